# Why a move, a record or an option is refused. Ids: refusals-CODE, with the codes and arguments of caylus-rules.
# Lower case and no full stop: these follow a line number or a move.

# What surrounds a reason
refusals-illegal-move = { $reason } ({ $rule })
refusals-not-a-move = « { $text } » n’est pas un coup : { $reason }
refusals-record = ligne { $line }, colonne { $column } : { $reason }
refusals-position = position invalide : { $detail }
refusals-long-name = le nom { $seat } doit compter au plus { $most } caractères
refusals-long-move = un coup compte au plus { $most } octets

# Illegal moves
refusals-game-over = la partie est terminée
refusals-must-place = impossible maintenant : placez un ouvrier ou passez
refusals-must-use-gate = impossible maintenant : déplacez votre ouvrier de la Porte ou reprenez-le
refusals-must-use-guild = impossible maintenant : déplacez le prévôt avec la Guilde des marchands, ou laissez-le
refusals-must-joust = impossible maintenant : achetez une faveur au Champ de joute ou renoncez
refusals-must-use-inn = impossible maintenant : restez à l’Auberge ou reprenez votre ouvrier
refusals-must-move-provost = impossible maintenant : déplacez le prévôt ou laissez-le
refusals-must-take-cube = impossible maintenant : prenez ce que produit le bâtiment
refusals-must-take-owner-cube = impossible maintenant : prenez le cube du propriétaire
refusals-must-build = impossible maintenant : construisez un bâtiment
refusals-must-build-prestige = impossible maintenant : construisez un bâtiment de prestige
refusals-must-choose-residence = impossible maintenant : choisissez la résidence sur laquelle construire
refusals-must-make-residence = impossible maintenant : transformez un bâtiment en résidence
refusals-must-trade = impossible maintenant : acceptez une des offres ou renoncez
refusals-must-give-batch = impossible maintenant : donnez un lot ou arrêtez
refusals-must-choose-line = impossible maintenant : choisissez une ligne de faveurs
refusals-must-choose-column = impossible maintenant : choisissez une colonne de la ligne ou renoncez
refusals-must-take-wood-or-stone = impossible maintenant : prenez du bois ou de la pierre
refusals-must-trade-cube = impossible maintenant : donnez un cube contre deux autres
refusals-must-keep-hand = impossible maintenant : gardez votre main ou piochez-en une nouvelle
refusals-must-act = impossible maintenant : choisissez une action ou passez
refusals-must-use-card = impossible maintenant : utilisez la carte ou renoncez
refusals-must-choose-character = impossible maintenant : choisissez un personnage
refusals-must-rise-early = impossible maintenant : placez un ouvrier avec le Lève-tôt ou renoncez
refusals-must-use-site = impossible maintenant : utilisez le bâtiment du Chantier ou renoncez
refusals-must-use-building = impossible maintenant : utilisez le bâtiment ou renoncez
refusals-must-claim = impossible maintenant : prenez possession d’une tuile de départ ou renoncez
refusals-must-build-monument = impossible maintenant : construisez un monument ou renoncez
refusals-must-use-favor = impossible maintenant : prenez le personnage d’un autre joueur ou utilisez un bâtiment du Chantier
refusals-must-swap-character = impossible maintenant : choisissez un personnage du plateau

refusals-too-few-deniers = cela coûte { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }, vous en avez { $deniers }
refusals-worker-too-dear = un ouvrier { $place-at } coûte { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }, vous en avez { $deniers }
refusals-too-few-workers = il faut { $price ->
        [one] { $price } ouvrier
       *[other] { $price } ouvriers
    }, il vous en reste { $workers }
refusals-too-few-goods = il faut { $goods }, que vous n’avez pas
refusals-too-few-tokens = il ne reste pas assez de jetons du château
refusals-no-worker-left = vous n’avez plus d’ouvrier à placer
refusals-no-house-left = vous n’avez plus de maison
refusals-no-token-left = il ne reste plus de jeton du château
refusals-paid-with-food-or-gold = une résidence se paie en nourriture ou en or

refusals-already-there = vous avez déjà un ouvrier { $place-at }
refusals-occupied = il y a déjà un ouvrier { $place-at }
refusals-own-worker-there = votre propre ouvrier est { $place-at } ; le Compagnon ne rejoint que les ouvriers des autres
refusals-not-for-workers = on ne peut pas placer d’ouvrier { $place-at }
refusals-no-workers-on-bridge = le Pont des Guildes n’accueille pas d’ouvrier
refusals-no-building = il n’y a pas de bâtiment en { $space }
refusals-road-ends = la route s’arrête avant { $space }
refusals-stables-unused = les Écuries ne servent pas à deux joueurs
refusals-stables-full = les trois places des Écuries sont prises
refusals-inn-taken = la place de gauche de l’Auberge est prise
refusals-journeyman-used = le Compagnon a déjà servi ce tour-ci

refusals-off-road = { $steps } ferait sortir le prévôt de la route
refusals-too-far = ici, le prévôt avance ou recule de { $most ->
        [one] { $most } case
       *[other] { $most } cases
    } au plus

refusals-not-produced = { $building-the } ne produit pas ce cube ({ $cube })
refusals-not-offered = { $building-the } ne propose pas cela
refusals-not-in-edition = cette offre n’existe pas dans cette édition

refusals-not-available = on ne peut plus construire { $building-the }
refusals-not-in-hand = { $card-the } n’est pas dans votre main
refusals-no-empty-space = il n’y a plus de case libre sur la route
refusals-no-residence = vous n’avez pas de résidence sur laquelle le construire
refusals-not-your-residence = un bâtiment de prestige se construit sur une de vos résidences ; { $space } n’en est pas une
refusals-not-wood = on ne construit ici que des bâtiments en bois, ce que { $building-the } n’est pas
refusals-not-stone = on ne construit ici que des bâtiments en pierre, ce que { $building-the } n’est pas
refusals-not-monument = seul un monument se construit sur une résidence, ce que { $building-the } n’est pas
refusals-fixed-building = { $building-the } est un bâtiment fixe et ne peut pas devenir une résidence
refusals-never-residence = on ne peut pas transformer { $building-the } en résidence
refusals-soon-residence = { $building-the } va déjà devenir une résidence
refusals-not-yours = vous ne possédez pas { $building-the }
refusals-only-lawyer = seul le Notaire transforme des cartes en résidences
refusals-card-stays = { $space } n’est pas une carte que vous pouvez transformer en résidence
refusals-not-starting = il n’y a pas de tuile de départ en { $space }
refusals-house-there = il y a déjà une maison { $building-at }

refusals-castle-full = il n’y a plus de place au château
refusals-batch-different = un lot se compose de trois cubes différents
refusals-batch-food = un lot se compose de trois cubes différents, dont une nourriture
refusals-line-used = { $line-the } a déjà servi dans cette phase
refusals-column-too-far = votre marqueur { $line-at } n’est qu’à la colonne { $column }
refusals-column-useless = la colonne { $column } { $line-of } n’aurait aucun effet maintenant
refusals-favor-owed = la colonne choisie doit être utilisée
refusals-favor-gives-wood-or-stone = cette faveur donne du bois ou de la pierre

refusals-piles-empty = votre pioche et votre défausse sont vides
refusals-hand-empty = votre main est vide
refusals-character-not-offered = on ne peut pas choisir { $character }
refusals-character-not-on-board = { $character } n’est pas sur le plateau
refusals-your-character = vous avez déjà { $character }
refusals-nobodys-character = aucun joueur n’a { $character }
refusals-site-tile-closed = le bâtiment { $tile } du Chantier n’est pas utilisable au tour { $round }

# Texts that are not moves
refusals-parse-empty = le texte est vide
refusals-parse-verb = mot inconnu « { $verb } »
refusals-parse-nothing-follows = rien ne doit suivre « { $verb } »
refusals-parse-usage = écrivez par exemple « { $example } »
refusals-parse-place = il n’y a pas d’emplacement « { $text } »
refusals-parse-steps = le prévôt se déplace de -3 à +3, pas de « { $text } »
refusals-parse-column = les colonnes vont de 1 à 5, pas « { $text } »
refusals-parse-line = les lignes sont prestige, deniers, cubes et building, pas « { $text } »
refusals-parse-cube = il n’y a pas de cube « { $text } » (food, wood, stone, cloth, gold)
refusals-parse-building = il n’y a pas de bâtiment « { $text } »
refusals-parse-character = il n’y a pas de personnage « { $text } »
refusals-parse-site-tile = les bâtiments du Chantier sont 1, 2 et 3, pas « { $text } »
refusals-parse-goods = « { $text } » n’est pas une quantité de biens (écrivez food, 2wood, 3d, 2w, 4pp)
refusals-parse-offer = rien dans le jeu ne fait cette offre
refusals-parse-never-built = { $building-the } ne se construit pas
refusals-parse-needs-cube = { $building-the } coûte aussi un cube au choix : écrivez « { $example } »
refusals-parse-no-cube-to-choose = il n’y a pas de cube à choisir pour { $building-the } : écrivez « { $example } »
refusals-parse-never-gold = le cube au choix ne peut pas être de l’or
refusals-parse-wrong-price = { $goods }, ce n’est pas le prix { $building-of }
refusals-parse-food-or-gold = une résidence se paie en nourriture (food) ou en or (gold), pas en « { $text } »
refusals-parse-batch-of-three = un lot se compose de trois cubes
refusals-parse-batch-with-food = un lot se compose de trois cubes différents, dont une nourriture
refusals-parse-batch-with-gold = un lot se compose d’une nourriture, d’un bois et d’une pierre ; l’or peut remplacer chacun d’eux

# Records. The page tells some of these apart by their English wording: web/src/lib/app/problems.ts.
refusals-record-start = une partie enregistrée commence par « { $start } »
refusals-record-version = version « { $version } » inconnue ; ce programme lit la version { $known }
refusals-record-header = un en-tête s’écrit « { $form } » ; une ligne vide précède les coups
refusals-record-header-unknown = en-tête « { $name } » inconnu
refusals-record-header-twice = l’en-tête « { $name } » figure deux fois
refusals-record-header-missing = l’en-tête « { $name } » manque
refusals-record-game = c’est une partie de « { $game } », pas de « { $expected } »
refusals-record-number = « { $text } » n’est pas un nombre
refusals-record-seed = « { $text } » n’est pas une graine (0 à 2^64 - 1)
refusals-record-players = la position est pour { $players } joueurs
refusals-record-player = il n’y a pas de joueur { $player }
refusals-record-seed-and-position = une partie commence par une position, ou par une graine et des options, pas les deux
refusals-record-json = la position n’est pas du JSON valide : { $detail }
refusals-record-position = { $error }
refusals-record-options = { $error }
refusals-record-setup = { $error }
refusals-record-move = { $error }
refusals-record-illegal = « { $chosen } » : { $error }
refusals-record-over = la partie est déjà terminée
refusals-record-turn = c’est au tour de { $to_act }, pas de { $color }
refusals-record-move-number = c’est le coup { $number }, pas « { $text } »
refusals-record-not-over = un résultat est donné, mais les coups ne terminent pas la partie
refusals-record-result = les coups mènent au résultat { $scores }

# Options and games
refusals-option-form = « { $text } » n’a pas la forme nom=valeur
refusals-option-unknown = option « { $name } » inconnue ; les options sont { $known }
refusals-option-value = l’option « { $name } » ne peut pas valoir « { $value } » ; valeurs possibles : { $known }
refusals-option-twice = l’option « { $name } » est donnée deux fois
refusals-setup-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }
refusals-unknown-game = il n’y a pas de jeu « { $name } » ; les jeux sont { $known }
