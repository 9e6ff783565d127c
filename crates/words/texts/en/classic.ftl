# Caylus. Ids: classic-tile-ID, classic-place-ID, classic-phase-ID and so on, with the names of the notation.

classic-title = Caylus

classic-phase-income = Phase 1: income
classic-phase-placing = Phase 2: placing workers
classic-phase-special = Phase 3: special buildings
classic-phase-provost = Phase 4: the provost
classic-phase-activation = Phase 5: buildings along the road
classic-phase-castle = Phase 6: the castle
classic-phase-end-of-turn = Phase 7: end of turn
classic-phase-over = { phase-over }

# .short: a name for narrow places.
classic-tile-neutral-farm = Farm
    .the = the Farm
    .of = of the Farm
    .at = at the Farm
classic-tile-neutral-forest = Forest
    .the = the Forest
    .of = of the Forest
    .at = at the Forest
classic-tile-neutral-sawmill = Sawmill
    .the = the Sawmill
    .of = of the Sawmill
    .at = at the Sawmill
classic-tile-neutral-quarry = Quarry
    .the = the Quarry
    .of = of the Quarry
    .at = at the Quarry
classic-tile-neutral-market = Market
    .the = the Market
    .of = of the Market
    .at = at the Market
classic-tile-neutral-carpenter = Carpenter
    .the = the Carpenter
    .of = of the Carpenter
    .at = at the Carpenter
classic-tile-fixed-peddler = Peddler
    .the = the Peddler
    .of = of the Peddler
    .at = at the Peddler
classic-tile-fixed-carpenter = Carpenter
    .the = the Carpenter
    .of = of the Carpenter
    .at = at the Carpenter
classic-tile-fixed-gold-mine = Gold mine
    .the = the Gold mine
    .of = of the Gold mine
    .at = at the Gold mine
classic-tile-wood-farm-food = Food farm
    .the = the Food farm
    .of = of the Food farm
    .at = at the Food farm
classic-tile-wood-farm-cloth = Cloth farm
    .the = the Cloth farm
    .of = of the Cloth farm
    .at = at the Cloth farm
classic-tile-wood-quarry = Wood quarry
    .the = the Wood quarry
    .of = of the Wood quarry
    .at = at the Wood quarry
classic-tile-wood-sawmill = Wood sawmill
    .the = the Wood sawmill
    .of = of the Wood sawmill
    .at = at the Wood sawmill
classic-tile-wood-market = Wood market
    .the = the Wood market
    .of = of the Wood market
    .at = at the Wood market
classic-tile-wood-peddler = Wood peddler
    .the = the Wood peddler
    .of = of the Wood peddler
    .at = at the Wood peddler
    .short = Wood peddler
classic-tile-wood-lawyer = Lawyer
    .the = the Lawyer
    .of = of the Lawyer
    .at = at the Lawyer
classic-tile-wood-mason = Mason
    .the = the Mason
    .of = of the Mason
    .at = at the Mason
classic-tile-stone-farm = Stone farm
    .the = the Stone farm
    .of = of the Stone farm
    .at = at the Stone farm
classic-tile-stone-park = Park
    .the = the Park
    .of = of the Park
    .at = at the Park
classic-tile-stone-workshop = Workshop
    .the = the Workshop
    .of = of the Workshop
    .at = at the Workshop
classic-tile-stone-architect = Architect
    .the = the Architect
    .of = of the Architect
    .at = at the Architect
classic-tile-stone-church = Church
    .the = the Church
    .of = of the Church
    .at = at the Church
classic-tile-stone-tailor = Tailor
    .the = the Tailor
    .of = of the Tailor
    .at = at the Tailor
classic-tile-stone-bank = Bank
    .the = the Bank
    .of = of the Bank
    .at = at the Bank
classic-tile-stone-alchemist = Alchemist
    .the = the Alchemist
    .of = of the Alchemist
    .at = at the Alchemist
classic-tile-stone-jeweller = Jeweller
    .the = the Jeweller
    .of = of the Jeweller
    .at = at the Jeweller
classic-tile-prestige-statue = Statue
    .the = the Statue
    .of = of the Statue
    .at = at the Statue
classic-tile-prestige-granary = Granary
    .the = the Granary
    .of = of the Granary
    .at = at the Granary
classic-tile-prestige-library = Library
    .the = the Library
    .of = of the Library
    .at = at the Library
classic-tile-prestige-weaver = Weaver
    .the = the Weaver
    .of = of the Weaver
    .at = at the Weaver
classic-tile-prestige-theatre = Theatre
    .the = the Theatre
    .of = of the Theatre
    .at = at the Theatre
classic-tile-prestige-university = University
    .the = the University
    .of = of the University
    .at = at the University
classic-tile-prestige-monument = Monument
    .the = the Monument
    .of = of the Monument
    .at = at the Monument
classic-tile-prestige-hotel = Hotel
    .the = the Hotel
    .of = of the Hotel
    .at = at the Hotel
classic-tile-prestige-cathedral = Cathedral
    .the = the Cathedral
    .of = of the Cathedral
    .at = at the Cathedral
classic-tile-residence = Residence
    .the = the Residence
    .of = of the Residence
    .at = at the Residence

# An empty space of the road
classic-road = road
    .the = the road
    .of = of the road
    .at = on the road

classic-place-gate = Gate
    .the = the Gate
    .of = of the Gate
    .at = at the Gate
    .effect = in phase 3, go elsewhere for free
classic-place-trading-post = Trading post
    .the = the Trading post
    .of = of the Trading post
    .at = at the Trading post
classic-place-merchants-guild = Merchants’ guild
    .the = the Merchants’ guild
    .of = of the Merchants’ guild
    .at = at the Merchants’ guild
    .effect = move the provost by up to 3
    .short = Merchants’ guild
classic-place-joust-field = Joust field
    .the = the Joust field
    .of = of the Joust field
    .at = on the Joust field
classic-place-stables = Stables
    .the = the Stables
    .of = of the Stables
    .at = at the Stables
    .effect = come first in the turn order
classic-place-inn = Inn
    .the = the Inn
    .of = of the Inn
    .at = at the Inn
    .effect = from next turn, workers for 1 d
classic-place-castle = Castle
    .the = the Castle
    .of = of the Castle
    .at = at the Castle
    .effect = give batches, build houses

# What a craft builds: the heading of a list, and one of them
classic-craft-wood = Wood buildings
    .one = wood building
classic-craft-stone = Stone buildings
    .one = stone building
classic-craft-prestige = Prestige buildings
    .one = prestige building

# .letter: the heading of a narrow column. .trigger: shown on the empty space where the bailiff triggers the count.
classic-section-dungeon = Dungeon
    .the = the Dungeon
    .of = of the Dungeon
    .at = in the Dungeon
    .letter = D
    .trigger = . (Dungeon count)
classic-section-walls = Walls
    .the = the Walls
    .of = of the Walls
    .at = in the Walls
    .letter = W
    .trigger = . (Walls count)
classic-section-towers = Towers
    .the = the Towers
    .of = of the Towers
    .at = in the Towers
    .letter = T
    .trigger = . (Towers count)

classic-line-prestige = prestige
    .the = the prestige line
    .of = of the prestige line
    .at = on the prestige line
    .letter = p
classic-line-deniers = deniers
    .the = the denier line
    .of = of the denier line
    .at = on the denier line
    .letter = d
classic-line-cubes = cubes
    .the = the cube line
    .of = of the cube line
    .at = on the cube line
    .letter = c
classic-line-building = building
    .the = the building line
    .of = of the building line
    .at = on the building line
    .letter = b

# What is asked, by the kind of decision
classic-question-place = place a worker (price below) or pass
classic-question-gate = where does your worker on the Gate go?
classic-question-guild = how far does the Merchants’ guild move the provost?
classic-question-joust = buy a favor on the Joust field?
classic-question-inn = does your worker stay in the Inn?
classic-question-provost = move the provost, for 1 denier per space?
classic-question-produce = what do you take { $tile-at }?
classic-question-owner-cube = which cube do you take as the owner { $tile-of }?
classic-question-build = { $by ->
        [favor] which { $craft } do you build with your favor?
       *[worker] which { $craft } do you build?
    }
classic-question-site = { $by ->
        [favor] on which of your residences do you build { $tile-the } with your favor?
       *[worker] on which of your residences do you build { $tile-the }?
    }
classic-question-lawyer = { $by ->
        [favor] which building becomes a residence with your favor?
       *[worker] which building becomes a residence?
    }
classic-question-trade = what do you trade { $tile-at }?
classic-question-batch = give a batch to the castle?
classic-question-favor-line = you have won a favor: which line do you use?
classic-question-favor-effect = which column { $line-of } do you use?
classic-question-favor-cube = wood or stone?
classic-question-favor-trade = which cube do you give, and for which two?

# What a move means
classic-explain-recall = your worker comes home
classic-explain-stay = your workers keep costing 1 d each
classic-explain-joust = pay 1 cloth and 1 d, win 1 favor
classic-explain-visit = 1 PP to { $name }
classic-explain-build = { $price }: { $points } PP
classic-explain-residence = { $waits ->
        [yes] 2 PP for { $price }, after phase 5
       *[no] 2 PP for { $price }
    }
classic-explain-batch = 1 house { $section-at }, { $goods }
classic-explain-done = { $lost ->
        [0] no more batches
       *[other] no batch: lose { $lost } PP
    }
classic-explain-line = to column { $column }: { $effects }

# What happened. With a player: what follows the name.
classic-event-turn-order = { $cause ->
        [two-players] the turn order is reversed: { $order }
       *[stables] new turn order: { $order }
    }
classic-event-passed = { event-passed }
classic-event-worker-placed = { event-worker-placed }
classic-event-worker-moved = moves the worker from { $from-the } to { $to-the }
classic-event-gate-left = takes the worker back from the Gate
classic-event-inn-entered = moves to the right circle of the Inn
classic-event-inn-kept = stays in the Inn
classic-event-inn-left = leaves the Inn
classic-event-idle = { event-idle }
classic-event-provost-moved = { event-provost-moved }
classic-event-provost-followed = the provost joins him on { $to }
classic-event-bailiff-moved = the bailiff moves from { $from } to { $to }
classic-event-gained = { event-gained }
classic-event-paid = { event-paid }
classic-event-prestige-lost = { $amount ->
        [0] has no PP to lose
       *[other] loses { $amount } PP
    }
classic-event-declined = { $cause ->
        [provost] leaves the provost where he is
        [favor] does not use it
       *[building] does nothing
    }
classic-event-built = { $id ->
        [stone-architect] builds an { $tile }
       *[other] builds { $tile-the }
    }
classic-event-residence-delayed = will turn { $tile-the } into a residence at the end of this phase
classic-event-residence-made = turns { $tile-the } into a residence
classic-event-favors-won = { $count ->
        [one] wins { $count } favor
       *[other] wins { $count } favors
    }
classic-event-favors-lost = { $count ->
        [one] loses { $count } favor: every line has been used
       *[other] loses { $count } favors: every line has been used
    }
classic-event-favor-line = { $advanced ->
        [yes] uses { $line-the }, advances to column { $column }
       *[no] uses { $line-the }, stays in column { $column }
    }
classic-event-house-built = builds a house { $section-at }
classic-event-houses-counted = { $houses ->
        [one] has { $houses } house { $section-at }
       *[other] has { $houses } houses { $section-at }
    }
classic-event-section-counted = { $id ->
        [dungeon] { $section-the } has been counted
       *[other] { $section-the } have been counted
    }
classic-event-final-bonus = scores { $gold } PP for gold, { $cubes } PP for other cubes, { $deniers } PP for deniers

# Where or why, at the end of a sentence
classic-cause-income = { $residences ->
        [0] ({ $buildings } for prestige buildings)
        [1] { $buildings ->
            [0] (1 for a residence)
           *[other] (1 for a residence, { $buildings } for prestige buildings)
        }
       *[other] { $buildings ->
            [0] ({ $residences } for residences)
           *[other] ({ $residences } for residences, { $buildings } for prestige buildings)
        }
    }
classic-cause-first-pass = { cause-first-pass }
classic-cause-visit = for the visitor { $tile-at }
classic-cause-beyond = { $tile-at } beyond the provost
classic-cause-owner-share = as the owner { $tile-of }
classic-cause-simplified-favor = for the favor
classic-cause-no-batch = for giving no batch
classic-cause-best-builder = { cause-best-builder }

# The table
classic-board-turn-order = Turn order
classic-board-road = Road, each space with its owner and *worker; { board-provost } provost, { board-bailiff } bailiff
classic-board-delayed = (!) becomes a residence at the end of phase 5
classic-board-inn = left { $left }, right { $right }
classic-board-counted = { $section } counted
classic-board-castle = workers there: { $workers }
classic-board-given = { $color } ({ $batches } given)
classic-board-favors = favors
classic-board-houses = houses
classic-board-residence = A residence costs 1 cloth and 1 d at the Lawyer and gives 2 PP, then 1 d per turn.

# The rules, by the kind of decision
classic-help-over =
    The game is over. Each gold left over gave 3 PP, 3 other cubes 1 PP, 4 deniers 1 PP.
classic-help-place =
    Phase 2: in turn order, players place a worker or pass, until all have passed. A worker costs 1 denier,
    plus 1 for each player who has passed; on your own buildings, or while you are on the right circle of the
    Inn, always 1. The first to pass gets 1 denier. The owner of a building scores 1 PP when another player
    places a worker there. On the road, only buildings up to the provost work, and players may move him. At
    the castle you need food and two other cubes of different kinds, or you lose 2 PP.
classic-help-gate =
    Phase 3: your worker on the Gate may go, free of charge, to any place where you could put a worker now,
    or come home. A special building it moves to still acts in this phase.
classic-help-guild =
    Phase 3: the Merchants’ guild moves the provost up to 3 spaces either way, free of charge.
classic-help-joust =
    Phase 3: on the Joust field, 1 denier and 1 cloth buy one royal favor.
classic-help-inn =
    Phase 3: while your worker is on the right circle of the Inn, each of your placements costs 1 denier, no
    matter how many players have passed. But that worker cannot be placed.
classic-help-provost =
    Phase 4: in passing order, each player may move the provost once, up to 3 spaces either way, for 1 denier
    per space. Buildings beyond him do not work this turn. If he ends beyond the bailiff, the bailiff advances
    2 spaces at the end of the turn, otherwise 1; this brings the counts and the end of the game nearer.
classic-help-produce =
    Phase 5: production buildings give cubes from the stock. When a player uses another player’s stone
    production building, its owner takes one of its cubes too.
classic-help-owner-cube = { classic-help-produce }
classic-help-build =
    A Carpenter builds a wood building, a Mason a stone building. It goes on the first empty space of the
    road and is yours: you score its points now, and 1 PP whenever another player places a worker there.
    An Architect builds a prestige building in place of one of your residences.
classic-help-site =
    An Architect builds a prestige building in place of one of your residences.
classic-help-lawyer =
    A Lawyer turns a neutral building, or one of your own wood or stone buildings, into your residence: 2 PP
    now and 1 denier per turn; prestige buildings are built on residences. If a worker is there, the change
    waits until the end of phase 5.
classic-help-trade =
    Phase 5: you may take one of the building’s offers.
classic-help-batch =
    Phase 6: a batch is food and two other cubes of different kinds. Each batch is a house: 5 PP in the
    Dungeon, 4 in the Walls, 3 in the Towers. Whoever gives the most batches this turn wins a favor. Houses
    count again when their section is counted: two or more win favors, none costs points. Giving no batch
    costs 2 PP.
classic-help-favor-line =
    A royal favor: choose a line, and your marker there advances one column if that column is open (1 and 2
    from the start, 3 and 4 after the Dungeon count, 5 after the Walls count). Then use one effect of the
    line, up to your marker. Each line can be used only once per phase.
classic-help-favor-effect = { classic-help-favor-line }
classic-help-favor-cube = { classic-help-favor-line }
classic-help-favor-trade = { classic-help-favor-line }
