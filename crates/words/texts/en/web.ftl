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
web-built-with = { $name }: { $goods }
web-standing = { $name } ({ $space })
web-keep = Keep this hand
web-redraw = Draw a new hand
web-draw = Draw a card, for 1 d
web-replace = A new hand, for 1 d
web-question-action = one action, or pass; a card or a worker costs 1 d
web-steal = { $character }, from { $name }
web-provost = Provost
web-bailiff = Bailiff

# The panels
web-your-turn = Your turn
web-turn-of = { $name } decides
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
web-link-offline = No connection. What you have chosen is kept and sent as soon as there is one.
web-database-away = The server cannot keep anything just now. What you have chosen is sent as soon as it can.

# The start page
web-welcome = Build the castle of the king, and a town beside it. The board games of the Caylus family by William Attia, in an unofficial edition.
web-game = Game
web-name = Your name
web-against = Against two bots:
web-play-now = Play now
web-new-table = A table with others
web-replay-file = Replay a record from a file
web-my-games = My games
web-open-tables = Join a table
web-watch = Watch
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
web-thinking = Thinking …
web-chance = wins { $percent } %
web-return = Come back
web-replace-player = Take over from { $name }
web-resign = Give up
web-resign-sure = Really?
web-latest = Since your last move:
web-log = What happened
web-chat = Talk
web-chat-empty = Nobody has said anything.
web-chat-text = Say something
web-chat-say = Say
web-help = The rules now
web-entry-undone = Taken back: { $moves } moves are left.
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
web-chart = Points over the turns
web-replay = Replay
web-record = The record as a file

# Replay
web-no-game = There is no such game, or it is not over
web-back = One move back
web-forward = One move forward
web-move-number = Moves
web-fork-bots = Play on from here against bots
web-fork-all = Play on from here, all seats

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
web-rating = { $title }, { $players } players: { $rating }

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
web-about-passed = Have passed
web-provost-here = The provost is here.
web-bailiff-here = The bailiff is here.
web-worker-at = { $name }: { $place } ({ $space })
web-workers = Workers
web-do = Do it
web-not-now = Not now
web-more-choices = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
web-careful = Ask again before a choice counts
web-as-text = The table as text
web-as-board = The table as a board

# The table as text (table/text.ts)
web-text-now = Now
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
