# Caylus 1303. Ids start with y1303 because an id cannot start with a digit; then as in the notation: y1303-tile-ID,
# y1303-character-ID, y1303-phase-ID and so on.

y1303-title = Caylus 1303

y1303-round = Tour { $round }
y1303-phase-characters = Mise en place : personnages
y1303-phase-planning = Phase 1 : planification
y1303-phase-activation = Phase 2 : activation
y1303-phase-delivery = Phase 3 : livraison au Chantier
y1303-phase-stewardship = Phase 4 : intendance
y1303-phase-over = { phase-over }

# .effect: what a tile does, where no common text says it. .short: the name on the board.
y1303-tile-fixed-fairground = Champ de foire
    .the = le Champ de foire
    .of = du Champ de foire
    .at = au Champ de foire
y1303-tile-fixed-lawyer = Notaire
    .the = le Notaire
    .of = du Notaire
    .at = chez le Notaire
y1303-tile-fixed-carpenter = Charpentier
    .the = le Charpentier
    .of = du Charpentier
    .at = chez le Charpentier
y1303-tile-fixed-toll = Péage
    .the = le Péage
    .of = du Péage
    .at = au Péage
    .effect = déplacer le prévôt de 2 crans au plus
y1303-tile-fixed-bridge = Pont des Guildes
    .the = le Pont des Guildes
    .of = du Pont des Guildes
    .at = au Pont des Guildes
    .effect = chacun peut déplacer le prévôt
y1303-tile-start-farm = Ferme
    .the = la Ferme
    .of = de la Ferme
    .at = à la Ferme
y1303-tile-start-sawmill = Scierie
    .the = la Scierie
    .of = de la Scierie
    .at = à la Scierie
y1303-tile-start-quarry = Carrière
    .the = la Carrière
    .of = de la Carrière
    .at = à la Carrière
y1303-tile-start-market = Marché
    .the = le Marché
    .of = du Marché
    .at = au Marché
y1303-tile-start-guild-stone = Guilde
    .the = la Guilde
    .of = de la Guilde
    .at = à la Guilde
    .short = Guilde (pierre)
y1303-tile-start-guild-any = Guilde
    .the = la Guilde
    .of = de la Guilde
    .at = à la Guilde
    .short = Guilde (choix)
y1303-tile-start-carpenter = Charpentier
    .the = le Charpentier
    .of = du Charpentier
    .at = chez le Charpentier
y1303-tile-wood-farm = Ferme
    .the = la Ferme
    .of = de la Ferme
    .at = à la Ferme
y1303-tile-wood-sawmill = Scierie
    .the = la Scierie
    .of = de la Scierie
    .at = à la Scierie
y1303-tile-wood-quarry = Carrière
    .the = la Carrière
    .of = de la Carrière
    .at = à la Carrière
y1303-tile-wood-spinning-mill = Filature
    .the = la Filature
    .of = de la Filature
    .at = à la Filature
y1303-tile-wood-market = Marché
    .the = le Marché
    .of = du Marché
    .at = au Marché
y1303-tile-wood-covered-market = Halle
    .the = la Halle
    .of = de la Halle
    .at = à la Halle
y1303-tile-wood-manor = Manoir
    .the = le Manoir
    .of = du Manoir
    .at = au Manoir
y1303-tile-wood-tailor = Tailleur
    .the = le Tailleur
    .of = du Tailleur
    .at = chez le Tailleur
y1303-tile-wood-mason = Maçon
    .the = le Maçon
    .of = du Maçon
    .at = chez le Maçon
y1303-tile-stone-farm = Ferme
    .the = la Ferme
    .of = de la Ferme
    .at = à la Ferme
y1303-tile-stone-sawmill = Scierie
    .the = la Scierie
    .of = de la Scierie
    .at = à la Scierie
y1303-tile-stone-quarry = Carrière
    .the = la Carrière
    .of = de la Carrière
    .at = à la Carrière
y1303-tile-stone-gold-mine = Mine d’or
    .the = la Mine d’or
    .of = de la Mine d’or
    .at = à la Mine d’or
y1303-tile-stone-foundry = Fonderie
    .the = la Fonderie
    .of = de la Fonderie
    .at = à la Fonderie
y1303-tile-stone-alchemist = Alchimiste
    .the = l’Alchimiste
    .of = de l’Alchimiste
    .at = chez l’Alchimiste
y1303-tile-stone-guild = Guilde
    .the = la Guilde
    .of = de la Guilde
    .at = à la Guilde
y1303-tile-stone-church = Église
    .the = l’Église
    .of = de l’Église
    .at = à l’Église
y1303-tile-stone-jeweller = Joaillier
    .the = le Joaillier
    .of = du Joaillier
    .at = chez le Joaillier
y1303-tile-monument-garden = Jardin
    .the = le Jardin
    .of = du Jardin
    .at = au Jardin
y1303-tile-monument-manufactory = Manufacture
    .the = la Manufacture
    .of = de la Manufacture
    .at = à la Manufacture
y1303-tile-monument-granary = Grenier
    .the = le Grenier
    .of = du Grenier
    .at = au Grenier
y1303-tile-monument-statue = Statue
    .the = la Statue
    .of = de la Statue
    .at = à la Statue
y1303-tile-monument-theatre = Théâtre
    .the = le Théâtre
    .of = du Théâtre
    .at = au Théâtre
y1303-tile-monument-cathedral = Cathédrale
    .the = la Cathédrale
    .of = de la Cathédrale
    .at = à la Cathédrale
y1303-tile-monument-castle-mansion = Logis du château
    .the = le Logis du château
    .of = du Logis du château
    .at = au Logis du château
y1303-residence = Résidence
    .the = la résidence
    .of = de la résidence
    .at = à la résidence
y1303-site = Chantier
    .the = le Chantier
    .of = du Chantier
    .at = au Chantier

# The kinds of tiles: the heading of a list, one of them, a letter for the board
y1303-kind-wood = Bâtiments en bois, construits par le Charpentier
    .one = bâtiment en bois
    .letter = b
y1303-kind-stone = Bâtiments en pierre, construits par le Maçon
    .one = bâtiment en pierre
    .letter = p
y1303-kind-monument = Monuments, construits sur les résidences en phase 4

# .power: what a character does for its holder
y1303-character-early-riser = Lève-tôt
    .called = le Lève-tôt
    .power = avant tous les autres, placer un ouvrier pour 1 ouvrier de plus
y1303-character-thief = Voleur
    .called = le Voleur
    .power = les autres ne marquent aucun PP pour vos ouvriers dans leurs bâtiments
y1303-character-journeyman = Compagnon
    .called = le Compagnon
    .power = une fois par tour, placer un ouvrier là où se trouve celui d’un autre
y1303-character-night-worker = Travailleur de nuit
    .called = le Travailleur de nuit
    .power = aucun surcoût quand d’autres ont passé
y1303-character-bailiff = Bailli
    .called = le Bailli
    .power = déplacer le prévôt de 1 cran, gratuitement, après le Pont des Guildes
y1303-character-steward = Régisseur
    .called = le Régisseur
    .power = 2 PP au lieu de 1 quand d’autres viennent dans vos bâtiments
y1303-character-goldsmith = Orfèvre
    .called = l’Orfèvre
    .power = 5 PP de plus pour un lot contenant de l’or, une fois par tour
y1303-character-deliveryman = Livreur
    .called = le Livreur
    .power = livrer en dernier, avec ou sans ouvrier au Chantier
y1303-character-architect = Architecte
    .called = l’Architecte
    .power = 1 PP de plus par bâtiment ou monument construit
y1303-character-foreman = Contremaître
    .called = le Contremaître
    .power = 1 PP de plus par lot livré
y1303-character-chamberlain = Chambellan
    .called = le Chambellan
    .power = des lots de 3 ressources au choix
y1303-character-day-labourer = Journalière
    .called = la Journalière
    .power = 1 ouvrier de plus au recrutement

# What a tile does
y1303-cubes = { $count ->
        [one] { $count } ressource (sauf or)
       *[other] { $count } ressources (sauf or)
    }
y1303-effect-claim = { $cost } pour poser une maison sur un bâtiment de départ
y1303-effect-built = { $goods } tout de suite
y1303-effect-recruiting = +{ $goods } au recrutement
y1303-effect-bonus = propriétaire +{ $goods } par visiteur

# What is asked, by the kind of decision
y1303-question-character = quel personnage choisissez-vous ?
y1303-question-early-riser = en tant que Lève-tôt, placez-vous un ouvrier avant tous les autres, pour 1 ouvrier de plus ?
y1303-question-place = { $extra ->
        [0] placez un ouvrier, ou passez
       *[other] placez un ouvrier, pour 1 ouvrier de plus, ou passez
    }
y1303-question-effect = { $by ->
        [favor] que prenez-vous { $tile-at } du Chantier ?
       *[worker] que fait votre ouvrier { $tile-at } ?
    }
y1303-question-lawyer = sur quel bâtiment de départ posez-vous une maison, pour 1 tissu ?
y1303-question-build = { $by ->
        [favor] quel { $craft } construisez-vous grâce à votre faveur ?
       *[worker] quel { $craft } construisez-vous ?
    }
y1303-question-toll = de combien de crans déplacez-vous le prévôt au Péage ?
y1303-question-bridge = déplacez-vous le prévôt, pour 1 ouvrier par cran ?
y1303-question-bailiff = en tant que Bailli, déplacez-vous le prévôt d’un cran ?
y1303-question-batch = livrez-vous un lot au Chantier ?
    .last = en tant que Livreur, livrez-vous un lot après tous les autres ?
y1303-question-monument = quel monument construisez-vous sur votre résidence { $space } ?
y1303-question-favor = utilisez votre faveur : prendre un personnage à un autre joueur, ou utiliser un bâtiment du Chantier ?
y1303-question-favor-character = quel personnage prenez-vous sur le plateau ?

# What a move means
y1303-site-tile = bâtiment { $number } du Chantier : { $tile }
y1303-explain-holder = à { $name } : { $power }
y1303-explain-site = puis un personnage du plateau
y1303-explain-visit = { $points } PP pour { $name }
y1303-explain-second = agit après { $name }
y1303-explain-own = à vous
y1303-explain-to-site = { $count ->
        [0] livrer des lots en phase 3, avant tous les autres
        [one] livrer des lots en phase 3, après { $count } autre joueur
       *[other] livrer des lots en phase 3, après { $count } autres joueurs
    }
y1303-explain-pass = { $number ->
        [1] première place du pont, premier joueur au prochain tour
       *[other] numéro { $number } du pont
    }
y1303-explain-build = { $price } : { $gain }
y1303-explain-claim = une résidence en phase 4, 1 ouvrier de plus par tour, place pour un monument
y1303-explain-provost = { $workers ->
        [0] il va { $to }
       *[other] il va { $to }, pour { $price }
    }
y1303-explain-stays = il reste { $to }
y1303-explain-done = { $batches ->
        [0] aucun lot
       *[other] pas d’autre lot
    }

# Where the provost is
y1303-provost = { $at ->
        [28] au bout de la route
        [29] au-delà du bout de la route
       *[other] juste avant r{ $at }
    }

# What happened. With a player: what follows the name.
y1303-event-characters-drawn = les personnages de cette partie : { $characters }
y1303-event-first-player = { $name } a la tuile Premier joueur
y1303-event-character-taken = { $stolen ->
        [no] prend { $character }
       *[yes] prend { $character } à { $from }
    }
y1303-event-passed = { $number ->
        [1] passe en premier et prend la tuile Premier joueur
       *[other] { event-passed }
    }
y1303-event-worker-placed = place un ouvrier { $place-at }
y1303-event-idle = { event-idle }
y1303-event-provost-moved = { $way ->
        [back] fait reculer le prévôt de { $steps ->
            [one] 1 cran
           *[other] { $steps } crans
        }, { $to }
       *[forward] fait avancer le prévôt de { $steps ->
            [one] 1 cran
           *[other] { $steps } crans
        }, { $to }
    }
y1303-event-provost-followed = le prévôt va { $to }
y1303-event-gained = { event-gained }
y1303-event-paid = { $goods-kind ->
        [workers] remet { $goods } au campement
       *[other] { event-paid }
    }
y1303-event-declined = { $what ->
        [provost] laisse le prévôt en place
        [early-riser] ne place pas d’ouvrier en tant que Lève-tôt
        [residence] ne construit pas de monument sur la résidence { $space }
        [build] ne construit rien
        [lawyer] ne pose pas de maison
       *[tile] ne prend rien
    }
y1303-event-claimed = pose une maison sur { $tile-the }
y1303-event-built = construit { $tile-the }
y1303-event-residence-made = transforme { $tile-the } en résidence
y1303-event-monument-built = construit { $tile-the } sur la résidence { $space }
y1303-event-site-used = utilise { $tile-the } du Chantier
y1303-event-final-score = a { $prestige } PP, et { $gold } PP pour l’or

# Where or why, at the end of a sentence
y1303-cause-visit = pour la visite { $tile-at }
y1303-cause-placement = (surcoût)
y1303-cause-character = ({ $character })
y1303-cause-site = { $tile-at } du Chantier
y1303-cause-owner-bonus = en tant que propriétaire { $tile-of }
y1303-cause-batch = pour un lot
y1303-cause-most-batches = pour le plus grand nombre de lots
y1303-cause-beyond = { $tile-at } au-delà du prévôt
y1303-cause-recruiting = avec { $list }
y1303-recruiting-residences = { $count ->
        [one] { $count } résidence
       *[other] { $count } résidences
    }

# The table
y1303-board-round = Tour { $round } sur 9, { $phase }
y1303-board-first-player = Premier joueur
y1303-board-road = Route : b bois, p pierre, propriétaire, *ouvrier ; rien n’agit après le prévôt
y1303-board-provost = --- prévôt ---
    .beyond = --- prévôt, au-delà du bout ---
y1303-board-claimed = (!) devient une résidence en phase 4
y1303-board-journeyman = { $color } a aussi un ouvrier en { $space } (Compagnon)
y1303-board-site = Chantier
    .tile = { $number ->
        [2] 2 { $tile } : { $effect } (dès le tour 4)
        [3] 3 { $tile } : { $effect } (dès le tour 7)
       *[other] { $number } { $tile } : { $effect }
    }
    .workers = ouvriers : { $workers }
    .batches = { $color } ({ $count ->
        [one] { $count } lot
       *[other] { $count } lots
    })
y1303-board-camp = camp.
y1303-board-hand = ouv.
y1303-board-houses = mais.
y1303-board-unclaimed-characters = Sur le plateau
y1303-board-any = { goods-any } : une ressource au choix, sauf l’or
y1303-board-residence = Résidence (1 tissu, chez le Notaire) : 1 ouvrier de plus au recrutement, place pour un monument
y1303-board-characters = Personnages de cette partie

# The rules, by the kind of decision
y1303-help-over =
    La partie est terminée. Chaque or restant a donné 2 PP.
y1303-help-character =
    Avant le premier tour, chacun prend un personnage, du dernier joueur au premier. Trois restent sur le
    plateau. Un personnage aide celui qui le possède ; les faveurs permettent d’en prendre sur le plateau ou
    aux autres joueurs.
y1303-help-early-riser =
    Phase 1 : avec le Lève-tôt, vous pouvez placer un ouvrier avant tous les autres, sur la route ou au
    Chantier, pour 1 ouvrier de plus, remis au campement. Ensuite, le premier joueur commence comme d’habitude.
y1303-help-place =
    Phase 1 : chacun à son tour, les joueurs placent un ouvrier ou passent, jusqu’à ce que tous aient passé.
    Un ouvrier va sur un bâtiment de la route où il n’y en a pas, ou au Chantier, où chacun peut en avoir un.
    Quand vous venez dans le bâtiment d’un autre joueur, celui-ci marque 1 PP. Dès qu’un joueur a passé, chaque
    ouvrier coûte aux autres 1 ouvrier de plus. Vos ouvriers sont aussi votre argent : ceux qui ont servi vont
    au campement et n’en reviennent que par le recrutement, 3 par tour (2 à cinq joueurs). Sur la route, seuls
    les bâtiments situés avant le prévôt agissent, et les joueurs peuvent le déplacer. Le premier à passer
    commence le tour suivant et déplace le prévôt en premier.
y1303-help-effect =
    Utilisez une fois ce que le bâtiment propose, ou ne prenez rien. Les ouvriers reçus viennent de votre
    campement : il peut y en avoir moins que ce que dit la tuile.
y1303-help-lawyer =
    Phase 2 : pour 1 tissu, vous posez une maison sur un bâtiment de départ de la route qui n’en a pas. En
    phase 4, il devient votre résidence : plus personne ne peut l’utiliser, elle vous rapporte 1 ouvrier par
    tour, et vous pourrez y construire un monument.
y1303-help-build =
    Payez le coût du bâtiment et placez-le sur la première case vide de la route, avec une de vos 9 maisons.
    Vous marquez ses points tout de suite, puis 1 PP pour chaque ouvrier qu’un autre joueur y place. Le Maçon
    du Chantier vous épargne la pierre.
y1303-help-toll =
    Phase 2 : le Péage déplace gratuitement le prévôt de 2 crans au plus, en avant ou en arrière. Les bâtiments
    situés après lui n’agissent pas : leurs ouvriers vont au campement. Il ne peut pas reculer au-delà du pont.
y1303-help-bridge =
    Phase 2 : au Pont des Guildes, dans l’ordre de passage, chaque joueur peut déplacer une fois le prévôt de
    3 crans au plus, en avant ou en arrière, pour 1 ouvrier par cran. Les bâtiments situés après lui n’agissent
    pas : leurs ouvriers vont au campement. Il ne peut pas reculer au-delà du pont.
y1303-help-bailiff =
    Phase 2 : après tous les autres, le Bailli peut déplacer gratuitement le prévôt de 1 cran, en avant ou en
    arrière.
y1303-help-batch =
    Phase 3 : un lot se compose de 3 ressources différentes, dont 1 nourriture, et rapporte 5 PP. Livrez-en
    autant que vous voulez. Le joueur qui en livre le plus ce tour-ci gagne une faveur ; à égalité, le premier à
    s’être placé. Avec le Chambellan, un lot se compose de 3 ressources au choix ; le Livreur peut livrer en
    dernier, même sans ouvrier au Chantier.
y1303-help-monument =
    Phase 4 : le long de la route, le propriétaire de chaque résidence peut y construire un monument. Ses points
    sont marqués tout de suite ; la résidence ne rapporte alors plus d’ouvrier. Le Théâtre donne une faveur.
y1303-help-favor =
    Une faveur s’utilise tout de suite : prenez un personnage à un autre joueur ; ou utilisez un bâtiment du
    Chantier (le premier ; dès le tour 4 aussi le deuxième, dès le tour 7 aussi le troisième), puis prenez un
    personnage sur le plateau, s’il en reste.
y1303-help-favor-character =
    Après avoir utilisé le bâtiment du Chantier, vous prenez un des personnages du plateau.
