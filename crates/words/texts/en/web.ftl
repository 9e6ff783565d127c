# Texts of the page alone. Ids: web-…

web-standing = { $name } ({ $space })
web-provost = Provost
web-bailiff = Bailiff

# The panels
web-your-turn = Your turn
web-turn-yours = { $name }, it is your turn
# Asked when there is only one move besides declining.
web-only-one = Choose { $move }?
web-turn-of = { $name }’s turn
web-decides = { $kind ->
        [place] placing a worker or passing
        [gate] moving the worker from the Gate
        [guild] moving the provost with the Merchants’ guild
        [joust] buying a favor on the Joust field, or not
        [inn] staying in the Inn, or leaving
        [provost] moving the provost
        [toll] moving the provost
        [bridge] moving the provost
        [bailiff] moving the provost
        [produce] choosing what to take
        [owner-cube] choosing what to take
        [primary] using a card
        [effect] using a building
        [secondary] choosing what to take as the owner
        [build] choosing what to build
        [monument] choosing a monument to build
        [site] choosing a residence to build on
        [lawyer] choosing a building to turn into a residence
        [trade] choosing a trade
        [batch] giving a batch, or not
        [mulligan] keeping the starting hand, or not
        [action] choosing an action
        [character] choosing a character
        [favor-character] choosing a character
        [early-riser] placing a worker early, or not
        [favor] using a favor
        [favor-line] using a favor
        [favor-effect] using a favor
        [favor-cube] using a favor
        [favor-trade] using a favor
       *[other] choosing a move
    }
web-sent = Sending: { $move }
web-group = { $kind ->
        [place] Place a worker
        [build] Build
        [cards] Cards
        [steal] Take a character
       *[site] Use a site tile
    }
web-choices = Possible moves
web-players = Players
web-supply = Available buildings
web-supply-left = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
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
web-castle = Castle
web-prestige-buildings = Prestige buildings
web-site-tile = Site tile { $number }: { $tile }
web-space = { $name } ({ $space }): { $more }
web-owned = owned by { $name }
web-worker-of = { $name } has a worker there

# Every page
web-skip = Skip to content
web-settings = Settings
web-account = Account
web-language = Language
web-night = Dark mode
web-home = Home
web-nowhere = Page not found
web-loading = Loading…
web-offline = Cannot reach the server. Check your connection.
web-link-offline = You are offline.
web-database-away = The server cannot save moves right now.

# The start page
# What a page is about, for search engines.
web-description-new = Open a table for Caylus, Caylus Magna Carta or Caylus 1303: choose the game, the seats and the time, and play in the browser with friends or against bots.
web-description-rules = The rules of { $title }: how a turn goes, every building explained, and answers to common questions.
web-welcome = Build the king’s castle, and a town at its feet. William Attia’s Caylus board games, in an unofficial edition.
web-game = Game
web-name = Your name
web-against = Against two bots:
web-play-now = Play now
web-new-table = Create a table
web-replay-file = Replay a game from a file
web-my-games = My games
web-open-tables = Join a table
web-watch = Watch
web-watching = This table is full. You are watching.
web-no-tables = No games to watch right now.
web-status = { $status ->
        [open] waiting for players
        [running] in progress
       *[over] finished
    }
web-bot = bot ({ $level })
web-level-random = random
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-master = master

# Creating a table
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = Me
web-seat-open = Open
web-seat-kept = Reserved for { $name }
web-seat-reserved = Reserved for a player
web-seat-add = Add a seat
web-seat-remove = Remove seat { $number }
web-how = Game settings
web-pace = Time control
web-pace-untimed = Unlimited
web-pace-untimed-is = Unlimited time; after 14 days without a move, a player counts as away
web-pace-live = Real time
web-pace-days = Correspondence
web-pace-live-is = { $minutes } minutes per player, plus { $increment } seconds per move; the first { $delay } seconds of each move are free
web-pace-days-is = { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-minutes = Minutes per player
web-increment = Increment (seconds per move)
web-days = Days per move
web-days-hours = { $days } d { $hours } h
web-stand-in = If a player leaves
web-stand-in-end = the game ends
web-is-public = Public
web-is-private = Link only
web-make = Create table
web-option-is = { $option }: { $value }
# Options: name, values, help. `.rule` says what the value changes.
web-option-by-edition = as in the edition
web-option-edition = Edition
web-option-edition-french = French
web-option-edition-english = English
web-option-edition-premium = Premium
web-option-favors = Royal favors
web-option-favors-table = full
web-option-favors-simplified = simplified
    .rule = Simplified favors: there is no table of favors; each favor is 3 PP.
web-option-rules = Rules
web-option-rules-standard = standard
web-option-rules-beginner = beginner
    .rule = Beginner game: no provost, no Lawyer, no Church, no residences, no Hotel. Prestige buildings need no residence.
web-option-characters = Characters
web-option-characters-random = random
web-option-characters-first-game = first-game set
    .rule = The characters for a first game: they are easy to use.
web-option-open-prestige = Opponents’ points
web-option-open-prestige-no = hidden
web-option-open-prestige-yes = visible
    .rule = Everybody sees the points of all.

# Before the start
web-title-open = { $game }: waiting for players
web-join = Join
web-sit = Sit here
web-fill = Fill open seats with bots:
web-start = Start
web-leave = Leave table
web-invite = Invite players
web-invite-how = Anyone with this link can join or watch.
web-link = Link
web-copy = Copy
web-copied = Copied

# At the table
web-no-table = Table not found
web-actions = Other actions
web-clocks = Time left
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = { $name } asks to take back moves. Do you agree?
web-undo-waits = { $name } asks to take back moves.
web-yes = Yes
web-no = No
web-hint = Hint
web-hints = Suggested moves
web-hints-for = Suggested moves for { $name }
web-thinking = Thinking…
web-return = Rejoin the game
web-replace-player = Take over from { $name }
web-resign = Resign
web-resign-sure = { $then ->
        [end] The game ends for everyone. Resign?
       *[bot] A bot plays on for you, and you can come back. Resign?
    }
web-log = Log
web-chat = Chat
web-chat-unread = { $count ->
        [one] Chat: { $count } new message
       *[other] Chat: { $count } new messages
    }
web-chat-empty = No messages yet.
web-chat-text = Message
web-chat-say = Send
web-help = Rules for this step
web-entry-undone = { $moves ->
        [one] { $moves } move was taken back.
       *[other] { $moves } moves were taken back.
    }
web-entry-undo-asked = { $name } asks to take back moves.
web-entry-undo-answered = { $agrees ->
        [yes] { $name } agrees.
       *[no] { $name } declines.
    }
web-entry-handed-over = { $reason ->
        [resigned] { $name } resigns; a { $bot } takes over.
        [out-of-time] { $name } ran out of time; a { $bot } takes over.
        [returned] { $name } is back.
        [replaced] { $name } takes over.
       *[other] A { $bot } takes over.
    }
web-entry-ended = { $reason ->
        [resigned] { $name } resigns. The game ends.
        [out-of-time] { $name } ran out of time. The game ends.
       *[other] The game ends.
    }

# The end
web-result-you = { $isShared ->
        [yes] { $place ->
            [1] You share the victory
            [2] You share 2nd place
            [3] You share 3rd place
           *[other] You share { $place }th place
        }
       *[no] { $place ->
            [1] You won
            [2] You came 2nd of { $players }
            [3] You came 3rd of { $players }
           *[other] You came { $place }th of { $players }
        }
    }
web-rating-change = Your rating: { $before } → { $after }
web-rating-soon = Your new rating will be here in a moment.
web-rating-none = This game does not count for the ratings: that takes at least two accounts and a random start.
web-rematch-here = Rematch? The table is here: { $link }
web-share-game = Share this game
web-chart-see = { $unit ->
        [round] Replay from round { $turn }
       *[turn] Replay from turn { $turn }
    }
web-chart-see-end = Replay from the end
web-place = Rank
web-sources = Points from
web-source-castle = Castle
web-source-buildings = Building
web-source-work = Work
web-source-owner = As building owner
web-source-favors = Favors
web-source-characters = Characters
web-source-tokens = Castle tokens
web-source-cards = Buildings
web-source-gold = Gold left
web-source-cubes = Cubes left
web-source-deniers = Deniers left
web-source-penalties = Penalties
web-source-other = Other
web-chart = { $unit ->
        [round] Points by round
       *[turn] Points by turn
    }
web-replay = Replay
web-record = Download record

# Replay
web-no-game = Game not found
web-back = Previous move
web-forward = Next move
web-move-number = Move
web-fork-bots = Play against bots
web-fork-all = Play all seats here

# The account
web-nobody = You can play without an account. With one, you find your games on all your devices.
web-guest = You are playing as a guest. Create an account to keep your games and find them on all your devices.
web-password = Password
web-sign-in = Sign in
web-register = Create an account
web-sign-out = Sign out
web-rename = Change name
web-games-played = { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }

# Errors, waiting
web-again = Try again
web-close = Close
web-more = More
web-less = Less
web-remove = Remove
web-change = Save
web-changed = Saved.
web-nowhere-why = The link may be out of date or incomplete.
web-link-again = Connection lost. Reconnecting…
web-unsent = Your move will be sent as soon as possible.
web-sending = Sending…
web-problem = Something went wrong: { $detail }
web-problem-401 = You are no longer signed in.
web-problem-403 = You are not allowed to do that.
web-problem-404 = Not found.
web-problem-409 = This conflicts with the current state.
web-problem-413 = Too large.
web-problem-429 = Too many requests. Wait a moment.
web-problem-500 = Server error. It is not your fault.
web-problem-502 = The server is not responding. Try again in a moment.
web-problem-503 = The server is temporarily unavailable. Try again in a moment.
web-problem-settings = These settings do not work together.
web-problem-started = The game has already started.
web-problem-not-started = The game has not started yet.
web-problem-over = The game is over.
web-problem-not-over = Available when the game is over.
web-problem-seat-taken = This seat is already taken.
web-problem-no-seat = There is no free seat for you.
web-problem-seats-open = Some seats are still open. Choose bots to fill them.
web-problem-not-owner = Only the table’s creator can do that.
web-problem-not-seated = You are not playing at this table.
web-problem-not-your-seat = This is not your seat.
web-problem-not-your-turn = It is not your turn.
web-problem-late = Too late: the game has moved on. Here is the current position.
web-problem-illegal-move = This move is not possible.
web-problem-key-used = This was already sent.
web-problem-nothing-to-undo = You have no move to take back.
web-problem-revealed = Hidden information has been revealed since, so this cannot be taken back.
web-problem-already-asked = A request to take back moves is already open.
web-problem-nobody-to-ask = There is no other player here to agree.
web-problem-not-asked = Nobody has asked you to take back moves.
web-problem-not-away = No bot is playing for you.
web-problem-not-gone = This seat cannot be taken over.
web-problem-has-seat = You can take only one seat per table.
web-problem-in-time = Time has not run out yet.
web-problem-no-hints = Hints are available only when all other players are bots.
web-problem-hint-pending = You are already waiting for a hint.
web-problem-bot-tables = You already have the maximum number of bots-only games running. Wait for one to finish.
web-problem-name = Invalid name. Use 1 to 24 letters or digits; single spaces, dots and dashes are allowed.
web-problem-name-taken = This name, or one very like it, is already taken.
web-problem-sign-in = Wrong name or password.
web-problem-password = Wrong password.
web-problem-too-many = You have reached the limit. Remove one first.
web-problem-address = Notifications cannot be sent to this address.
web-problem-undelivered = Delivery failed.
web-problem-record = This file is not a game record. Records begin with “caylus-record 1”.
web-problem-record-empty = This file is empty.
web-problem-record-line = This record cannot be read: { $reason }.
web-problem-record-long = This file is too long for a game record.

# The start page, more
web-new-table-help = With friends, with anyone online, or with several people on this device
web-rules-help = How to play, every tile explained, and common questions
web-replay-file-help = Open a saved game record
web-no-games = You have no games yet.
web-no-open-tables = No tables are waiting for players. Create one!
web-watch-over = Finished games
web-no-over-tables = No finished public games yet.
web-place-is = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
web-blurb-classic = Two hours: a road of buildings, a castle in three sections, royal favors, and a provost who can be bribed.
web-blurb-magna-carta = One hour, with cards: build the road from your hand, and deliver batches to the castle.
web-blurb-y1303 = An hour and a half: workers instead of money, characters that change hands, and a shorter road.

# Creating a table, more
web-players-from-to = { $least } to { $most } players
web-seat-local = Player on this device
web-seat-player = Player { $number }
web-seat-name = Name for seat { $number }
web-their-name = Name
web-seat-me-help = You play as { $name }.
web-seat-local-help = Takes turns on this device.
web-seat-open-help = First come, first served.
web-seat-reserved-help = Only this account can take the seat.
web-level-random-help = Plays any legal move.
web-level-easy-help = For a first game.
web-level-medium-help = A solid opponent.
web-level-hard-help = Thinks ahead, and takes longer.
web-level-master-help = The strongest: thinks ahead, and has learned from thousands of games.
web-seat-shared = Several people play on this device. In games with hidden information, the screen is covered before the device is passed on.
web-rules-of = Rules
web-options-advanced = Individual rules
web-option-edition-help = The editions differ in a few details: see “Individual rules” below.
web-option-favors-help = Simplified: every favor gives 3 PP. For a first game.
web-option-jeweller = Jeweller
web-option-jeweller-yes = included
web-option-jeweller-no = left out
    .rule = Without the Jeweller.
web-option-jeweller-help = Whether it is one of the stone buildings.
web-option-church = Church
web-option-church-3 = 3 PP
web-option-church-4 = 4 PP
    .rule = The Church is worth 4 PP when built.
web-option-church-help = Points for building it.
web-option-tailor = Tailor
web-option-tailor-2-4 = 2 cloth for 4 PP
web-option-tailor-1-2 = 1 cloth for 2 PP
    .rule = The Tailor makes 2 PP of 1 cloth, or 6 PP of 3 cloth.
web-option-tailor-help = What its first trade gives; 3 cloth always score 6 PP.
web-option-residences = Residences
web-option-residences-phase = after phase 5
web-option-residences-building = after the worker
    .rule = A residence paid for on an occupied building is made as soon as its worker has gone home.
web-option-residences-help = When the Lawyer changes a building that holds a worker.
web-option-rules-help = The beginner game has no provost and no residences, and uses fewer cards.
web-option-characters-help = The booklet recommends a set of characters for a first game.
web-option-open-prestige-help = Every gain is public, so an attentive player can add them up. This only decides whether totals are shown before the end.
web-pace-untimed-help = Take your time.
web-pace-live-help = Everyone plays at the same time, each with a clock.
web-pace-days-help = Play when you like; you can be notified when it is your turn.
web-delay = Delay (free seconds per move)
web-sleep = Pause the clock at night
web-sleep-from = from
web-sleep-to = to
web-sleep-zone = time zone
web-hour = { $hour }:00
web-sleep-is = clock paused from { $from }:00 to { $to }:00 ({ $zone })
web-stand-in-help = Applies when a player resigns or runs out of time. They can come back while a bot plays for them.
web-who-finds = Visibility
web-fault = Please check the fields above.
web-fault-players = Wrong number of players for this game.
web-fault-account = Enter an account name.
web-fault-twins = This name is used twice.
web-fault-sleep = The night must start and end at different hours.

# Before the start, more
web-lobby-wait = { $count ->
        [one] The game starts when the last seat is taken.
       *[other] The game starts when all { $count } open seats are taken.
    }
web-lobby-join = { $count ->
        [one] One seat is open. Join the game!
       *[other] { $count } seats are open. Join the game!
    }
web-close-table = Close table

# At the table, more
web-cover = Pass the device to { $name }
web-cover-why = The next screen is for this player only.
web-cover-done = I am { $name }
web-bell = Notify me when it is my turn
web-bell-sound = with a sound
web-sound-switch = Sound when it is my turn
web-bell-notice = with a notification, when this page is in the background
web-bell-denied = Your browser blocks notifications from this page.
web-bell-more = Also when the page is closed…
web-hint-chance = { $percent }% to win
web-hint-chances = Chances to win:
web-hint-player = { $name } { $percent }%
web-hint-how = Click to show this move on the board; confirm it there.
web-hint-look = Shows this move on the board.
web-hint-line = Expected next:
web-undo-mine = You asked to take back moves. The others have to agree.
web-undo-withdraw = Cancel request
web-log-empty = Nothing has happened yet.
web-log-keys = Use the arrow keys to go through the entries and show them on the board. Enter opens the rules of a phase.
web-chat-earlier = Earlier messages
web-chat-nobody = You need a name to chat:

# The end, more
web-once-more = Rematch
web-chart-table = Show as a table
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
web-game-runs = The replay is available when the game is over
web-to-start = First move
web-to-end = Last move
web-play = Autoplay
web-pause = Pause
web-move-of = move { $at } of { $last }
web-move-none = Start of the game.
web-fork = Play from here
web-fork-help = Starts a new game from this position. The original game does not change.
web-fork-seat = Play as
web-fork-level = Bots:
web-fork-over = The game is over here. Step back to play from an earlier position.
web-share = Link to this position

# The account, more
web-register-do = Create account
web-sign-in-old = I have an account
web-sign-in-guest = The games you played as a guest will not be added to this account.
web-password-help = At least 8 characters.
web-new-password = New password
web-old-password = Current password
web-new-password-help = Signs out all other devices and deletes all API tokens.
web-strength = Ratings
web-rating-players = Players
web-rating = Rating
web-rating-games = Games
web-no-rating = No rating yet. Games between accounts are rated, unless they continue another game or start from a chosen position or seed.
web-my-finished = My finished games
web-no-finished = No finished games yet.
web-notices = Notifications
web-notices-help = Sent when it is your turn and you have not moved after a moment.
web-no-notices = None yet.
web-notice-push = Browser
web-notice-discord = Discord
web-notice-slack = Slack
web-notice-webhook = Webhook
web-notice-kind = Type
web-notice-url = Webhook URL
web-notice-add = Add
web-notice-here = Notify this browser, even when the page is closed
web-notice-test = Test
web-notice-sent = Sent.
web-push-failed = Could not turn on notifications in this browser.
web-tokens-of-programs = API tokens
web-tokens-help = With a token, a program can play for you.
web-token = Token
web-token-once = Copy this token now. It will not be shown again.
web-token-label = Label
web-token-make = Create token
web-token-remove = Remove { $label }
web-bye = Leave
web-delete = Delete account…
web-delete-guest = Delete guest…
web-delete-sure = This cannot be undone: your name, ratings, tokens and notifications are deleted, and bots take over your seats.
web-delete-guest-sure = This cannot be undone: your name is deleted, and bots take over your seats.
web-delete-do = Delete permanently

# The rules (rule books and guide: rules.ftl and so on)
web-rules = Rules

# The table explained (table/about.ts, Card.svelte)
web-any = { $count ->
        [one] { $count } cube of any kind
       *[other] { $count } cubes of any kind
    }
web-kind-neutral = neutral building
web-kind-fixed = fixed building
web-kind-wood = wood building
web-kind-stone = stone building
web-kind-residence = residence
web-kind-prestige = prestige building
web-kind-start = starting tile
web-kind-monument = monument
web-kind-special = special building
web-kind-character = character
web-about-effect = Worker
web-about-gives = Owner gets
web-about-share = Owner, when another player works here
web-about-built = When built
web-about-cost = Cost
web-about-points = Points when built
web-about-owner = Owner
web-about-worker = Worker here
web-about-nobody = nobody
web-about-on = { $kind } on { $space }
web-about-empty = empty space of the road
web-about-delayed = will become { $name }’s residence
web-about-seal = When the bailiff reaches this space, the houses { $section-at } are counted.
web-about-cubes = { $count ->
        [one] { $count } cube here for the owner
       *[other] { $count } cubes here for the owner
    }
web-about-acting = Being activated now.
web-about-section = { $counted ->
        [yes] { $houses } of { $places } houses, counted
       *[no] { $houses } of { $places } houses, { $points } PP each
    }
web-about-tokens = { $count ->
        [one] { $count } token left, { $points } PP each
       *[other] { $count } tokens left, { $points } PP each
    }
web-about-favor = Gives
web-about-column = { $column ->
        [0] royal favors
       *[other] royal favors, column { $column }
    }
web-about-markers = Markers here
web-about-site = Favors can use it from round { $rounds } on.
web-about-provost = Buildings beyond him do not work.
web-about-bailiff = He advances at the end of every turn. When he reaches a seal, a section of the castle is counted.
web-about-beyond = Workers beyond the provost
web-beyond = beyond him: { $workers }
web-about-passed = Passed
web-provost-here = The provost is here: buildings beyond him do not work.
web-bailiff-here = The bailiff is here. He advances at the end of every turn.
web-worker-at = { $name }: { $place } ({ $space })
web-workers = Workers
web-not-now = Cancel
web-in-rules = See the rules
web-more-choices = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
web-careful = Confirm each move
web-as-text = Show as text

# The table as text (table/text.ts)
web-text-now = Now
web-text-none = none
web-text-player = Player
web-text-fact = { $term }: { $text }
web-text-asked = Question: { $question }
web-text-road = Road
web-text-at = on { $space }
web-text-color = Colour
web-text-batches = Batches this turn
web-text-houses = Houses { $section-at }
web-text-tokens = Tokens { $section-of }
web-text-special = Special buildings
web-text-favors = Royal favors: what each column gives, and each player’s column
web-text-line = Line
web-text-used = Lines used by { $name } in this phase
web-text-characters = Characters of { $name }

# The table's panel, settings and shortcuts
web-panel = Log and more
web-tiles = Tiles
web-in-order = Number { $place } in turn order
web-favors-of = Royal favors
# In place of a player who is away: a bot plays.
web-away = away – bot ({ $level }) plays
web-provost-cut = cut off
web-provost-saved = works again
web-passing = Nothing else is possible: passing…
web-set-pace = Other players’ moves
web-set-pace-normal = normal
web-set-pace-slow = slow
web-set-pace-fast = fast
web-set-pace-at-once = all at once
web-set-replay = Replay speed
web-set-replay-normal = normal
web-set-replay-slow = slow
web-set-replay-fast = fast
web-set-taps = To play from the list on a touch screen
web-set-taps-1 = one tap
web-set-taps-2 = two taps
web-set-motion = Animations
web-set-motion-system = as in the system settings
web-set-motion-none = none
web-keys = Keyboard shortcuts
web-key-choose = choose from the list
web-key-end = pass, decline or finish
web-key-places = go from place to place on the board
web-key-enter = choose the place or line
web-key-escape = cancel
web-key-undo = take back
web-key-hint = ask for a hint
web-key-rules = rules, at what you are looking at
web-key-log = log
web-key-tiles = tiles
web-key-chat = chat
web-key-settings = settings
web-key-help = this list
web-key-step = replay: by move
web-key-turn = replay: by turn
web-key-ends = replay: to the start or the end
web-key-play = replay: play or pause
web-about-changed = Red corner: changed since your last decision.
web-about-order = The players act in this order.
