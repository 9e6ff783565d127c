# What only the board in the browser says. Ids: web-…

web-pass = Pass
web-decline = Do nothing
web-done = That is all
web-provost-stays = the provost stays where he is
web-provost-moves = { $way ->
        [back] the provost goes { $steps } back, { $to }
       *[forward] the provost goes { $steps } forward, { $to }
    }
web-provost-to = to { $space }
web-built-with = { $name }, for { $goods }
web-built-for = pay { $price }: { $gain }
web-standing = { $name } ({ $space })
web-keep = Keep this hand
web-redraw = Draw a new hand
web-draw = Draw a card
web-replace = A new hand
web-steal = { $character }, from { $name }
web-provost = Provost
web-bailiff = Bailiff

# The panels
web-your-turn = Your turn
web-turn-yours = { $name }, it is your turn
# Where one thing can be done, or declined.
web-only-one = { $move }: do you want that?
web-turn-of = { $name } decides
web-decides = { $kind ->
        [place] where to place a worker
        [gate] where the worker on the Gate goes
        [guild] how far the Merchants’ guild moves the provost
        [joust] whether to pay for a favor on the Joust field
        [inn] whether a worker stays in the Inn
        [provost] where the provost goes
        [toll] where the provost goes
        [bridge] where the provost goes
        [bailiff] where the provost goes
        [produce] what to take
        [owner-cube] what to take
        [primary] what a worker does
        [effect] what a worker does
        [secondary] what to take as the owner
        [build] what to build
        [monument] which monument to build
        [site] which residence makes room
        [lawyer] what becomes a residence
        [trade] what to trade
        [batch] whether to give a batch
        [mulligan] whether to keep the first hand
        [action] on an action
        [character] on a character
        [favor-character] on a character
        [early-riser] whether to place a worker before all others
        [favor] how to use a favor
        [favor-line] how to use a favor
        [favor-effect] how to use a favor
        [favor-cube] how to use a favor
        [favor-trade] how to use a favor
       *[other] what to do
    }
web-sent = On its way: { $move }
web-group = { $kind ->
        [place] Place a worker
        [build] Build
        [cards] Cards
        [steal] Take a character
       *[site] Use a tile of the site
    }
web-choices = What you may do
web-players = The players
web-supply = Buildings to build
web-supply-left = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-board = The board
web-zoom-in = Closer
web-zoom-out = Farther
web-turn-order = Turn order
web-first-player = First player
web-prestige = Prestige points
web-hidden = hidden
web-camp = Workers in the camp
web-castle-houses = Houses in the castle
web-buildings = Buildings on the road
web-you = you
web-guest-mark = guest
web-hand = Your hand
web-hand-of = Cards in hand
web-pile = Pile
web-discard = Discard pile
web-tokens = Castle tokens
web-characters = Characters
web-castle = The castle
web-prestige-buildings = Prestige buildings
web-site-tile = Tile { $number } of the site: { $tile }
web-space = { $name } ({ $space }): { $more }
web-owned = belongs to { $name }
web-worker-of = { $name } has a worker there

# Every page
web-skip = To the content
web-settings = Settings
web-account = Account
web-language = Language
web-night = Candlelight
web-home = To the start page
web-nowhere = There is nothing at this address
web-loading = One moment …
web-offline = The server does not answer. Is there a network?
web-link-offline = You are offline.
web-database-away = The server cannot keep anything just now.

# The start page
web-welcome = Build the castle of the king, and a town beside it. The board games of the Caylus family by William Attia, in an unofficial edition.
web-game = Game
web-name = Your name
web-against = Against two bots:
web-play-now = Play now
web-new-table = Make a table
web-replay-file = Replay a record from a file
web-my-games = My games
web-open-tables = Join a table
web-watch = Watch
web-watching = The table is full; you are watching.
web-no-tables = None at the moment.
web-status = { $status ->
        [open] waits for players
        [running] is being played
       *[over] is over
    }
web-bot = bot ({ $level })
web-level-random = random
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard

# Making a table
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = Me
web-seat-open = Open
web-seat-kept = Kept for { $name }
web-seat-reserved = Kept for an account
web-seat-add = One more seat
web-seat-remove = Without seat { $number }
web-how = How it is played
web-pace = Time
web-pace-untimed = As much time as you like
web-pace-untimed-is = As much time as you like; whoever lets others wait for 14 days counts as gone
web-pace-live = A clock for each player
web-pace-days = Some days for each decision
web-pace-live-is = { $minutes } minutes for each player, { $increment } seconds more after each decision, the first { $delay } seconds free
web-pace-days-is = { $days ->
        [one] { $days } day for each decision
       *[other] { $days } days for each decision
    }
web-minutes = Minutes
web-increment = Seconds for each decision
web-days = Days
web-days-hours = { $days } d { $hours } h
web-stand-in = For who is gone
web-stand-in-end = the game ends
web-is-public = Everybody can find the table
web-is-private = Only who has the link finds the table
web-make = Make the table
web-option-is = { $option }: { $value }
web-option-edition = Edition
web-option-edition-french = French
web-option-edition-english = English
web-option-edition-premium = Premium
web-option-favors = Royal favors
web-option-favors-table = with the table
web-option-favors-simplified = simplified
web-option-rules = Rules
web-option-rules-standard = standard
web-option-rules-beginner = beginner
web-option-characters = Characters
web-option-characters-random = by chance
web-option-characters-first-game = for a first game
web-option-open-prestige = Points of the others
web-option-open-prestige-no = hidden
web-option-open-prestige-yes = open

# Before the start
web-title-open = { $game }: before the start
web-join = Join
web-sit = Sit here
web-fill = Open seats become bots:
web-start = Start
web-leave = Leave
web-invite = Invite others
web-invite-how = Whoever has this link can join or watch.
web-link = The link
web-copy = Copy
web-copied = Copied

# At the table
web-no-table = There is no such table
web-actions = What else you can do
web-clocks = Time left
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = { $name } asks to take moves back. Agreed?
web-undo-waits = { $name } asks to take moves back.
web-yes = Yes
web-no = No
web-hint = A hint
web-hints = What a strong player would do
web-hints-for = What a strong player would do as { $name }
web-thinking = Thinking …
web-return = Come back
web-replace-player = Take over from { $name }
web-resign = Give up
web-resign-sure = { $then ->
        [end] The game ends for all. Really?
       *[bot] A bot plays on for you; you can come back. Really?
    }
web-latest = Since your last move:
web-log = What happened
web-chat = Talk
web-chat-unread = { $count ->
        [one] Talk: { $count } new line
       *[other] Talk: { $count } new lines
    }
web-chat-empty = Nobody has said anything.
web-chat-text = Say something
web-chat-say = Say
web-help = The rules now
web-entry-undone = { $moves ->
        [one] { $moves } move was taken back.
       *[other] { $moves } moves were taken back.
    }
web-entry-undo-asked = { $name } asks to take moves back.
web-entry-undo-answered = { $agrees ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
web-entry-handed-over = { $reason ->
        [resigned] { $name } gives up; a { $bot } plays on.
        [out-of-time] { $name } is out of time; a { $bot } plays on.
        [returned] { $name } is back.
        [replaced] { $name } takes over.
       *[other] A { $bot } plays on.
    }
web-entry-ended = { $reason ->
        [resigned] { $name } gives up. The game ends.
        [out-of-time] { $name } is out of time. The game ends.
       *[other] The game ends.
    }

# The end
web-place = Place
web-sources = Points from
web-source-castle = Castle
web-source-buildings = Building
web-source-work = Working
web-source-owner = Others at work in one’s buildings
web-source-favors = Favors
web-source-characters = Characters
web-source-tokens = Castle tokens
web-source-cards = Buildings
web-source-gold = Gold left
web-source-cubes = Cubes left
web-source-deniers = Deniers left
web-source-other = Otherwise
web-chart = { $unit ->
        [round] Points over the rounds
       *[turn] Points over the turns
    }
web-replay = Replay
web-record = The record as a file

# Replay
web-no-game = There is no such game
web-back = One move back
web-forward = One move forward
web-move-number = Moves
web-fork-bots = Play on against bots
web-fork-all = All seats at this screen

# The account
web-nobody = You need no account to play. With one you find your games on every device.
web-guest = You are a guest. With an account you keep your games and find them on every device.
web-password = Password
web-sign-in = Sign in
web-register = New account
web-sign-out = Sign out
web-rename = Change the name
web-games-played = { $count ->
        [one] { $count } game finished
       *[other] { $count } games finished
    }

# ---- The pages around the table (block of the pages) ----

# Failing, waiting
web-again = Try again
web-close = Close
web-more = More
web-less = Less
web-remove = Remove
web-change = Change
web-changed = Changed.
web-nowhere-why = The link may be old, or a letter of it may be missing.
web-link-again = The connection broke. Connecting again …
web-unsent = What you have chosen is kept and sent as soon as possible.
web-sending = Sending …
web-problem = That did not work: { $detail }
web-problem-401 = You are not signed in here any more.
web-problem-403 = You may not do that.
web-problem-404 = There is no such thing.
web-problem-409 = That does not fit what is there.
web-problem-413 = That is too much.
web-problem-429 = Too much at once. Wait a moment.
web-problem-500 = The server has failed. That is not your fault.
web-problem-502 = Something between you and the server does not answer.
web-problem-503 = The server cannot do that just now. Try again in a moment.
web-problem-settings = A table cannot be played that way.
web-problem-started = The game has started already.
web-problem-not-started = The game has not started yet.
web-problem-over = The game is over.
web-problem-not-over = That can be seen when the game is over.
web-problem-seat-taken = Somebody sits there already.
web-problem-no-seat = There is no seat for you.
web-problem-seats-open = There are open seats: say which bots are to take them.
web-problem-not-owner = Only who made the table can do that.
web-problem-not-seated = You do not sit at this table.
web-problem-not-your-seat = This is not your seat.
web-problem-not-your-turn = It is not your turn.
web-problem-late = That came too late: something else happened first. Here is the table as it is now.
web-problem-illegal-move = That is not possible here.
web-problem-key-used = That was sent already.
web-problem-nothing-to-undo = You have made no move that could be taken back.
web-problem-revealed = Somebody has learnt a secret since, so it cannot be taken back.
web-problem-already-asked = Somebody asks to take moves back already.
web-problem-nobody-to-ask = No other player is here to agree to taking moves back.
web-problem-not-asked = Nobody asks you to take moves back.
web-problem-not-away = No bot plays for you.
web-problem-not-gone = This seat is not free to be taken over.
web-problem-has-seat = You can play only one seat at a table.
web-problem-in-time = The time has not run out.
web-problem-no-hints = Hints are for tables where all others are bots.
web-problem-hint-pending = You are already waiting for a hint.
web-problem-bot-tables = You already have the maximum number of bots-only games running. Wait for one to finish.
web-problem-name = This name cannot be taken: 1 to 24 letters or digits, with single spaces, dots or dashes.
web-problem-name-taken = There is an account whose name looks like this one.
web-problem-sign-in = There is no account with this name and password.
web-problem-password = The password is wrong.
web-problem-too-many = You have as many as are possible. Remove one first.
web-problem-address = Nothing can be sent to this address.
web-problem-undelivered = It did not arrive.
web-problem-record = This file is no record of a game: such a file begins with “caylus-record 1”.
web-problem-record-empty = This file is empty.
web-problem-record-line = { $kind ->
        [head] Line { $line } of this file says something wrong about the game:
        [unknown] Line { $line } of this file is no move of this game:
        [turn] In line { $line } of this file it is another’s turn:
        [number] In line { $line } of this file the moves are counted wrongly:
       *[illegal] The move in line { $line } of this file is not possible there:
    }
web-problem-record-game = This file is of a game that is not played here:
web-problem-record-long = This file is too long for a record.

# The start page, more
web-new-table-help = With friends, with strangers, or several people at this screen
web-rules-help = What one may do, every tile, and what is often asked
web-replay-file-help = Open a game that was kept as a file
web-no-games = You sit at no table yet.
web-no-open-tables = Nobody waits for players at the moment. Make a table!
web-watch-over = Games to replay
web-no-over-tables = No public game is over yet.
web-place-is = place { $place }
web-blurb-classic = Two hours: a road of buildings, a castle in three sections, royal favors, and a provost who may be bribed.
web-blurb-magna-carta = One hour, with cards: build the street from your own hand, and deliver batches for the castle.
web-blurb-y1303 = An hour and a half: workers instead of money, characters that change hands, and a shorter road.

# Making a table, more
web-players-from-to = { $least } to { $most } players
web-seat-local = Somebody else at this screen
web-seat-player = Player { $number }
web-seat-name = The name for seat { $number }
web-their-name = Name
web-seat-me-help = { $name } sits here.
web-seat-local-help = Plays here too, in turn.
web-seat-open-help = Whoever comes first.
web-seat-reserved-help = Only this account can sit here.
web-level-random-help = Does anything that is allowed.
web-level-easy-help = For a first game.
web-level-medium-help = Knows what it wants.
web-level-hard-help = Thinks ahead, and takes its time for it.
web-seat-shared = Several people play at this screen. Where there are secrets, the page is covered before it is handed on.
web-rules-of = Rules
web-options-fine = Single rules of the edition
web-option-edition-help = The editions differ in three buildings: Jeweller, Church and Tailor.
web-option-favors-help = Simplified, a favor gives its first column only; for a first game.
web-option-jeweller = Jeweller
web-option-jeweller-by-edition = as the edition has it
web-option-jeweller-yes = in the supply
web-option-jeweller-no = left out
web-option-jeweller-help = Is it among the stone buildings?
web-option-church = Church
web-option-church-by-edition = as the edition has it
web-option-church-3 = 3 PP
web-option-church-4 = 4 PP
web-option-church-help = What building it scores.
web-option-tailor = Tailor
web-option-tailor-by-edition = as the edition has it
web-option-tailor-2-4 = 2 cloth for 4 PP
web-option-tailor-1-2 = 1 cloth for 2 PP
web-option-tailor-help = What it gives for cloth; 3 cloth always give 6 PP.
web-option-rules-help = The beginner game leaves out a few cards and is a little shorter.
web-option-characters-help = A first game is easier with the set that the booklet recommends.
web-option-open-prestige-help = Gains are public when made, so an attentive player can add them up. This only decides whether the totals are shown before the end.
web-pace-untimed-help = Nobody is hurried.
web-pace-live-help = All are there, and a game ends in one evening.
web-pace-days-help = Look in when you like; you can be told when it is your turn.
web-delay = Seconds free for each decision
web-sleep = The night does not count
web-sleep-from = from
web-sleep-to = to
web-sleep-zone = in
web-hour = { $hour }:00
web-sleep-is = no time runs from { $from }:00 to { $to }:00 ({ $zone })
web-stand-in-help = If somebody gives up or runs out of time. Whoever left can come back to a seat that a bot keeps.
web-who-finds = Who can find it
web-fault = Something above is missing.
web-fault-players = This game has not so many players.
web-fault-account = Say which account.
web-fault-twins = This name is there twice.
web-fault-sleep = The night must begin and end at different hours.

# Before the start, more
web-lobby-wait = { $count ->
        [one] The game starts when the last seat is taken.
       *[other] The game starts when the last of { $count } open seats is taken.
    }
web-lobby-join = { $count ->
        [one] One seat is open: sit down and play.
       *[other] { $count } seats are open: sit down and play.
    }
web-close-table = Close the table

# At the table, more
web-cover = Pass the device to { $name }
web-cover-why = What comes next is for these eyes only.
web-cover-done = I am { $name }
web-bell = Tell me when it is my turn
web-bell-sound = by a sound
web-sound-switch = A sound when it is my turn
web-bell-notice = by a notice, when the page is out of sight
web-bell-denied = The browser does not allow notices from this page.
web-bell-more = Also when the page is closed …
web-hint-chance = { $percent } % to win
web-hint-how = Click a move to see it on the board; it is made when you say so there.
web-hint-look = A move shows its place on the board.
web-hint-line = Expected next:
web-undo-mine = You ask to take moves back. The others have to agree.
web-undo-withdraw = Withdraw
web-log-empty = Nothing has happened yet.
web-log-keys = The arrow keys go from entry to entry and show its places on the board. Enter opens the rules of a phase that begins there.
web-chat-earlier = What was said before
web-chat-nobody = Who says something needs a name:

# The end, more
web-once-more = Once more
web-chart-table = As a table
web-chart-turn = { $unit ->
        [round] Round
       *[turn] Turn
    }
web-chart-end = end
web-chart-turns = { $unit ->
        [round] Rounds
       *[turn] Turns
    }

# Replay, more
web-game-runs = This game can be replayed when it is over
web-to-start = To the beginning
web-to-end = To the end
web-play = Play by itself
web-pause = Pause
web-move-of = { $at } of { $last } moves
web-move-none = The beginning.
web-fork = Play on from here
web-fork-help = This position becomes a new game; the old one stays as it is.
web-fork-seat = You are
web-fork-level = The others are bots:
web-fork-over = The game is over here. Go back to a position that can be played on.
web-share = A link to this position

# The account, more
web-register-do = Make the account
web-sign-in-old = I have one
web-sign-in-guest = The games of this guest stay without you.
web-password-help = At least 8 characters.
web-new-password = New password
web-old-password = Password until now
web-new-password-help = All other devices and tokens are signed out.
web-strength = Strength
web-rating-players = Players
web-rating = Rating
web-rating-games = Games
web-no-rating = Games between accounts are rated, except those that continue another game or start from a chosen position or seed.
web-my-finished = My finished games
web-no-finished = None is over yet.
web-notices = When it is my turn
web-notices-help = You are told there if you have not decided after a moment.
web-no-notices = Nowhere yet.
web-notice-push = Browser
web-notice-discord = Discord
web-notice-slack = Slack
web-notice-webhook = Webhook
web-notice-kind = Kind
web-notice-url = Address of the webhook
web-notice-add = Add
web-notice-here = Tell this browser, also when the page is closed
web-notice-test = Try it
web-notice-sent = Sent.
web-push-failed = The browser could not be reached for notices.
web-tokens-of-programs = Tokens for programs
web-tokens-help = With a token a program of yours plays for you.
web-token = Token
web-token-once = This is the token. It is shown only now.
web-token-label = What it is for
web-token-make = Make a token
web-token-remove = Remove { $label }
web-bye = Leaving
web-delete = Delete the account …
web-delete-guest = Forget this guest …
web-delete-sure = This cannot be taken back: name, ratings, tokens and notices are forgotten, and bots play on in your seats.
web-delete-guest-sure = This cannot be taken back: the name is forgotten, and bots play on in your seats.
web-delete-do = Delete for ever

# The rules (rule books and guide: rules.ftl and so on)
web-rules = The rules

# The table explained (table/about.ts, Card.svelte)
web-any = { $count ->
        [one] { $count } cube of any kind
       *[other] { $count } cubes of any kind
    }
web-kind-neutral = neutral building
web-kind-fixed = building of the board
web-kind-wood = wood building
web-kind-stone = stone building
web-kind-residence = residence
web-kind-prestige = prestige building
web-kind-start = starting tile
web-kind-monument = monument
web-kind-special = special building
web-kind-character = character
web-about-effect = A worker
web-about-gives = It gives its owner
web-about-share = Its owner, if another works there
web-about-built = When it is built
web-about-cost = Cost
web-about-points = Points for building it
web-about-owner = Owner
web-about-worker = Worker there
web-about-nobody = nobody
web-about-on = { $kind } on { $space }
web-about-empty = an empty space of the road
web-about-delayed = will become a residence of { $name }
web-about-seal = When the bailiff comes here, the houses { $section-at } are counted.
web-about-cubes = { $count ->
        [one] { $count } cube lies on it for its owner
       *[other] { $count } cubes lie on it for its owner
    }
web-about-acting = It is acting now.
web-about-section = { $counted ->
        [yes] { $houses } of { $places } houses, counted
       *[no] { $houses } of { $places } houses, { $points } PP each
    }
web-about-tokens = { $count ->
        [one] { $count } token left, { $points } PP each
       *[other] { $count } tokens left, { $points } PP each
    }
web-about-favor = It gives
web-about-column = { $column ->
        [0] royal favors
       *[other] royal favors, column { $column }
    }
web-about-markers = Markers there
web-about-site = Favors can use it in the rounds { $rounds } and later ones.
web-about-provost = Buildings beyond him do not work.
web-about-bailiff = He goes on at the end of every turn. Where he comes to a seal, a section of the castle is counted.
web-about-beyond = Workers beyond the provost then
web-beyond = beyond him: { $workers }
web-about-passed = Have passed
web-provost-here = The provost is here.
web-bailiff-here = The bailiff is here.
web-worker-at = { $name }: { $place } ({ $space })
web-workers = Workers
web-do = Do it
web-not-now = Not now
web-in-rules = In the rules
web-more-choices = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
web-careful = Ask again before a choice counts
web-as-text = The table as text
web-as-board = The table as a board

# The table as text (table/text.ts)
web-text-now = Now
web-text-none = none
web-text-player = Player
web-text-fact = { $term }: { $text }
web-text-asked = The question: { $question }
web-text-road = The road
web-text-at = on { $space }
web-text-color = Colour
web-text-batches = Batches this turn
web-text-houses = Houses { $section-at }
web-text-tokens = Tokens { $section-of }
web-text-special = Special buildings
web-text-favors = Royal favors: what each column gives, and in which column everybody is
web-text-line = Line
web-text-used = Lines used by { $name } in this phase
web-text-characters = Characters of { $name }
