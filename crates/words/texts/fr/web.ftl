# Ce que seul dit le plateau dans le navigateur. Identifiants : web-…

web-pass = Passer
web-decline = Ne rien faire
web-done = C’est tout
web-provost-stays = le prévôt reste où il est
web-provost-moves = { $way ->
        [back] le prévôt recule de { $steps }, { $to }
       *[forward] le prévôt avance de { $steps }, { $to }
    }
web-provost-to = en { $space }
web-built-with = { $name } : { $goods }
web-standing = { $name } ({ $space })
web-keep = Garder cette main
web-redraw = Piocher une autre main
web-draw = Piocher une carte, pour 1 d
web-replace = Une nouvelle main, pour 1 d
web-question-action = une action, ou passez ; une carte ou un ouvrier coûte 1 d
web-steal = { $character }, à { $name }
web-provost = Prévôt
web-bailiff = Bailli

# Les panneaux
web-your-turn = À vous de jouer
web-turn-of = { $name } décide
web-choices = Ce que vous pouvez faire
web-narrowed = Lequel ?
web-all-choices = Tous les choix
web-players = Les joueurs
web-supply = Bâtiments à construire
web-supply-left = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-board = Le plateau
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-turn-order = Ordre du tour
web-first-player = Premier joueur
web-prestige = Points de prestige
web-hidden = cachés
web-camp = Ouvriers au camp
web-castle-houses = Maisons au château
web-buildings = Bâtiments sur la route
web-you = vous
web-hand = Votre main
web-hand-of = Cartes en main
web-pile = Pioche
web-discard = Défausse
web-tokens = Jetons du château
web-characters = Personnages
web-castle = Le château
web-prestige-buildings = Bâtiments de prestige
web-residence = Résidence
web-site-tile = Tuile { $number } du chantier : { $tile }
web-space = { $name } ({ $space }) : { $more }
web-owned = appartient à { $name }
web-worker-of = { $name } y a un ouvrier
