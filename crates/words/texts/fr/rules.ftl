# Ce que disent dans la page les livrets de règles de tous les jeux. Identifiants: rules-…
# Long texts are written simply: a blank line parts paragraphs, a line that starts with - is an item of a list. An item may begin
# with the ids of the rules that it tells; they are places that links lead to, and are not shown. _Words_ are set off,
# [words](#place) are a link within the book.

rules-book = Règles de { $title }
rules-games = Les jeux
rules-contents = Sommaire
rules-summary = En bref
rules-phases = Phase par phase
rules-topics = Bon à savoir
rules-things = Tout expliqué
rules-faq = Questions et réponses
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Rien trouvé. Essayez un autre mot.
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
rules-all = Tout montrer à nouveau
rules-here = À cette table
rules-now = Vous êtes ici
rules-example = Exemple
rules-print = Imprimer
rules-page = Sur une page à part
rules-close = Fermer les règles
rules-unofficial = Voici les règles telles qu’on les joue ici, dites avec nos mots, d’après les livrets du jeu. Là où les livrets se taisent ou se contredisent, elles disent ce qui vaut ici.

# Une tuile, une carte, un lieu, une faveur, un personnage
rules-thing-points = Valeur
rules-thing-copies = { $count } exemplaires dans le jeu
rules-thing-worker = Ouvrier
rules-thing-visited = Propriétaire
rules-thing-owner = Apport
rules-thing-neutral = Face neutre
rules-thing-missing = Pas dans cette partie.

rules-kind-castle = chantier du château
rules-kind-line = ligne des faveurs
rules-kind-card = carte de chaque joueur
