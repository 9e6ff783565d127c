# Les règles de Caylus 1303 pour ceux qui jouent. Ids: rules-y1303-PHASE and so on; how long texts are written is told in rules.ftl.
# .title: the heading, where the phase has no name of its own; .short: the line of the summary.

rules-y1303-goal =
    Vous êtes à la tête d’une guilde. Vous envoyez des ouvriers le long de la route et au Chantier du château, vous construisez des bâtiments
    et des monuments, et vous vous attachez des personnages qui vous aident. Après _neuf tours_, qui a le plus de points de prestige (PP) l’emporte.

    Vos ouvriers sont aussi votre argent : qui a fait son travail va au _campement_ et n’en revient que par le recrutement. Et seuls les bâtiments
    situés avant le _prévôt_ agissent, et chacun peut le déplacer.

rules-y1303-characters =
    - T0.7 Le premier joueur est tiré au sort. Des 12 personnages, trois de plus qu’il n’y a de joueurs prennent part au jeu. En commençant par le
      dernier joueur et en remontant jusqu’au premier, chacun en choisit un. Les trois qui restent sont sur le plateau.

    Lisez [ce qu’ils font](#group-characters). Au cours de la partie, une faveur peut vous en gagner d’autres, même ceux des autres joueurs.
    .short = Chacun choisit un personnage, le dernier joueur en premier.
rules-y1303-planning =
    En commençant par le premier joueur, dans le sens des aiguilles d’une montre et autant de fois qu’il le faut, chaque joueur qui n’a pas passé
    fait une seule action :

    - T1.1 _Placer un ouvrier_ sur un bâtiment de la route qui n’en a pas ; ni sur un monument, ni sur une résidence, ni sur une case vide. Si un autre
      joueur l’a construit, celui-ci marque aussitôt 1 PP.
    - T1.2 _Placer un ouvrier au Chantier_, sur la prochaine place libre. Chaque joueur n’y a qu’un ouvrier.
    - T1.3 _Passer_ : votre maison va sur la prochaine place du pont. Le premier à passer prend la tuile Premier joueur, et commence le tour suivant.
    - T1.4 Dès qu’un joueur a passé, chaque ouvrier coûte aux autres 1 ouvrier de plus, remis au campement. Qui ne peut pas le payer doit passer.
    .short = Un ouvrier à la fois, ou passer. Dès qu’un joueur a passé, un ouvrier en coûte un de plus aux autres.
    .example =
        Bleu passe en premier et prend la tuile Premier joueur. Chaque ouvrier en coûte maintenant deux aux autres : celui qu’on place, et un pour le
        campement.
rules-y1303-activation =
    Les bâtiments agissent l’un après l’autre, depuis la porte de la cité le long de la route. Qui y a un ouvrier peut les utiliser une fois. L’ouvrier va
    ensuite au campement. On peut toujours renoncer.

    - T2.1 _Champ de foire_ : donnez 1 bois contre 1 [faveur](#favors). _Notaire_ : donnez 1 tissu et posez une de vos maisons sur un bâtiment de départ de la
      route qui n’en a pas ; en phase 4, il devient votre résidence.
    - T2.2 _Charpentier_ : choisissez un bâtiment en bois de la réserve, payez son coût et posez-le sur la première case vide de la route, avec une de vos
      maisons. Vous marquez ses PP. Sans case vide ou sans maison, vous ne pouvez pas construire.
    - T2.3 _Péage_ : déplacez le prévôt de 0, 1 ou 2 crans, en avant ou en arrière.
    - T2.4 _Pont des Guildes_ : dans l’ordre de passage, chacun peut déplacer une fois le prévôt de 1 à 3 crans, pour 1 ouvrier par cran. Ensuite, celui qui a
      le Bailli peut le déplacer gratuitement de 1 cran.
    - T2.5 Chaque case que franchit le prévôt est un cran, construite ou vide. Il ne peut pas reculer au-delà du pont. Au bout de la route, il peut
      avancer d’un cran après la dernière case.
    - T2.6 Puis agissent les bâtiments situés entre le pont et le prévôt. Ceux d’après n’agissent pas : leurs ouvriers vont pour rien au campement.
    .short = Les bâtiments agissent le long de la route : d’abord ceux d’avant le pont, puis chacun peut déplacer le prévôt, puis ceux qui le précèdent.
    .example =
        L’ordre de passage est Bleu, Noir, Rouge, Vert. Bleu ne fait rien. Noir paie 2 ouvriers et fait reculer le prévôt de 2 crans ; Rouge en paie 2 et le
        fait avancer de 2 ; Vert en paie 1 et le fait reculer de 1. L’ouvrier de Vert agit, celui de Rouge non.
rules-y1303-delivery =
    - T3.1 Ceux qui ont un ouvrier au Chantier livrent des lots, dans l’ordre de leur arrivée, autant qu’ils veulent. Un lot se compose de 3 ressources
      différentes, dont une nourriture, et rapporte 5 PP.
    - T3.2 Qui a livré le plus de lots, et au moins un, gagne 1 faveur. En cas d’égalité, c’est celui dont l’ouvrier a été placé en premier.
    .short = Ceux qui sont au Chantier livrent des lots de 3 ressources, 5 PP chacun. La meilleure participation gagne une faveur.
    .example =
        Rouge et Vert sont au Chantier, Rouge est arrivé le premier. Rouge livre 1 lot pour 5 PP, Vert 2 pour 10 PP : Vert gagne la faveur. Avec un seul lot
        de Vert, elle serait revenue à Rouge.
rules-y1303-stewardship =
    - T4.1 Les bâtiments de départ où se trouve une maison sont retournés : ce sont maintenant des résidences.
    - T4.2 Le long de la route, le propriétaire de chaque résidence non recouverte peut y construire un monument : il paie son coût et marque ses PP. Un
      joueur peut en construire plusieurs. Le Théâtre donne aussi 1 faveur tout de suite.
    - T4.3 _Recrutement_ : chacun reprend 3 ouvriers au campement (2 seulement si l’on est 5), et 1 de plus par résidence non recouverte qui lui appartient. Le Jardin
      apporte 2 ouvriers, le Grenier 1 nourriture, la Manufacture 1 tissu.
    - T4.4 Le prévôt est posé juste avant le dernier bâtiment construit. Le bâtiment en pierre du début ne compte pas tant qu’il y a des cases vides avant lui.
    - Le tour suivant commence. Après le neuvième tour, la partie est terminée.
    .short = Résidences, monuments, nouveaux ouvriers. Le prévôt va au dernier bâtiment construit.
    .example =
        Recrutement à quatre joueurs : Vert reprend 3 ouvriers ; Noir, qui a deux résidences, en reprend 5 ; Rouge, avec le Jardin, 5 ; Bleu, avec la
        Manufacture, 3 et 1 tissu.
rules-y1303-over =
    - T4.5 Après le neuvième tour, chaque or qui vous reste vaut 2 PP. Qui a le plus de PP l’emporte. En cas d’égalité, la victoire est partagée.
    .short = Après le neuvième tour : 2 PP par or. Le plus de PP l’emporte.

rules-y1303-setup =
    - T0.1 De 2 à 5 joueurs, chacun avec 15 ouvriers et 10 maisons, dont une pour le pont. À 2 ou 5 joueurs, chacun a 10 ouvriers disponibles, à 3 ou 4
      joueurs 6 ; les autres sont au campement.
    - T0.2 La route commence par cinq bâtiments imprimés : Champ de foire, Notaire, Charpentier, Péage et Pont des Guildes. Viennent ensuite huit des neuf
      bâtiments de départ, un bâtiment en bois, quatre cases vides, un bâtiment en pierre et neuf cases vides. Toutes les tuiles montrent leur face neutre.
    - T0.3 Au Chantier se trouvent le neuvième bâtiment de départ, un bâtiment en bois et un bâtiment en pierre, face neutre. Aucun ouvrier ne peut y aller ;
      ils servent par les faveurs.
    - T0.4 Les autres bâtiments en bois et en pierre et les monuments forment la réserve.
    - T0.5 Le prévôt commence juste avant le bâtiment en bois de la route.
    - T0.6 Chacun a 2 bois, 1 nourriture et 1 pierre.
    - T0.8 Ouvriers et ressources sont visibles, les PP sont secrets jusqu’à la fin. Personne n’a plus de 15 ouvriers : ce qui serait en plus est perdu. Qui n’a plus
      de maison ne peut ni construire sur la route ni utiliser le Notaire.
    .title = Mise en place
rules-y1303-favors =
    Les faveurs se gagnent au Champ de foire et dans un Manoir construit, par la meilleure participation au Chantier, et avec le Théâtre.

    - T5.1 Une faveur s’utilise tout de suite. Ou bien vous prenez un personnage à un autre joueur ; ou bien vous utilisez un des trois bâtiments du Chantier, puis vous
      prenez un personnage sur le plateau.
    - T5.2 Dans les tours 1 à 3, seul le premier bâtiment du Chantier peut servir, dans les tours 4 à 6 aussi le deuxième, dans les tours 7 à 9 aussi le
      troisième.
    - T5.3 Après le bâtiment du Chantier, vous prenez un personnage de votre choix sur le plateau, s’il en reste. Vous pouvez choisir un bâtiment
      que vous ne pouvez pas utiliser, pour le seul personnage (_notre interprétation_).
    .title = Faveurs
rules-y1303-tiles =
    - T7.1 Les bâtiments de départ ne sont à personne tant qu’un Notaire n’y a pas posé de maison. Leur autre face est une résidence.
    - T7.2 Les bâtiments en bois se construisent chez un Charpentier. Là où le coût dit « au choix », vous choisissez la ressource, sauf l’or. Chez le Maçon, on construit un
      bâtiment en pierre tout comme un bâtiment en bois chez le Charpentier.
    - T7.3 Les bâtiments en pierre se construisent chez un Maçon.
    - T7.4 Quand une Ferme, Scierie ou Carrière en pierre agit pour l’ouvrier d’un autre, son propriétaire prend une ressource de sa sorte principale, que le visiteur prenne quelque
      chose ou non ; une seule par tour au plus, et aucune si un ouvrier du propriétaire s’y trouve aussi.
    - T7.5 Les bâtiments en bois et en pierre du début, sur la route et au Chantier, montrent leur face neutre. Ils ne sont à personne et ne donnent pas
      cette ressource.
    - T7.6 Les monuments se construisent en phase 4, chacun sur une résidence à soi.
    .title = Les tuiles et leurs faces

rules-y1303-here-five-players = Cinq joueurs : chacun recrute 2 ouvriers par tour au lieu de 3.

rules-y1303-group-fixed = Bâtiments imprimés sur la route
    .about = Ils ne sont à personne. Tous agissent, où que soit le prévôt.
rules-y1303-group-start = Bâtiments de départ
    .about = Ils ne sont à personne. Le Notaire y fait poser des maisons, et ils deviennent alors des résidences.
rules-y1303-group-wood = Bâtiments en bois
    .about = Construits chez un Charpentier. Une tuile du début montre sa face neutre, une tuile construite par un joueur l’autre face.
rules-y1303-group-stone = Bâtiments en pierre
    .about = Construits chez un Maçon. Une tuile du début montre sa face neutre, une tuile construite par un joueur l’autre face.
rules-y1303-group-monument = Résidence et monuments
    .about = Les monuments se construisent sur les résidences en phase 4. Aucun ouvrier ne peut y aller.
rules-y1303-group-characters = Personnages
    .about = Vous pouvez en avoir plusieurs. Chacun n’aide que le joueur qui l’a, dès qu’il est là.

rules-y1303-note-fairground = Une faveur vous gagne un personnage.
rules-y1303-note-lawyer = Ce peut être n’importe quel bâtiment de départ de la route sans maison, avec ou sans ouvrier ; l’ouvrier agit encore dans ce tour.
rules-y1303-note-carpenter = Vous payez le coût du bâtiment et le posez sur la première case vide de la route, avec une de vos maisons.
rules-y1303-note-toll = Gratuitement ; ou laissez-le où il est.
rules-y1303-note-bridge = Aucun ouvrier n’y va. Dans l’ordre de passage, chacun peut déplacer le prévôt de 3 crans au plus, pour 1 ouvrier par cran.
rules-y1303-note-gain = À prendre, ou à laisser.
rules-y1303-note-market = Vous choisissez la ressource, sauf l’or. L’ouvrier que vous donnez s’ajoute à celui qui s’y trouve.
rules-y1303-note-choice = Vous choisissez la ressource, sauf l’or.
rules-y1303-note-workers = Les ouvriers viennent de votre campement ; vous n’en recevez pas plus qu’il n’en contient.
rules-y1303-note-mason = Vous payez le coût du bâtiment et le posez sur la première case vide de la route, avec une de vos maisons.
rules-y1303-note-neutral-mason = Sur sa face neutre, vous ne payez pas la pierre imprimée.
rules-y1303-note-manor = La faveur est pour qui y a un ouvrier. Sur sa face neutre, il n’y a pas de faveur.
rules-y1303-note-offer = Une des deux offres, une fois, ou aucune.
rules-y1303-note-alchemist = Une des deux offres, une fois, ou aucune. Vous donnez ce que vous voulez, mais pas d’or ; deux ressources peuvent être pareilles.
rules-y1303-note-bonus = Quand l’ouvrier d’un autre l’utilise, son propriétaire prend aussi une ressource de sa sorte principale.
rules-y1303-note-residence = Créée par le Notaire. Elle apporte 1 ouvrier au recrutement, et une place pour un monument. Plus personne ne peut y envoyer d’ouvrier.
rules-y1303-note-recruiting = Vous le recevez en phase 4 au recrutement, tour après tour.
rules-y1303-note-favor = La faveur est à vous quand vous le construisez, et s’utilise tout de suite.
rules-y1303-note-points = Il ne fait rien d’autre : ses points suffisent.

rules-y1303-character-early-riser =
    - T6.1 Au début de la planification, avant le premier joueur, vous pouvez remettre 1 ouvrier au campement pour placer 1 ouvrier, sur la route ou au Chantier. Ensuite, le
      premier joueur commence comme d’habitude. Y renoncer n’est pas passer.
rules-y1303-character-thief =
    - T6.2 Quand vous placez un ouvrier dans le bâtiment d’un autre joueur, celui-ci ne marque rien, même avec le Régisseur.
rules-y1303-character-journeyman =
    - T6.3 Une fois par tour, vous pouvez placer un ouvrier sur un bâtiment où se trouve celui d’un autre. Le vôtre agit après lui. Le surcoût et les points du propriétaire sont
      comme d’habitude. Jamais au Chantier.
rules-y1303-character-night-worker =
    - T6.4 Quand d’autres ont passé, vous placez vos ouvriers sans le surcoût.
rules-y1303-character-bailiff =
    - T6.5 Quand chacun a eu son tour au pont, vous pouvez déplacer gratuitement le prévôt de 1 cran, en avant ou en arrière.
rules-y1303-character-steward =
    - T6.6 Vous marquez 2 PP au lieu de 1 quand un autre joueur place un ouvrier dans l’un de vos bâtiments.
rules-y1303-character-goldsmith =
    - T6.7 Une fois par tour, un de vos lots contenant au moins 1 or rapporte 5 PP de plus.
rules-y1303-character-deliveryman =
    - T6.8 Vous pouvez livrer des lots sans ouvrier au Chantier, après tous les autres. Avec un ouvrier, vous livrez à votre tour, et pouvez encore ajouter des lots à la
      fin. Tous comptent pour la faveur ; mais sans ouvrier vous perdez toute égalité.
rules-y1303-character-architect =
    - T6.9 Vous marquez 1 PP de plus pour chaque bâtiment en bois, bâtiment en pierre ou monument que vous construisez.
rules-y1303-character-foreman =
    - T6.10 Vous marquez 1 PP de plus pour chaque lot que vous livrez, en plus de ce que donne l’Orfèvre.
rules-y1303-character-chamberlain =
    - T6.11 Vos lots peuvent être 3 ressources quelconques.
rules-y1303-character-day-labourer =
    - T6.12 Vous reprenez 1 ouvrier de plus au recrutement.

rules-y1303-faq-back = Quand mes ouvriers me reviennent-ils ?
    .answer = Jamais directement. Un ouvrier qui a travaillé, ou attendu en vain, va au campement. Les ouvriers en reviennent par le recrutement, et par les bâtiments qui donnent des ouvriers.
rules-y1303-faq-fifteen = Un bâtiment donne plus d’ouvriers que n’en contient mon campement. Que se passe-t-il ?
    .answer = Vous prenez ceux qui s’y trouvent, et payez le plein prix. Les ouvriers sur le plateau comptent parmi vos 15.
rules-y1303-faq-first = J’ai passé en premier. Suis-je aussitôt premier joueur ?
    .answer = Non, la tuile ne change rien dans ce tour. Vous commencez le suivant.
rules-y1303-faq-site-cost = Un ouvrier au Chantier en coûte-t-il aussi un de plus, quand un joueur a passé ?
    .answer = Oui.
rules-y1303-faq-beyond = Est-ce que je garde le point d’un visiteur, si mon bâtiment n’agit pas finalement ?
    .answer = Oui. Le point vient quand l’ouvrier est placé.
rules-y1303-faq-decline = Puis-je renoncer à ce que donne un bâtiment ?
    .answer = Oui, toujours. On l’utilise en entier ou pas du tout, et une seule fois.
rules-y1303-faq-no-batch = Personne ne livre de lot. Qui gagne la faveur ?
    .answer = Personne.
rules-y1303-faq-claimed = Une maison vient d’être posée sur une tuile par le Notaire. Peut-on encore l’utiliser ?
    .answer = Dans ce tour, oui : elle ne devient une résidence qu’en phase 4.
rules-y1303-faq-same-round = Puis-je construire un monument sur une résidence de ce tour-ci ?
    .answer = Oui. Les tuiles deviennent d’abord des résidences, puis on construit les monuments ; chaque résidence est demandée une fois, le long de la route.
rules-y1303-faq-houses = Un monument demande-t-il une maison ?
    .answer = Non, il garde celle de la résidence. Vous avez 9 maisons pour la route.
rules-y1303-faq-useless = Puis-je choisir un bâtiment du Chantier que je ne peux pas utiliser ?
    .answer = Oui. Vous prenez quand même un personnage sur le plateau, s’il en reste.
rules-y1303-faq-manor = Un Manoir au Chantier donne-t-il une faveur ?
    .answer = Non, les bâtiments du Chantier montrent leur face neutre : il donne 2 PP. Une faveur ne mène jamais à une autre faveur.
rules-y1303-faq-steal = Combien de personnages puis-je avoir, et à qui puis-je en prendre ?
    .answer = Autant que vous voulez, et n’importe lequel de n’importe quel autre joueur.
rules-y1303-faq-thief = Le Voleur prive-t-il aussi le propriétaire de sa ressource ?
    .answer = Non, seulement des points.
rules-y1303-faq-journeyman = Deux ouvriers sont sur une Ferme en pierre, grâce au Compagnon. Que reçoit son propriétaire ?
    .answer = Les points de chacun des deux visiteurs, mais une ressource au plus. Si l’un des deux est un ouvrier du propriétaire, aucune ressource.
rules-y1303-faq-mason = Qu’épargne au juste le Maçon neutre ?
    .answer = La pierre imprimée. Si vous choisissez une pierre « au choix », vous la payez.
rules-y1303-faq-provost = Où va le prévôt à la fin du tour ?
    .answer = Juste avant le bâtiment en bois ou en pierre le plus éloigné sur la route, résidences et monuments mis à part. Le bâtiment en pierre du début ne compte que si les cases avant lui sont pleines.
rules-y1303-faq-gate = Jusqu’où peut aller le prévôt ?
    .answer = En arrière jusqu’au pont, en avant jusqu’à un cran après la dernière case. Personne ne paie de crans qu’il ne peut pas faire.
