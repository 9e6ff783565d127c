# What the program says in the terminal, around the games.

terminal-welcome = { $title }, le jeu de société de William Attia. Ceci est une édition non officielle.
terminal-seed = Graine { $seed } ; { $options }
terminal-how = Tapez aide pour les règles du moment et les commandes, quitter pour partir.
terminal-you = vous
terminal-opponent-simple = simple
terminal-opponent-random = au hasard
terminal-asks = { $name } : { $question }
terminal-means = Il vous reste : { $means }.
terminal-commands =
    Vous pouvez taper un numéro, un coup tel qu’il est écrit dans la liste, ou
      plateau         la table                 coups         la liste des coups
      journal         le récit de ce tour      journal tout  le récit entier
      tuiles          ce qu’on peut bâtir      annuler       reprendre votre coup
      sauver FICHIER  enregistrer la partie    quitter       partir
terminal-numbers = Les coups sont numérotés de 1 à { $count }.
terminal-no-move = { $reason }. Tapez aide pour de l’aide.
terminal-illegal = { $move } n’est pas possible : { $reason }
terminal-too-long = une ligne beaucoup trop longue

terminal-next = À { $name } de jouer. { $secret }
terminal-enter = { $name }, appuyez sur Entrée :
terminal-back = Retour au coup { $number }.
terminal-no-undo = Aucune de vos décisions ne peut être annulée.

terminal-save-where = Dites dans quel fichier : sauver FICHIER
terminal-save-exists = { $file } : ce fichier existe déjà ; choisissez un autre nom.
terminal-saved = Partie enregistrée dans { $file }.
terminal-bye = La partie n’est pas enregistrée. Au revoir !
terminal-bye-saved = La partie est enregistrée dans { $file }. Pour continuer :

# A record
terminal-story = { $title }, { $players } joueurs, { $start }
terminal-start-seed = graine { $seed }
terminal-start-position = à partir d’une position
terminal-options = Options : { $options }
terminal-players = Joueurs : { $players }
terminal-after = Après { $at } coups sur { $count }
terminal-unfinished = { $count ->
        [one] L’enregistrement s’arrête après { $count } coup. { $asks }
       *[other] L’enregistrement s’arrête après { $count } coups. { $asks }
    }
