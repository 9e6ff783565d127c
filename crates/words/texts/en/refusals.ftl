# Why a move, a record or an option is refused. Ids: refusals-CODE, with the codes and arguments of caylus-rules.
# Lower case and no full stop: these follow a line number or a move.

# What surrounds a reason
refusals-illegal-move = { $reason } ({ $rule })
refusals-not-a-move = `{ $text }` is not a move: { $reason }
refusals-record = line { $line }, column { $column }: { $reason }
refusals-position = invalid position: { $detail }
refusals-long-name = name { $seat } must be at most { $most } characters
refusals-long-move = move must be at most { $most } bytes

# Illegal moves
refusals-game-over = the game is over
refusals-must-place = not possible now: place a worker or pass
refusals-must-use-gate = not possible now: move your worker from the Gate or take it back
refusals-must-use-guild = not possible now: move the provost with the Merchants’ guild, or leave him
refusals-must-joust = not possible now: pay for a favor on the Joust field or decline
refusals-must-use-inn = not possible now: stay in the Inn or take your worker back
refusals-must-move-provost = not possible now: move the provost or leave him
refusals-must-take-cube = not possible now: take what the building produces
refusals-must-take-owner-cube = not possible now: take the owner’s cube
refusals-must-build = not possible now: build a building
refusals-must-build-prestige = not possible now: build a prestige building
refusals-must-choose-residence = not possible now: choose the residence to build on
refusals-must-make-residence = not possible now: turn a building into a residence
refusals-must-trade = not possible now: take one of the offers or decline
refusals-must-give-batch = not possible now: give a batch or say you are done
refusals-must-choose-line = not possible now: choose a line of favors
refusals-must-choose-column = not possible now: choose a column of the line or decline
refusals-must-take-wood-or-stone = not possible now: take wood or stone
refusals-must-trade-cube = not possible now: give one cube for two others
refusals-must-keep-hand = not possible now: keep your hand or draw a new one
refusals-must-act = not possible now: choose an action or pass
refusals-must-use-card = not possible now: use the card or decline
refusals-must-choose-character = not possible now: choose a character
refusals-must-rise-early = not possible now: place a worker as the Early riser or decline
refusals-must-use-site = not possible now: use the tile of the site or decline
refusals-must-use-building = not possible now: use the building or decline
refusals-must-claim = not possible now: claim a starting tile or decline
refusals-must-build-monument = not possible now: build a monument or decline
refusals-must-use-favor = not possible now: take another player’s character or use a tile of the site
refusals-must-swap-character = not possible now: choose a character from the board

refusals-too-few-deniers = this costs { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }; you have { $deniers }
refusals-worker-too-dear = a worker { $place-at } costs { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }; you have { $deniers }
refusals-too-few-workers = this takes { $price ->
        [one] { $price } worker
       *[other] { $price } workers
    }; you have { $workers } left
refusals-too-few-goods = this takes { $goods }, which you do not have
refusals-too-few-tokens = there are not that many castle tokens left
refusals-no-worker-left = you have no worker left to place
refusals-no-house-left = you have no house left
refusals-no-token-left = there is no castle token left
refusals-paid-with-food-or-gold = a residence is paid for with food or gold

refusals-already-there = you already have a worker { $place-at }
refusals-occupied = there is already a worker { $place-at }
refusals-own-worker-there = your own worker is { $place-at }; the Journeyman only joins other players’ workers
refusals-not-for-workers = no worker can be placed { $place-at }
refusals-no-workers-on-bridge = the Guilds’ bridge takes no workers
refusals-no-building = there is no building on { $space }
refusals-road-ends = the road ends before { $space }
refusals-stables-unused = the Stables are not used with two players
refusals-stables-full = all three places in the Stables are taken
refusals-inn-taken = the left place in the Inn is taken
refusals-journeyman-used = the Journeyman has already been used this round

refusals-off-road = { $steps } would take the provost off the road
refusals-too-far = the provost moves at most { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    } here

refusals-not-produced = { $building-the } does not produce { $cube }
refusals-not-offered = { $building-the } does not offer that
refusals-not-in-edition = that offer does not exist in this edition

refusals-not-available = { $building-the } can no longer be built
refusals-not-in-hand = { $card-the } is not in your hand
refusals-no-empty-space = there is no empty space on the road
refusals-no-residence = you have no residence to build it on
refusals-not-your-residence = a prestige building goes on one of your residences; { $space } is not one
refusals-not-wood = only wood buildings can be built here; { $building-the } is not one
refusals-not-stone = only stone buildings can be built here; { $building-the } is not one
refusals-not-monument = only monuments go on residences; { $building-the } is not one
refusals-fixed-building = { $building-the } is a fixed building and cannot become a residence
refusals-never-residence = { $building-the } cannot become a residence
refusals-soon-residence = { $building-the } is already about to become a residence
refusals-not-yours = you do not own { $building-the }
refusals-only-lawyer = only the Lawyer turns cards into residences
refusals-card-stays = { $space } is not a card you can turn into a residence
refusals-not-starting = there is no starting tile on { $space }
refusals-house-there = there is already a house { $building-at }

refusals-castle-full = there is no room left in the castle
refusals-batch-different = a batch is three different cubes
refusals-batch-food = a batch is three different cubes, one of them food
refusals-line-used = { $line-the } has already been used in this phase
refusals-column-too-far = your marker { $line-at } is only in column { $column }
refusals-column-useless = column { $column } { $line-of } would have no effect now
refusals-favor-owed = the column you chose must be used
refusals-favor-gives-wood-or-stone = this favor gives wood or stone

refusals-piles-empty = your draw pile and your discard pile are empty
refusals-hand-empty = your hand is empty
refusals-character-not-offered = { $character } cannot be chosen
refusals-character-not-on-board = { $character } is not on the board
refusals-your-character = you already have { $character }
refusals-nobodys-character = no player has { $character }
refusals-site-tile-closed = tile { $tile } of the site cannot be used in round { $round }

# Texts that are not moves
refusals-parse-empty = it is empty
refusals-parse-verb = unknown word `{ $verb }`
refusals-parse-nothing-follows = nothing may follow `{ $verb }`
refusals-parse-usage = write it like `{ $example }`
refusals-parse-place = there is no place `{ $text }`
refusals-parse-steps = the provost moves by -3 to +3, not `{ $text }`
refusals-parse-column = the columns are 1 to 5, not `{ $text }`
refusals-parse-line = the lines are prestige, deniers, cubes and building, not `{ $text }`
refusals-parse-cube = there is no cube `{ $text }` (food, wood, stone, cloth, gold)
refusals-parse-building = there is no building `{ $text }`
refusals-parse-character = there is no character `{ $text }`
refusals-parse-site-tile = the tiles of the site are 1, 2 and 3, not `{ $text }`
refusals-parse-goods = `{ $text }` is not an amount of goods (write food, 2wood, 3d, 2w, 4pp)
refusals-parse-offer = nothing in the game makes that offer
refusals-parse-never-built = { $building-the } is never built
refusals-parse-needs-cube = { $building-the } also costs a cube of your choice: write `{ $example }`
refusals-parse-no-cube-to-choose = there is no cube to choose for { $building-the }: write `{ $example }`
refusals-parse-never-gold = the cube of your choice cannot be gold
refusals-parse-wrong-price = { $goods } is not the price { $building-of }
refusals-parse-food-or-gold = a residence is paid for with food or gold, not `{ $text }`
refusals-parse-batch-of-three = a batch is three cubes
refusals-parse-batch-with-food = a batch is three different cubes, one of them food
refusals-parse-batch-with-gold = a batch is food, wood and stone; gold can stand for each

# Records. The page tells some of these apart by their English wording: web/src/lib/app/problems.ts.
refusals-record-start = a record starts with `{ $start }`
refusals-record-version = unknown version `{ $version }`; this program reads version { $known }
refusals-record-header = headers look like `{ $form }`; an empty line comes before the moves
refusals-record-header-unknown = unknown header `{ $name }`
refusals-record-header-twice = header `{ $name }` appears twice
refusals-record-header-missing = header `{ $name }` is missing
refusals-record-game = this is a record of `{ $game }`, not of `{ $expected }`
refusals-record-number = `{ $text }` is not a number
refusals-record-seed = `{ $text }` is not a seed (0 to 2^64 - 1)
refusals-record-players = the position is for { $players } players
refusals-record-player = there is no player { $player }
refusals-record-seed-and-position = a game starts from a position, or from a seed and options, not both
refusals-record-json = the position is not valid JSON: { $detail }
refusals-record-position = { $error }
refusals-record-options = { $error }
refusals-record-setup = { $error }
refusals-record-move = { $error }
refusals-record-illegal = `{ $chosen }`: { $error }
refusals-record-over = the game is already over
refusals-record-turn = it is the turn of { $to_act }, not of { $color }
refusals-record-move-number = this is move { $number }, not `{ $text }`
refusals-record-not-over = there is a result, but the moves do not end the game
refusals-record-result = the moves lead to the result { $scores }

# Options and games
refusals-option-form = `{ $text }` is not of the form name=value
refusals-option-unknown = unknown option `{ $name }`; the options are { $known }
refusals-option-value = option `{ $name }` cannot be `{ $value }`; it can be { $known }
refusals-option-twice = option `{ $name }` is given twice
refusals-setup-players = { $game } is for { $least } to { $most } players, not { $players }
refusals-unknown-game = there is no game `{ $name }`; the games are { $known }
