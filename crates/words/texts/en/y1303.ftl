# Caylus 1303. Ids start with y1303 because an id cannot start with a digit; then as in the notation: y1303-tile-ID,
# y1303-character-ID, y1303-phase-ID and so on.

y1303-title = Caylus 1303

y1303-round = Round { $round }
y1303-phase-characters = Setup: characters
y1303-phase-planning = Phase 1: planning
y1303-phase-activation = Phase 2: activation
y1303-phase-delivery = Phase 3: delivery
y1303-phase-stewardship = Phase 4: stewardship
y1303-phase-over = { phase-over }

# .effect: what a tile does, where no common text says it. .short: the name on the board.
y1303-tile-fixed-fairground = Fairground
    .the = the Fairground
    .of = of the Fairground
    .at = at the Fairground
y1303-tile-fixed-lawyer = Lawyer
    .the = the Lawyer
    .of = of the Lawyer
    .at = at the Lawyer
y1303-tile-fixed-carpenter = Carpenter
    .the = the Carpenter
    .of = of the Carpenter
    .at = at the Carpenter
y1303-tile-fixed-toll = Toll
    .the = the Toll
    .of = of the Toll
    .at = at the Toll
    .effect = move the provost up to 2 steps
y1303-tile-fixed-bridge = Guilds’ bridge
    .the = the Guilds’ bridge
    .of = of the Guilds’ bridge
    .at = on the Guilds’ bridge
    .effect = every player may move the provost
y1303-tile-start-farm = Farm
    .the = the Farm
    .of = of the Farm
    .at = at the Farm
y1303-tile-start-sawmill = Sawmill
    .the = the Sawmill
    .of = of the Sawmill
    .at = at the Sawmill
y1303-tile-start-quarry = Quarry
    .the = the Quarry
    .of = of the Quarry
    .at = at the Quarry
y1303-tile-start-market = Market
    .the = the Market
    .of = of the Market
    .at = at the Market
y1303-tile-start-guild-stone = Guild
    .the = the Guild
    .of = of the Guild
    .at = at the Guild
    .short = Guild (stone)
y1303-tile-start-guild-any = Guild
    .the = the Guild
    .of = of the Guild
    .at = at the Guild
    .short = Guild (any)
y1303-tile-start-carpenter = Carpenter
    .the = the Carpenter
    .of = of the Carpenter
    .at = at the Carpenter
y1303-tile-wood-farm = Farm
    .the = the Farm
    .of = of the Farm
    .at = at the Farm
y1303-tile-wood-sawmill = Sawmill
    .the = the Sawmill
    .of = of the Sawmill
    .at = at the Sawmill
y1303-tile-wood-quarry = Quarry
    .the = the Quarry
    .of = of the Quarry
    .at = at the Quarry
y1303-tile-wood-spinning-mill = Spinning mill
    .the = the Spinning mill
    .of = of the Spinning mill
    .at = at the Spinning mill
y1303-tile-wood-market = Market
    .the = the Market
    .of = of the Market
    .at = at the Market
y1303-tile-wood-covered-market = Covered market
    .the = the Covered market
    .of = of the Covered market
    .at = at the Covered market
y1303-tile-wood-manor = Manor
    .the = the Manor
    .of = of the Manor
    .at = at the Manor
y1303-tile-wood-tailor = Tailor
    .the = the Tailor
    .of = of the Tailor
    .at = at the Tailor
y1303-tile-wood-mason = Mason
    .the = the Mason
    .of = of the Mason
    .at = at the Mason
y1303-tile-stone-farm = Farm
    .the = the Farm
    .of = of the Farm
    .at = at the Farm
y1303-tile-stone-sawmill = Sawmill
    .the = the Sawmill
    .of = of the Sawmill
    .at = at the Sawmill
y1303-tile-stone-quarry = Quarry
    .the = the Quarry
    .of = of the Quarry
    .at = at the Quarry
y1303-tile-stone-gold-mine = Gold mine
    .the = the Gold mine
    .of = of the Gold mine
    .at = at the Gold mine
y1303-tile-stone-foundry = Foundry
    .the = the Foundry
    .of = of the Foundry
    .at = at the Foundry
y1303-tile-stone-alchemist = Alchemist
    .the = the Alchemist
    .of = of the Alchemist
    .at = at the Alchemist
y1303-tile-stone-guild = Guild
    .the = the Guild
    .of = of the Guild
    .at = at the Guild
y1303-tile-stone-church = Church
    .the = the Church
    .of = of the Church
    .at = at the Church
y1303-tile-stone-jeweller = Jeweller
    .the = the Jeweller
    .of = of the Jeweller
    .at = at the Jeweller
y1303-tile-monument-garden = Garden
    .the = the Garden
    .of = of the Garden
    .at = at the Garden
y1303-tile-monument-manufactory = Manufactory
    .the = the Manufactory
    .of = of the Manufactory
    .at = at the Manufactory
y1303-tile-monument-granary = Granary
    .the = the Granary
    .of = of the Granary
    .at = at the Granary
y1303-tile-monument-statue = Statue
    .the = the Statue
    .of = of the Statue
    .at = at the Statue
y1303-tile-monument-theatre = Theatre
    .the = the Theatre
    .of = of the Theatre
    .at = at the Theatre
y1303-tile-monument-cathedral = Cathedral
    .the = the Cathedral
    .of = of the Cathedral
    .at = at the Cathedral
y1303-tile-monument-castle-mansion = Castle mansion
    .the = the Castle mansion
    .of = of the Castle mansion
    .at = at the Castle mansion
y1303-residence = Residence
    .the = the residence
    .of = of the residence
    .at = at the residence
y1303-site = construction site
    .the = the construction site
    .of = of the construction site
    .at = at the construction site

# The kinds of tiles: the heading of a list, one of them, a letter for the board
y1303-kind-wood = Wood tiles, built at a Carpenter
    .one = wood tile
    .letter = w
y1303-kind-stone = Stone tiles, built at the Mason
    .one = stone tile
    .letter = s
y1303-kind-monument = Monuments, built on residences in phase 4

# .power: what a character does for its holder
y1303-character-early-riser = Early riser
    .called = the Early riser
    .power = before all others, place a worker for 1 extra worker
y1303-character-thief = Thief
    .called = the Thief
    .power = others score no PP for your workers in their buildings
y1303-character-journeyman = Journeyman
    .called = the Journeyman
    .power = once per round, place a worker where another player has one
y1303-character-night-worker = Night worker
    .called = the Night worker
    .power = no extra cost after others have passed
y1303-character-bailiff = Bailiff
    .called = the Bailiff
    .power = move the provost 1 step for free, after the bridge
y1303-character-steward = Steward
    .called = the Steward
    .power = 2 PP instead of 1 when others come to your buildings
y1303-character-goldsmith = Goldsmith
    .called = the Goldsmith
    .power = 5 extra PP for a batch with gold, once per round
y1303-character-deliveryman = Deliveryman
    .called = the Deliveryman
    .power = deliver last, with or without a worker at the site
y1303-character-architect = Architect
    .called = the Architect
    .power = 1 extra PP for every building or monument you build
y1303-character-foreman = Foreman
    .called = the Foreman
    .power = 1 extra PP for every batch
y1303-character-chamberlain = Chamberlain
    .called = the Chamberlain
    .power = batches of any 3 cubes
y1303-character-day-labourer = Day-labourer
    .called = the Day-labourer
    .power = 1 more worker when recruiting

# What a tile does
y1303-cubes = { $count ->
        [one] { $count } cube (no gold)
       *[other] { $count } cubes (no gold)
    }
y1303-effect-claim = { $cost } to claim a starting tile
y1303-effect-built = { $goods } at once
y1303-effect-recruiting = +{ $goods } when recruiting
y1303-effect-bonus = owner +{ $goods } per visitor

# What is asked, by the kind of decision
y1303-question-character = which character do you choose?
y1303-question-early-riser = as Early riser, place a worker before all others, for 1 extra worker?
y1303-question-place = { $extra ->
        [0] place a worker, or pass
       *[other] place a worker, for 1 extra worker, or pass
    }
y1303-question-effect = { $by ->
        [favor] what do you take { $tile-at } of the site?
       *[worker] what does your worker do { $tile-at }?
    }
y1303-question-lawyer = which starting tile do you claim, for 1 cloth?
y1303-question-build = { $by ->
        [favor] which { $craft } do you build with your favor?
       *[worker] which { $craft } do you build?
    }
y1303-question-toll = how far do you move the provost at the Toll?
y1303-question-bridge = move the provost, for 1 worker per step?
y1303-question-bailiff = as Bailiff, move the provost 1 step?
y1303-question-batch = deliver a batch to the construction site?
    .last = as Deliveryman, deliver a batch after all others?
y1303-question-monument = which monument do you build on your residence { $space }?
y1303-question-favor = use your favor: take a character from another player, or use a site tile?
y1303-question-favor-character = which character do you take from the board?

# What a move means
y1303-site-tile = site tile { $number }: { $tile }
y1303-explain-holder = from { $name }: { $power }
y1303-explain-site = then a character from the board
y1303-explain-visit = { $points } PP to { $name }
y1303-explain-second = acts after { $name }
y1303-explain-own = your own
y1303-explain-to-site = { $count ->
        [0] deliver batches in phase 3, before all others
        [one] deliver batches in phase 3, after { $count } other player
       *[other] deliver batches in phase 3, after { $count } other players
    }
y1303-explain-pass = { $number ->
        [1] first on the bridge, first player of the next round
       *[other] number { $number } on the bridge
    }
y1303-explain-build = { $price }: { $gain }
y1303-explain-claim = a residence in phase 4, 1 more worker each round, room for a monument
y1303-explain-provost = { $workers ->
        [0] he goes { $to }
       *[other] he goes { $to }, for { $price }
    }
y1303-explain-stays = he stays { $to }
y1303-explain-done = { $batches ->
        [0] no batch
       *[other] no more batches
    }

# Where the provost is
y1303-provost = { $at ->
        [28] at the end of the road
        [29] beyond the end of the road
       *[other] just before r{ $at }
    }

# What happened. With a player: what follows the name.
y1303-event-characters-drawn = the characters of this game are { $characters }
y1303-event-first-player = { $name } has the first-player tile
y1303-event-character-taken = { $stolen ->
        [no] takes { $character }
       *[yes] takes { $character } from { $from }
    }
y1303-event-passed = { $number ->
        [1] is the first to pass and takes the first-player tile
       *[other] { event-passed }
    }
y1303-event-worker-placed = places a worker { $place-at }
y1303-event-idle = { event-idle }
y1303-event-provost-moved = { $way ->
        [back] moves the provost { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } back, { $to }
       *[forward] moves the provost { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } forward, { $to }
    }
y1303-event-provost-followed = the provost goes { $to }
y1303-event-gained = { event-gained }
y1303-event-paid = { $goods-kind ->
        [workers] sends { $goods } to the camp
       *[other] { event-paid }
    }
y1303-event-declined = { $what ->
        [provost] leaves the provost where he is
        [early-riser] places no worker as Early riser
        [residence] builds no monument on the residence { $space }
        [build] builds nothing
        [lawyer] claims nothing
       *[tile] takes nothing
    }
y1303-event-claimed = claims { $tile-the }
y1303-event-built = builds { $tile-the }
y1303-event-residence-made = turns { $tile-the } into a residence
y1303-event-monument-built = builds { $tile-the } on the residence { $space }
y1303-event-site-used = uses { $tile-the } of the site
y1303-event-final-score = has { $prestige } PP, and { $gold } PP for gold

# Where or why, at the end of a sentence
y1303-cause-visit = for the visitor { $tile-at }
y1303-cause-placement = (extra cost)
y1303-cause-character = ({ $character })
y1303-cause-site = { $tile-at } of the site
y1303-cause-owner-bonus = as the owner { $tile-of }
y1303-cause-batch = for a batch
y1303-cause-most-batches = for the most batches
y1303-cause-beyond = { $tile-at } beyond the provost
y1303-cause-recruiting = with { $list }
y1303-recruiting-residences = { $count ->
        [one] { $count } residence
       *[other] { $count } residences
    }

# The table
y1303-board-round = Round { $round } of 9, { $phase }
y1303-board-first-player = First player
y1303-board-road = Road: w wood, s stone, owner, *worker; nothing acts beyond the provost
y1303-board-provost = --- provost ---
    .beyond = --- provost, beyond the end ---
y1303-board-claimed = (!) becomes a residence in phase 4
y1303-board-journeyman = { $color } has a worker on { $space } too (Journeyman)
y1303-board-site = Site
    .tile = { $number ->
        [2] 2 { $tile }: { $effect } (from round 4)
        [3] 3 { $tile }: { $effect } (from round 7)
       *[other] { $number } { $tile }: { $effect }
    }
    .workers = workers: { $workers }
    .batches = { $color } ({ $count ->
        [one] { $count } batch
       *[other] { $count } batches
    })
y1303-board-camp = camp
y1303-board-hand = hand
y1303-board-houses = houses
y1303-board-unclaimed-characters = On the board
y1303-board-any = { goods-any }: any cube except gold
y1303-board-residence = Residence (1 cloth, at the Lawyer): 1 more worker when recruiting, room for a monument
y1303-board-characters = Characters of this game

# The rules, by the kind of decision
y1303-help-over =
    The game is over. Each gold left over gave 2 PP.
y1303-help-character =
    Before the first round everyone takes a character, from the last player back to the first. Three stay on
    the board. A character helps its holder; favors take characters from the board or from other players.
y1303-help-early-riser =
    Phase 1: as Early riser you may place a worker before all others, on the road or at the construction site,
    for 1 extra worker, which goes to the camp. Then the first player begins as usual.
y1303-help-place =
    Phase 1: in turn, players place a worker or pass, until all have passed. A worker goes to a building of the
    road that has none, or to the construction site, where each player may have one. When you use another
    player’s building, that player scores 1 PP. Once a player has passed, each worker costs the others 1 extra
    worker. Workers are also your money: used workers go to the camp and come back only by recruiting, 3 per
    round (2 with five players). On the road only the buildings before the provost act, and players may move
    him. The first to pass begins the next round and moves the provost first.
y1303-help-effect =
    Use what the tile offers, once, or take nothing. Workers you get come from your camp, so there may be fewer
    than the tile says.
y1303-help-lawyer =
    Phase 2: for 1 cloth you put a house on a starting tile of the road that has none. In phase 4 it becomes
    your residence: it can no longer be used, it brings you 1 worker each round, and you can build a monument
    on it.
y1303-help-build =
    Pay the cost of the tile and put it on the first empty space of the road, with one of your 9 houses. You
    score its points at once, and 1 PP for each worker that another player places there. With the Mason of the
    site you do not pay the stone.
y1303-help-toll =
    Phase 2: the Toll moves the provost up to 2 steps either way, for free. Buildings beyond him do not act:
    their workers go to the camp. He cannot go back past the bridge.
y1303-help-bridge =
    Phase 2: at the Guilds’ bridge, in passing order, each player may move the provost once, up to 3 steps
    either way, for 1 worker per step. Buildings beyond him do not act: their workers go to the camp. He
    cannot go back past the bridge.
y1303-help-bailiff =
    Phase 2: after all others, the Bailiff may move the provost 1 step either way, for free.
y1303-help-batch =
    Phase 3: a batch is 3 different cubes, one of them food, and gives 5 PP. Deliver as many as you like. The
    player who delivers the most this round gets a favor; in a tie, the one who placed a worker first. With the
    Chamberlain a batch is any 3 cubes; the Deliveryman may deliver last, even without a worker here.
y1303-help-monument =
    Phase 4: along the road, the owner of each residence may build a monument on it. You score its points at
    once; the residence then brings no more workers. The Theatre gives a favor.
y1303-help-favor =
    A favor is used at once: take any character from another player; or use a tile of the construction site
    (the first one; from round 4 also the second, from round 7 also the third), then take a character from the
    board if there is one.
y1303-help-favor-character =
    After using the tile of the construction site you take one of the characters on the board.
