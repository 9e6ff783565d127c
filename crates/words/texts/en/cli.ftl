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
cli-file-exists = { $file } already exists; choose another name, or go on with that game: --resume { $file }
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
        [one] --bots names { $bots } opponent: too many for { $players } players with you
       *[other] --bots names { $bots } opponents: too many for { $players } players with you
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
cli-named-move = { $name } – { $meaning }
