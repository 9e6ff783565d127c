# What the games have in common. Ids come from the notation: cube-NAME, color-NAME.
# A name has the forms .the, .of and .at: a text with the variable $tile can use $tile-the, $tile-of and $tile-at.

color-blue = blue
color-red = red
color-green = green
color-orange = orange
color-yellow = yellow
color-black = black
# A player who shares a name with another
name-shared = { $name } ({ $color })

# .count: an amount; .short: the heading of a column.
cube-food = food
    .count = { $count } food
    .short = food
cube-wood = wood
    .count = { $count } wood
    .short = wood
cube-stone = stone
    .count = { $count } stone
    .short = stone
cube-cloth = cloth
    .count = { $count } cloth
    .short = cloth
cube-gold = gold
    .count = { $count } gold
    .short = gold
goods-deniers = { $count ->
        [one] { $count } denier
       *[other] { $count } deniers
    }
    .short = { $count } d
goods-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
goods-prestige = { $count } PP
goods-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
goods-favors = { $count ->
        [one] { $count } favor
       *[other] { $count } favors
    }
goods-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
    .plain = { $count ->
        [one] { $count } cube (no gold)
       *[other] { $count } cubes (no gold)
    }
goods-any = any

nothing = nothing
# A name with its article
noun-the = { $noun-the }
list-and = { $first } and { $last }
remarks = { $first }; { $then }

# What is printed on tiles, cards and places
effect-get = { $get }
effect-trade = { $give } for { $get }
effect-or = { $first } or { $last }
effect-income = income { $goods }
effect-build = build a { $craft }
effect-build-for-less = { $build }, paying { $less } less
effect-residence = make a residence for { $cost }

# The log
turn = Turn { $turn }
phase-over = End of the game
event-passed = { $number ->
        [1] is the first to pass
       *[other] passes and takes number { $number } on the bridge
    }
event-worker-placed = places a worker on { $place-the }
event-idle = gets nothing
event-provost-moved = moves the provost from { $from } to { $to }
event-gained = { $goods-kind ->
        [prestige] scores { $goods }
       *[other] gets { $goods }
    }
event-paid = { $goods-kind ->
        [deniers] pays { $goods }
       *[other] gives { $goods }
    }
# Where something happens
cause-at = { $place-at }
cause-first-pass = for it
cause-best-builder = as the best builder

# Choices: what a move is called
choice-pass = pass
choice-done = done
choice-provost-stays = leave the provost where he is
choice-provost = { $way ->
        [back] move the provost { $steps } back
       *[forward] move the provost { $steps } forward
    }
choice-with = { $what }, for { $goods }
# Beside the notation, in languages other than its own
choice-line = { $label } – { $meaning }

# What a move means
explain-pass = { $number ->
        [1] first on the bridge: get 1 d
       *[other] number { $number } on the bridge
    }
explain-provost = { $moves ->
        [no] he stays on { $to }
       *[yes] { $price ->
            [0] to { $to }
           *[other] to { $to }, for { $price } d
        }
    }
explain-decline = do nothing
explain-get = get { $get }
explain-trade = give { $give }, get { $get }
explain-building = { $name }: { $effect }
explain-price = { $unit ->
        [workers] { $price } W  { $what }
       *[deniers] { $price } d  { $what }
    }
explain-beyond = past the provost
means-workers = { $count ->
        [one] { $count } worker at home
       *[other] { $count } workers at home
    }

# The table
board-turn = Turn { $turn }, { $phase }
board-bridge = Bridge
    .order = { $colors } (in passing order)
board-prestige = PP
board-deniers = d
# The marks of the provost and the bailiff on the road
board-provost = P
board-bailiff = B
board-workers = home

# The result
result-title = Final scores
result-prestige = prestige
result-gold = gold
result-cubes = cubes
result-deniers = deniers
result-total = total
result-winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }

# A notice to a player who is away.
notice-turn = It is your turn: { $title }
