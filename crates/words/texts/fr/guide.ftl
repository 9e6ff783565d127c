# Le guide du premier tour: un mot amical à chaque sorte de décision. La première phrase dit quoi faire : un téléphone ne montre qu’elle. Ids: guide-GAME-DECISION; .title: what it is about.

guide-name = Votre premier tour
guide-close = Fermer le guide pour de bon
guide-again = Me guider pendant un tour
guide-more = En savoir plus dans les règles
guide-look = Montrez-moi :
guide-road = la route
guide-bridge = le pont
guide-supply = la réserve
guide-hand = votre main
guide-castle = le château
guide-site = le Chantier
guide-specials = les bâtiments spéciaux
guide-characters = les personnages

guide-classic-place = Commencez par des cubes : les bâtiments roses après le pont en donnent. Tout ce qui brille peut être choisi. Une maison au château demande une nourriture et deux autres sortes, et vous avez déjà de la nourriture et du bois ; un Charpentier construit un bâtiment à vous. Le prévôt se trouve sur la dernière tuile rose : ce qui est au-delà risque d’être en vain.
    .title = Placez votre premier ouvrier
guide-classic-place-more = Continuez tant qu’une place vous aide, mais gardez un denier ou deux pour déplacer le prévôt. Chaque ouvrier coûte un denier, et davantage quand d’autres passent. Le château mérite tôt un ouvrier : les maisons du Donjon rapportent le plus de points, et la meilleure participation gagne une faveur. Mais n’y allez que si vous aurez un lot en phase 6. Qui passe en premier reçoit un denier.
    .title = Encore un ouvrier, ou passer ?
guide-classic-gate = Prenez la meilleure place encore libre : votre ouvrier quitte la Porte gratuitement. Vous avez vu maintenant où sont allés les autres.
    .title = Où mène la Porte ?
guide-classic-guild = En avant, vous sauvez vos ouvriers trop éloignés ; en arrière, vous gênez ceux des autres. Si tout va bien, laissez-le.
    .title = Déplacez le prévôt gratuitement
guide-classic-joust = Une faveur vaut presque toujours un tissu et un denier. Elle vaut davantage chaque fois que vous utilisez la même ligne.
    .title = Acheter une faveur ?
guide-classic-inn = Si vous restez, vos ouvriers coûtent 1 denier chacun au prochain tour. Peu importe combien de joueurs ont passé alors. Mais vous avez un ouvrier de moins.
    .title = Rester à l’Auberge ?
guide-classic-provost = Si rien n’est en jeu, gardez votre argent. Un de vos ouvriers est-il après lui ? Payer pour le faire avancer peut le sauver. Des ouvriers des autres sont-ils juste avant lui ? Un denier ou deux peuvent gâcher leur tour. Ceux qui ont passé après vous peuvent encore le déplacer.
    .title = Le prévôt
guide-classic-produce = S’il y a un choix, pensez au château : un lot est une nourriture et deux autres sortes.
    .title = Prenez ce que donne le bâtiment
guide-classic-build = Au début, prenez un bâtiment de production. La tuile va sur la première case vide de la route et elle est à vous : ses points tout de suite, et un point chaque fois qu’un autre y envoie un ouvrier. Le Maçon ouvre les bâtiments en pierre ; le Notaire mène aux résidences et aux bâtiments de prestige.
    .title = Construisez un bâtiment à vous
guide-classic-lawyer = Choisissez un bâtiment neutre qui sert les autres plus que vous. Une résidence rapporte des points tout de suite et un revenu pour le reste de la partie, et plus tard elle peut faire place à un bâtiment de prestige.
    .title = Créez une résidence
guide-classic-site = La résidence fait place au bâtiment de prestige, et son revenu est perdu.
    .title = Quelle résidence ?
guide-classic-trade = N’acceptez une offre que si elle vous aide maintenant. L’argent est rare au début, et les cubes valent le plus au château.
    .title = Une offre
guide-classic-batch = Donnez ce que vous avez, mais gardez les cubes d’un bâtiment que vous voulez vraiment. Chaque lot est une maison : 5 points au Donjon. Le plus de lots ce tour-ci gagne une faveur.
    .title = Donnez un lot
guide-classic-favor = Choisissez une ligne : des points, de l’argent, des cubes, ou construire pour moins cher. Votre marqueur avance d’une colonne à chaque fois, il est donc bon de rester sur une ligne. L’argent et les cubes aident au début, les points à la fin ; les bâtiments demandent de la patience.
    .title = La faveur du Roi
guide-classic-lost = { $way ->
        [back] Le prévôt est revenu en { $to }
       *[other] Le prévôt est resté en { $to }
    } : { $tiles } { $count ->
        [one] ne vous a rien donné
       *[other] ne vous ont rien donné
    }. Gardez un denier ou deux pour le déplacer, ou passez plus tard : le dernier à passer a le dernier mot.
    .title = Ce qui s’est passé
guide-classic-end = Les règles de chaque phase sont toujours à portée de main ; un conseil aussi. Voilà un tour. La suite se déroule de la même façon : le bailli avance, les sections du château sont décomptées l’une après l’autre, et les Tours achèvent la partie.
    .title = Bien joué

guide-magna-carta-mulligan = Gardez une main où des cartes coûtent 1 nourriture et 1 bois. Vous pouvez les construire tout de suite. Trois cartes qui demandent toutes de la pierre sont lentes ; changez-les.
    .title = Votre première main
guide-magna-carta-action = Une petite Ferme, Scierie ou Carrière coûte peu et rapporte quand un autre l’utilise. Vous avez quelques deniers, de la nourriture et du bois. Un ouvrier coûte un denier, sur n’importe quelle carte de la route. La pierre est rare au début : qui en a construit les meilleures cartes.
    .title = Une action
guide-magna-carta-action-more = Pensez au château : un lot est nourriture, bois et pierre. Les premiers jetons sont les meilleurs. Gardez un denier pour le prévôt, si l’un de vos ouvriers est loin sur la route. Cela continue jusqu’à ce que tous aient passé ; qui passe en premier reçoit un denier.
    .title = Encore une action, ou passer ?
guide-magna-carta-site = Le bâtiment de prestige recouvre la résidence : son point et son revenu sont perdus.
    .title = Quelle résidence ?
guide-magna-carta-provost = Si rien n’est en jeu, gardez votre argent. Un de vos ouvriers est-il après lui, ou un visiteur sur une de vos cartes ? Un denier peut alors être bien employé.
    .title = Le prévôt
guide-magna-carta-primary = Pensez à ce qui manque pour un lot, ou pour la prochaine carte de votre main. Votre ouvrier peut maintenant utiliser la carte.
    .title = Votre ouvrier agit
guide-magna-carta-secondary = Prenez votre part si elle vous aide : l’ouvrier d’un autre est sur votre carte.
    .title = La part du propriétaire
guide-magna-carta-batch = Les jetons du Donjon valent le plus et partent les premiers. Un lot se compose de nourriture, bois et pierre. Qui donne le plus de lots ce tour-ci reçoit un or. Mais gardez les cubes qu’il vous faut pour construire.
    .title = Donnez un lot
guide-magna-carta-lost = { $way ->
        [back] Le prévôt est revenu en { $to }
       *[other] Le prévôt est resté en { $to }
    } : { $tiles } { $count ->
        [one] ne vous a rien donné
       *[other] ne vous ont rien donné
    }. Gardez un denier ou deux pour le déplacer, ou passez plus tard : le dernier à passer a le dernier mot.
    .title = Ce qui s’est passé
guide-magna-carta-end = Les règles de chaque phase sont toujours à portée de main ; un conseil aussi. Voilà un tour. Continuez ainsi jusqu’à ce que le dernier jeton soit parti.
    .title = Bien joué

guide-y1303-character = Pour débuter, prenez-en un qui apporte des ouvriers, ou des points pour ce que vous ferez. Chaque personnage aide à sa façon, dès maintenant : pointez-en un pour lire comment.
    .title = Choisissez un personnage
guide-y1303-early-riser = Cela coûte un second ouvrier : une place que personne ne convoite ne les vaut pas. Vous pouvez prendre la meilleure place avant tous les autres.
    .title = Debout avant les autres
guide-y1303-place = Commencez par les tuiles après le pont : elles donnent des ressources. Tout ce qui brille peut être choisi. Vos ouvriers sont aussi votre argent : chacun de ceux que vous placez va ensuite au campement, et seuls quelques-uns en reviennent à chaque tour. Le Charpentier construit un bâtiment à vous. Ce qui est après le prévôt risque d’être en vain.
    .title = Placez votre premier ouvrier
guide-y1303-place-more = Vous n’avez pas à les placer tous : ceux que vous gardez sont là au prochain tour. Au Chantier, un lot rapporte 5 points, et vous commencez avec nourriture, bois et pierre, ce qui en fait un. Qui passe en premier commence le tour suivant, et renchérit les ouvriers des autres.
    .title = Encore un ouvrier, ou passer ?
guide-y1303-effect = Pensez à ce qui manque pour un lot, ou pour le bâtiment que vous voulez. Vous pouvez utiliser la tuile, ou la laisser.
    .title = Votre ouvrier agit
guide-y1303-lawyer = Choisissez une tuile qui sert les autres plus que vous. Elle devient votre résidence à la fin du tour : un ouvrier de plus par tour, et une place pour un monument. Au début, cela vaut un tissu.
    .title = Posez une maison
guide-y1303-build = Au début, prenez un bâtiment qui donne deux ressources. La tuile va sur la première case vide de la route, avec une de vos maisons : ses points tout de suite, et un point chaque fois qu’un autre y envoie un ouvrier. Le Maçon ouvre les bâtiments en pierre.
    .title = Construisez un bâtiment à vous
guide-y1303-toll = En avant, vous sauvez vos ouvriers trop éloignés ; en arrière, vous gênez ceux des autres. Vous déplacez le prévôt gratuitement.
    .title = Déplacez le prévôt
guide-y1303-bridge = Ne le déplacez que si l’un de vos ouvriers s’y trouvait sinon pour rien. Chaque cran coûte un ouvrier, et les ouvriers sont chers. Ceux qui ont passé après vous peuvent encore le déplacer.
    .title = Le prévôt
guide-y1303-bailiff = Un cran gratuit, et personne ne peut y répondre.
    .title = Votre Bailli
guide-y1303-batch = 5 points pour une nourriture et deux autres sortes. Le plus de lots gagne une faveur, et une faveur vous gagne un personnage.
    .title = Livrez un lot
guide-y1303-monument = Un monument coûte de l’or et rapporte beaucoup de points. La résidence recouverte n’apporte plus d’ouvrier.
    .title = Un monument
guide-y1303-favor = Prenez un personnage à un autre ; ou utilisez un bâtiment du Chantier et prenez-en un libre. L’un affaiblit quelqu’un, l’autre vous donne aussi des biens.
    .title = Une faveur
guide-y1303-favor-character = Prenez celui qui sert ce que vous faites le plus : construire, livrer, placer des ouvriers.
    .title = Choisissez un personnage
guide-y1303-lost = { $way ->
        [back] Le prévôt a reculé
       *[other] Le prévôt n’est pas allé aussi loin
    } : { $tiles } { $count ->
        [one] ne vous a rien donné
       *[other] ne vous ont rien donné
    }. Restez plus près du pont, ou gardez un ou deux ouvriers pour le déplacer.
    .title = Ce qui s’est passé
guide-y1303-end = Les règles de chaque phase sont toujours à portée de main ; un conseil aussi. Voilà un tour. Il y en a neuf.
    .title = Bien joué
