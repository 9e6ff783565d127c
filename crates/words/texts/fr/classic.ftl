# Caylus. Ids: classic-tile-ID, classic-place-ID, classic-phase-ID and so on, with the names of the notation.

classic-title = Caylus

classic-phase-income = Phase 1 : collecte de revenus
classic-phase-placing = Phase 2 : placement des ouvriers
classic-phase-special = Phase 3 : activation des bâtiments spéciaux
classic-phase-provost = Phase 4 : déplacement du prévôt
classic-phase-activation = Phase 5 : activation des bâtiments
classic-phase-castle = Phase 6 : construction du château
classic-phase-end-of-turn = Phase 7 : fin du tour
classic-phase-over = { phase-over }

# .short: a name for narrow places.
classic-tile-neutral-farm = Ferme
    .the = la Ferme
    .of = de la Ferme
    .at = à la Ferme
classic-tile-neutral-forest = Forêt
    .the = la Forêt
    .of = de la Forêt
    .at = à la Forêt
classic-tile-neutral-sawmill = Scierie
    .the = la Scierie
    .of = de la Scierie
    .at = à la Scierie
classic-tile-neutral-quarry = Carrière
    .the = la Carrière
    .of = de la Carrière
    .at = à la Carrière
classic-tile-neutral-market = Marché
    .the = le Marché
    .of = du Marché
    .at = au Marché
classic-tile-neutral-carpenter = Charpentier
    .the = le Charpentier
    .of = du Charpentier
    .at = chez le Charpentier
classic-tile-fixed-peddler = Colporteur
    .the = le Colporteur
    .of = du Colporteur
    .at = chez le Colporteur
classic-tile-fixed-carpenter = Charpentier
    .the = le Charpentier
    .of = du Charpentier
    .at = chez le Charpentier
classic-tile-fixed-gold-mine = Mine d’or
    .the = la Mine d’or
    .of = de la Mine d’or
    .at = à la Mine d’or
classic-tile-wood-farm-food = Ferme vivrière
    .the = la Ferme vivrière
    .of = de la Ferme vivrière
    .at = à la Ferme vivrière
classic-tile-wood-farm-cloth = Ferme à tissu
    .the = la Ferme à tissu
    .of = de la Ferme à tissu
    .at = à la Ferme à tissu
classic-tile-wood-quarry = Carrière en bois
    .the = la Carrière en bois
    .of = de la Carrière en bois
    .at = à la Carrière en bois
classic-tile-wood-sawmill = Scierie en bois
    .the = la Scierie en bois
    .of = de la Scierie en bois
    .at = à la Scierie en bois
classic-tile-wood-market = Marché en bois
    .the = le Marché en bois
    .of = du Marché en bois
    .at = au Marché en bois
classic-tile-wood-peddler = Colporteur en bois
    .the = le Colporteur en bois
    .of = du Colporteur en bois
    .at = chez le Colporteur en bois
    .short = Colport. en bois
classic-tile-wood-lawyer = Notaire
    .the = le Notaire
    .of = du Notaire
    .at = chez le Notaire
classic-tile-wood-mason = Maçon
    .the = le Maçon
    .of = du Maçon
    .at = chez le Maçon
classic-tile-stone-farm = Ferme en pierre
    .the = la Ferme en pierre
    .of = de la Ferme en pierre
    .at = à la Ferme en pierre
classic-tile-stone-park = Parc
    .the = le Parc
    .of = du Parc
    .at = au Parc
classic-tile-stone-workshop = Atelier
    .the = l’Atelier
    .of = de l’Atelier
    .at = à l’Atelier
classic-tile-stone-architect = Architecte
    .the = l’Architecte
    .of = de l’Architecte
    .at = chez l’Architecte
classic-tile-stone-church = Église
    .the = l’Église
    .of = de l’Église
    .at = à l’Église
classic-tile-stone-tailor = Tailleur
    .the = le Tailleur
    .of = du Tailleur
    .at = chez le Tailleur
classic-tile-stone-bank = Banque
    .the = la Banque
    .of = de la Banque
    .at = à la Banque
classic-tile-stone-alchemist = Alchimiste
    .the = l’Alchimiste
    .of = de l’Alchimiste
    .at = chez l’Alchimiste
classic-tile-stone-jeweller = Joaillier
    .the = le Joaillier
    .of = du Joaillier
    .at = chez le Joaillier
classic-tile-prestige-statue = Statue
    .the = la Statue
    .of = de la Statue
    .at = à la Statue
classic-tile-prestige-granary = Grenier
    .the = le Grenier
    .of = du Grenier
    .at = au Grenier
classic-tile-prestige-library = Bibliothèque
    .the = la Bibliothèque
    .of = de la Bibliothèque
    .at = à la Bibliothèque
classic-tile-prestige-weaver = Tisserand
    .the = le Tisserand
    .of = du Tisserand
    .at = chez le Tisserand
classic-tile-prestige-theatre = Théâtre
    .the = le Théâtre
    .of = du Théâtre
    .at = au Théâtre
classic-tile-prestige-university = Université
    .the = l’Université
    .of = de l’Université
    .at = à l’Université
classic-tile-prestige-monument = Monument
    .the = le Monument
    .of = du Monument
    .at = au Monument
classic-tile-prestige-hotel = Hôtel
    .the = l’Hôtel
    .of = de l’Hôtel
    .at = à l’Hôtel
classic-tile-prestige-cathedral = Cathédrale
    .the = la Cathédrale
    .of = de la Cathédrale
    .at = à la Cathédrale
classic-tile-residence = Résidence
    .the = la Résidence
    .of = de la Résidence
    .at = à la Résidence

# An empty space of the road
classic-road = route
    .the = la route
    .of = de la route
    .at = sur la route

classic-place-gate = Porte
    .the = la Porte
    .of = de la Porte
    .at = à la Porte
    .effect = en phase 3, aller ailleurs gratuitement
classic-place-trading-post = Comptoir
    .the = le Comptoir
    .of = du Comptoir
    .at = au Comptoir
classic-place-merchants-guild = Guilde des marchands
    .the = la Guilde des marchands
    .of = de la Guilde des marchands
    .at = à la Guilde des marchands
    .effect = déplacer le prévôt de 3 cases au plus
    .short = Guilde
classic-place-joust-field = Champ de joute
    .the = le Champ de joute
    .of = du Champ de joute
    .at = au Champ de joute
classic-place-stables = Écuries
    .the = les Écuries
    .of = des Écuries
    .at = aux Écuries
    .effect = passer devant dans l’ordre du tour
classic-place-inn = Auberge
    .the = l’Auberge
    .of = de l’Auberge
    .at = à l’Auberge
    .effect = dès le prochain tour, ouvriers à 1 d
classic-place-castle = Château
    .the = le Château
    .of = du Château
    .at = au Château
    .effect = donner des lots, bâtir des maisons

# What a craft builds: the heading of a list, and one of them
classic-craft-wood = Bâtiments en bois
    .one = bâtiment en bois
classic-craft-stone = Bâtiments en pierre
    .one = bâtiment en pierre
classic-craft-prestige = Bâtiments de prestige
    .one = bâtiment de prestige

# .letter: the heading of a narrow column. .trigger: shown on the empty space where the bailiff triggers the count.
classic-section-dungeon = Donjon
    .the = le Donjon
    .of = du Donjon
    .at = dans le Donjon
    .letter = D
    .trigger = . (Donjon)
classic-section-walls = Murailles
    .the = les Murailles
    .of = des Murailles
    .at = dans les Murailles
    .letter = M
    .trigger = . (Murailles)
classic-section-towers = Tours
    .the = les Tours
    .of = des Tours
    .at = dans les Tours
    .letter = T
    .trigger = . (Tours)

classic-line-prestige = prestige
    .the = la ligne du prestige
    .of = de la ligne du prestige
    .at = sur la ligne du prestige
    .letter = p
classic-line-deniers = deniers
    .the = la ligne des deniers
    .of = de la ligne des deniers
    .at = sur la ligne des deniers
    .letter = d
classic-line-cubes = cubes
    .the = la ligne des cubes
    .of = de la ligne des cubes
    .at = sur la ligne des cubes
    .letter = c
classic-line-building = bâtiments
    .the = la ligne des bâtiments
    .of = de la ligne des bâtiments
    .at = sur la ligne des bâtiments
    .letter = b

# What is asked, by the kind of decision
classic-question-place = placez un ouvrier, au prix indiqué, ou passez
classic-question-gate = où va votre ouvrier de la Porte ?
classic-question-guild = de combien de cases la Guilde des marchands déplace-t-elle le prévôt ?
classic-question-joust = achetez-vous une faveur au Champ de joute ?
classic-question-inn = votre ouvrier reste-t-il à l’Auberge ?
classic-question-provost = déplacez-vous le prévôt, pour 1 denier par case ?
classic-question-produce = que prenez-vous { $tile-at } ?
classic-question-owner-cube = quel cube prenez-vous en tant que propriétaire { $tile-of } ?
classic-question-build = { $by ->
        [favor] quel { $craft } construisez-vous grâce à votre faveur ?
       *[worker] quel { $craft } construisez-vous ?
    }
classic-question-site = { $by ->
        [favor] sur laquelle de vos résidences construisez-vous { $tile-the } grâce à votre faveur ?
       *[worker] sur laquelle de vos résidences construisez-vous { $tile-the } ?
    }
classic-question-lawyer = { $by ->
        [favor] quel bâtiment devient une résidence grâce à votre faveur ?
       *[worker] quel bâtiment devient une résidence ?
    }
classic-question-trade = qu’échangez-vous { $tile-at } ?
classic-question-batch = donnez-vous un lot au château ?
classic-question-favor-line = vous avez gagné une faveur : quelle ligne utilisez-vous ?
classic-question-favor-effect = quelle colonne { $line-of } utilisez-vous ?
classic-question-favor-cube = bois ou pierre ?
classic-question-favor-trade = quel cube donnez-vous, et contre quels deux autres cubes ?

# What a move means
classic-explain-recall = votre ouvrier revient
classic-explain-stay = vos ouvriers continuent de coûter 1 d chacun
classic-explain-joust = payer 1 tissu et 1 d, gagner 1 faveur
classic-explain-visit = 1 PP pour { $name }
classic-explain-build = { $price } : { $points } PP
classic-explain-residence = { $waits ->
        [yes] 2 PP pour { $price }, après la phase 5
       *[no] 2 PP pour { $price }
    }
classic-explain-batch = 1 maison { $section-at }, { $goods }
classic-explain-done = { $lost ->
        [0] pas d’autre lot
       *[other] aucun lot : perdre { $lost } PP
    }
classic-explain-line = colonne { $column } : { $effects }

# What happened. With a player: what follows the name.
classic-event-turn-order = { $cause ->
        [two-players] l’ordre du tour s’inverse : { $order }
       *[stables] l’ordre du tour change : { $order }
    }
classic-event-passed = { event-passed }
classic-event-worker-placed = { event-worker-placed }
classic-event-worker-moved = déplace l’ouvrier { $from-of } { $to-at }
classic-event-gate-left = reprend l’ouvrier de la Porte
classic-event-inn-entered = prend la place de droite de l’Auberge
classic-event-inn-kept = reste à l’Auberge
classic-event-inn-left = quitte l’Auberge
classic-event-idle = { event-idle }
classic-event-provost-moved = { event-provost-moved }
classic-event-provost-followed = le prévôt le rejoint en { $to }
classic-event-bailiff-moved = le bailli avance de { $from } à { $to }
classic-event-gained = { event-gained }
classic-event-paid = { event-paid }
classic-event-prestige-lost = { $amount ->
        [0] n’a pas de PP à perdre
       *[other] perd { $amount } PP
    }
classic-event-declined = { $cause ->
        [provost] laisse le prévôt en place
        [favor] ne l’utilise pas
       *[building] ne fait rien
    }
classic-event-built = { $id ->
        [stone-architect] construit un { $tile }
       *[other] construit { $tile-the }
    }
classic-event-residence-delayed = transformera { $tile-the } en résidence à la fin de cette phase
classic-event-residence-made = transforme { $tile-the } en résidence
classic-event-favors-won = { $count ->
        [one] gagne { $count } faveur
       *[other] gagne { $count } faveurs
    }
classic-event-favors-lost = { $count ->
        [one] perd { $count } faveur : toutes les lignes ont servi
       *[other] perd { $count } faveurs : toutes les lignes ont servi
    }
classic-event-favor-line = { $advanced ->
        [yes] utilise { $line-the }, avance en colonne { $column }
       *[no] utilise { $line-the }, reste en colonne { $column }
    }
classic-event-house-built = construit une maison { $section-at }
classic-event-houses-counted = { $houses ->
        [one] a { $houses } maison { $section-at }
       *[other] a { $houses } maisons { $section-at }
    }
classic-event-section-counted = le décompte { $section-of } est terminé
classic-event-final-bonus = marque { $gold } PP pour l’or, { $cubes } PP pour les autres cubes, { $deniers } PP pour les deniers

# Where or why, at the end of a sentence
classic-cause-income = { $residences ->
        [0] (dont { $buildings } pour des bâtiments de prestige)
        [1] { $buildings ->
            [0] (dont 1 pour une résidence)
           *[other] (dont 1 pour une résidence, { $buildings } pour des bâtiments de prestige)
        }
       *[other] { $buildings ->
            [0] (dont { $residences } pour des résidences)
           *[other] (dont { $residences } pour des résidences, { $buildings } pour des bâtiments de prestige)
        }
    }
classic-cause-first-pass = { cause-first-pass }
classic-cause-visit = pour la visite { $tile-at }
classic-cause-beyond = { $tile-at } au-delà du prévôt
classic-cause-owner-share = en tant que propriétaire { $tile-of }
classic-cause-simplified-favor = pour la faveur
classic-cause-no-batch = faute de lot
classic-cause-best-builder = { cause-best-builder }

# The table
classic-board-turn-order = Ordre du tour
classic-board-road = Route : case, propriétaire, *ouvrier ; { board-provost } prévôt, { board-bailiff } bailli, ( ) décompte
classic-board-delayed = (!) devient une résidence à la fin de la phase 5
classic-board-inn = gauche { $left }, droite { $right }
classic-board-counted = { $id ->
        [dungeon] { $section } décompté
       *[other] { $section } décomptées
    }
classic-board-castle = ouvriers sur place : { $workers }
classic-board-given = { $color } (lots : { $batches })
classic-board-favors = faveurs
classic-board-houses = maisons
classic-board-residence = Une résidence coûte 1 tissu et 1 d chez le Notaire et donne 2 PP, puis 1 d par tour.

# The rules, by the kind of decision
classic-help-over =
    La partie est terminée. Chaque or restant a donné 3 PP, 3 autres cubes 1 PP, 4 deniers 1 PP.
classic-help-place =
    Phase 2 : chacun à son tour, les joueurs placent un ouvrier ou passent, jusqu’à ce que tous aient passé.
    Un ouvrier coûte 1 denier, plus 1 par joueur qui a passé ; dans vos propres bâtiments, ou tant que vous
    occupez la place de droite de l’Auberge, toujours 1. Le premier à passer reçoit 1 denier. Le propriétaire
    d’un bâtiment marque 1 PP quand un autre joueur y place un ouvrier. Sur la route, seuls travaillent les
    ouvriers placés jusqu’au prévôt inclus, et les joueurs peuvent le déplacer. Au château, il faut une
    nourriture et deux autres cubes différents, sinon vous perdez 2 PP.
classic-help-gate =
    Phase 3 : votre ouvrier de la Porte peut aller gratuitement partout où vous pourriez placer un ouvrier
    maintenant, ou revenir. Le bâtiment spécial où il arrive agit encore dans cette phase.
classic-help-guild =
    Phase 3 : la Guilde des marchands déplace gratuitement le prévôt de 3 cases au plus, en avant ou en arrière.
classic-help-joust =
    Phase 3 : au Champ de joute, vous pouvez acheter une faveur du Roi pour 1 denier et 1 tissu.
classic-help-inn =
    Phase 3 : tant que votre ouvrier occupe la place de droite de l’Auberge, chaque placement vous coûte
    1 denier, quel que soit le nombre de joueurs qui ont passé. Mais cet ouvrier ne peut pas être placé.
classic-help-provost =
    Phase 4 : dans l’ordre de passage, chaque joueur peut déplacer une fois le prévôt de 3 cases au plus, en
    avant ou en arrière, pour 1 denier par case. Les bâtiments situés après lui ne servent pas ce tour-ci. S’il
    finit après le bailli, celui-ci avance de 2 cases à la fin du tour, sinon de 1 ; cela rapproche d’autant les
    décomptes et la fin de la partie.
classic-help-produce =
    Phase 5 : les bâtiments de production donnent des cubes du stock. Quand un joueur utilise le bâtiment de
    production en pierre d’un autre, le propriétaire prend lui aussi un des cubes produits.
classic-help-owner-cube = { classic-help-produce }
classic-help-build =
    Un Charpentier construit un bâtiment en bois, un Maçon un bâtiment en pierre. Il va sur la première case
    libre de la route et il est à vous : vous marquez ses points tout de suite, puis 1 PP chaque fois qu’un
    autre joueur y place un ouvrier. Un Architecte construit un bâtiment de prestige à la place d’une de vos
    résidences.
classic-help-site =
    Un Architecte construit un bâtiment de prestige à la place d’une de vos résidences.
classic-help-lawyer =
    Un Notaire transforme un bâtiment neutre, ou l’un de vos bâtiments en bois ou en pierre, en résidence à
    vous : 2 PP tout de suite et 1 denier par tour ; les bâtiments de prestige se construisent sur les
    résidences. Si un ouvrier s’y trouve, la transformation attend la fin de la phase 5.
classic-help-trade =
    Phase 5 : vous pouvez accepter une des offres du bâtiment.
classic-help-batch =
    Phase 6 : un lot se compose d’une nourriture et de deux autres cubes différents. Chaque lot est une
    maison : 5 PP dans le Donjon, 4 dans les Murailles, 3 dans les Tours. Qui donne le plus de lots ce tour-ci
    gagne une faveur. Les maisons comptent encore au décompte de leur section : deux ou plus rapportent des
    faveurs, n’en avoir aucune coûte des points. Ne donner aucun lot coûte 2 PP.
classic-help-favor-line =
    Une faveur du Roi : choisissez une ligne, et votre marqueur y avance d’une colonne si elle est ouverte (1
    et 2 dès le début, 3 et 4 après le décompte du Donjon, 5 après celui des Murailles). Utilisez ensuite un
    effet de la ligne, jusqu’à votre marqueur. Chaque ligne ne sert qu’une fois par phase.
classic-help-favor-effect = { classic-help-favor-line }
classic-help-favor-cube = { classic-help-favor-line }
classic-help-favor-trade = { classic-help-favor-line }
