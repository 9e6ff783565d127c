# Textes propres à la page. Identifiants : web-…

web-standing = { $name } ({ $space })
web-provost = Prévôt
web-bailiff = Bailli

# Les panneaux
web-your-turn = À vous de jouer
web-turn-yours = { $name }, à vous de jouer
# Quand un seul coup est possible, à part renoncer.
web-only-one = Choisir { $move } ?
web-turn-of = À { $name } de jouer
web-decides = { $kind ->
        [place] placer un ouvrier ou passer
        [gate] déplacer l’ouvrier de la Porte
        [guild] déplacer le prévôt avec la Guilde des marchands
        [joust] acheter ou non une faveur au Champ de joute
        [inn] rester à l’Auberge ou la quitter
        [provost] déplacer le prévôt
        [toll] déplacer le prévôt
        [bridge] déplacer le prévôt
        [bailiff] déplacer le prévôt
        [produce] choisir quoi prendre
        [owner-cube] choisir quoi prendre
        [primary] utiliser une carte
        [effect] utiliser un bâtiment
        [secondary] choisir quoi prendre en tant que propriétaire
        [build] choisir un bâtiment à construire
        [monument] choisir un monument à construire
        [site] choisir la résidence sur laquelle construire
        [lawyer] choisir un bâtiment à transformer en résidence
        [trade] choisir un échange
        [batch] donner ou non un lot
        [mulligan] garder ou non sa main de départ
        [action] choisir une action
        [character] choisir un personnage
        [favor-character] choisir un personnage
        [early-riser] placer ou non un ouvrier avant les autres
        [favor] utiliser une faveur
        [favor-line] utiliser une faveur
        [favor-effect] utiliser une faveur
        [favor-cube] utiliser une faveur
        [favor-trade] utiliser une faveur
       *[other] choisir un coup
    }
web-sent = Envoi : { $move }
web-group = { $kind ->
        [place] Placer un ouvrier
        [build] Construire
        [cards] Cartes
        [steal] Prendre un personnage
       *[site] Utiliser un bâtiment du Chantier
    }
web-choices = Coups possibles
web-players = Joueurs
web-supply = Bâtiments disponibles
web-supply-left = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-board = Plateau
web-zoom-in = Zoomer
web-zoom-out = Dézoomer
web-turn-order = Ordre du tour
web-first-player = Premier joueur
web-prestige = Points de prestige
# Accordé avec web-prestige.
web-hidden = cachés
web-camp = Ouvriers au campement
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
web-castle = Château
web-prestige-buildings = Bâtiments de prestige
web-site-tile = Bâtiment { $number } du Chantier : { $tile }
web-space = { $name } ({ $space }) : { $more }
web-owned = appartient à { $name }
web-worker-of = { $name } y a un ouvrier

# Toutes les pages
web-skip = Aller au contenu
web-settings = Réglages
web-account = Compte
web-language = Langue
web-night = Mode sombre
web-home = Accueil
web-nowhere = Page introuvable
web-loading = Chargement…
web-offline = Serveur injoignable. Vérifiez votre connexion.
web-link-offline = Vous êtes hors ligne.
web-database-away = Le serveur ne peut pas enregistrer les coups pour l’instant.

# La page d’accueil
# What a page is about, for search engines.
web-description-new = Ouvrez une table de Caylus, Caylus Magna Carta ou Caylus 1303 : choisissez le jeu, les places et le temps, puis jouez dans le navigateur avec vos amis ou contre des robots.
web-description-rules = Les règles de { $title } : le déroulement d’un tour, chaque bâtiment expliqué et les réponses aux questions fréquentes.
web-welcome = Bâtissez le château du roi et la ville à ses pieds. Les jeux Caylus de William Attia, dans une édition non officielle.
web-game = Jeu
web-name = Votre nom
web-against = Contre deux robots :
web-play-now = Jouer
web-new-table = Créer une table
web-replay-file = Revoir une partie depuis un fichier
web-my-games = Mes parties
web-open-tables = Rejoindre une table
web-watch = Regarder
web-watching = Cette table est complète. Vous regardez la partie.
web-no-tables = Aucune partie à regarder pour l’instant.
web-status = { $status ->
        [open] en attente de joueurs
        [running] en cours
       *[over] terminée
    }
web-bot = robot ({ $level })
web-level-random = aléatoire
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-level-master = maître

# Une nouvelle table
web-seats = Places
web-seat = Place { $number }
web-seat-me = Moi
web-seat-open = Libre
web-seat-kept = Réservée à { $name }
web-seat-reserved = Réservée à un joueur
web-seat-add = Ajouter une place
web-seat-remove = Retirer la place { $number }
web-how = Paramètres de la partie
web-pace = Cadence
web-pace-untimed = Illimitée
web-pace-untimed-is = Temps illimité ; après 14 jours sans jouer, un joueur est considéré comme absent
web-pace-live = Temps réel
web-pace-days = Par correspondance
web-pace-live-is = { $minutes } minutes par joueur, plus { $increment } secondes par coup ; les { $delay } premières secondes de chaque coup ne comptent pas
web-pace-days-is = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-minutes = Minutes par joueur
web-increment = Incrément (secondes par coup)
web-days = Jours par coup
web-days-hours = { $days } j { $hours } h
web-stand-in = Si un joueur part
web-stand-in-end = la partie s’arrête
web-is-public = Publique
web-is-private = Accessible par lien uniquement
web-make = Créer la table
web-option-is = { $option } : { $value }
# Options: name, values, help. `.rule` says what the value changes.
web-option-by-edition = selon l’édition
web-option-edition = Édition
web-option-edition-french = française
web-option-edition-english = anglaise
web-option-edition-premium = premium
web-option-favors = Faveurs du Roi
web-option-favors-table = complètes
web-option-favors-simplified = simplifiées
    .rule = Faveurs simplifiées : il n’y a pas de tableau des faveurs ; chaque faveur vaut 3 PP.
web-option-rules = Règles
web-option-rules-standard = standard
web-option-rules-beginner = pour débutants
    .rule = Jeu pour débuter : ni prévôt, ni Notaire, ni Église, ni résidences, ni Hôtel. Les bâtiments de prestige ne demandent pas de résidence.
web-option-characters = Personnages
web-option-characters-random = aléatoires
web-option-characters-first-game = pour une première partie
    .rule = Les personnages d’une première partie : ils sont faciles à jouer.
web-option-open-prestige = Points des adversaires
web-option-open-prestige-no = cachés
web-option-open-prestige-yes = visibles
    .rule = Chacun voit les points de tous.

# Avant le début
web-title-open = { $game } : en attente de joueurs
web-join = Rejoindre
web-sit = Prendre cette place
web-fill = Compléter avec des robots :
web-start = Commencer
web-leave = Quitter la table
web-invite = Inviter des joueurs
web-invite-how = Toute personne disposant de ce lien peut jouer ou regarder.
web-link = Lien
web-copy = Copier
web-copied = Copié

# À la table
web-no-table = Table introuvable
web-actions = Autres actions
web-clocks = Temps restant
web-undo = Annuler le coup
web-undo-ask = Demander à annuler
web-undo-asked = { $name } demande à annuler des coups. Êtes-vous d’accord ?
web-undo-waits = { $name } demande à annuler des coups.
web-yes = Oui
web-no = Non
web-hint = Conseil
web-hints = Coups conseillés
web-hints-for = Coups conseillés pour { $name }
web-thinking = Réflexion…
web-return = Reprendre ma place
web-replace-player = Remplacer { $name }
web-resign = Abandonner
web-resign-sure = { $then ->
        [end] La partie s’arrêtera pour tous. Abandonner ?
       *[bot] Un robot jouera à votre place ; vous pourrez revenir. Abandonner ?
    }
web-log = Journal
web-chat = Discussion
web-chat-unread = { $count ->
        [one] Discussion : { $count } nouveau message
       *[other] Discussion : { $count } nouveaux messages
    }
web-chat-empty = Aucun message pour l’instant.
web-chat-text = Message
web-chat-say = Envoyer
web-help = Règles de cette étape
web-entry-undone = { $moves ->
        [one] { $moves } coup a été annulé.
       *[other] { $moves } coups ont été annulés.
    }
web-entry-undo-asked = { $name } demande à annuler des coups.
web-entry-undo-answered = { $agrees ->
        [yes] { $name } accepte.
       *[no] { $name } refuse.
    }
web-entry-handed-over = { $reason ->
        [resigned] { $name } abandonne ; un { $bot } prend le relais.
        [out-of-time] { $name } n’a plus de temps ; un { $bot } prend le relais.
        [returned] { $name } est de retour.
        [replaced] { $name } prend le relais.
       *[other] Un { $bot } prend le relais.
    }
web-entry-ended = { $reason ->
        [resigned] { $name } abandonne. La partie s’arrête.
        [out-of-time] { $name } n’a plus de temps. La partie s’arrête.
       *[other] La partie s’arrête.
    }

# La fin
web-result-you = { $isShared ->
        [yes] { $place ->
            [1] Vous partagez la victoire
           *[other] Vous partagez la { $place }e place
        }
       *[no] { $place ->
            [1] Vous avez gagné
           *[other] Vous êtes { $place }e sur { $players }
        }
    }
web-rating-change = Votre cote : { $before } → { $after }
web-rating-soon = Votre nouvelle cote arrive dans un instant.
web-rating-none = Cette partie ne change pas les cotes : il faut au moins deux comptes et une mise en place au hasard.
web-rematch-here = Une revanche ? La table est ici : { $link }
web-share-game = Partager cette partie
web-chart-see = Revoir à partir du tour { $turn }
web-chart-see-end = Revoir la fin
web-place = Rang
web-sources = Origine des points
web-source-castle = Château
web-source-buildings = Construction
web-source-work = Travail
web-source-owner = En tant que propriétaire
web-source-favors = Faveurs
web-source-characters = Personnages
web-source-tokens = Jetons du château
web-source-cards = Bâtiments
web-source-gold = Or restant
web-source-cubes = Cubes restants
web-source-deniers = Deniers restants
web-source-penalties = Pénalités
web-source-other = Autres
web-chart = Points au fil des tours
web-replay = Revoir la partie
web-record = Télécharger la partie

# Revoir
web-no-game = Partie introuvable
web-back = Coup précédent
web-forward = Coup suivant
web-move-number = Coup
web-fork-bots = Jouer contre des robots
web-fork-all = Jouer toutes les places ici

# Le compte
web-nobody = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos parties sur tous vos appareils.
web-guest = Vous jouez en tant qu’invité. Créez un compte pour conserver vos parties et les retrouver sur tous vos appareils.
web-password = Mot de passe
web-sign-in = Se connecter
web-register = Créer un compte
web-sign-out = Se déconnecter
web-rename = Changer de nom
web-games-played = { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }

# Erreurs, attente
web-again = Réessayer
web-close = Fermer
web-more = Plus
web-less = Moins
web-remove = Supprimer
web-change = Enregistrer
web-changed = Enregistré.
web-nowhere-why = Le lien est peut-être périmé ou incomplet.
web-link-again = Connexion perdue. Reconnexion…
web-unsent = Votre coup sera envoyé dès que possible.
web-sending = Envoi…
web-problem = Une erreur s’est produite : { $detail }
web-problem-401 = Vous n’êtes plus connecté.
web-problem-403 = Vous n’êtes pas autorisé à faire cela.
web-problem-404 = Introuvable.
web-problem-409 = Ce n’est pas compatible avec l’état actuel.
web-problem-413 = Trop volumineux.
web-problem-429 = Trop de requêtes. Patientez un instant.
web-problem-500 = Erreur du serveur. Vous n’y êtes pour rien.
web-problem-502 = Le serveur ne répond pas. Réessayez dans un instant.
web-problem-503 = Le serveur est momentanément indisponible. Réessayez dans un instant.
web-problem-settings = Ces paramètres ne sont pas compatibles.
web-problem-started = La partie a déjà commencé.
web-problem-not-started = La partie n’a pas encore commencé.
web-problem-over = La partie est terminée.
web-problem-not-over = Disponible une fois la partie terminée.
web-problem-seat-taken = Cette place est déjà prise.
web-problem-no-seat = Il n’y a pas de place libre pour vous.
web-problem-seats-open = Des places sont encore libres. Choisissez des robots pour les occuper.
web-problem-not-owner = Seul le créateur de la table peut le faire.
web-problem-not-seated = Vous ne jouez pas à cette table.
web-problem-not-your-seat = Ce n’est pas votre place.
web-problem-not-your-turn = Ce n’est pas votre tour.
web-problem-late = Trop tard : la partie a avancé entre-temps. Voici la position actuelle.
web-problem-illegal-move = Ce coup n’est pas possible.
web-problem-key-used = Déjà envoyé.
web-problem-nothing-to-undo = Vous n’avez aucun coup à annuler.
web-problem-revealed = Une information cachée a été révélée depuis : annulation impossible.
web-problem-already-asked = Une demande d’annulation est déjà en cours.
web-problem-nobody-to-ask = Aucun autre joueur n’est là pour donner son accord.
web-problem-not-asked = Personne ne vous a demandé d’annuler des coups.
web-problem-not-away = Aucun robot ne joue pour vous.
web-problem-not-gone = Cette place ne peut pas être reprise.
web-problem-has-seat = Vous ne pouvez occuper qu’une place par table.
web-problem-in-time = Le temps n’est pas encore écoulé.
web-problem-no-hints = Les conseils ne sont disponibles que si tous les autres joueurs sont des robots.
web-problem-hint-pending = Vous attendez déjà un conseil.
web-problem-bot-tables = Vous avez déjà le nombre maximal de parties entre robots en cours. Attendez que l’une d’elles se termine.
web-problem-name = Nom non valable : 1 à 24 lettres ou chiffres ; espaces simples, points et tirets sont permis.
web-problem-name-taken = Ce nom, ou un nom très proche, est déjà pris.
web-problem-sign-in = Nom ou mot de passe incorrect.
web-problem-password = Mot de passe incorrect.
web-problem-too-many = Limite atteinte. Supprimez-en d’abord un.
web-problem-address = Impossible d’envoyer des notifications à cette adresse.
web-problem-undelivered = Échec de l’envoi.
web-problem-record = Ce fichier n’est pas une partie enregistrée. Il devrait commencer par « caylus-record 1 ».
web-problem-record-empty = Ce fichier est vide.
web-problem-record-line = Cet enregistrement est illisible : { $reason }.
web-problem-record-long = Ce fichier est trop long pour une partie enregistrée.

# La page d’accueil, suite
web-new-table-help = Entre amis, avec d’autres joueurs en ligne, ou à plusieurs sur cet appareil
web-rules-help = Comment jouer, chaque tuile expliquée, questions fréquentes
web-replay-file-help = Ouvrir une partie enregistrée
web-no-games = Vous n’avez pas encore de partie.
web-no-open-tables = Aucune table n’attend de joueurs. Créez-en une !
web-watch-over = Parties terminées
web-no-over-tables = Aucune partie publique terminée pour l’instant.
web-place-is = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
web-blurb-classic = Deux heures : une route bordée de bâtiments, un château en trois sections, les faveurs du Roi et un prévôt qui se laisse acheter.
web-blurb-magna-carta = Une heure, avec des cartes : construisez la route avec les cartes de votre main et livrez des lots au château.
web-blurb-y1303 = Une heure et demie : des ouvriers en guise d’argent, des personnages qui changent de mains, une route plus courte.

# Une nouvelle table, suite
web-players-from-to = { $least } à { $most } joueurs
web-seat-local = Joueur sur cet appareil
web-seat-player = Joueur { $number }
web-seat-name = Nom pour la place { $number }
web-their-name = Nom
web-seat-me-help = Vous jouez sous le nom « { $name } ».
web-seat-local-help = Joue à tour de rôle sur cet appareil.
web-seat-open-help = Premier arrivé, premier servi.
web-seat-reserved-help = Seul ce compte peut prendre la place.
web-level-random-help = Joue n’importe quel coup permis.
web-level-easy-help = Pour une première partie.
web-level-medium-help = Un adversaire solide.
web-level-hard-help = Anticipe, et réfléchit plus longtemps.
web-level-master-help = Le plus fort : anticipe, et s’est entraîné sur des milliers de parties.
web-seat-shared = Plusieurs personnes jouent sur cet appareil. S’il y a des informations cachées, l’écran est masqué avant de passer au joueur suivant.
web-rules-of = Règles
web-options-advanced = Règles particulières
web-option-edition-help = Les éditions diffèrent par quelques détails : voir « Règles particulières » ci-dessous.
web-option-favors-help = Simplifiées : chaque faveur rapporte 3 PP. Pour une première partie.
web-option-jeweller = Joaillier
web-option-jeweller-yes = inclus
web-option-jeweller-no = exclu
    .rule = Sans le Joaillier.
web-option-jeweller-help = Fait-il partie des bâtiments en pierre ?
web-option-church = Église
web-option-church-3 = 3 PP
web-option-church-4 = 4 PP
    .rule = L’Église vaut 4 PP à la construction.
web-option-church-help = Points marqués à la construction.
web-option-tailor = Tailleur
web-option-tailor-2-4 = 2 tissus pour 4 PP
web-option-tailor-1-2 = 1 tissu pour 2 PP
    .rule = Le Tailleur donne 2 PP pour 1 tissu, ou 6 PP pour 3 tissus.
web-option-tailor-help = Ce que donne son premier échange ; 3 tissus donnent toujours 6 PP.
web-option-residences = Résidences
web-option-residences-phase = après la phase 5
web-option-residences-building = après l’ouvrier
    .rule = Une résidence payée sur un bâtiment occupé est construite dès que son ouvrier est rentré.
web-option-residences-help = Quand le Notaire transforme un bâtiment où se trouve un ouvrier.
web-option-rules-help = La partie pour débutants se joue sans prévôt ni résidences, et avec moins de cartes.
web-option-characters-help = Le livret recommande un choix de personnages pour une première partie.
web-option-open-prestige-help = Chaque gain est public : un joueur attentif peut faire le compte. L’option décide seulement si les totaux s’affichent avant la fin.
web-pace-untimed-help = Prenez votre temps.
web-pace-live-help = Tout le monde joue en même temps, chacun avec sa pendule.
web-pace-days-help = Jouez quand vous voulez ; vous pouvez être prévenu quand c’est votre tour.
web-delay = Délai (secondes non comptées par coup)
web-sleep = Arrêter la pendule la nuit
web-sleep-from = de
web-sleep-to = à
web-sleep-zone = fuseau horaire
web-hour = { $hour } h
web-sleep-is = pendule arrêtée de { $from } h à { $to } h ({ $zone })
web-stand-in-help = Quand un joueur abandonne ou n’a plus de temps. Il peut revenir tant qu’un robot joue à sa place.
web-who-finds = Visibilité
web-fault = Vérifiez les champs ci-dessus.
web-fault-players = Ce jeu ne se joue pas à ce nombre de joueurs.
web-fault-account = Indiquez le nom d’un compte.
web-fault-twins = Ce nom est utilisé deux fois.
web-fault-sleep = La nuit doit commencer et finir à des heures différentes.

# Avant le début, suite
web-lobby-wait = { $count ->
        [one] La partie commence dès que la dernière place est prise.
       *[other] La partie commence dès que les { $count } places libres sont prises.
    }
web-lobby-join = { $count ->
        [one] Il reste une place. Rejoignez la partie !
       *[other] Il reste { $count } places. Rejoignez la partie !
    }
web-close-table = Fermer la table

# À la table, suite
web-cover = Passez l’appareil à { $name }
web-cover-why = L’écran suivant est réservé à ce joueur.
web-cover-done = Je suis { $name }
web-bell = Me prévenir quand c’est mon tour
web-bell-sound = par un son
web-sound-switch = Son quand c’est mon tour
web-bell-notice = par une notification, quand la page est en arrière-plan
web-bell-denied = Votre navigateur bloque les notifications de cette page.
web-bell-more = Aussi quand la page est fermée…
web-hint-chance = { $percent } % de chances de gagner
web-hint-chances = Chances de gagner :
web-hint-player = { $name } { $percent } %
web-hint-how = Cliquez pour voir ce coup sur le plateau ; confirmez-le ensuite.
web-hint-look = Montre ce coup sur le plateau.
web-hint-line = Suite attendue :
web-undo-mine = Vous avez demandé à annuler des coups. Les autres doivent accepter.
web-undo-withdraw = Retirer la demande
web-log-empty = Il ne s’est encore rien passé.
web-log-keys = Parcourez les lignes avec les flèches pour les voir sur le plateau. Entrée ouvre les règles d’une phase.
web-chat-earlier = Messages précédents
web-chat-nobody = Il faut un nom pour écrire :

# La fin, suite
web-once-more = Revanche
web-chart-table = Afficher en tableau
web-chart-turn = Tour
web-chart-end = fin
web-chart-turns = Tours

# Revoir, suite
web-game-runs = Cette partie pourra être revue une fois terminée
web-to-start = Premier coup
web-to-end = Dernier coup
web-play = Lecture automatique
web-pause = Pause
web-move-of = coup { $at } sur { $last }
web-move-none = Début de la partie.
web-fork = Jouer à partir d’ici
web-fork-help = Une nouvelle partie commence à cette position. La partie d’origine ne change pas.
web-fork-seat = Vous jouez
web-fork-level = Robots :
web-fork-over = La partie est terminée ici. Revenez en arrière pour jouer à partir d’une autre position.
web-share = Lien vers cette position

# Le compte, suite
web-register-do = Créer le compte
web-sign-in-old = J’ai déjà un compte
web-sign-in-guest = Les parties jouées en tant qu’invité ne seront pas ajoutées à ce compte.
web-password-help = Au moins 8 caractères.
web-new-password = Nouveau mot de passe
web-old-password = Mot de passe actuel
web-new-password-help = Déconnecte tous les autres appareils et supprime tous les jetons d’API.
web-strength = Cotes
web-rating-players = Joueurs
web-rating = Cote
web-rating-games = Parties
web-no-rating = Pas encore de cote. Les parties entre comptes sont classées, sauf si elles reprennent une autre partie ou partent d’une position ou d’une graine choisie.
web-my-finished = Mes parties terminées
web-no-finished = Aucune partie terminée pour l’instant.
web-notices = Notifications
web-notices-help = Envoyées quand c’est votre tour et que vous n’avez pas joué au bout d’un moment.
web-no-notices = Aucune pour l’instant.
web-notice-push = Navigateur
web-notice-discord = Discord
web-notice-slack = Slack
web-notice-webhook = Webhook
web-notice-kind = Type
web-notice-url = URL du webhook
web-notice-add = Ajouter
web-notice-here = Prévenir ce navigateur, même quand la page est fermée
web-notice-test = Tester
web-notice-sent = Envoyé.
web-push-failed = Impossible d’activer les notifications dans ce navigateur.
web-tokens-of-programs = Jetons d’API
web-tokens-help = Avec un jeton, un programme peut jouer à votre place.
web-token = Jeton
web-token-once = Copiez ce jeton maintenant. Il ne sera plus affiché.
web-token-label = Libellé
web-token-make = Créer un jeton
web-token-remove = Supprimer { $label }
web-bye = Quitter
web-delete = Supprimer le compte…
web-delete-guest = Supprimer cet invité…
web-delete-sure = C’est définitif : votre nom, vos cotes, vos jetons et vos notifications sont supprimés, et des robots prennent vos places.
web-delete-guest-sure = C’est définitif : votre nom est supprimé, et des robots prennent vos places.
web-delete-do = Supprimer définitivement

# Les règles (livrets et guide : rules.ftl, etc.)
web-rules = Règles

# La table expliquée (table/about.ts, Card.svelte)
web-any = { $count ->
        [one] { $count } cube au choix
       *[other] { $count } cubes au choix
    }
web-kind-neutral = bâtiment neutre
web-kind-fixed = bâtiment fixe
web-kind-wood = bâtiment en bois
web-kind-stone = bâtiment en pierre
web-kind-residence = résidence
web-kind-prestige = bâtiment de prestige
web-kind-start = tuile de départ
web-kind-monument = monument
web-kind-special = bâtiment spécial
web-kind-character = personnage
web-about-effect = Ouvrier
web-about-gives = Pour le propriétaire
web-about-share = Propriétaire, si un autre joueur y travaille
web-about-built = À la construction
web-about-cost = Coût
web-about-points = Points à la construction
web-about-owner = Propriétaire
web-about-worker = Ouvrier sur place
web-about-nobody = personne
web-about-on = { $kind } en { $space }
web-about-empty = case vide de la route
web-about-delayed = deviendra une résidence ({ $name })
web-about-seal = Quand le bailli arrive ici, on fait le décompte des maisons { $section-at }.
web-about-cubes = { $count ->
        [one] { $count } cube ici pour le propriétaire
       *[other] { $count } cubes ici pour le propriétaire
    }
web-about-acting = En cours d’activation.
web-about-section = { $counted ->
        [yes] { $houses ->
            [one] { $houses } maison
           *[other] { $houses } maisons
        } sur { $places }, décompte fait
       *[no] { $houses ->
            [one] { $houses } maison
           *[other] { $houses } maisons
        } sur { $places }, { $points } PP chacune
    }
web-about-tokens = { $count ->
        [one] { $count } jeton restant, { $points } PP chacun
       *[other] { $count } jetons restants, { $points } PP chacun
    }
web-about-favor = Donne
web-about-column = { $column ->
        [0] faveurs du Roi
       *[other] faveurs du Roi, colonne { $column }
    }
web-about-markers = Marqueurs ici
web-about-site = Une faveur permet de l’utiliser à partir du tour { $rounds }.
web-about-provost = Les bâtiments situés après lui ne fonctionnent pas.
web-about-bailiff = Il avance à la fin de chaque tour. Quand il atteint un sceau, on fait le décompte d’une section du château.
web-about-beyond = Ouvriers au-delà du prévôt
web-beyond = au-delà : { $workers }
web-about-passed = Ont passé
web-provost-here = Le prévôt est ici : les bâtiments situés après lui ne fonctionnent pas.
web-bailiff-here = Le bailli est ici. Il avance à la fin de chaque tour.
web-worker-at = { $name } : { $place } ({ $space })
web-workers = Ouvriers
web-not-now = Annuler
web-in-rules = Voir les règles
web-more-choices = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
web-careful = Confirmer chaque coup
web-as-text = Afficher en texte

# La table en texte (table/text.ts)
web-text-now = Maintenant
web-text-none = aucun
web-text-player = Joueur
web-text-fact = { $term } : { $text }
web-text-asked = Question : { $question }
web-text-road = Route
web-text-at = en { $space }
web-text-color = Couleur
web-text-batches = Lots de ce tour
web-text-houses = Maisons { $section-at }
web-text-tokens = Jetons { $section-of }
web-text-special = Bâtiments spéciaux
web-text-favors = Faveurs du Roi : ce que donne chaque colonne, et la colonne de chaque joueur
web-text-line = Ligne
web-text-used = Lignes déjà utilisées dans cette phase ({ $name })
web-text-characters = Personnages ({ $name })

# Le panneau de la table, les réglages et les raccourcis
web-panel = Journal et plus
web-tiles = Tuiles
web-in-order = Numéro { $place } dans l’ordre du tour
web-favors-of = Faveurs royales
# À la place d’un joueur absent : un robot joue.
web-away = absent – robot ({ $level })
web-provost-cut = privé d’effet
web-provost-saved = de nouveau actif
web-passing = Rien d’autre n’est possible : vous passez…
web-set-pace = Coups des autres joueurs
web-set-pace-normal = vitesse normale
web-set-pace-slow = lentement
web-set-pace-fast = vite
web-set-pace-at-once = tous à la fois
web-set-replay = Vitesse de la relecture
web-set-replay-normal = normale
web-set-replay-slow = lente
web-set-replay-fast = rapide
web-set-taps = Pour jouer depuis la liste sur un écran tactile
web-set-taps-1 = un toucher
web-set-taps-2 = deux touchers
web-set-motion = Animations
web-set-motion-system = selon le système
web-set-motion-none = aucune
web-keys = Raccourcis clavier
web-key-choose = choisir dans la liste
web-key-end = passer, refuser ou terminer
web-key-places = aller d’un lieu à l’autre sur le plateau
web-key-enter = choisir le lieu ou la ligne
web-key-escape = annuler
web-key-undo = annuler le coup
web-key-hint = demander un conseil
web-key-rules = règles de ce que vous regardez
web-key-log = journal
web-key-tiles = tuiles
web-key-chat = discussion
web-key-settings = réglages
web-key-help = cette liste
web-key-step = relecture : coup par coup
web-key-turn = relecture : tour par tour
web-key-ends = relecture : au début ou à la fin
web-key-play = relecture : lecture ou pause
web-about-changed = Coin rouge : a changé depuis votre dernière décision.
web-about-order = Les joueurs agissent dans cet ordre.
