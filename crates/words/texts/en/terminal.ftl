# Texts of the terminal program, outside the games.

terminal-welcome = { $title }, the board game by William Attia. This is an unofficial edition.
terminal-seed = Seed { $seed }; { $options }
terminal-how = Type help for rules and commands, quit to leave.
terminal-you = you
terminal-opponent-random = random
terminal-opponent-easy = easy
terminal-opponent-medium = medium
terminal-opponent-hard = hard
terminal-opponent-master = master
terminal-asks = { $name }: { $question }
terminal-means = You have { $means }.
terminal-commands =
    Type a number, a move as written in the list, or
      board      the board                 moves      the list of moves again
      log        the log of this turn      log all    the whole log
      tiles      what can be built         undo       take back your last move
      hint       suggested moves
      save FILE  save the game             quit       leave
# What players type, words separated by spaces; every language is understood. `all` follows `log`.
terminal-command-help = help
terminal-command-board = board
terminal-command-moves = moves
terminal-command-tiles = tiles cards
terminal-command-log = log
terminal-command-all = all
terminal-command-hint = hint
terminal-command-undo = undo
terminal-command-save = save
terminal-command-quit = quit exit

terminal-numbers = The moves are numbered from 1 to { $count }.
terminal-no-move = { $reason }. Type help for the commands.
terminal-illegal = { $move } is not possible: { $reason }
terminal-too-long = this line is far too long

terminal-hint-thinks = Thinking about a hint…
terminal-hint-move = { $number }. { $move } ({ $meaning }): worth about { $points } PP, { $chance }% to win ({ $others }).
terminal-hint-other = { $name } { $chance }%
terminal-hint-line = Expected next: { $line }

terminal-next = { $name } is next. { $secret }
terminal-enter = { $name }, press Enter:
terminal-back = Back to move { $number }.
terminal-no-undo = You have no move to take back.

terminal-save-where = Give a file name: save FILE
terminal-save-exists = { $file } already exists; choose another name.
terminal-saved = Saved to { $file }.
terminal-bye = Game not saved. Goodbye!
terminal-bye-saved = Game saved to { $file }. To continue:

# The full screen
terminal-screen-board = Board
terminal-screen-log = Log
terminal-screen-supply = Tiles
terminal-screen-help = Help
terminal-screen-news = since your last move
terminal-screen-thinks = { $name } is thinking…
terminal-screen-over = The game is over
terminal-screen-small = The window is too small: { $size }. It needs at least { $least }.
terminal-screen-hint = ↑↓ Enter play · / find · i hint · u undo · ? keys · q quit
terminal-screen-hint-panel = ↑↓ scroll · Space back to the moves · Tab panels · ? keys
terminal-screen-hint-over = Tab panels · s save · u undo · ? keys · q quit
terminal-screen-hint-covered = Enter: continue · q: quit
terminal-screen-number = Move number:
terminal-screen-filter = Find moves:
terminal-screen-save = Save to file:
terminal-screen-quit = The game is not saved. Quit? y: yes · s: save · n: no
terminal-screen-keys-title = Keys
terminal-screen-keys =
    ↑ ↓ j k        select a move
    Enter          play it
    1 2 3 … Enter  play the move with that number
    /              filter the moves as you type; Esc: all
    i              hint: suggested moves
    u              undo: take back your last move
    b l t h        board, log, tiles, help on the rules
    Tab Shift-Tab  next or previous panel
    Space          enlarge the panel, or shrink it again
    PgUp PgDn      scroll it; also Home, End, ← and →
    s              save the game
    q              quit
    Mouse          the wheel scrolls, a click selects

# A record
terminal-story = { $title }, { $players } players, { $start }
terminal-start-seed = seed { $seed }
terminal-start-position = from a position
terminal-options = Options: { $options }
terminal-players = Players: { $players }
terminal-after = After { $at } of { $count } moves
terminal-unfinished = { $count ->
        [one] The record ends after { $count } move. { $asks }
       *[other] The record ends after { $count } moves. { $asks }
    }
