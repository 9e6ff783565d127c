# Les règles de Caylus pour ceux qui jouent. Ids: rules-classic-PHASE and so on; how long texts are written is told in rules.ftl.
# .title: the heading, where the phase has no name of its own; .short: the line of the summary; .example: what happens at a table.

rules-classic-goal =
    Le Roi veut un château, et vous êtes l’un de ses maîtres d’œuvre. Le long d’une route qui part du château grandit une ville :
    vous envoyez des ouvriers dans ses bâtiments, vous amassez des cubes et de l’argent, vous construisez vos propres bâtiments et
    vous donnez des cubes au château. Tout cela rapporte des _points de prestige_ (PP). Quand les Tours, dernière section du
    château, ont été décomptées, celui qui a le plus de PP l’emporte.

    Un tour compte sept phases. Seuls les ouvriers placés jusqu’au _prévôt_ font leur travail, et chacun peut le déplacer. C’est le
    cœur du jeu.

rules-classic-income =
    - C1.1 Chacun reçoit 2 d, plus 1 d par [résidence](#tile-residence) qui lui appartient, 1 d avec la Bibliothèque et 2 d avec
      l’Hôtel. Les revenus sont versés dès le premier tour. Il n’y a pas de limite à ce qu’on possède.
    .short = Chacun reçoit 2 d, et plus pour les résidences, la Bibliothèque et l’Hôtel.
rules-classic-placing =
    - C2.1 Dans l’ordre du tour, et autant de fois qu’il le faut, chaque joueur qui n’a pas passé fait une seule chose : placer _un_
      ouvrier, ou passer.
    - C2.2 Un ouvrier coûte 1 d, plus 1 d par joueur qui a passé. Dans votre propre bâtiment, il coûte toujours 1 d. Si votre ouvrier
      occupe la place de droite de l’[Auberge](#place-inn), il vous en coûte toujours 1 d, où que vous alliez.
    - C2.3 Passer est gratuit, et définitif pour ce tour. Votre marqueur va sur le plus petit numéro libre du pont. Le premier à passer
      reçoit aussitôt 1 d. Qui n’a plus d’ouvrier, ou ne peut payer aucune place, doit passer.
    - C2.4 Un ouvrier ne peut aller ni sur une case vide de la route, ni sur une résidence, ni sur un bâtiment de prestige, ni là où se
      trouve déjà un ouvrier. Aux Écuries, à l’Auberge et au château, il y a de la place pour plusieurs.
    - C2.5 Les [Écuries](#place-stables) accueillent trois ouvriers, dans l’ordre de leur arrivée, un seul par joueur.
    - C2.6 À l’Auberge, on prend la place de gauche. Un seul ouvrier par tour peut y venir. Vous pouvez occuper les deux places à la
      fois.
    - C2.7 Au château, vous prenez le prochain numéro libre. Chaque joueur n’y a qu’un ouvrier.
    - C2.8 Quand vous placez un ouvrier dans le bâtiment d’un autre joueur, celui-ci marque aussitôt 1 PP et le garde, même si le
      bâtiment ne sert pas finalement. Dans votre propre bâtiment, personne ne marque.
    - C2.9 La Mine d’or peut être choisie dès le premier tour. Mais elle est bien loin sur la route.
    - C2.10 La phase s’achève quand tous ont passé.
    .short = Un ouvrier à la fois, ou passer. Plus il y a de joueurs qui ont passé, plus un ouvrier coûte cher.
    .example =
        Bleu et Orange ont passé. Rouge place un ouvrier chez le Maçon de Vert : Rouge paie 3 d et Vert marque 1 PP. Dans un bâtiment
        à lui, Rouge n’aurait payé que 1 d.
rules-classic-special =
    Les bâtiments spéciaux, entre le château et le pont, agissent dans l’ordre de la route. Ils agissent toujours : le prévôt n’y
    change rien.

    - C3.1 _Porte_ : vous pouvez déplacer gratuitement cet ouvrier partout où vous pourriez en placer un maintenant, ou le reprendre.
      Le propriétaire du bâtiment atteint marque comme d’habitude. Le château, les Écuries et l’Auberge ne sont accessibles que si
      vous n’y avez pas encore d’ouvrier ; le vôtre sur le cercle droit de l’Auberge compte aussi (_notre interprétation_). Un bâtiment spécial atteint de cette façon agit encore dans cette phase.
    - C3.2 _Comptoir_ : vous recevez 3 d.
    - C3.3 _Guilde des marchands_ : vous pouvez déplacer gratuitement le prévôt de 3 cases au plus, en avant ou en arrière ; ou le
      laisser.
    - C3.4 _Champ de joute_ : vous pouvez payer 1 d et 1 tissu, une fois, pour une [faveur du Roi](#favors).
    - C3.5 _Écuries_ : ceux qui s’y trouvent prennent la tête de l’ordre du tour, dans l’ordre de leur arrivée ; les autres suivent comme
      avant. Le nouvel ordre vaut dès maintenant.
    - C3.6 _Auberge_ : un ouvrier à gauche passe à droite, et celui qui s’y trouvait rentre chez lui. Si personne n’est venu, l’ouvrier de
      droite reste ou rentre, au choix de son propriétaire. Tant qu’il est là, il ne peut pas être placé.
    - C3.7 Quand le bâtiment a agi, son ouvrier rentre chez lui, sauf à l’Auberge et au château.
    .short = Porte, Comptoir, Guilde des marchands, Champ de joute, Écuries et Auberge agissent, quoi que fasse le prévôt.
    .example =
        Bleu est arrivé le premier aux Écuries, Rouge le deuxième. L’ordre du tour était Rouge, Vert, Orange, Bleu. Il devient Bleu,
        Rouge, Vert, Orange.
rules-classic-provost =
    - C4.1 Dans l’ordre de passage, chaque joueur peut déplacer une fois le prévôt de 1 à 3 cases, en avant ou en arrière, pour 1 d par
      case ; ou le laisser en place.
    - C4.2 Il reste sur la route, de r1 à r28. Il peut se trouver sur une case vide.

    Qui a passé en dernier le déplace en dernier : il a le dernier mot. Qui a passé en premier en sait le moins, mais a gagné un denier.
    .short = Dans l’ordre de passage, chacun peut payer pour déplacer le prévôt : 1 d par case, jusqu’à 3.
    .example =
        L’ordre de passage est Bleu, Orange, Rouge, Vert. Bleu laisse le prévôt en place, Orange le fait reculer de 2, Rouge le fait
        avancer de 2, Vert le fait reculer de 1. En tout, il a reculé de 1 case. L’ouvrier de Vert travaille, celui de Rouge non.
rules-classic-activation =
    - C5.1 Du pont jusqu’au prévôt, sa case comprise, les bâtiments où se trouve un ouvrier agissent l’un après l’autre, et chaque ouvrier
      rentre ensuite chez lui. Les ouvriers placés après le prévôt rentrent sans rien. La case r1 agit donc toujours.
    - C5.2 Rien n’oblige à utiliser un bâtiment, mais une production est toujours prise.
    - C5.3 Quand l’ouvrier d’un autre joueur utilise votre bâtiment de production en pierre (Ferme, Parc, Atelier), vous prenez après lui
      un cube d’une sorte qu’il produit. Si vous l’utilisez vous-même, vous n’avez que la production normale.
    - C5.4 _Charpentier_ et _Maçon_ : construisez un bâtiment en bois, ou un bâtiment en pierre, de la réserve. Payez son coût, posez-le sur
      la première case vide de la route et marquez ses PP. Il est à vous. Si la route est pleine, on ne peut rien y construire.
    - C5.5 _Architecte_ : construisez un bâtiment de prestige de la réserve à la place d’une de vos résidences. Payez son coût et marquez ses
      PP. La résidence et son revenu sont perdus. Certains donnent aussitôt des faveurs : la Statue, le Théâtre et l’Université 1, le
      Monument 2 ; et l’Église, un bâtiment en pierre, donne aussi 1 faveur.
    - C5.6 _Notaire_ : payez 1 tissu et 1 d pour transformer un bâtiment neutre, ou l’un de vos bâtiments en bois ou en pierre, en résidence
      à vous : 2 PP. Jamais un bâtiment imprimé sur le plateau, le bâtiment d’un autre joueur, un Notaire, une résidence ou un bâtiment de
      prestige. Une tuile neutre quitte le jeu ; votre tuile retourne à la réserve et peut être construite à nouveau.
    - C5.7 S’il s’y trouve un ouvrier qui doit encore travailler, ou qui attend en vain après le prévôt, vous payez maintenant, mais le bâtiment
      ne change, et vous ne marquez, qu’à la fin de la phase.
    - C5.8 Un Marché achète n’importe quel cube, l’or aussi. Les Colporteurs vendent de tout, sauf de l’or. L’Alchimiste prend de tout,
      sauf de l’or.
    - C5.9 Un ouvrier, un usage : un bâtiment construit, un cube vendu, une des offres acceptée.
    .short = Les bâtiments occupés agissent le long de la route, du pont jusqu’au prévôt. Le reste est en vain.
    .example =
        L’ouvrier de Vert est chez l’Architecte de Bleu ; Bleu a marqué 1 PP quand il a été placé. Vert donne 1 or et 2 pierres et construit
        la Statue à la place d’une de ses résidences : 7 PP et 1 faveur.
rules-classic-castle =
    - C6.1 Ceux qui ont un ouvrier au château donnent des lots, dans l’ordre de leur arrivée. Un lot se compose de 3 cubes de trois sortes
      différentes, dont une nourriture. Vous pouvez en donner autant que vous en avez.
    - C6.2 Chaque lot est une maison dans le château : 5 PP dans le _Donjon_ (6 places), 4 PP dans les _Murailles_ (10 places), 3 PP dans les
      _Tours_ (14 places). Personne ne choisit la section : c’est la première qui n’a pas été décomptée, et quand elle est pleine, la
      suivante.
    - C6.3 Qui se trouve au château et ne donne aucun lot perd 2 PP, sauf s’il n’y a plus du tout de place (_notre interprétation_ : les
      livrets ne parlent pas d’un château plein).
    - C6.4 Qui a donné le plus de lots ce tour-ci gagne 1 faveur. En cas d’égalité, c’est celui qui est arrivé en premier.
    .short = Ceux qui sont au château donnent des lots de 3 cubes : des PP pour chacun, et une faveur pour la meilleure participation.
    .example =
        Il reste une place au Donjon. Rouge, arrivé le premier, a donné 1 lot. Vert en donne 2 : la première maison va au Donjon, la seconde
        aux Murailles, pour 5 + 4 = 9 PP, et Vert gagne la faveur. Avec 1 seul lot de Vert, elle serait revenue à Rouge.
rules-classic-end-of-turn =
    - C7.1 Le bailli avance : de 2 cases si le prévôt est plus loin que lui, sinon de 1. Puis le prévôt le rejoint.
    - C7.2 Une section du château est décomptée quand le bailli atteint sa case de la route (r12 pour le Donjon, r18 pour les Murailles, r24
      pour les Tours), ou le tour où elle est achevée. Chacune l’est une seule fois. Les maisons de la section suivante ne comptent pas encore.
    - C7.3 Dans l’ordre du tour, on compte les maisons de chaque joueur dans cette section. Sans maison, on perd des PP : 2 au Donjon, 3 aux
      Murailles, 4 aux Tours. Une seule maison en préserve. Davantage de maisons rapportent des faveurs : au Donjon 1 faveur pour 2 ou
      plus ; aux Murailles 1 faveur pour 2, 2 faveurs pour 3 ou 4, 3 faveurs pour 5 ou plus ; aux Tours 1 faveur pour 2 ou 3, 2 faveurs pour
      4 ou 5, 3 faveurs pour 6 ou plus.
    - C7.4 Après le décompte, on construit dans la section suivante. Ce qui est vide dans l’ancienne le reste.
    - C7.5 Après le décompte des Tours, la partie est terminée.
    - C7.6 À 2 joueurs, l’ordre du tour s’inverse au début de chaque tour, sauf le premier.
    .short = Le bailli avance de 1 ou 2 cases. S’il atteint une marque, ou si une section est pleine, elle est décomptée.
    .example =
        On décompte le Donjon. Rouge y a 2 maisons et gagne 1 faveur. Orange n’en a pas et perd 2 PP. Vert en a 1, et 1 dans les Murailles,
        qui ne compte pas maintenant : il n’arrive rien à Vert.
rules-classic-over =
    - C9.1 Chaque or qui vous reste vaut 3 PP, chaque groupe de 3 autres cubes 1 PP, chaque groupe de 4 d 1 PP. Qui a le plus de PP l’emporte.
      En cas d’égalité, la victoire est partagée.
    .short = Après le décompte des Tours : 3 PP par or, 1 PP par groupe de 3 autres cubes, 1 PP par groupe de 4 d. Le plus de PP l’emporte.

rules-classic-setup =
    - C0.1 De 2 à 5 joueurs, chacun avec 6 ouvriers.
    - C0.2 La route compte 28 cases, à partir du pont, de r1 à r28. Les 6 tuiles neutres sont mélangées sur les six premières. Trois
      bâtiments sont imprimés sur la route : le Colporteur en r7, le Charpentier en r8, la Mine d’or en r16. Le reste est vide.
    - C0.3 Trois cases sont marquées d’une section du château : r12 du Donjon, r18 des Murailles, r24 des Tours.
    - C0.4 L’ordre du tour est tiré au sort. Le premier joueur commence avec 5 d, les deux suivants avec 6 d, les autres avec 7 d.
    - C0.5 Chacun a 2 nourritures et 1 bois.
    - C0.6 Le bailli et le prévôt commencent en r6. Les PP ne descendent jamais au-dessous de 0.
    - C0.7 Rien n’est caché : chacun voit l’argent et les cubes de tous.
    .title = Mise en place
rules-classic-favors =
    Les faveurs du Roi se gagnent au [Champ de joute](#place-joust-field), par la meilleure participation au château, aux décomptes, et en
    construisant l’Église, la Statue, le Théâtre, l’Université ou le Monument.

    - C8.1 Une faveur s’utilise tout de suite. Choisissez une des quatre lignes. Votre marqueur y avance d’une colonne, s’il le peut. Vous
      pouvez ensuite utiliser _un_ effet de cette ligne, celui de la colonne de votre marqueur ou d’une colonne précédente.
    - C8.2 Les colonnes 1 et 2 sont ouvertes dès le début, les colonnes 3 et 4 après le décompte du Donjon, la colonne 5 après celui des
      Murailles.
    - C8.3 Dans une même phase, chaque ligne ne vous sert qu’une fois. On utilise donc au plus 4 faveurs par phase ; les autres sont perdues.
    - C8.4 Plusieurs faveurs s’utilisent l’une après l’autre, dans l’ordre que vous voulez. Ce que l’une donne peut payer la suivante.
    - C8.5 _Ligne du prestige_ : 1 PP dans la première colonne, jusqu’à 5 PP dans la dernière.
    - C8.6 _Ligne des deniers_ : 3 d dans la première colonne, jusqu’à 7 d dans la dernière.
    - C8.7 _Ligne des cubes_ : 1 nourriture ; 1 bois ou 1 pierre ; 1 tissu ; donner 1 cube contre 2 autres, mais pas d’or ; 1 or.
    - C8.8 _Ligne des bâtiments_ : rien dans la première colonne ; puis un bâtiment en bois pour 1 bois de moins ; un bâtiment en pierre pour
      1 pierre de moins ; une résidence pour 1 tissu ; un bâtiment de prestige au prix fort. Cette remise ne vaut que pour la faveur.
    - C5.10 La ligne des bâtiments construit en pierre même si personne n’a de Maçon.
    - C8.9 Avec les _faveurs simplifiées_, il n’y a pas de tableau : chaque faveur vaut 3 PP, sans limite.
    .title = Faveurs du Roi
    .example =
        Après le décompte du Donjon, Vert gagne une faveur au Champ de joute et choisit la ligne des bâtiments. Le marqueur passe de la
        colonne 2 à la colonne 3 : Vert construit le Parc pour 1 nourriture seulement, et marque ses 3 PP.
rules-classic-two-players =
    - C10.1 À deux, chacun commence avec 5 d. Il n’y a pas d’Écuries ; l’ordre du tour s’inverse au début de chaque tour, sauf le premier. Quand
      l’un a passé, l’autre paie 3 d par ouvrier au lieu de 2. Dans ses propres bâtiments, et avec l’Auberge, c’est toujours 1 d.
    .title = À deux joueurs
rules-classic-editions =
    Le jeu a connu plusieurs éditions, et toutes peuvent se jouer ici.

    - L’édition _française_ est ici l’édition habituelle.
    - L’édition _anglaise_ n’a pas de Joaillier ; son Église vaut 4 PP au lieu de 3 ; et son Tailleur donne 2 PP pour 1 tissu, ou 6 PP
      pour 3.
    - L’édition _premium_ se joue comme la française.
    - Les _faveurs simplifiées_ vont avec chacune d’elles.
    .title = Éditions

rules-classic-here-two-players = Deux joueurs : pas d’Écuries, l’ordre du tour s’inverse à chaque tour, et quand l’un a passé, un ouvrier coûte 3 d à l’autre.

rules-classic-group-special = Bâtiments spéciaux et château
rules-classic-group-neutral = Bâtiments neutres
    .about = Les six tuiles roses au début de la route. Elles ne sont à personne. Un Notaire peut les transformer en résidences.
rules-classic-group-fixed = Bâtiments imprimés sur le plateau
    .about = Ils ne sont à personne, et ne peuvent être ni recouverts ni transformés.
rules-classic-group-wood = Bâtiments en bois
    .about = Construits chez un Charpentier, ou par une faveur. Ils se trouvent sur la route et appartiennent à leur bâtisseur.
rules-classic-group-stone = Bâtiments en pierre
    .about = Construits chez un Maçon, ou par une faveur. Ils se trouvent sur la route et appartiennent à leur bâtisseur.
rules-classic-group-prestige = Résidence et bâtiments de prestige
    .about = Un bâtiment de prestige prend la place d’une résidence de son bâtisseur. Aucun ouvrier ne peut y aller.
rules-classic-group-lines = Le tableau des faveurs
    .about = Une rangée est une ligne, ses colonnes vont de gauche à droite. Utilisez la colonne de votre marqueur, ou une précédente.

rules-classic-note-production = Production : ce qu’il donne est toujours pris. S’il y a un choix, vous choisissez quand il agit.
rules-classic-note-shared = Quand l’ouvrier d’un autre l’utilise, le propriétaire prend aussi un de ses cubes.
rules-classic-note-market = Vous vendez un cube, de n’importe quelle sorte ; l’or aussi.
rules-classic-note-peddler = Vous choisissez ce que vous achetez, mais l’or n’est jamais à vendre. Deux cubes peuvent être pareils.
rules-classic-note-carpenter = Vous payez son coût et le posez sur la première case vide de la route.
rules-classic-note-mason = Vous payez son coût et le posez sur la première case vide de la route. Qui construit le Maçon ouvre à tous les bâtiments en pierre.
rules-classic-note-lawyer = Pour 1 tissu et 1 d, un bâtiment neutre, ou l’un de vos bâtiments en bois ou en pierre, devient votre résidence. Un Notaire ne peut pas être transformé.
rules-classic-note-architect = Il prend la place d’une de vos résidences : il vous en faut donc une.
rules-classic-note-offer = Acceptez une des deux offres, ou aucune.
rules-classic-note-alchemist = Acceptez une des deux offres, ou aucune. Vous donnez ce que vous voulez, mais pas d’or.
rules-classic-note-mine = Production. Elle se trouve en r16, et n’agit que dans les tours où le prévôt vient si loin.
rules-classic-note-favor = La [faveur](#favors) est à vous quand vous le construisez, et s’utilise tout de suite.
rules-classic-note-income = Vous le recevez en phase 1, tour après tour.
rules-classic-note-points = Il ne fait rien d’autre : ses points suffisent.
rules-classic-note-residence = Créée par un [Notaire](#tile-wood-lawyer). Elle donne un revenu et une place pour un bâtiment de prestige ; plus personne ne peut y envoyer d’ouvrier.
rules-classic-note-gate = Gardez le choix : décidez en phase 3, quand vous avez vu où vont les autres, et sans payer à nouveau. L’ouvrier peut aussi rentrer.
rules-classic-note-trading-post = De l’argent sûr : ici, le prévôt n’a rien à dire.
rules-classic-note-merchants-guild = Vous déplacez le prévôt gratuitement, avant tous ceux qui paieront pour cela en phase 4.
rules-classic-note-joust-field = Une fois par tour, et seulement si vous avez le tissu quand il agit, en phase 3.
rules-classic-note-stables = Trois places, une par joueur. L’ordre vaut dès maintenant : pour placer les ouvriers, et pour les décomptes de ce tour.
rules-classic-note-inn = L’ouvrier passe de la place de gauche à celle de droite. Dès le prochain tour, chacun de vos ouvriers coûte 1 d, jusqu’à ce que vous partiez ou qu’un autre arrive. Mais l’ouvrier de l’Auberge ne peut pas être placé.
rules-classic-note-castle = Un ouvrier par joueur. Qui arrive en premier construit aussi en premier, et gagne la faveur si d’autres donnent autant de lots. Voir [le château](#castle).
rules-classic-note-line-prestige = Des points tout de suite. Bon pour la fin de la partie.
rules-classic-note-line-deniers = De l’argent tout de suite, et sans ouvrier.
rules-classic-note-line-cubes = En colonne 4, vous pouvez aussi donner de l’or, mais jamais en recevoir. Deux cubes reçus peuvent être pareils.
rules-classic-note-line-building = Rien en colonne 1 : il faut deux faveurs avant que cette ligne ne donne quelque chose. Ensuite, elle construit pour moins cher, et sans ouvrier.

rules-classic-faq-bridge = Le prévôt peut-il se trouver sur le pont ?
    .answer = Non. Il reste sur la route, sur un bâtiment ou sur une case vide. Le bâtiment en r1 agit donc toujours.
rules-classic-faq-printed = Que deviennent les bâtiments imprimés sur le plateau ?
    .answer = Le Colporteur, le Charpentier et la Mine d’or restent. On saute leurs cases quand on construit, et le Notaire ne peut pas les transformer.
rules-classic-faq-several = Un ouvrier chez un Charpentier peut-il construire plusieurs bâtiments ?
    .answer = Non, un seul. De même, on vend un seul cube au Marché, et on en achète un seul chez le Colporteur du plateau.
rules-classic-faq-level = Trois joueurs sont au château. Le premier donne 1 lot, le deuxième et le troisième en donnent 2. À qui la faveur ?
    .answer = Au deuxième. De ceux qui ont donné le plus, c’est celui qui est arrivé en premier au château qui la gagne.
rules-classic-faq-monument = Je gagne trois faveurs à un décompte et je construis le Monument avec l’une d’elles. Ai-je ses deux faveurs ?
    .answer = Non, l’une est perdue. Toutes les cinq tombent dans la même phase, et chacune des quatre lignes n’y sert qu’une fois.
rules-classic-faq-two-architects = J’utilise les deux Architectes dans un tour, et les deux bâtiments donnent une faveur. Puis-je choisir deux fois la même ligne ?
    .answer = Non, car elles sont gagnées dans la même phase. Une faveur du Champ de joute est gagnée en phase 3 et ne les gêne pas.
rules-classic-faq-third-column = La troisième colonne est-elle ouverte pendant le décompte du Donjon ?
    .answer = Non, seulement quand le décompte est terminé. De même, la cinquième colonne attend la fin du décompte des Murailles.
rules-classic-faq-stock = Les cubes, l’argent, les maisons ou les résidences peuvent-ils manquer ?
    .answer = Non. Seules les tuiles en bois, en pierre et de prestige sont en nombre limité : celles que montre la réserve.
rules-classic-faq-first-income = Y a-t-il un revenu au premier tour ?
    .answer = Oui, en plus de l’argent du début.
rules-classic-faq-gold-mine = Un ouvrier peut-il aller à la Mine d’or alors que la route est vide avant elle ?
    .answer = Oui, dès le premier tour. Mais le prévôt ne vient presque jamais si loin si tôt.
rules-classic-faq-section = Puis-je construire dans les Murailles alors qu’il y a de la place au Donjon ?
    .answer = Non, sauf si le Donjon a été décompté. On remplit d’abord la première section qui ne l’a pas été.
rules-classic-faq-early = Que se passe-t-il si une section est pleine avant que le bailli n’arrive à sa case ?
    .answer = Elle est décomptée à la fin de ce tour. Quand le bailli y arrive, il ne se passe plus rien.
rules-classic-faq-two-counts = Deux sections peuvent-elles être décomptées dans le même tour ?
    .answer = Oui, mais c’est rare. La première est d’abord décomptée entièrement. Les deux décomptes font une seule phase : chaque ligne n’y sert qu’une fois en tout. _Notre interprétation_ : les colonnes ouvertes par le premier décompte le sont pour le second. La réponse du livret sur les nouvelles colonnes, « au tour suivant », va dans l’autre sens, mais semble ne penser qu’à un seul décompte.
rules-classic-faq-architect-favor = Un bâtiment de prestige coûte-t-il moins cher grâce à une faveur ?
    .answer = Non, il coûte son plein prix.
rules-classic-faq-favor-pays = Une faveur peut-elle en payer une autre ?
    .answer = Oui. Vous choisissez l’ordre, et ce que l’une donne peut servir à la suivante.
rules-classic-faq-discount = La remise de la ligne des bâtiments vaut-elle aussi pour mes ouvriers ?
    .answer = Non. Un ouvrier chez un Charpentier ou un Maçon construit toujours au plein prix.
rules-classic-faq-any = Qu’est-ce qu’un « cube au choix » dans un coût ?
    .answer = Celui que vous voulez, l’or aussi. Il peut être de la même sorte que l’autre cube du coût.
rules-classic-faq-lower = Puis-je utiliser une colonne plus basse que celle de mon marqueur ?
    .answer = Oui, sur chaque ligne. Et si le marqueur ne peut pas avancer, la ligne peut servir quand même.
rules-classic-faq-gate-price = Dois-je payer quand un ouvrier quitte la Porte ?
    .answer = Non. L’argent n’y joue aucun rôle, même si d’autres ont passé. L’ouvrier peut aller partout où vous pourriez en placer un, mais pas revenir à la Porte.
rules-classic-faq-marked = Que peut-on faire d’un bâtiment qui va devenir une résidence ?
    .answer = Jusque-là, il est ce qu’il était, et son ouvrier travaille encore. Il ne peut pas être choisi une seconde fois, et ne peut pas encore recevoir de bâtiment de prestige.
rules-classic-faq-full-road = Et si la route est pleine ?
    .answer = Charpentier et Maçon n’offrent alors plus rien, même comme faveurs. Notaire et Architecte agissent encore.
rules-classic-faq-last-favors = Les faveurs du dernier décompte comptent-elles encore ?
    .answer = Oui. Elles s’utilisent avant que ne s’ajoutent les points de l’or, des cubes et de l’argent.
