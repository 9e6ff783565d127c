# Errors on the command line. Those about usage are worded as clap words them.

cli-error = error: { $message }

# Values
cli-value-file = FILE
cli-value-game = GAME
cli-value-lang = LANG
cli-value-levels = LEVEL,…
cli-value-name = NAME
cli-value-option = NAME=VALUE
cli-value-seats = SEAT,…
cli-number = expected a whole number
cli-number-range = expected a whole number from { $min } to { $max }

# Usage
cli-usage = Usage: { $usage }
cli-usage-help = For more information, try '{ $flag }'.
cli-usage-tip = tip: { $tip }
cli-usage-similar-argument = a similar argument exists: '{ $argument }'
cli-usage-similar-value = a similar value exists: '{ $value }'
cli-usage-escape = to pass '{ $argument }' as a value, use '-- { $argument }'
cli-usage-possible-values = [possible values: { $values }]
cli-usage-unknown-argument = unexpected argument '{ $argument }' found
cli-usage-invalid-value = invalid value '{ $value }' for '{ $argument }'
cli-usage-invalid-value-reason = invalid value '{ $value }' for '{ $argument }': { $reason }
cli-usage-missing-value = a value is required for '{ $argument }' but none was supplied
cli-usage-extra-value = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
cli-usage-missing-arguments = the following required arguments were not provided:
cli-usage-repeated = the argument '{ $argument }' cannot be used multiple times
cli-usage-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
cli-usage-not-utf8 = invalid UTF-8 was detected in one or more arguments
cli-usage-other = invalid command line

# Files
cli-stdin = standard input
cli-read = cannot read { $file }: { $reason }
cli-write = cannot write { $file }: { $reason }
cli-create-dir = cannot create directory { $dir }: { $reason }
cli-dir-not-empty = directory { $dir } is not empty; choose a new one
cli-not-utf8 = not valid UTF-8
cli-record = { $file }: { $reason }
cli-file-exists = { $file } already exists; choose another name, or continue that game with --resume { $file }
cli-io-exists = file exists
cli-io-is-a-directory = is a directory
cli-io-not-a-directory = not a directory
cli-io-not-found = no such file or directory
cli-io-permission = permission denied
cli-io-read-only = read-only file system
cli-io-full = no space left on device
cli-io-other = input/output error { $code }

# Games
cli-players-seats = { $seats ->
        [one] --players { $players } does not match --seats, which names { $seats } seat
       *[other] --players { $players } does not match --seats, which names { $seats } seats
    }
cli-seats-players = { $seats ->
        [one] --seats names { $seats } seat, but the game has { $players } players
       *[other] --seats names { $seats } seats, but the game has { $players } players
    }
cli-too-many-bots = { $bots ->
        [one] --bots names { $bots } opponent; with you, that is too many for { $players } players
       *[other] --bots names { $bots } opponents; with you, that is too many for { $players } players
    }
cli-too-many-names = { $humans ->
        [0] --name is for human players, but no seat is human
        [one] --name is given { $names } times, but there is only { $humans } human player
       *[other] --name is given { $names } times, but there are only { $humans } human players
    }
cli-at = { $count ->
        [one] { $argument } is past the end: the record has { $count } move
       *[other] { $argument } is past the end: the record has { $count } moves
    }
cli-bot-failed = the bot failed to choose a move; please report this as a bug

# Moves

# Help of the commands with --lang; equal to the help that clap prints in English
cli-help-play = Play in the terminal
cli-help-replay = Check a recorded game and print its log or a position
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-default = [default: { $value }]
cli-help-game = Game to play
cli-help-players = Number of players
cli-help-seed = Random seed; the same seed gives the same game
cli-help-option = Option of the game, such as edition=english; can be repeated
cli-help-lang = Language [default: from LC_ALL, LC_MESSAGES or LANG]
cli-help-seats = Who plays each seat, in seat order
cli-help-bots = Your opponents; the last one fills the remaining seats
cli-help-time = Thinking time of hard and master opponents per move, in milliseconds [default: 1000]
cli-help-name = Name of a human player; can be repeated, in seat order
cli-help-save = Save the game to this file after every decision; it must not exist yet
cli-help-resume = Resume the game saved in this file
cli-help-plain = Print and read line by line instead of using the full screen
cli-help-file = Record of a game; - reads standard input
cli-help-at = Print the position after this many moves
cli-help-json = Print JSON on one line
cli-help-help = Print help
cli-help-examples = Examples:
cli-help-opponents = By default you play against two medium bots. If all seats are bots, the game is played to the end and the result is printed.
cli-help-screen = The game uses the full screen; press ? for a list of keys. With --plain it reads and prints line by line, for screen readers and scripts; the same applies if stdin or stdout is not a terminal, or if TERM=dumb. Set NO_COLOR=1 to disable colours.
cli-help-game-options = Options of { $game }: { $options }
cli-help-example-log = print the log of the whole game
cli-help-example-table = show the table after 40 moves
cli-help-example-position = print it as JSON, for `load` in `caylus engine`
cli-help-example-stdin = read standard input
cli-help-hidden-cards = Hidden cards are shown: a record contains the seed, so it hides nothing.
cli-help-record-errors = Errors in a record are reported with line and column; the exit code is then 2.
