# Caylus Magna Carta. Ids: magna-carta-card-ID, magna-carta-phase-ID and so on, with the names of the notation.

magna-carta-title = Caylus Magna Carta
magna-carta-secrets-hidden = Les mains sont secrètes : vérifiez que personne d’autre ne regarde.
magna-carta-secrets-shown = Toutes les mains sont visibles : un enregistrement ne cache rien.
magna-carta-secrets-learnt = Une carte a été piochée depuis votre dernier coup : on ne peut plus l’annuler.

magna-carta-phase-mulligan = Mise en place : mains de départ
magna-carta-phase-income = Phase 1 : collecte de revenus
magna-carta-phase-actions = Phase 2 : actions
magna-carta-phase-provost = Phase 3 : déplacement du prévôt
magna-carta-phase-effects = Phase 4 : effets des cartes de la route
magna-carta-phase-castle = Phase 5 : construction du château
magna-carta-phase-end-of-turn = Phase 6 : fin du tour
magna-carta-phase-over = { phase-over }

# .short: a name for narrow places.
magna-carta-card-small-farm = Petite ferme
    .the = la Petite ferme
    .of = de la Petite ferme
    .at = à la Petite ferme
    .short = Pte ferme
magna-carta-card-small-sawmill = Petite scierie
    .the = la Petite scierie
    .of = de la Petite scierie
    .at = à la Petite scierie
    .short = Pte scierie
magna-carta-card-small-quarry = Petite carrière
    .the = la Petite carrière
    .of = de la Petite carrière
    .at = à la Petite carrière
    .short = Pte carrière
magna-carta-card-peddler = Colporteur
    .the = le Colporteur
    .of = du Colporteur
    .at = chez le Colporteur
magna-carta-card-market = Marché
    .the = le Marché
    .of = du Marché
    .at = au Marché
magna-carta-card-lawyer = Notaire
    .the = le Notaire
    .of = du Notaire
    .at = chez le Notaire
magna-carta-card-large-farm = Grande ferme
    .the = la Grande ferme
    .of = de la Grande ferme
    .at = à la Grande ferme
magna-carta-card-large-sawmill = Grande scierie
    .the = la Grande scierie
    .of = de la Grande scierie
    .at = à la Grande scierie
magna-carta-card-large-quarry = Grande carrière
    .the = la Grande carrière
    .of = de la Grande carrière
    .at = à la Grande carrière
magna-carta-card-gold-mine = Mine d’or
    .the = la Mine d’or
    .of = de la Mine d’or
    .at = à la Mine d’or
magna-carta-card-bank = Banque
    .the = la Banque
    .of = de la Banque
    .at = à la Banque
magna-carta-card-church = Église
    .the = l’Église
    .of = de l’Église
    .at = à l’Église
magna-carta-card-neutral-park = Parc
    .the = le Parc
    .of = du Parc
    .at = au Parc
magna-carta-card-neutral-forest = Forêt
    .the = la Forêt
    .of = de la Forêt
    .at = à la Forêt
magna-carta-card-neutral-quarry = Carrière
    .the = la Carrière
    .of = de la Carrière
    .at = à la Carrière
magna-carta-card-neutral-trading-post = Comptoir
    .the = le Comptoir
    .of = du Comptoir
    .at = au Comptoir
magna-carta-card-neutral-peddler = Colporteur
    .the = le Colporteur
    .of = du Colporteur
    .at = chez le Colporteur

magna-carta-prestige-theatre = Théâtre
    .the = le Théâtre
    .of = du Théâtre
    .at = au Théâtre
magna-carta-prestige-statue = Statue
    .the = la Statue
    .of = de la Statue
    .at = à la Statue
magna-carta-prestige-hotel = Hôtel
    .the = l’Hôtel
    .of = de l’Hôtel
    .at = à l’Hôtel
magna-carta-prestige-stables = Écuries
    .the = les Écuries
    .of = des Écuries
    .at = aux Écuries
magna-carta-prestige-town-hall = Hôtel de ville
    .the = l’Hôtel de ville
    .of = de l’Hôtel de ville
    .at = à l’Hôtel de ville
magna-carta-prestige-monument = Monument
    .the = le Monument
    .of = du Monument
    .at = au Monument
magna-carta-prestige-cathedral = Cathédrale
    .the = la Cathédrale
    .of = de la Cathédrale
    .at = à la Cathédrale
magna-carta-residence = Résidence
    .the = la Résidence
    .of = de la Résidence
    .at = à la Résidence

# An empty place of the road
magna-carta-road = route
    .the = la route
    .of = de la route
    .at = sur la route

magna-carta-section-dungeon = Donjon
    .the = le Donjon
    .of = du Donjon
    .at = dans le Donjon
    .letter = D
magna-carta-section-walls = Murailles
    .the = les Murailles
    .of = des Murailles
    .at = dans les Murailles
    .letter = M
magna-carta-section-towers = Tours
    .the = les Tours
    .of = des Tours
    .at = dans les Tours
    .letter = T

# Where a card is
magna-carta-cards-hand = main
magna-carta-cards-pile = pioche
magna-carta-cards-discard = déf.

# What is asked, by the kind of decision
magna-carta-question-mulligan = gardez-vous votre main de départ ?
magna-carta-question-action = choisissez une action, ou passez ; une carte ou un ouvrier coûte 1 d
magna-carta-question-site = laquelle de vos résidences recouvrez-vous avec { $card-the } ?
magna-carta-question-provost = déplacez-vous le prévôt, pour 1 denier par carte ?
magna-carta-question-primary = { $id ->
        [lawyer] laquelle de vos cartes devient une résidence ?
       *[other] que fait votre ouvrier { $card-at } ?
    }
magna-carta-question-secondary = que prenez-vous en tant que propriétaire { $card-of } ?
magna-carta-question-batch = donnez-vous un lot au château ?

# What a move means
magna-carta-choice-keep = garder cette main
magna-carta-choice-redraw = piocher une autre main
magna-carta-choice-draw = piocher une carte
magna-carta-choice-replace = changer de main
magna-carta-explain-points = { $goods }
magna-carta-explain-keep = votre main reste telle quelle
magna-carta-explain-redraw = { $cards ->
        [one] la défausser et piocher { $cards } autre carte, une seule fois
       *[other] la défausser et piocher { $cards } autres cartes, une seule fois
    }
magna-carta-explain-draw = { $cards ->
        [0] mélanger votre défausse, piocher une carte
       *[other] une carte de votre pioche (reste { $cards })
    }
magna-carta-explain-replace = { $cards ->
        [one] défausser votre main, piocher { $cards } carte
       *[other] défausser votre main, piocher { $cards } cartes
    }
magna-carta-explain-own = à vous
magna-carta-explain-share = { $kind ->
        [nothing] { $name } ne reçoit rien
        [give] { $name } peut donner { $share }
       *[get] { $name } reçoit { $share }
    }
magna-carta-explain-own-share = { $kind ->
        [give] quand d’autres y travaillent, vous pouvez donner { $share }
       *[get] quand d’autres y travaillent, vous recevez { $share }
    }
magna-carta-explain-cover = vous perdez son PP et son revenu
magna-carta-explain-residence = { $waits ->
        [yes] { $points ->
            [1] toujours 1 PP
           *[other] 1 PP au lieu de { $points }
        }, revenu 1 d, place pour un bâtiment de prestige, après la phase 4
       *[no] { $points ->
            [1] toujours 1 PP
           *[other] 1 PP au lieu de { $points }
        }, revenu 1 d, place pour un bâtiment de prestige
    }
magna-carta-explain-token = 1 jeton { $section-of }, { $points } PP
magna-carta-explain-done = { $batches ->
        [0] aucun lot
       *[other] pas d’autre lot
    }
magna-carta-means-hand = { $count ->
        [0] aucune carte en main
       *[other] en main { $cards }
    }

# What happened. With a player: what follows the name.
magna-carta-event-first-player = { $name } a la carte du premier joueur
magna-carta-event-hand-kept = garde sa main de départ
magna-carta-event-card-drawn = pioche { $cards }
magna-carta-event-card-discarded = défausse { $cards }
magna-carta-event-pile-shuffled = mélange sa défausse
magna-carta-event-passed = { event-passed }
magna-carta-event-worker-placed = { event-worker-placed }
magna-carta-event-idle = { event-idle }
magna-carta-event-built = { $cubes ->
        [0] construit { $card-the }
        [one] construit { $card-the } avec { $cubes } cube
       *[other] construit { $card-the } avec { $cubes } cubes
    }
magna-carta-event-prestige-built = { $place ->
        [none] construit { $building-the }
       *[other] construit { $building-the } sur la résidence { $place }
    }
magna-carta-event-provost-moved = { event-provost-moved }
magna-carta-event-provost-advanced = le prévôt avance de { $from } à { $to }
magna-carta-event-provost-stayed = le prévôt reste en { $to }, la dernière carte
magna-carta-event-gained = { event-gained }
magna-carta-event-paid = { event-paid }
magna-carta-event-token-taken = prend un jeton { $section-of } ({ $points } PP)
magna-carta-event-token-lost = { $count ->
        [one] personne n’a donné de lot : { $tokens } quitte le jeu
       *[other] personne n’a donné de lot : { $tokens } quittent le jeu
    }
magna-carta-event-declined = { $cause ->
        [provost] laisse le prévôt en place
       *[card] ne prend rien
    }
magna-carta-event-residence-delayed = transformera { $card-the } en résidence à la fin de cette phase
magna-carta-event-residence-made = transforme { $card-the } en résidence
magna-carta-event-final-score =
    a { $tokens } PP en jetons, { $cards } PP en bâtiments, { $gold } PP pour l’or, { $cubes } PP pour les autres cubes, { $deniers } PP pour les deniers
magna-carta-unknown-cards = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
magna-carta-tokens = { $count ->
        [one] un jeton { $section-of }
       *[other] { $count } jetons { $section-of }
    }

# Where or why, at the end of a sentence
magna-carta-cause-income = { $hotel ->
        [yes] { $residences ->
            [0] (dont 1 pour l’Hôtel)
            [1] (dont 1 pour une résidence, 1 pour l’Hôtel)
           *[other] (dont { $residences } pour des résidences, 1 pour l’Hôtel)
        }
       *[no] { $residences ->
            [1] (dont 1 pour une résidence)
           *[other] (dont { $residences } pour des résidences)
        }
    }
magna-carta-cause-first-pass = { cause-first-pass }
magna-carta-cause-replace = pour une nouvelle main
magna-carta-cause-secondary = en tant que propriétaire { $card-of }
magna-carta-cause-beyond = { $card-at } au-delà du prévôt
magna-carta-cause-best-builder = { cause-best-builder }

# The table
magna-carta-board-first-player = Premier joueur
magna-carta-board-road = { $provost ->
        [yes] Route : carte et (cubes dessus), propriétaire, *ouvrier ; { board-provost } prévôt
       *[no] Route : carte et (cubes dessus), propriétaire, *ouvrier
    }
magna-carta-board-delayed = (!) devient une résidence à la fin de la phase 4
magna-carta-board-tokens = Jetons restants
magna-carta-board-section = { $section } { $left } à { $points } PP
magna-carta-board-batches = Lots de ce tour
magna-carta-board-taken = jetons
magna-carta-board-built = { $color } a construit
magna-carta-board-your-hand = Votre main
magna-carta-board-hand = Main ({ $color })
magna-carta-board-cards = { $whose ->
        [you] Vos cartes : points, coût, gain de l’ouvrier [part du propriétaire]
       *[each] Cartes de chaque joueur : points, coût, gain de l’ouvrier [part du propriétaire]
    }
magna-carta-board-prestige = Bâtiments de prestige restants
magna-carta-board-residence = Résidence (1 nourriture, chez le Notaire) : 1 PP, revenu 1 d, place pour l’un d’eux

# The rules, by the kind of decision; .beginner where the beginner game differs
magna-carta-help-over =
    La partie est terminée. Chaque or restant a donné 1 PP, 3 autres cubes 1 PP, 3 deniers 1 PP.
magna-carta-help-mulligan =
    Vous avez pioché 3 de vos cartes. Une seule fois, vous pouvez les défausser toutes les trois pour en piocher
    3 autres. Les cartes bon marché (1 nourriture et 1 bois) peuvent être construites tout de suite.
magna-carta-help-action =
    Phase 2 : une action chacun, tour de table après tour de table, jusqu’à ce que tous aient passé. Pour
    1 denier : piocher une carte, ou remplacer toute votre main, ou placer un ouvrier sur une carte de la route
    qui n’en a pas, quel que soit son propriétaire. Pour des cubes : construire une carte de votre main au bout
    de la route, où tous peuvent aussitôt l’utiliser, ou construire un bâtiment de prestige sur une de vos
    résidences. L’or peut remplacer n’importe quel cube. Les cartes n’agissent que jusqu’au prévôt inclus, et
    les joueurs peuvent le déplacer. Quand l’ouvrier d’un autre joueur utilise votre carte, vous recevez aussi
    quelque chose. Qui passe en premier reçoit 1 denier.
    .beginner =
        Phase 2 : une action chacun, tour de table après tour de table, jusqu’à ce que tous aient passé. Pour
        1 denier : piocher une carte, ou remplacer toute votre main, ou placer un ouvrier sur une carte de la
        route qui n’en a pas, quel que soit son propriétaire. Pour des cubes : construire une carte de votre
        main au bout de la route, où tous peuvent aussitôt l’utiliser, ou construire un bâtiment de prestige,
        qui ne rapporte que des points. L’or peut remplacer n’importe quel cube. Quand l’ouvrier d’un autre
        joueur utilise votre carte, vous recevez aussi quelque chose. Qui passe en premier reçoit 1 denier.
magna-carta-help-site =
    Un bâtiment de prestige recouvre une de vos résidences. Vous perdez le point et le revenu de la résidence.
magna-carta-help-provost =
    Phase 3 : dans l’ordre de passage, chaque joueur peut déplacer une fois le prévôt de 3 cartes au plus, en
    avant ou en arrière, pour 1 denier par carte. Les cartes situées après lui n’agissent pas ce tour-ci : leurs
    ouvriers reviennent sans rien. À la fin du tour, il avance de 2 cartes.
magna-carta-help-primary =
    Phase 4 : votre ouvrier utilise cette carte, si vous le voulez. Chez le Notaire, 1 nourriture ou 1 or
    transforme une de vos cartes de la route en résidence : 1 PP au lieu du sien, 1 denier par tour, et une
    place pour un bâtiment de prestige. Une carte dont l’ouvrier doit encore agir est retournée à la fin de la
    phase.
    .beginner =
        Phase 4 : votre ouvrier utilise cette carte, si vous le voulez.
magna-carta-help-secondary =
    Phase 4 : l’ouvrier d’un autre joueur utilise votre carte, vous pouvez donc prendre la part du
    propriétaire. Sur les petits producteurs, c’est un des cubes posés dessus, tant qu’il y en a.
magna-carta-help-batch =
    Phase 5 : un lot se compose de 1 nourriture, 1 bois et 1 pierre ; l’or peut remplacer chacun d’eux. Chaque
    lot rapporte un jeton du château : Donjon 4 PP tant qu’il y en a, puis Murailles 3 PP, puis Tours 2 PP. Le
    joueur qui donne le plus de lots ce tour-ci reçoit 1 or ; à égalité, le premier à avoir donné. Si personne
    n’en donne, deux jetons quittent le jeu. La partie s’achève avec le tour où part le dernier jeton.
