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
web-link-offline = Pas de connexion. Ce que vous avez choisi est gardé et envoyé dès qu’il y en a une.
web-database-away = Le serveur ne peut rien garder pour l’instant. Ce que vous avez choisi est envoyé dès qu’il le peut.

# La page d’accueil
web-welcome = Bâtissez le château du roi, et une ville à ses pieds. Les jeux de plateau de la famille Caylus, de William Attia, dans une édition non officielle.
web-game = Jeu
web-name = Votre nom
web-against = Contre deux robots :
web-play-now = Jouer
web-new-table = Une table avec d’autres
web-replay-file = Revoir une partie depuis un fichier
web-my-games = Mes parties
web-open-tables = Rejoindre une table
web-watch = Regarder
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
web-is-private = Seul qui a le lien trouve la table
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
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-asked = { $name } demande à reprendre des coups. D’accord ?
web-undo-waits = { $name } demande à reprendre des coups.
web-yes = Oui
web-no = Non
web-hint = Un conseil
web-hints = Ce que ferait un joueur fort
web-thinking = Réflexion…
web-chance = gagne à { $percent } %
web-return = Revenir
web-replace-player = Prendre la place de { $name }
web-resign = Abandonner
web-resign-sure = Vraiment ?
web-latest = Depuis votre dernier coup :
web-log = Ce qui s’est passé
web-chat = Conversation
web-chat-empty = Personne n’a rien dit.
web-chat-text = Dire quelque chose
web-chat-say = Dire
web-help = Les règles du moment
web-entry-undone = Repris : il reste { $moves } coups.
web-entry-undo-asked = { $name } demande à reprendre des coups.
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
web-no-game = Cette partie n’existe pas, ou n’est pas finie
web-back = Un coup en arrière
web-forward = Un coup en avant
web-move-number = Coups
web-fork-bots = Continuer d’ici contre des robots
web-fork-all = Continuer d’ici, toutes les places

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
web-rating = { $title }, { $players } joueurs : { $rating }

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
web-about-passed = Ont passé
web-provost-here = Le prévôt est ici.
web-bailiff-here = Le bailli est ici.
web-worker-at = { $name } : { $place } ({ $space })
web-workers = Ouvriers
web-do = Faire ainsi
web-not-now = Pas maintenant
web-more-choices = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
web-careful = Redemander avant chaque choix
web-as-text = La table en texte
web-as-board = La table dessinée

# La table en texte (table/text.ts)
web-text-now = Maintenant
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
