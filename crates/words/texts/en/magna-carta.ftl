# Caylus Magna Carta. Ids: magna-carta-card-ID, magna-carta-phase-ID and so on, with the names of the notation.

magna-carta-title = Caylus Magna Carta
magna-carta-secrets-hidden = Hands are secret: make sure nobody else is looking.
magna-carta-secrets-shown = All hands are shown: a record hides nothing.
magna-carta-secrets-learnt = A card has been drawn since your last move, so it cannot be taken back.

magna-carta-phase-mulligan = Setup: starting hands
magna-carta-phase-income = Phase 1: income
magna-carta-phase-actions = Phase 2: actions
magna-carta-phase-provost = Phase 3: the provost
magna-carta-phase-effects = Phase 4: cards along the road
magna-carta-phase-castle = Phase 5: the castle
magna-carta-phase-end-of-turn = Phase 6: end of turn
magna-carta-phase-over = { phase-over }

# .short: a name for narrow places.
magna-carta-card-small-farm = Small farm
    .the = the Small farm
    .of = of the Small farm
    .at = at the Small farm
    .short = Small farm
magna-carta-card-small-sawmill = Small sawmill
    .the = the Small sawmill
    .of = of the Small sawmill
    .at = at the Small sawmill
    .short = Small sawmill
magna-carta-card-small-quarry = Small quarry
    .the = the Small quarry
    .of = of the Small quarry
    .at = at the Small quarry
    .short = Small quarry
magna-carta-card-peddler = Peddler
    .the = the Peddler
    .of = of the Peddler
    .at = at the Peddler
magna-carta-card-market = Market
    .the = the Market
    .of = of the Market
    .at = at the Market
magna-carta-card-lawyer = Lawyer
    .the = the Lawyer
    .of = of the Lawyer
    .at = at the Lawyer
magna-carta-card-large-farm = Large farm
    .the = the Large farm
    .of = of the Large farm
    .at = at the Large farm
magna-carta-card-large-sawmill = Large sawmill
    .the = the Large sawmill
    .of = of the Large sawmill
    .at = at the Large sawmill
magna-carta-card-large-quarry = Large quarry
    .the = the Large quarry
    .of = of the Large quarry
    .at = at the Large quarry
magna-carta-card-gold-mine = Gold mine
    .the = the Gold mine
    .of = of the Gold mine
    .at = at the Gold mine
magna-carta-card-bank = Bank
    .the = the Bank
    .of = of the Bank
    .at = at the Bank
magna-carta-card-church = Church
    .the = the Church
    .of = of the Church
    .at = at the Church
magna-carta-card-neutral-park = Park
    .the = the Park
    .of = of the Park
    .at = at the Park
magna-carta-card-neutral-forest = Forest
    .the = the Forest
    .of = of the Forest
    .at = at the Forest
magna-carta-card-neutral-quarry = Quarry
    .the = the Quarry
    .of = of the Quarry
    .at = at the Quarry
magna-carta-card-neutral-trading-post = Trading post
    .the = the Trading post
    .of = of the Trading post
    .at = at the Trading post
magna-carta-card-neutral-peddler = Peddler
    .the = the Peddler
    .of = of the Peddler
    .at = at the Peddler

magna-carta-prestige-theatre = Theatre
    .the = the Theatre
    .of = of the Theatre
    .at = at the Theatre
magna-carta-prestige-statue = Statue
    .the = the Statue
    .of = of the Statue
    .at = at the Statue
magna-carta-prestige-hotel = Hotel
    .the = the Hotel
    .of = of the Hotel
    .at = at the Hotel
magna-carta-prestige-stables = Stables
    .the = the Stables
    .of = of the Stables
    .at = at the Stables
magna-carta-prestige-town-hall = Town hall
    .the = the Town hall
    .of = of the Town hall
    .at = at the Town hall
magna-carta-prestige-monument = Monument
    .the = the Monument
    .of = of the Monument
    .at = at the Monument
magna-carta-prestige-cathedral = Cathedral
    .the = the Cathedral
    .of = of the Cathedral
    .at = at the Cathedral
magna-carta-residence = Residence
    .the = the Residence
    .of = of the Residence
    .at = at the Residence

# An empty place of the road
magna-carta-road = road
    .the = the road
    .of = of the road
    .at = on the road

magna-carta-section-dungeon = Dungeon
    .the = the Dungeon
    .of = of the Dungeon
    .at = in the Dungeon
    .letter = D
magna-carta-section-walls = Walls
    .the = the Walls
    .of = of the Walls
    .at = in the Walls
    .letter = W
magna-carta-section-towers = Towers
    .the = the Towers
    .of = of the Towers
    .at = in the Towers
    .letter = T

# Where a card is
magna-carta-cards-hand = hand
magna-carta-cards-pile = pile
magna-carta-cards-discard = disc

# What is asked, by the kind of decision
magna-carta-question-mulligan = keep your starting hand?
magna-carta-question-action = choose an action, or pass; a card or a worker costs 1 d
magna-carta-question-site = which of your residences does { $card-the } cover?
magna-carta-question-provost = move the provost, for 1 denier per card?
magna-carta-question-primary = { $id ->
        [lawyer] which of your cards becomes a residence?
       *[other] what does your worker do { $card-at }?
    }
magna-carta-question-secondary = what do you take as the owner { $card-of }?
magna-carta-question-batch = give a batch to the castle?

# What a move means
magna-carta-choice-keep = keep this hand
magna-carta-choice-redraw = draw a new hand
magna-carta-choice-draw = draw a card
magna-carta-choice-replace = replace your hand
magna-carta-explain-points = { $goods }
magna-carta-explain-keep = your hand stays as it is
magna-carta-explain-redraw = { $cards ->
        [one] discard it and draw { $cards } other card, only once
       *[other] discard it and draw { $cards } other cards, only once
    }
magna-carta-explain-draw = { $cards ->
        [0] shuffle your discard pile, draw a card
       *[other] a card from your pile ({ $cards } left)
    }
magna-carta-explain-replace = { $cards ->
        [one] discard your hand, draw { $cards } card
       *[other] discard your hand, draw { $cards } cards
    }
magna-carta-explain-own = your own
magna-carta-explain-share = { $kind ->
        [nothing] { $name } gets nothing
        [give] { $name } may give { $share }
       *[get] { $name } gets { $share }
    }
magna-carta-explain-own-share = { $kind ->
        [give] when others work there, you may give { $share }
       *[get] when others work there, you get { $share }
    }
magna-carta-explain-cover = you lose its 1 PP and its income
magna-carta-explain-residence = { $waits ->
        [yes] { $points ->
            [1] still 1 PP
           *[other] 1 PP instead of { $points }
        }, income 1 d, room for a prestige building, after phase 4
       *[no] { $points ->
            [1] still 1 PP
           *[other] 1 PP instead of { $points }
        }, income 1 d, room for a prestige building
    }
magna-carta-explain-token = 1 { $section } token, { $points } PP
magna-carta-explain-done = { $batches ->
        [0] no batch
       *[other] no more batches
    }
magna-carta-means-hand = { $count ->
        [0] no cards in hand
       *[other] in hand { $cards }
    }

# What happened. With a player: what follows the name.
magna-carta-event-first-player = { $name } has the first-player card
magna-carta-event-hand-kept = keeps the starting hand
magna-carta-event-card-drawn = draws { $cards }
magna-carta-event-card-discarded = discards { $cards }
magna-carta-event-pile-shuffled = shuffles the discard pile
magna-carta-event-passed = { event-passed }
magna-carta-event-worker-placed = { event-worker-placed }
magna-carta-event-idle = { event-idle }
magna-carta-event-built = { $cubes ->
        [0] builds { $card-the }
        [one] builds { $card-the } with { $cubes } cube
       *[other] builds { $card-the } with { $cubes } cubes
    }
magna-carta-event-prestige-built = { $place ->
        [none] builds { $building-the }
       *[other] builds { $building-the } on the residence { $place }
    }
magna-carta-event-provost-moved = { event-provost-moved }
magna-carta-event-provost-advanced = the provost advances from { $from } to { $to }
magna-carta-event-provost-stayed = the provost stays on { $to }, the last card
magna-carta-event-gained = { event-gained }
magna-carta-event-paid = { event-paid }
magna-carta-event-token-taken = takes a { $section } token ({ $points } PP)
magna-carta-event-token-lost = { $count ->
        [one] nobody gave a batch: { $tokens } leaves the game
       *[other] nobody gave a batch: { $tokens } leave the game
    }
magna-carta-event-declined = { $cause ->
        [provost] leaves the provost where he is
       *[card] takes nothing
    }
magna-carta-event-residence-delayed = will turn { $card-the } into a residence at the end of this phase
magna-carta-event-residence-made = turns { $card-the } into a residence
magna-carta-event-final-score =
    has { $tokens } PP in tokens, { $cards } PP in buildings, { $gold } PP for gold, { $cubes } PP for other cubes, { $deniers } PP for deniers
magna-carta-unknown-cards = { $count ->
        [one] a card
       *[other] { $count } cards
    }
magna-carta-tokens = { $count ->
        [one] a { $section } token
       *[other] { $count } { $section } tokens
    }

# Where or why, at the end of a sentence
magna-carta-cause-income = { $hotel ->
        [yes] { $residences ->
            [0] (1 for the Hotel)
            [1] (1 for a residence, 1 for the Hotel)
           *[other] ({ $residences } for residences, 1 for the Hotel)
        }
       *[no] { $residences ->
            [1] (1 for a residence)
           *[other] ({ $residences } for residences)
        }
    }
magna-carta-cause-first-pass = { cause-first-pass }
magna-carta-cause-replace = for a new hand
magna-carta-cause-secondary = as the owner { $card-of }
magna-carta-cause-beyond = { $card-at } beyond the provost
magna-carta-cause-best-builder = { cause-best-builder }

# The table
magna-carta-board-first-player = First player
magna-carta-board-road = { $provost ->
        [yes] Road, each card with (cubes on it), its owner and *worker; { board-provost } provost
       *[no] Road, each card with (cubes on it), its owner and *worker
    }
magna-carta-board-delayed = (!) becomes a residence at the end of phase 4
magna-carta-board-tokens = Castle tokens left
magna-carta-board-section = { $section } { $left } at { $points } PP
magna-carta-board-batches = Batches this turn
magna-carta-board-taken = tokens
magna-carta-board-built = { $color } has built
magna-carta-board-your-hand = Your hand
magna-carta-board-hand = { $color }’s hand
magna-carta-board-cards = { $whose ->
        [you] Your cards: points, cost, what a worker gets [what the owner gets]
       *[each] Cards of each player: points, cost, what a worker gets [what the owner gets]
    }
magna-carta-board-prestige = Prestige buildings left
magna-carta-board-residence = Residence (1 food, at the Lawyer): 1 PP, income 1 d, room for one of these

# The rules, by the kind of decision; .beginner where the beginner game differs
magna-carta-help-over =
    The game is over. Each gold left over gave 1 PP, 3 other cubes 1 PP, 3 deniers 1 PP.
magna-carta-help-mulligan =
    You have drawn 3 of your own cards. Once, you may discard all three and draw 3 others. Cheap cards (1 food
    and 1 wood) can be built at once.
magna-carta-help-action =
    Phase 2: one action each, round after round, until all have passed. For 1 denier: draw a card, or replace
    your whole hand, or place a worker on a card of the road that has none, whoever owns it. For cubes: build
    a card from your hand at the end of the road, where everybody can use it at once, or build a prestige
    building on one of your residences. Gold can replace any cube. Cards act only up to the provost,
    and players may move him. When another player’s worker uses your card, you get something too. The first
    to pass gets 1 denier.
    .beginner =
        Phase 2: one action each, round after round, until all have passed. For 1 denier: draw a card, or replace
        your whole hand, or place a worker on a card of the road that has none, whoever owns it. For cubes: build
        a card from your hand at the end of the road, where everybody can use it at once, or build a prestige
        building, which only gives points. Gold can replace any cube. When another player’s worker uses your
        card, you get something too. The first to pass gets 1 denier.
magna-carta-help-site =
    A prestige building covers one of your residences. You lose the residence’s point and its income.
magna-carta-help-provost =
    Phase 3: in passing order, each player may move the provost once, up to 3 cards either way, for 1 denier
    per card. Cards beyond him do not act this turn: their workers go home with nothing. At the end of the turn
    he advances 2 cards.
magna-carta-help-primary =
    Phase 4: your worker uses this card, if you like. At the Lawyer, 1 food or gold turns one of your cards
    on the road into a residence: 1 PP instead of its own, 1 denier per turn, and room for a prestige building.
    A card whose worker has yet to act is turned over at the end of the phase.
    .beginner =
        Phase 4: your worker uses this card, if you like.
magna-carta-help-secondary =
    Phase 4: another player’s worker uses your card, so you may take the owner’s share. On small farms, sawmills
    and quarries it is one of the cubes on the card, while there are any.
magna-carta-help-batch =
    Phase 5: a batch is 1 food, 1 wood and 1 stone; gold can replace any of them. Each batch earns a castle
    token: Dungeon 4 PP while there are any, then Walls 3 PP, then Towers 2 PP. The player who gives the most
    batches this turn gets 1 gold; in a tie, the first to give. If nobody gives any, two tokens leave the
    game. The game ends with the turn in which the last token goes.
