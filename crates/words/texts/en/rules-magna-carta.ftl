# The rules of Caylus Magna Carta for those who play. Ids: rules-magna-carta-PHASE and so on; how long texts are written is told in
# rules.ftl. .title: the heading, where the phase has no name of its own; .short: the line of the summary.

rules-magna-carta-goal =
    The King wants a castle, and you are one of his master builders. Everybody has the same cards, each a building. You build them
    along one common road, where all players can use them, gather cubes, and give batches of cubes for _tokens_ of the castle.
    When the last token is gone, the prestige points (PP) of tokens and buildings are counted. Whoever has the most wins.

    Only cards up to the _provost_ act, and everybody can move him. In the beginner game there is no provost.

rules-magna-carta-mulligan =
    - M0.4 Everybody shuffles their own 12 cards (10 in the beginner game) and draws 3. Once, you may discard all three and draw 3
      new ones.

    Cards for 1 food and 1 wood can be built at once; those that need stone have to wait.
    .short = Everybody draws 3 cards and may once change all of them.
rules-magna-carta-income =
    - M1.1 Everybody receives 2 d, and 1 d more for each own residence that is not covered, and 1 d with the Hotel. Income is paid in
      the first turn too.
    .short = Everybody receives 2 d, and more for residences and the Hotel.
rules-magna-carta-actions =
    Beginning with the first player, clockwise and round after round, everybody who has not passed takes exactly one action:

    - M2.1 _Draw_ a card: pay 1 d and take the top card of your pile.
    - M2.2 _Change your hand_: pay 1 d, discard all your cards and draw as many. When your pile is empty, your discard pile is
      shuffled and becomes the new one.
    - M2.3 _Place a worker_: pay 1 d and put it on a card of the road that has none. The card may be neutral, yours or another
      player’s, but no residence and no prestige building.
    - M2.4 _Build a card_ of your hand: pay its cost and lay it at the end of the road. From now on everybody can use it, in this very
      phase already.
    - M2.5 _Build a prestige building_: pay its cost and cover one of your residences with it. The residence’s point and its income are
      gone.
    - M2.6 _Pass_: your marker goes to the lowest free number of the bridge, and you do nothing more in this phase. The first to
      pass gets 1 d.

    Two more things matter here:

    - M2.7 Gold is wild. It can stand for any cube in the cost of a building, of a residence or of a batch. Where the cost says
      gold, it must be gold. “Any” in a cost is any cube.
    - M2.8 When a small Farm, Sawmill or Quarry is built, 4 cubes of its kind are put on the card (2 cubes with 2 players). They are for its
      owner, when others use it.
    .short = One action at a time: draw, change the hand, place a worker, build, or pass.
    .example =
        Green has built a Market. Red pays 1 d and puts a worker on it. For the rest of the turn nobody else can go there. When
        it acts, Red sells a cube, and Green receives 1 d as its owner.
rules-magna-carta-provost =
    - M3.1 In the order of passing, each player may once move the provost up to 3 cards either way, for 1 d a card; or leave him. He
      stays on the road.

    In the beginner game there is no such phase.
    .short = In the order of passing, everybody may pay to move the provost: 1 d a card, up to 3.
    .example =
        The order of passing is Orange, Green, Blue, Red. Orange leaves the provost where he is. Green and Blue each move him 1
        forward, to the last card of the road. Red moves him 1 back: he ends on Green’s Bank, which works. Blue’s Quarry beyond it does not.
rules-magna-carta-effects =
    - M4.1 From the start of the road up to the provost, his own card included, the cards with a worker act one after the other.
      First the worker’s owner may use the upper effect. Then the card’s owner, if it is somebody else, may use the lower one,
      whether the first was used or not. On your own card you have the upper effect only. Beyond the provost nothing happens. Then all workers go home.
    - M4.2 The owner’s share of a small Farm, Sawmill or Quarry is taken from the cubes on the card. When none is left, it gives
      nothing.
    - M4.3 _Lawyer_: pay 1 food, and one of your cards on the road is turned over and becomes a residence. It may not be a Lawyer,
      a residence, or covered. A card whose worker has yet to act is turned when the phase is over (_our ruling_,
      taken over from Caylus). Cubes left on it are lost.
    - M4.4 _Church_: you buy tokens of the castle, always from the best section that has any left.
    .short = The cards with a worker act along the road, up to the provost. The owner of a visited card gets something too.
rules-magna-carta-castle =
    - M5.4 In the order of passing, everybody may give batches, as many as they like. A batch is 1 food, 1 wood and 1 stone, and gold is
      wild. Each batch earns a token: of the _Dungeon_ while there are any, then of the _Walls_, then of the _Towers_. No worker is needed.
    - M5.1 Whoever has given the most batches in this phase gets 1 gold. If several have given as many, it is the one who gave them
      first.
    - M5.2 If nobody has given a batch, 2 tokens leave the game, in the same order.
    - M5.3 When no token is left, whoever took the last one, the game ends with this turn.
    .short = In the order of passing, everybody may give batches for tokens. The best builder gets 1 gold.
    .example =
        Two tokens of the Dungeon are left. Orange gives 1 batch and takes one of them; Blue gives 1, with a gold for the food, and
        takes the other. Green gives 2 and takes two tokens of the Walls. Green has given the most and gets the gold.
rules-magna-carta-end-of-turn =
    - M6.1 The provost goes on 2 cards, but not beyond the last card of the road. The player to the left becomes first player.
    .short = The provost advances 2 cards, and there is a new first player.
rules-magna-carta-over =
    - M7.1 Count your tokens; your buildings (1 PP for a residence, nothing for a covered one); 1 PP for each gold; 1 PP for every 3
      other cubes; 1 PP for every 3 d. Whoever has the most PP wins. Those who are level share the win.
    .short = When no token is left: tokens, buildings, 1 PP for each gold, for every 3 other cubes and for every 3 d. The most PP win.

rules-magna-carta-setup =
    - M0.1 2 to 4 players, each with 4 workers, 4 d, 2 food and 2 wood.
    - M0.2 The road starts with the neutral Peddler and, before it, some of the four other neutral cards, drawn by chance: one with 2 players,
      two with 3 players, three with 4 players. It grows at its right end. The provost starts on the Peddler.
    - M0.3 The castle has 7 tokens of the Dungeon (4 PP), 8 of the Walls (3 PP) and 9 of the Towers (2 PP). With 3 players there is one less of
      each, with 2 players two less.
    - M0.5 The first player is drawn. Hands and piles are secret; everything else is open.
    .title = Set-up
rules-magna-carta-beginner =
    - M8.1 There is no provost: all cards of the road act. There is no Lawyer, no Church, no residence and no Hotel. A prestige
      building lies in front of its builder and needs no residence. Everything else is the same.
    .title = The beginner game

rules-magna-carta-here-two-players = Two players: small Farm, Sawmill and Quarry get 2 cubes when they are built.

rules-magna-carta-group-neutral = Neutral cards
    .about = They lie at the start of the road and belong to nobody.
rules-magna-carta-group-card = The cards of each player
    .about = Everybody has one of each. The upper effect is for whoever has a worker there, the lower one for the owner of the card if that is somebody else.
rules-magna-carta-group-prestige = Residence and prestige buildings
    .about = There is one of each, open to all players. A prestige building is built in phase 2 and covers a residence of its builder.
rules-magna-carta-group-tokens = Tokens of the castle
    .about = One for each batch: first those of the Dungeon, then those of the Walls, then those of the Towers.

rules-magna-carta-note-neutral = Nobody has a share in it but the worker.
rules-magna-carta-note-small = The owner’s share lies on the card: 4 cubes when it is built, 2 with two players. When they are gone, the owner gets nothing more.
rules-magna-carta-note-large = It costs stone, but its owner’s share never runs out.
rules-magna-carta-note-market = You sell one cube, of any kind; gold too.
rules-magna-carta-note-peddler = You choose what you buy, but gold is never sold. Two cubes may be alike.
rules-magna-carta-note-lawyer = For 1 food, a card of yours on the road becomes a [residence](#tile-residence). A Lawyer cannot be turned.
rules-magna-carta-note-mine = Gold can stand for any cube. The owner may change one cube, which is not gold, into gold.
rules-magna-carta-note-offer = One of the two offers, once, or none.
rules-magna-carta-note-church = The tokens come from the best section that has any left. They are no batches: they do not count for the gold of the best builder.
rules-magna-carta-note-residence = Made by a [Lawyer](#tile-lawyer). It gives income and room for a prestige building; nobody can send a worker there any more.
rules-magna-carta-note-income = You receive it in phase 1, turn after turn.
rules-magna-carta-note-points = It does nothing else: its points are enough.
rules-magna-carta-note-token = It counts at the end of the game.

rules-magna-carta-faq-beyond = May a worker go to a card beyond the provost?
    .answer = Yes. You may hope to move him there in phase 3.
rules-magna-carta-faq-own = Do I get both effects on my own card?
    .answer = No, only the upper one. The lower one is for visits of others.
rules-magna-carta-faq-declined = The visitor does not use the card, or cannot pay. Do I still get my share as owner?
    .answer = Yes, if the card acts, that is if it is not beyond the provost.
rules-magna-carta-faq-gold = May I pay with gold although I have the proper cube?
    .answer = Yes. But nobody can give more than the cost, and a cost in gold must be gold.
rules-magna-carta-faq-pile = What if my pile is empty?
    .answer = When a card must be drawn and the pile is empty, your discard pile is shuffled and becomes the pile. If both are empty, you cannot draw.
rules-magna-carta-faq-hand = Is there a limit to my hand?
    .answer = No.
rules-magna-carta-faq-redraw = I change my hand. Can the same cards come back?
    .answer = Yes, if your pile runs out while you draw: then the cards you have just discarded are shuffled in.
rules-magna-carta-faq-last = All others have passed. May I go on?
    .answer = Yes, as long as you like, one action after the other, until you pass.
rules-magna-carta-faq-both = May I use both offers of the Bank or the Church?
    .answer = No, one of them, once.
rules-magna-carta-faq-last-token = The Church takes the last token. What now?
    .answer = The turn is played on. Nothing happens in phase 5, and then the points are counted.
rules-magna-carta-faq-bought = Tokens were bought at the Church, but nobody gives a batch. Do two tokens leave the game?
    .answer = Yes. Bought tokens are no batches. With a single token left, that one leaves.
rules-magna-carta-faq-two-sections = Can one player receive tokens of several sections in a turn?
    .answer = Yes. When the last token of the Dungeon is taken, the next batch earns one of the Walls.
rules-magna-carta-faq-covered = May a covered residence be covered again?
    .answer = No, and only your own residences can be covered. A card and what covers it count as one card of the road.
rules-magna-carta-faq-neutral = Is the neutral Quarry like the Quarries of the players?
    .answer = No. It has no owner, no share for one, no points, and no cubes are put on it. In the same way the neutral Peddler sells only one cube.
rules-magna-carta-faq-rounded = How are cubes and deniers counted at the end?
    .answer = Food, wood and stone are put together and divided by 3, rounded down. Deniers are divided by 3, rounded down.
