# Texts of the terminal program, outside the games.

terminal-welcome = { $title }, le jeu de société de William Attia. Ceci est une édition non officielle.
terminal-seed = Graine { $seed } ; { $options }
terminal-how = Tapez aide pour les règles et les commandes, quitter pour partir.
terminal-you = vous
terminal-opponent-random = aléatoire
terminal-opponent-easy = facile
terminal-opponent-medium = moyen
terminal-opponent-hard = difficile
terminal-opponent-master = maître
terminal-asks = { $name } : { $question }
terminal-means = Vous avez : { $means }.
terminal-commands =
    Tapez un numéro, un coup tel qu’il figure dans la liste, ou
      plateau         le plateau               coups         la liste des coups
      journal         le journal de ce tour    journal tout  le journal entier
      tuiles          ce qu’on peut bâtir      annuler       annuler votre coup
      conseil         les coups conseillés
      sauver FICHIER  enregistrer la partie    quitter       partir
# What players type, words separated by spaces; every language is understood. `all` follows `log`.
terminal-command-help = aide
terminal-command-board = plateau
terminal-command-moves = coups
terminal-command-tiles = tuiles cartes
terminal-command-log = journal
terminal-command-all = tout
terminal-command-hint = conseil
terminal-command-undo = annuler
terminal-command-save = sauver
terminal-command-quit = quitter

terminal-numbers = Les coups sont numérotés de 1 à { $count }.
terminal-no-move = { $reason }. Tapez aide pour voir les commandes.
terminal-illegal = { $move } n’est pas possible : { $reason }
terminal-too-long = cette ligne est beaucoup trop longue

terminal-hint-thinks = Recherche d’un conseil…
terminal-hint-move = { $number }. { $move } ({ $meaning }) : vaut environ { $points } PP, { $chance } % de chances de gagner ({ $others }).
terminal-hint-other = { $name } { $chance } %
terminal-hint-line = Suite attendue : { $line }

terminal-next = À { $name } de jouer. { $secret }
terminal-enter = { $name }, appuyez sur Entrée :
terminal-back = Retour au coup { $number }.
terminal-no-undo = Vous n’avez aucun coup à annuler.

terminal-save-where = Indiquez un fichier : sauver FICHIER
terminal-save-exists = { $file } existe déjà ; choisissez un autre nom.
terminal-saved = Partie enregistrée dans { $file }.
terminal-bye = La partie n’est pas enregistrée. Au revoir !
terminal-bye-saved = La partie est enregistrée dans { $file }. Pour continuer :

# The full screen
terminal-screen-board = Plateau
terminal-screen-log = Journal
terminal-screen-supply = Tuiles
terminal-screen-help = Aide
terminal-screen-news = depuis votre dernier coup
terminal-screen-thinks = { $name } réfléchit…
terminal-screen-over = La partie est terminée
terminal-screen-small = La fenêtre est trop petite : { $size }. Il faut au moins { $least }.
terminal-screen-hint = ↑↓ Entrée · / chercher · i conseil · ? touches · q quitter
terminal-screen-hint-panel = ↑↓ défiler · Espace : les coups · Tab panneaux · ? touches
terminal-screen-hint-over = Tab panneaux · s enregistrer · ? touches · q quitter
terminal-screen-hint-covered = Entrée : continuer · q : quitter
terminal-screen-number = Coup numéro :
terminal-screen-filter = Chercher :
terminal-screen-save = Enregistrer dans le fichier :
terminal-screen-quit = Non enregistrée ! o : quitter · s : enregistrer · n : rester
terminal-screen-keys-title = Touches
terminal-screen-keys =
    ↑ ↓ j k         choisir un coup
    Entrée          le jouer
    1 2 3 … Entrée  jouer le coup qui porte ce numéro
    /               filtrer les coups ; Échap : tous
    i               conseil : les coups conseillés
    u               annuler votre dernier coup
    b l t h         plateau, journal, tuiles, aide
    Tab Maj-Tab     panneau suivant ou précédent
    Espace          agrandir ou réduire le panneau
    PgPréc PgSuiv   le faire défiler ; aussi Début, Fin, ← →
    s               enregistrer la partie
    q               quitter
    Souris          la molette défile, un clic choisit

# A record
terminal-story = { $title }, { $players } joueurs, { $start }
terminal-start-seed = graine { $seed }
terminal-start-position = à partir d’une position
terminal-options = Options : { $options }
terminal-players = Joueurs : { $players }
terminal-after = { $at ->
        [one] Après { $at } coup sur { $count }
       *[other] Après { $at } coups sur { $count }
    }
terminal-unfinished = { $count ->
        [one] L’enregistrement s’arrête après { $count } coup. { $asks }
       *[other] L’enregistrement s’arrête après { $count } coups. { $asks }
    }
