# Textes autour des livrets de règles. Identifiants : rules-…
# Markup in long texts: a blank line separates paragraphs, a line that starts with - is a list item. An item may begin with rule
# ids; they become link targets and are not shown. _Words_ are emphasised, [words](#place) link within the book.

rules-book = Règles de { $title }
rules-games = Jeux
rules-contents = Sommaire
rules-summary = En bref
rules-phases = Phase par phase
rules-topics = Bon à savoir
rules-things = Aide-mémoire
rules-faq = Questions et réponses
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Aucun résultat. Essayez un autre mot.
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
rules-all = Tout afficher
rules-here = À cette table
rules-now = Vous êtes ici
rules-example = Exemple
rules-print = Imprimer
rules-page = Ouvrir dans une page
rules-close = Fermer les règles
rules-unofficial = Les règles telles qu’on les joue ici, reformulées d’après les livrets du jeu. Là où les livrets se taisent ou se contredisent, elles précisent le choix retenu.

# Une tuile, une carte, un lieu, une faveur, un personnage
rules-thing-points = Valeur
rules-thing-copies = { $count } exemplaires dans le jeu
rules-thing-worker = Ouvrier
rules-thing-visited = Propriétaire
rules-thing-owner = Donne
rules-thing-neutral = Face neutre
rules-thing-missing = Pas dans cette partie.

rules-kind-castle = chantier du château
rules-kind-line = ligne de faveurs
rules-kind-card = carte de joueur
