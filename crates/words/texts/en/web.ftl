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
web-narrowed = Which one?
web-all-choices = All choices
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
web-residence = Residence
web-site-tile = Tile { $number } of the site: { $tile }
web-space = { $name } ({ $space }): { $more }
web-owned = belongs to { $name }
web-worker-of = { $name } has a worker there
