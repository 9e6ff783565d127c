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
web-built-with = { $name }, pour { $goods }
web-built-for = payer { $price } : { $gain }
web-standing = { $name } ({ $space })
web-keep = Garder cette main
web-redraw = Piocher une autre main
web-draw = Piocher une carte
web-replace = Une nouvelle main
web-steal = { $character }, à { $name }
web-provost = Prévôt
web-bailiff = Bailli

# Les panneaux
web-your-turn = À vous de jouer
web-turn-yours = { $name }, à vous de jouer
# Quand une seule chose peut se faire, ou se refuser.
web-only-one = { $move } : le voulez-vous ?
web-turn-of = { $name } décide
web-decides = { $kind ->
        [place] où placer un ouvrier
        [gate] où va l’ouvrier de la Porte
        [guild] de combien la Guilde des marchands déplace le prévôt
        [joust] d’acheter ou non une faveur au Champ de joute
        [inn] si un ouvrier reste à l’Auberge
        [provost] où va le prévôt
        [toll] où va le prévôt
        [bridge] où va le prévôt
        [bailiff] où va le prévôt
        [produce] quoi prendre
        [owner-cube] quoi prendre
        [primary] ce que fait un ouvrier
        [effect] ce que fait un ouvrier
        [secondary] quoi prendre en tant que propriétaire
        [build] quoi construire
        [monument] quel monument construire
        [site] quelle résidence laisse la place
        [lawyer] ce qui devient une résidence
        [trade] quoi échanger
        [batch] de donner ou non un lot
        [mulligan] de garder ou non la première main
        [action] d’une action
        [character] d’un personnage
        [favor-character] d’un personnage
        [early-riser] de placer ou non un ouvrier avant tous les autres
        [favor] comment utiliser une faveur
        [favor-line] comment utiliser une faveur
        [favor-effect] comment utiliser une faveur
        [favor-cube] comment utiliser une faveur
        [favor-trade] comment utiliser une faveur
       *[other] quoi faire
    }
web-sent = En route : { $move }
web-group = { $kind ->
        [place] Placer un ouvrier
        [build] Construire
        [cards] Cartes
        [steal] Prendre un personnage
       *[site] Utiliser un bâtiment du Chantier
    }
web-choices = Ce que vous pouvez faire
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
web-guest-mark = invité
web-hand = Votre main
web-hand-of = Cartes en main
web-pile = Pioche
web-discard = Défausse
web-tokens = Jetons du château
web-characters = Personnages
web-castle = Le château
web-prestige-buildings = Bâtiments de prestige
web-site-tile = Tuile { $number } du chantier : { $tile }
web-space = { $name } ({ $space }) : { $more }
web-owned = appartient à { $name }
web-worker-of = { $name } y a un ouvrier

# Toutes les pages
web-skip = Au contenu
web-settings = Réglages
web-account = Compte
web-language = Langue
web-night = À la chandelle
web-home = À la page d’accueil
web-nowhere = Il n’y a rien à cette adresse
web-loading = Un instant…
web-offline = Le serveur ne répond pas. Y a-t-il du réseau ?
web-link-offline = Vous êtes hors ligne.
web-database-away = Le serveur ne peut rien garder pour l’instant.

# La page d’accueil
web-welcome = Bâtissez le château du roi, et une ville à ses pieds. Les jeux de plateau de la famille Caylus, de William Attia, dans une édition non officielle.
web-game = Jeu
web-name = Votre nom
web-against = Contre deux robots :
web-play-now = Jouer
web-new-table = Ouvrir une table
web-replay-file = Revoir une partie depuis un fichier
web-my-games = Mes parties
web-open-tables = Rejoindre une table
web-watch = Regarder
web-watching = La table est complète ; vous regardez.
web-no-tables = Aucune pour l’instant.
web-status = { $status ->
        [open] attend des joueurs
        [running] en cours
       *[over] terminée
    }
web-bot = robot ({ $level })
web-level-random = au hasard
web-level-easy = facile
web-level-medium = moyen
web-level-hard = fort

# Une nouvelle table
web-seats = Places
web-seat = Place { $number }
web-seat-me = Moi
web-seat-open = Libre
web-seat-kept = Réservée à { $name }
web-seat-reserved = Réservée à un compte
web-seat-add = Une place de plus
web-seat-remove = Sans la place { $number }
web-how = Comment on joue
web-pace = Temps
web-pace-untimed = Autant de temps qu’on veut
web-pace-untimed-is = Autant de temps qu’on veut ; qui fait attendre les autres 14 jours est tenu pour parti
web-pace-live = Une pendule par joueur
web-pace-days = Quelques jours par décision
web-pace-live-is = { $minutes } minutes par joueur, { $increment } secondes de plus après chaque décision, les { $delay } premières secondes gratuites
web-pace-days-is = { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
web-minutes = Minutes
web-increment = Secondes par décision
web-days = Jours
web-days-hours = { $days } j { $hours } h
web-stand-in = Pour qui est parti
web-stand-in-end = la partie s’arrête
web-is-public = Tout le monde peut trouver la table
web-is-private = La table n’est visible qu’avec le lien
web-make = Ouvrir la table
web-option-is = { $option } : { $value }
web-option-edition = Édition
web-option-edition-french = française
web-option-edition-english = anglaise
web-option-edition-premium = premium
web-option-favors = Faveurs royales
web-option-favors-table = avec le tableau
web-option-favors-simplified = simplifiées
web-option-rules = Règles
web-option-rules-standard = normales
web-option-rules-beginner = pour débuter
web-option-characters = Personnages
web-option-characters-random = au hasard
web-option-characters-first-game = pour une première partie
web-option-open-prestige = Points des autres
web-option-open-prestige-no = cachés
web-option-open-prestige-yes = visibles

# Avant le début
web-title-open = { $game } : avant le début
web-join = Rejoindre
web-sit = S’asseoir ici
web-fill = Robots aux places libres :
web-start = Commencer
web-leave = Partir
web-invite = Inviter
web-invite-how = Qui a ce lien peut jouer ou regarder.
web-link = Le lien
web-copy = Copier
web-copied = Copié

# À la table
web-no-table = Cette table n’existe pas
web-actions = Ce que vous pouvez faire d’autre
web-clocks = Temps restant
web-undo = Annuler le coup
web-undo-ask = Demander à annuler
web-undo-asked = { $name } demande à annuler des coups. D’accord ?
web-undo-waits = { $name } demande à annuler des coups.
web-yes = Oui
web-no = Non
web-hint = Un conseil
web-hints = Ce que ferait un joueur fort
web-hints-for = Ce que ferait un joueur fort à la place de { $name }
web-thinking = Réflexion…
web-return = Revenir
web-replace-player = Prendre la place de { $name }
web-resign = Abandonner
web-resign-sure = { $then ->
        [end] La partie s’arrête pour tous. Vraiment ?
       *[bot] Un robot continue pour vous ; vous pourrez revenir. Vraiment ?
    }
web-latest = Depuis votre dernier coup :
web-log = Ce qui s’est passé
web-chat = Conversation
web-chat-unread = { $count ->
        [one] Conversation : { $count } nouveau message
       *[other] Conversation : { $count } nouveaux messages
    }
web-chat-empty = Personne n’a rien dit.
web-chat-text = Dire quelque chose
web-chat-say = Dire
web-help = Les règles du moment
web-entry-undone = { $moves ->
        [one] { $moves } coup a été annulé.
       *[other] { $moves } coups ont été annulés.
    }
web-entry-undo-asked = { $name } demande à annuler des coups.
web-entry-undo-answered = { $agrees ->
        [yes] { $name } est d’accord.
       *[no] { $name } n’est pas d’accord.
    }
web-entry-handed-over = { $reason ->
        [resigned] { $name } abandonne ; un { $bot } continue.
        [out-of-time] { $name } n’a plus de temps ; un { $bot } continue.
        [returned] { $name } est de retour.
        [replaced] { $name } prend la place.
       *[other] Un { $bot } continue.
    }
web-entry-ended = { $reason ->
        [resigned] { $name } abandonne. La partie s’arrête.
        [out-of-time] { $name } n’a plus de temps. La partie s’arrête.
       *[other] La partie s’arrête.
    }

# La fin
web-place = Rang
web-sources = Points de
web-source-castle = Château
web-source-buildings = Constructions
web-source-work = Travail
web-source-owner = Travail des autres chez soi
web-source-favors = Faveurs
web-source-characters = Personnages
web-source-tokens = Jetons du château
web-source-cards = Bâtiments
web-source-gold = Or restant
web-source-cubes = Cubes restants
web-source-deniers = Deniers restants
web-source-other = Le reste
web-chart = Les points au fil des tours
web-replay = Revoir la partie
web-record = La partie en fichier

# Revoir
web-no-game = Cette partie n’existe pas
web-back = Un coup en arrière
web-forward = Un coup en avant
web-move-number = Coups
web-fork-bots = Continuer contre des robots
web-fork-all = Toutes les places à cet écran

# Le compte
web-nobody = Pour jouer, nul besoin de compte. Avec un compte, vous retrouvez vos parties partout.
web-guest = Vous êtes invité. Avec un compte, vous gardez vos parties et les retrouvez partout.
web-password = Mot de passe
web-sign-in = Se connecter
web-register = Nouveau compte
web-sign-out = Se déconnecter
web-rename = Changer de nom
web-games-played = { $count ->
        [one] { $count } partie finie
       *[other] { $count } parties finies
    }

# ---- Les pages autour de la table (bloc des pages) ----

# Échecs, attentes
web-again = Réessayer
web-close = Fermer
web-more = Plus
web-less = Moins
web-remove = Retirer
web-change = Changer
web-changed = C’est changé.
web-nowhere-why = Le lien est peut-être ancien, ou il y manque une lettre.
web-link-again = La connexion est rompue. Nouvel essai…
web-unsent = Ce que vous avez choisi est gardé et envoyé dès que possible.
web-sending = Envoi…
web-problem = Cela n’a pas marché : { $detail }
web-problem-401 = Vous n’êtes plus connecté ici.
web-problem-403 = Vous n’en avez pas le droit.
web-problem-404 = Cela n’existe pas.
web-problem-409 = Cela ne va pas avec ce qui est là.
web-problem-413 = C’est trop.
web-problem-429 = Trop à la fois. Attendez un instant.
web-problem-500 = Le serveur a failli. Ce n’est pas votre faute.
web-problem-502 = Entre vous et le serveur, quelque chose ne répond pas.
web-problem-503 = Le serveur ne le peut pas pour l’instant. Réessayez bientôt.
web-problem-settings = On ne peut pas jouer une table ainsi.
web-problem-started = La partie a déjà commencé.
web-problem-not-started = La partie n’a pas encore commencé.
web-problem-over = La partie est finie.
web-problem-not-over = Cela se verra quand la partie sera finie.
web-problem-seat-taken = Quelqu’un y est déjà assis.
web-problem-no-seat = Il n’y a pas de place pour vous.
web-problem-seats-open = Des places sont libres : dites quels robots les prennent.
web-problem-not-owner = Seul qui a ouvert la table le peut.
web-problem-not-seated = Vous n’êtes pas assis à cette table.
web-problem-not-your-seat = Ce n’est pas votre place.
web-problem-not-your-turn = Ce n’est pas à vous.
web-problem-late = Trop tard : autre chose est arrivé avant. Voici la table telle qu’elle est.
web-problem-illegal-move = Ce n’est pas possible ici.
web-problem-key-used = C’est déjà envoyé.
web-problem-nothing-to-undo = Vous n’avez aucun coup à annuler.
web-problem-revealed = Quelqu’un a appris un secret depuis : on ne peut plus annuler.
web-problem-already-asked = Quelqu’un demande déjà à annuler des coups.
web-problem-nobody-to-ask = Aucun autre joueur n’est là pour accepter d’annuler des coups.
web-problem-not-asked = Personne ne vous demande d’annuler des coups.
web-problem-not-away = Aucun robot ne joue pour vous.
web-problem-not-gone = Cette place n’est pas à reprendre.
web-problem-has-seat = Vous ne pouvez jouer qu’une seule place par table.
web-problem-in-time = Le temps n’est pas écoulé.
web-problem-no-hints = Les conseils sont pour les tables où tous les autres sont des robots.
web-problem-hint-pending = Vous attendez déjà un conseil.
web-problem-bot-tables = Vous avez déjà le maximum de parties entre robots en cours. Attendez que l’une d’elles se termine.
web-problem-name = Ce nom ne va pas : 1 à 24 lettres ou chiffres, avec espaces simples, points ou tirets.
web-problem-name-taken = Un compte a déjà un nom semblable.
web-problem-sign-in = Aucun compte n’a ce nom et ce mot de passe.
web-problem-password = Le mot de passe est faux.
web-problem-too-many = Vous en avez autant que possible. Retirez-en d’abord un.
web-problem-address = On ne peut rien envoyer à cette adresse.
web-problem-undelivered = Ce n’est pas arrivé.
web-problem-record = Ce fichier n’est pas une partie : un tel fichier commence par « caylus-record 1 ».
web-problem-record-empty = Ce fichier est vide.
web-problem-record-line = { $kind ->
        [head] La ligne { $line } de ce fichier dit quelque chose de faux sur la partie :
        [unknown] La ligne { $line } de ce fichier n’est pas un coup de ce jeu :
        [turn] À la ligne { $line } de ce fichier, c’est à un autre de jouer :
        [number] À la ligne { $line } de ce fichier, les coups sont mal comptés :
       *[illegal] Le coup de la ligne { $line } de ce fichier n’est pas possible à ce moment :
    }
web-problem-record-game = Ce fichier est d’un jeu qui ne se joue pas ici :
web-problem-record-long = Ce fichier est trop long pour une partie.

# La page d’accueil, suite
web-new-table-help = Entre amis, avec des inconnus, ou à plusieurs devant cet écran
web-rules-help = Ce qu’on peut faire, chaque tuile, et ce qu’on demande souvent
web-replay-file-help = Ouvrir une partie gardée en fichier
web-no-games = Vous n’êtes encore à aucune table.
web-no-open-tables = Personne n’attend de joueurs. Ouvrez une table !
web-watch-over = Parties à revoir
web-no-over-tables = Aucune partie publique n’est encore finie.
web-place-is = rang { $place }
web-blurb-classic = Deux heures : une route de bâtiments, un château en trois parties, des faveurs royales et un prévôt qui se laisse acheter.
web-blurb-magna-carta = Une heure, avec des cartes : bâtissez la rue de votre main, et livrez des lots au château.
web-blurb-y1303 = Une heure et demie : des ouvriers au lieu d’argent, des personnages qui changent de main, une route plus courte.

# Une nouvelle table, suite
web-players-from-to = { $least } à { $most } joueurs
web-seat-local = Quelqu’un d’autre à cet écran
web-seat-player = Joueur { $number }
web-seat-name = Le nom pour la place { $number }
web-their-name = Nom
web-seat-me-help = { $name } joue ici.
web-seat-local-help = Joue ici aussi, tour à tour.
web-seat-open-help = Au premier venu.
web-seat-reserved-help = Seul ce compte peut y jouer.
web-level-random-help = Fait n’importe quoi de permis.
web-level-easy-help = Pour une première partie.
web-level-medium-help = Sait ce qu’il veut.
web-level-hard-help = Prévoit, et prend son temps.
web-seat-shared = Plusieurs personnes jouent à cet écran. S’il y a des secrets, la page se couvre avant de passer de l’un à l’autre.
web-rules-of = Règles
web-options-fine = Règles de détail
web-option-edition-help = Les éditions diffèrent par trois bâtiments : le joaillier, l’église et le tailleur.
web-option-favors-help = Simplifiées, une faveur ne donne que sa première colonne ; pour une première partie.
web-option-jeweller = Joaillier
web-option-jeweller-by-edition = selon l’édition
web-option-jeweller-yes = dans la réserve
web-option-jeweller-no = sans
web-option-jeweller-help = Est-il parmi les bâtiments de pierre ?
web-option-church = Église
web-option-church-by-edition = selon l’édition
web-option-church-3 = 3 PP
web-option-church-4 = 4 PP
web-option-church-help = Ce que rapporte sa construction.
web-option-tailor = Tailleur
web-option-tailor-by-edition = selon l’édition
web-option-tailor-2-4 = 2 tissus pour 4 PP
web-option-tailor-1-2 = 1 tissu pour 2 PP
web-option-tailor-help = Ce qu’il donne pour des tissus ; 3 tissus donnent toujours 6 PP.
web-option-rules-help = La partie pour débuter laisse de côté quelques cartes, et dure un peu moins.
web-option-characters-help = Une première partie est plus facile avec le choix que la règle recommande.
web-option-open-prestige-help = Chaque gain est public : un joueur attentif peut faire le compte. L’option décide seulement si les totaux s’affichent avant la fin.
web-pace-untimed-help = Personne ne presse.
web-pace-live-help = Tous sont là, et la partie finit dans la soirée.
web-pace-days-help = Passez quand vous voulez ; on peut vous dire quand c’est à vous.
web-delay = Secondes gratuites par décision
web-sleep = La nuit ne compte pas
web-sleep-from = de
web-sleep-to = à
web-sleep-zone = à
web-hour = { $hour } h
web-sleep-is = le temps s’arrête de { $from } h à { $to } h ({ $zone })
web-stand-in-help = Si quelqu’un abandonne ou n’a plus de temps. Qui est parti peut revenir à une place tenue par un robot.
web-who-finds = Qui peut la trouver
web-fault = Il manque quelque chose ci-dessus.
web-fault-players = Ce jeu n’a pas autant de joueurs.
web-fault-account = Dites quel compte.
web-fault-twins = Ce nom y est deux fois.
web-fault-sleep = La nuit doit commencer et finir à des heures différentes.

# Avant le début, suite
web-lobby-wait = { $count ->
        [one] La partie commence quand la dernière place est prise.
       *[other] La partie commence quand les { $count } places libres sont prises.
    }
web-lobby-join = { $count ->
        [one] Une place est libre : asseyez-vous et jouez.
       *[other] { $count } places sont libres : asseyez-vous et jouez.
    }
web-close-table = Fermer la table

# À la table, suite
web-cover = Passez l’appareil à { $name }
web-cover-why = La suite est pour ces yeux seuls.
web-cover-done = Je suis { $name }
web-bell = Me dire quand c’est à moi
web-bell-sound = par un son
web-sound-switch = Un son quand c’est à moi
web-bell-notice = par une notification, quand la page est cachée
web-bell-denied = Le navigateur n’autorise pas les notifications de cette page.
web-bell-more = Aussi quand la page est fermée…
web-hint-chance = { $percent } % de chances de gagner
web-hint-how = Cliquez sur un coup pour le voir sur le plateau ; il n’est joué que si vous le choisissez là.
web-hint-look = Un coup montre son lieu sur le plateau.
web-hint-line = Suite attendue :
web-undo-mine = Vous demandez à annuler des coups. Les autres doivent être d’accord.
web-undo-withdraw = Renoncer
web-log-empty = Il ne s’est encore rien passé.
web-log-keys = Les flèches vont d’une ligne à l’autre et montrent ses lieux sur le plateau. Entrée ouvre les règles d’une phase qui y commence.
web-chat-earlier = Ce qui a été dit avant
web-chat-nobody = Pour parler, il faut un nom :

# La fin, suite
web-once-more = Encore une
web-chart-table = En tableau
web-chart-turn = Tour
web-chart-end = fin
web-chart-turns = Tours

# Revoir, suite
web-game-runs = On pourra revoir cette partie quand elle sera finie
web-to-start = Au début
web-to-end = À la fin
web-play = Défiler
web-pause = Pause
web-move-of = { $at } coups sur { $last }
web-move-none = Le début.
web-fork = Continuer d’ici
web-fork-help = Cette position devient une nouvelle partie ; l’ancienne reste telle quelle.
web-fork-seat = Vous êtes
web-fork-level = Les autres sont des robots :
web-fork-over = La partie est finie ici. Revenez à une position qui peut continuer.
web-share = Un lien vers cette position

# Le compte, suite
web-register-do = Créer le compte
web-sign-in-old = J’en ai un
web-sign-in-guest = Les parties de cet invité restent sans vous.
web-password-help = Au moins 8 caractères.
web-new-password = Nouveau mot de passe
web-old-password = Mot de passe actuel
web-new-password-help = Tous les autres appareils et jetons sont déconnectés.
web-strength = Force
web-rating-players = Joueurs
web-rating = Cote
web-rating-games = Parties
web-no-rating = Les parties entre comptes comptent, sauf celles qui reprennent une autre partie ou partent d’une position ou d’une graine choisie.
web-my-finished = Mes parties finies
web-no-finished = Aucune n’est encore finie.
web-notices = Quand c’est à moi
web-notices-help = On vous y prévient si vous n’avez pas décidé au bout d’un moment.
web-no-notices = Nulle part encore.
web-notice-push = Navigateur
web-notice-discord = Discord
web-notice-slack = Slack
web-notice-webhook = Webhook
web-notice-kind = Sorte
web-notice-url = Adresse du webhook
web-notice-add = Ajouter
web-notice-here = Prévenir ce navigateur, même page fermée
web-notice-test = Essayer
web-notice-sent = Envoyé.
web-push-failed = Le navigateur n’a pas pu s’abonner aux notifications.
web-tokens-of-programs = Jetons pour programmes
web-tokens-help = Avec un jeton, un programme à vous joue pour vous.
web-token = Jeton
web-token-once = Voici le jeton. Il n’est montré que maintenant.
web-token-label = À quoi il sert
web-token-make = Créer un jeton
web-token-remove = Retirer { $label }
web-bye = Partir
web-delete = Supprimer le compte…
web-delete-guest = Oublier cet invité…
web-delete-sure = On ne peut pas revenir en arrière : nom, cotes, jetons et avis sont oubliés, et des robots continuent à vos places.
web-delete-guest-sure = On ne peut pas revenir en arrière : le nom est oublié, et des robots continuent à vos places.
web-delete-do = Supprimer pour toujours

# The rules (rule books and guide: rules.ftl and so on)
web-rules = Les règles

# La table expliquée (table/about.ts, Card.svelte)
web-any = { $count ->
        [one] { $count } cube au choix
       *[other] { $count } cubes au choix
    }
web-kind-neutral = bâtiment neutre
web-kind-fixed = bâtiment du plateau
web-kind-wood = bâtiment en bois
web-kind-stone = bâtiment en pierre
web-kind-residence = résidence
web-kind-prestige = bâtiment de prestige
web-kind-start = tuile de départ
web-kind-monument = monument
web-kind-special = bâtiment spécial
web-kind-character = personnage
web-about-effect = Un ouvrier
web-about-gives = Donne à son propriétaire
web-about-share = Son propriétaire, si un autre y travaille
web-about-built = À la construction
web-about-cost = Coût
web-about-points = Points à la construction
web-about-owner = Propriétaire
web-about-worker = Ouvrier sur place
web-about-nobody = personne
web-about-on = { $kind } en { $space }
web-about-empty = un emplacement libre de la route
web-about-delayed = deviendra une résidence de { $name }
web-about-seal = Quand le bailli arrive ici, on fait le décompte des maisons { $section-at }.
web-about-cubes = { $count ->
        [one] { $count } cube y est posé pour son propriétaire
       *[other] { $count } cubes y sont posés pour son propriétaire
    }
web-about-acting = C’est ici que l’on agit.
web-about-section = { $counted ->
        [yes] { $houses } maisons sur { $places }, décompte fait
       *[no] { $houses } maisons sur { $places }, { $points } PP chacune
    }
web-about-tokens = { $count ->
        [one] { $count } jeton restant, { $points } PP chacun
       *[other] { $count } jetons restants, { $points } PP chacun
    }
web-about-favor = Donne
web-about-column = { $column ->
        [0] faveurs royales
       *[other] faveurs royales, colonne { $column }
    }
web-about-markers = Marqueurs ici
web-about-site = Une faveur permet de l’utiliser aux tours { $rounds } et suivants.
web-about-provost = Au-delà de lui, les bâtiments ne fonctionnent pas.
web-about-bailiff = Il avance à la fin de chaque tour. Là où il atteint un sceau, une partie du château est décomptée.
web-about-beyond = Ouvriers alors au-delà du prévôt
web-beyond = au-delà : { $workers }
web-about-passed = Ont passé
web-provost-here = Le prévôt est ici.
web-bailiff-here = Le bailli est ici.
web-worker-at = { $name } : { $place } ({ $space })
web-workers = Ouvriers
web-do = Choisir
web-not-now = Pas maintenant
web-in-rules = Dans les règles
web-more-choices = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
web-careful = Redemander avant chaque choix
web-as-text = La table en texte
web-as-board = La table dessinée

# La table en texte (table/text.ts)
web-text-now = Maintenant
web-text-none = aucun
web-text-player = Joueur
web-text-fact = { $term } : { $text }
web-text-asked = La question : { $question }
web-text-road = La route
web-text-at = en { $space }
web-text-color = Couleur
web-text-batches = Lots de ce tour
web-text-houses = Maisons { $section-at }
web-text-tokens = Jetons { $section-of }
web-text-special = Bâtiments spéciaux
web-text-favors = Faveurs royales : ce que donne chaque colonne, et où en est chacun
web-text-line = Ligne
web-text-used = Lignes utilisées par { $name } dans cette phase
web-text-characters = Personnages de { $name }
