# What the program says in the terminal, around the games.

terminal-welcome = { $title }, the board game by William Attia. This is an unofficial edition.
terminal-seed = Seed { $seed }; { $options }
terminal-how = Type help for the rules of the moment and what you can type, quit to leave.
terminal-you = you
terminal-opponent-random = random
terminal-opponent-easy = easy
terminal-opponent-medium = medium
terminal-opponent-hard = hard
terminal-asks = { $name }: { $question }
terminal-means = You have { $means }.
terminal-commands =
    You can type a number, a move as it is written in the list, or
      board      the table                 moves      the list of moves again
      log        what happened this turn   log all    the whole story
      tiles      what can be built         undo       back to your previous decision
      hint       what a strong player would do
      save FILE  save the game             quit       leave
terminal-numbers = The moves are numbered from 1 to { $count }.
terminal-no-move = { $reason }. Type help for help.
terminal-illegal = { $move } is not possible: { $reason }
terminal-too-long = a line that is far too long

terminal-hint-thinks = Thinking about a hint …
terminal-hint-move = { $number }. { $move } ({ $meaning }): worth about { $points } PP, { $chance }% to win.
terminal-hint-line = Expected next: { $line }

terminal-next = { $name } is next. { $secret }
terminal-enter = { $name }, press Enter:
terminal-back = Back to move { $number }.
terminal-no-undo = There is no decision of yours to go back to.

terminal-save-where = Say in which file: save FILE
terminal-save-exists = { $file }: there is such a file already; choose another name.
terminal-saved = Saved in { $file }.
terminal-bye = The game is not saved. Good-bye!
terminal-bye-saved = The game is saved in { $file }. Go on with:

# The full screen
terminal-screen-board = Board
terminal-screen-log = Log
terminal-screen-supply = Tiles
terminal-screen-help = Help
terminal-screen-news = since your last move
terminal-screen-thinks = { $name } is thinking …
terminal-screen-over = The game is over
terminal-screen-small = The window is too small: { $size }. At least { $least } is needed.
terminal-screen-hint = ↑↓ Enter play · / find · i hint · u undo · ? keys · q quit
terminal-screen-hint-panel = ↑↓ scroll · Space back to the moves · Tab panels · ? keys
terminal-screen-hint-over = Tab panels · s save · u undo · ? keys · q quit
terminal-screen-hint-covered = Enter: go on · q: quit
terminal-screen-number = Move number:
terminal-screen-filter = Moves with:
terminal-screen-save = Save in file:
terminal-screen-quit = The game is not saved. Quit? y: yes · s: save · n: no
terminal-screen-keys-title = Keys
terminal-screen-keys =
    ↑ ↓ j k        select a move
    Enter          play it
    1 2 3 … Enter  play the move with that number
    /              find moves by their letters; Esc: all
    i              a hint: what a strong player would do
    u              undo: back to your previous decision
    b l t h        board, log, tiles, help on the rules
    Tab Shift-Tab  the next or previous of these
    Space          all the room for it, or less again
    PgUp PgDn      scroll it; so do Home, End, ← and →
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
