# Les règles de Caylus Magna Carta pour ceux qui jouent. Ids: rules-magna-carta-PHASE and so on; how long texts are written is told in
# rules.ftl. .title: the heading, where the phase has no name of its own; .short: the line of the summary.

rules-magna-carta-goal =
    Le Roi veut un château, et vous êtes l’un de ses maîtres d’œuvre. Chacun a les mêmes cartes, des bâtiments. Vous les construisez le
    long d’une route commune, où tous peuvent les utiliser, vous amassez des cubes et donnez des lots contre des _jetons_ du château.
    Quand le dernier jeton est parti, on compte les points de prestige (PP) des jetons et des bâtiments. Qui en a le plus l’emporte.

    Seules les cartes jusqu’au _prévôt_ agissent, et chacun peut le déplacer. Dans le jeu pour débuter, il n’y a pas de prévôt.

rules-magna-carta-mulligan =
    - M0.4 Chacun mélange ses 12 cartes (10 dans le jeu pour débuter) et en pioche 3. Une seule fois, vous pouvez les défausser toutes les
      trois et en piocher 3 nouvelles.

    Les cartes à 1 nourriture et 1 bois peuvent être construites aussitôt ; celles qui demandent de la pierre attendront.
    .short = Chacun pioche 3 cartes et peut une fois les changer toutes.
rules-magna-carta-income =
    - M1.1 Chacun reçoit 2 d, plus 1 d par résidence non recouverte qui lui appartient, et 1 d avec l’Hôtel. Les revenus sont versés dès
      le premier tour.
    .short = Chacun reçoit 2 d, et plus pour les résidences et l’Hôtel.
rules-magna-carta-actions =
    En commençant par le premier joueur, dans le sens des aiguilles d’une montre et autant de fois qu’il le faut, chaque joueur qui n’a pas
    passé fait une seule action :

    - M2.1 _Piocher_ une carte : payez 1 d et prenez la première carte de votre pioche.
    - M2.2 _Changer de main_ : payez 1 d, défaussez toutes vos cartes et piochez-en autant. Quand votre pioche est vide, votre défausse est
      mélangée et devient la nouvelle pioche.
    - M2.3 _Placer un ouvrier_ : payez 1 d et posez-le sur une carte de la route qui n’en a pas. La carte peut être neutre, à vous ou à un
      autre joueur, mais ni une résidence ni un bâtiment de prestige.
    - M2.4 _Construire une carte_ de votre main : payez son coût et posez-la au bout de la route. Dès lors, tous peuvent l’utiliser, dans cette
      phase déjà.
    - M2.5 _Construire un bâtiment de prestige_ : payez son coût et recouvrez-en une de vos résidences. Le point et le revenu de la résidence
      sont perdus.
    - M2.6 _Passer_ : votre marqueur va sur le plus petit numéro libre du pont, et vous ne faites plus rien dans cette phase. Le premier à
      passer reçoit 1 d.

    Deux choses encore :

    - M2.7 L’or est un joker. Il peut remplacer n’importe quel cube dans le coût d’un bâtiment, d’une résidence ou d’un lot. Là où le coût
      demande de l’or, il faut de l’or. « Au choix » dans un coût veut dire n’importe quel cube.
    - M2.8 Quand une petite Ferme, Scierie ou Carrière est construite, on pose 4 cubes de sa sorte sur la carte (2 cubes si l’on est 2). Ils sont
      pour son propriétaire, quand d’autres l’utilisent.
    .short = Une action à la fois : piocher, changer de main, placer un ouvrier, construire, ou passer.
    .example =
        Vert a construit un Marché. Rouge paie 1 d et y place un ouvrier. Pour le reste du tour, personne d’autre ne peut y aller. Quand il
        agit, Rouge vend un cube, et Vert reçoit 1 d en tant que propriétaire.
rules-magna-carta-provost =
    - M3.1 Dans l’ordre de passage, chaque joueur peut déplacer une fois le prévôt de 3 cartes au plus, en avant ou en arrière, pour 1 d par
      carte ; ou le laisser. Il reste sur la route.

    Dans le jeu pour débuter, cette phase n’existe pas.
    .short = Dans l’ordre de passage, chacun peut payer pour déplacer le prévôt : 1 d par carte, jusqu’à 3.
    .example =
        L’ordre de passage est Orange, Vert, Bleu, Rouge. Orange laisse le prévôt en place. Vert et Bleu le font avancer chacun de 1, jusqu’à la
        dernière carte de la route. Rouge le fait reculer de 1 : il finit sur la Banque de Vert, qui agit. La Carrière de Bleu, plus loin, n’agit pas.
rules-magna-carta-effects =
    - M4.1 Du début de la route jusqu’au prévôt, sa carte comprise, les cartes où se trouve un ouvrier agissent l’une après l’autre. D’abord,
      le propriétaire de l’ouvrier peut utiliser l’effet du haut. Puis le propriétaire de la carte, si c’est un autre, peut utiliser celui du bas, que
      le premier ait servi ou non. Sur votre propre carte, vous n’avez que l’effet du haut. Après le prévôt, il ne se passe rien. Tous les ouvriers rentrent ensuite.
    - M4.2 La part du propriétaire d’une petite Ferme, Scierie ou Carrière est prise sur les cubes de la carte. Quand il n’en reste plus, elle
      ne donne rien.
    - M4.3 _Notaire_ : payez 1 nourriture, et l’une de vos cartes de la route est retournée et devient une résidence. Ce ne peut être ni un Notaire,
      ni une résidence, ni une carte recouverte. Une carte dont l’ouvrier doit encore agir est retournée à la fin de la phase
      (_notre interprétation_, reprise de Caylus). Les cubes qui restent
      dessus sont perdus.
    - M4.4 _Église_ : vous achetez des jetons du château, toujours de la meilleure section qui en a encore.
    .short = Les cartes occupées agissent le long de la route, jusqu’au prévôt. Le propriétaire d’une carte visitée reçoit aussi quelque chose.
rules-magna-carta-castle =
    - M5.4 Dans l’ordre de passage, chacun peut donner des lots, autant qu’il veut. Un lot se compose de 1 nourriture, 1 bois et 1 pierre, et l’or
      est un joker. Chaque lot rapporte un jeton : du _Donjon_ tant qu’il y en a, puis des _Murailles_, puis des _Tours_. Aucun ouvrier n’est nécessaire.
    - M5.1 Qui a donné le plus de lots dans cette phase reçoit 1 or. En cas d’égalité, c’est celui qui les a donnés en premier.
    - M5.2 Si personne n’a donné de lot, 2 jetons quittent le jeu, dans le même ordre.
    - M5.3 Quand il ne reste plus de jeton, qui que ce soit qui ait pris le dernier, la partie s’achève avec ce tour.
    .short = Dans l’ordre de passage, chacun peut donner des lots contre des jetons. La meilleure participation rapporte 1 or.
    .example =
        Il reste deux jetons du Donjon. Orange donne 1 lot et prend l’un d’eux ; Bleu en donne 1, avec un or pour la nourriture, et prend l’autre.
        Vert en donne 2 et prend deux jetons des Murailles. Vert a donné le plus et reçoit l’or.
rules-magna-carta-end-of-turn =
    - M6.1 Le prévôt avance de 2 cartes, mais pas au-delà de la dernière carte de la route. Le joueur de gauche devient premier joueur.
    .short = Le prévôt avance de 2 cartes, et le premier joueur change.
rules-magna-carta-over =
    - M7.1 Comptez vos jetons ; vos bâtiments (1 PP pour une résidence, rien si elle est recouverte) ; 1 PP par or ; 1 PP par groupe de 3
      autres cubes ; 1 PP par groupe de 3 d. Qui a le plus de PP l’emporte. En cas d’égalité, la victoire est partagée.
    .short = Quand il n’y a plus de jeton : jetons, bâtiments, 1 PP par or, par groupe de 3 autres cubes et par groupe de 3 d. Le plus de PP l’emporte.

rules-magna-carta-setup =
    - M0.1 De 2 à 4 joueurs, chacun avec 4 ouvriers, 4 d, 2 nourritures et 2 bois.
    - M0.2 La route commence par le Colporteur neutre et, avant lui, quelques-unes des quatre autres cartes neutres, tirées au sort : une à 2 joueurs,
      deux à 3 joueurs, trois à 4 joueurs. Elle grandit à droite. Le prévôt commence sur le Colporteur.
    - M0.3 Le château a 7 jetons du Donjon (4 PP), 8 des Murailles (3 PP) et 9 des Tours (2 PP). À 3 joueurs, il y en a un de moins de chaque, à 2 joueurs
      deux de moins.
    - M0.5 Le premier joueur est tiré au sort. Les mains et les pioches sont secrètes ; tout le reste est visible.
    .title = Mise en place
rules-magna-carta-beginner =
    - M8.1 Il n’y a pas de prévôt : toutes les cartes de la route agissent. Il n’y a ni Notaire, ni Église, ni résidences, ni Hôtel. Un bâtiment de
      prestige est posé devant son bâtisseur et ne demande pas de résidence. Tout le reste est pareil.
    .title = Le jeu pour débuter

rules-magna-carta-here-two-players = Deux joueurs : petite Ferme, Scierie et Carrière reçoivent 2 cubes à la construction.

rules-magna-carta-group-neutral = Cartes neutres
    .about = Elles sont au début de la route et ne sont à personne.
rules-magna-carta-group-card = Les cartes de chaque joueur
    .about = Chacun en a une de chaque. L’effet du haut est pour qui y a un ouvrier, celui du bas pour le propriétaire de la carte si c’est un autre.
rules-magna-carta-group-prestige = Résidence et bâtiments de prestige
    .about = Il y en a un de chaque, pour tous les joueurs. Un bâtiment de prestige se construit en phase 2 et recouvre une résidence de son bâtisseur.
rules-magna-carta-group-tokens = Jetons du château
    .about = Un par lot : d’abord ceux du Donjon, puis ceux des Murailles, puis ceux des Tours.

rules-magna-carta-note-neutral = Personne n’y a de part, sauf l’ouvrier.
rules-magna-carta-note-small = La part du propriétaire est sur la carte : 4 cubes à la construction, 2 à deux joueurs. Quand ils sont partis, le propriétaire ne reçoit plus rien.
rules-magna-carta-note-large = Elle coûte de la pierre, mais la part de son propriétaire ne s’épuise pas.
rules-magna-carta-note-market = Vous vendez un cube, de n’importe quelle sorte ; l’or aussi.
rules-magna-carta-note-peddler = Vous choisissez ce que vous achetez, mais l’or n’est jamais à vendre. Deux cubes peuvent être pareils.
rules-magna-carta-note-lawyer = Pour 1 nourriture, une de vos cartes de la route devient une [résidence](#tile-residence). Un Notaire ne peut pas être retourné.
rules-magna-carta-note-mine = L’or peut remplacer n’importe quel cube. Le propriétaire peut changer en or un cube qui n’en est pas.
rules-magna-carta-note-offer = Une des deux offres, une fois, ou aucune.
rules-magna-carta-note-church = Les jetons viennent de la meilleure section qui en a encore. Ce ne sont pas des lots : ils ne comptent pas pour l’or de la meilleure participation.
rules-magna-carta-note-residence = Créée par un [Notaire](#tile-lawyer). Elle donne un revenu et une place pour un bâtiment de prestige ; plus personne ne peut y envoyer d’ouvrier.
rules-magna-carta-note-income = Vous le recevez en phase 1, tour après tour.
rules-magna-carta-note-points = Il ne fait rien d’autre : ses points suffisent.
rules-magna-carta-note-token = Il compte à la fin de la partie.

rules-magna-carta-faq-beyond = Un ouvrier peut-il aller sur une carte située après le prévôt ?
    .answer = Oui. Vous pouvez espérer l’y amener en phase 3.
rules-magna-carta-faq-own = Ai-je les deux effets sur ma propre carte ?
    .answer = Non, seulement celui du haut. Celui du bas est pour les visites des autres.
rules-magna-carta-faq-declined = Le visiteur n’utilise pas la carte, ou ne peut pas payer. Ai-je quand même ma part de propriétaire ?
    .answer = Oui, si la carte agit, c’est-à-dire si elle n’est pas après le prévôt.
rules-magna-carta-faq-gold = Puis-je payer avec de l’or alors que j’ai le bon cube ?
    .answer = Oui. Mais personne ne peut donner plus que le coût, et un coût en or se paie en or.
rules-magna-carta-faq-pile = Et si ma pioche est vide ?
    .answer = Quand il faut piocher et que la pioche est vide, votre défausse est mélangée et devient la pioche. Si les deux sont vides, vous ne pouvez pas piocher.
rules-magna-carta-faq-hand = Ma main est-elle limitée ?
    .answer = Non.
rules-magna-carta-faq-redraw = Je change de main. Les mêmes cartes peuvent-elles revenir ?
    .answer = Oui, si votre pioche s’épuise pendant que vous piochez : les cartes que vous venez de défausser y sont alors mélangées.
rules-magna-carta-faq-last = Tous les autres ont passé. Puis-je continuer ?
    .answer = Oui, autant que vous voulez, une action après l’autre, jusqu’à ce que vous passiez.
rules-magna-carta-faq-both = Puis-je utiliser les deux offres de la Banque ou de l’Église ?
    .answer = Non, l’une des deux, une fois.
rules-magna-carta-faq-last-token = L’Église prend le dernier jeton. Que se passe-t-il ?
    .answer = On finit le tour. Rien ne se passe en phase 5, puis on compte les points.
rules-magna-carta-faq-bought = Des jetons ont été achetés à l’Église, mais personne ne donne de lot. Deux jetons quittent-ils le jeu ?
    .answer = Oui. Des jetons achetés ne sont pas des lots. S’il ne reste qu’un jeton, c’est lui qui part.
rules-magna-carta-faq-two-sections = Un joueur peut-il recevoir des jetons de plusieurs sections dans un tour ?
    .answer = Oui. Quand le dernier jeton du Donjon est pris, le lot suivant en rapporte un des Murailles.
rules-magna-carta-faq-covered = Peut-on recouvrir une résidence déjà recouverte ?
    .answer = Non, et on ne recouvre que ses propres résidences. Une carte et ce qui la recouvre comptent pour une seule carte de la route.
rules-magna-carta-faq-neutral = La Carrière neutre est-elle comme celles des joueurs ?
    .answer = Non. Elle n’a ni propriétaire, ni part pour lui, ni points, et on ne pose pas de cubes dessus. De même, le Colporteur neutre ne vend qu’un cube.
rules-magna-carta-faq-rounded = Comment compte-t-on les cubes et les deniers à la fin ?
    .answer = Nourriture, bois et pierre sont réunis et divisés par 3, à l’inférieur. Les deniers sont divisés par 3, à l’inférieur.
