# Errors on the command line. Those about usage are worded as clap words them.

cli-error = erreur : { $message }

# Values
cli-value-file = FICHIER
cli-value-game = JEU
cli-value-lang = LANGUE
cli-value-levels = NIVEAU,…
cli-value-name = NOM
cli-value-option = NOM=VALEUR
cli-value-seats = PLACE,…
cli-number = un nombre entier est attendu
cli-number-range = un nombre entier de { $min } à { $max } est attendu

# Usage
cli-usage = Utilisation : { $usage }
cli-usage-help = Pour en savoir plus, essayez « { $flag } ».
cli-usage-tip = conseil : { $tip }
cli-usage-similar-argument = il existe un argument semblable : « { $argument } »
cli-usage-similar-value = il existe une valeur semblable : « { $value } »
cli-usage-escape = pour passer « { $argument } » comme valeur, écrivez « -- { $argument } »
cli-usage-possible-values = [valeurs possibles : { $values }]
cli-usage-unknown-argument = argument inattendu : « { $argument } »
cli-usage-invalid-value = la valeur « { $value } » n’est pas valable pour « { $argument } »
cli-usage-invalid-value-reason = la valeur « { $value } » n’est pas valable pour « { $argument } » : { $reason }
cli-usage-missing-value = il manque une valeur pour « { $argument } »
cli-usage-extra-value = « { $argument } » ne prend pas la valeur « { $value } »
cli-usage-missing-arguments = il manque des arguments obligatoires :
cli-usage-repeated = l’argument « { $argument } » ne peut être donné qu’une fois
cli-usage-conflict = l’argument « { $argument } » est incompatible avec « { $other } »
cli-usage-not-utf8 = un des arguments n’est pas de l’UTF-8 valide
cli-usage-other = la ligne de commande n’est pas valable

# Files
cli-stdin = l’entrée standard
cli-read = impossible de lire { $file } : { $reason }
cli-write = impossible d’écrire { $file } : { $reason }
cli-create-dir = impossible de créer le dossier { $dir } : { $reason }
cli-dir-not-empty = le dossier { $dir } n’est pas vide ; choisissez-en un nouveau
cli-not-utf8 = ce n’est pas de l’UTF-8 valide
cli-record = { $file } : { $reason }
cli-file-exists = { $file } existe déjà ; choisissez un autre nom, ou reprenez cette partie avec --resume { $file }
cli-io-exists = le fichier existe déjà
cli-io-is-a-directory = c’est un dossier
cli-io-not-a-directory = ce n’est pas un dossier
cli-io-not-found = fichier ou dossier introuvable
cli-io-permission = permission refusée
cli-io-read-only = système de fichiers en lecture seule
cli-io-full = plus d’espace disque
cli-io-other = erreur d’entrée-sortie { $code }

# Games
cli-players-seats = { $seats ->
        [one] --players { $players } ne correspond pas à --seats, qui indique { $seats } place
       *[other] --players { $players } ne correspond pas à --seats, qui indique { $seats } places
    }
cli-seats-players = { $seats ->
        [one] --seats indique { $seats } place, mais la partie se joue à { $players }
       *[other] --seats indique { $seats } places, mais la partie se joue à { $players }
    }
cli-too-many-bots = { $bots ->
        [one] --bots indique { $bots } adversaire : avec vous, c’est trop pour { $players } joueurs
       *[other] --bots indique { $bots } adversaires : avec vous, c’est trop pour { $players } joueurs
    }
cli-too-many-names = { $humans ->
        [0] --name est réservé aux joueurs humains, mais aucune place n’est humaine
        [one] --name est donné { $names } fois, mais il n’y a qu’un joueur humain
       *[other] --name est donné { $names } fois, mais il n’y a que { $humans } joueurs humains
    }
cli-at = { $count ->
        [one] { $argument } dépasse la fin : l’enregistrement compte { $count } coup
       *[other] { $argument } dépasse la fin : l’enregistrement compte { $count } coups
    }
cli-bot-failed = le robot n’a pas réussi à choisir un coup ; merci de signaler cette anomalie

# Moves

# Help of the commands with --lang
cli-help-play = Jouer dans le terminal
cli-help-replay = Vérifier une partie enregistrée et afficher son journal ou une position
cli-help-usage = Utilisation :
cli-help-arguments = Arguments :
cli-help-options = Options :
cli-help-default = [par défaut : { $value }]
cli-help-game = Jeu
cli-help-players = Nombre de joueurs
cli-help-seed = Graine aléatoire ; la même graine donne la même partie
cli-help-option = Option du jeu, par exemple edition=english ; peut être répétée
cli-help-lang = Langue [par défaut : celle de LC_ALL, LC_MESSAGES ou LANG]
cli-help-seats = Qui tient chaque place, dans l’ordre des places
cli-help-bots = Vos adversaires ; le dernier occupe les places restantes
cli-help-time = Temps de réflexion des adversaires « hard » et « master » par coup, en millisecondes [par défaut : 1000]
cli-help-name = Nom d’un joueur humain ; peut être répété, dans l’ordre des places
cli-help-save = Enregistrer la partie dans ce fichier après chaque décision ; il ne doit pas encore exister
cli-help-resume = Reprendre la partie enregistrée dans ce fichier
cli-help-plain = Jouer ligne par ligne au lieu d’occuper tout l’écran
cli-help-file = Partie enregistrée ; - lit l’entrée standard
cli-help-at = Afficher la position après ce nombre de coups
cli-help-json = Afficher du JSON sur une ligne
cli-help-help = Afficher l’aide
cli-help-examples = Exemples :
cli-help-opponents = Par défaut, vous jouez contre deux robots de niveau moyen. Si toutes les places sont tenues par des robots, la partie est jouée jusqu’au bout et le résultat affiché.
cli-help-screen = Le jeu occupe tout l’écran ; « ? » affiche la liste des touches. Avec --plain, il lit et écrit ligne par ligne, pour les lecteurs d’écran et les scripts ; de même si l’entrée ou la sortie n’est pas un terminal, ou si TERM=dumb. NO_COLOR=1 supprime les couleurs.
cli-help-game-options = Options de { $game } : { $options }
cli-help-example-log = afficher le journal de toute la partie
cli-help-example-table = montrer la table après 40 coups
cli-help-example-position = l’afficher en JSON, pour « load » dans « caylus engine »
cli-help-example-stdin = lire l’entrée standard
cli-help-hidden-cards = Les cartes cachées sont montrées : un enregistrement contient la graine, il ne cache donc rien.
cli-help-record-errors = Les erreurs d’un enregistrement sont signalées avec ligne et colonne ; le code de sortie est alors 2.
