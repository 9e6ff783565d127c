# What the program says in the terminal, around the games.

terminal-welcome = { $title }, the board game by William Attia. This is an unofficial edition.
terminal-seed = Seed { $seed }; { $options }
terminal-how = Type help for the rules of the moment and what you can type, quit to leave.
terminal-you = you
terminal-opponent-simple = simple
terminal-opponent-random = random
terminal-asks = { $name }: { $question }
terminal-means = You have { $means }.
terminal-commands =
    You can type a number, a move as it is written in the list, or
      board      the table                 moves      the list of moves again
      log        what happened this turn   log all    the whole story
      tiles      what can be built         undo       back to your previous decision
      save FILE  save the game             quit       leave
terminal-numbers = The moves are numbered from 1 to { $count }.
terminal-no-move = { $reason }. Type help for help.
terminal-illegal = { $move } is not possible: { $reason }
terminal-too-long = a line that is far too long

terminal-next = { $name } is next. { $secret }
terminal-enter = { $name }, press Enter:
terminal-back = Back to move { $number }.
terminal-no-undo = There is no decision of yours to go back to.

terminal-save-where = Say in which file: save FILE
terminal-save-exists = { $file }: there is such a file already; choose another name.
terminal-saved = Saved in { $file }.
terminal-bye = The game is not saved. Good-bye!
terminal-bye-saved = The game is saved in { $file }. Go on with:

# The full screen
terminal-screen-board = Plateau
terminal-screen-log = Journal
terminal-screen-supply = Tuiles
terminal-screen-help = Aide
terminal-screen-news = depuis votre dernier coup
terminal-screen-thinks = { $name } réfléchit…
terminal-screen-over = La partie est finie
terminal-screen-small = La fenêtre est trop petite : { $size }. Il faut au moins { $least }.
terminal-screen-hint = ↑↓ Entrée · / chercher · u annuler · ? touches · q quitter
terminal-screen-hint-panel = ↑↓ défiler · Espace : les coups · Tab panneaux · ? touches
terminal-screen-hint-over = Tab panneaux · s enregistrer · ? touches · q quitter
terminal-screen-hint-covered = Entrée : continuer · q : quitter
terminal-screen-number = Coup numéro :
terminal-screen-filter = Coups avec :
terminal-screen-save = Enregistrer dans le fichier :
terminal-screen-quit = Non enregistrée ! o : quitter · s : enregistrer · n : rester
terminal-screen-keys-title = Touches
terminal-screen-keys =
    ↑ ↓ j k         choisir un coup
    Entrée          le jouer
    1 2 3 … Entrée  jouer le coup qui a ce numéro
    /               chercher par les lettres ; Échap : tous
    u               annuler : revenir à votre décision
    b l t h         plateau, journal, tuiles, aide
    Tab Maj-Tab     le panneau suivant ou précédent
    Espace          toute la place au panneau, ou moins
    PgPréc PgSuiv   le faire défiler ; aussi Début, Fin, ← →
    s               enregistrer la partie
    q               quitter
    Souris          la molette défile, un clic choisit

# A record
terminal-story = { $title }, { $players } players, { $start }
terminal-start-seed = seed { $seed }
terminal-start-position = from a position
terminal-options = Options: { $options }
terminal-players = Players: { $players }
terminal-after = After { $at } of { $count } moves
terminal-unfinished = { $count ->
        [one] The record ends after { $count } move. { $asks }
       *[other] The record ends after { $count } moves. { $asks }
    }
