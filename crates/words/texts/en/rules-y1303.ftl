# The rules of Caylus 1303 for those who play. Ids: rules-y1303-PHASE and so on; how long texts are written is told in rules.ftl.
# .title: the heading, where the phase has no name of its own; .short: the line of the summary.

rules-y1303-goal =
    You are the master of a guild. You send workers along the road and to the castle’s construction site, put up buildings and
    monuments, and win over characters who help you. After _nine rounds_, whoever has the most prestige points (PP) wins.

    Workers are your money too: whoever has done his work goes to the _camp_ and comes back only by recruiting. And only buildings
    before the _provost_ act, and everybody can move him.

rules-y1303-characters =
    - T0.7 The first player is drawn. Of the 12 characters, three more than there are players take part. Beginning with the last player
      and going back to the first, everybody chooses one. The three that are left lie on the board.

    Read [what they do](#group-characters). In the course of the game a favor can win you more of them, even from other players.
    .short = Everybody chooses a character, the last player first.
rules-y1303-planning =
    Beginning with the first player, clockwise and round after round, everybody who has not passed takes exactly one action:

    - T1.1 _Place a worker_ on a building of the road that has none; not on a monument, a residence or an empty space. If another player
      has built it, that player scores 1 PP at once.
    - T1.2 _Place a worker at the construction site_, on the next free place. Each player may have only one there.
    - T1.3 _Pass_: your house goes to the next place of the bridge. The first to pass takes the first-player tile, and begins the next
      round.
    - T1.4 Once somebody has passed, each worker costs the others 1 worker more, which goes to the camp. Whoever cannot pay for that must
      pass.
    .short = One worker at a time, or pass. Once somebody has passed, a worker costs the others one more.
    .example =
        Blue is the first to pass and takes the first-player tile. Now each worker costs the others two: the one that is placed, and
        one for the camp.
rules-y1303-activation =
    The buildings act one after the other, from the city gate along the road. Whoever has a worker there may use it once. Then the
    worker goes to the camp. You may always decline.

    - T2.1 _Fairground_: give 1 wood for 1 [favor](#favors). _Lawyer_: give 1 cloth and put a house of yours on a starting tile of the road that
      has none; in phase 4 it becomes your residence.
    - T2.2 _Carpenter_: choose a wood tile of the supply, pay its cost and put it on the first empty space of the road, with a house of
      yours. You score its PP. Without an empty space or a house you cannot build.
    - T2.3 _Toll_: move the provost 0, 1 or 2 steps, either way.
    - T2.4 _Guilds’ bridge_: in the order of passing, everybody may once move the provost by 1 to 3 steps, for 1 worker a step. Then
      whoever has the Bailiff may move him 1 step for nothing.
    - T2.5 Each space that the provost passes is a step, built or empty. He cannot go back beyond the bridge. At the end of the road
      he can go one step beyond the last space.
    - T2.6 Then the buildings between the bridge and the provost act. Those beyond him do not: their workers go to the camp for nothing.
    .short = The buildings act along the road: first those before the bridge, then everybody may move the provost, then those up to him.
    .example =
        The order of passing is Blue, Black, Red, Green. Blue does nothing. Black pays 2 workers and moves the provost 2 steps back;
        Red pays 2 and moves him 2 forward; Green pays 1 and moves him 1 back. Green’s worker acts, Red’s does not.
rules-y1303-delivery =
    - T3.1 Those with a worker at the construction site deliver batches, in the order in which they came, as many as they like. A batch
      is 3 different cubes, one of them food, and gives 5 PP.
    - T3.2 Whoever has delivered the most batches, and at least one, wins 1 favor. If several have delivered as many, it is the one whose
      worker was placed first.
    .short = Those at the construction site deliver batches of 3 cubes, 5 PP each. The best builder wins a favor.
    .example =
        Red and Green are at the site, Red came first. Red delivers 1 batch for 5 PP, Green 2 for 10 PP: Green wins the favor. Had Green
        delivered only one, Red would have won it.
rules-y1303-stewardship =
    - T4.1 The starting tiles that were claimed are turned over: they are residences now.
    - T4.2 Along the road, the owner of each residence that is not covered may build a monument on it: pay its cost, score its PP. One player
      may build several. The Theatre also gives 1 favor at once.
    - T4.3 _Recruiting_: everybody takes 3 workers from the camp (2 in a game with 5 players), and 1 more for each own residence that is not
      covered. The Garden brings 2 workers, the Granary 1 food, the Manufactory 1 cloth.
    - T4.4 The provost is put just before the last building built. The stone tile that lay there from the start does not count, as long
      as there are empty spaces before it.
    - The next round begins. After the ninth round the game is over.
    .short = Residences, monuments, new workers. The provost goes to the last building built.
    .example =
        Recruiting with four players: Green takes 3 workers; Black, who has two residences, takes 5; Red, with the Garden, takes 5; Blue, with the
        Manufactory, takes 3 and 1 cloth.
rules-y1303-over =
    - T4.5 After the ninth round each gold you have left is worth 2 PP. Whoever has the most PP wins. Those who are level share the win.
    .short = After the ninth round: 2 PP for each gold. The most PP win.

rules-y1303-setup =
    - T0.1 2 to 5 players, each with 15 workers and 10 houses, one of them for the bridge. With 2 or 5 players everybody has 10 workers at
      hand, with 3 or 4 players 6; the others are in the camp.
    - T0.2 The road starts with five buildings that are printed on it: Fairground, Lawyer, Carpenter, Toll and Guilds’ bridge. Then come eight of
      the nine starting tiles, a wood tile, four empty spaces, a stone tile and nine empty spaces. All tiles show their neutral side.
    - T0.3 On the construction site lie the ninth starting tile, a wood tile and a stone tile, with their neutral side. No worker can go
      there; they are used by favors.
    - T0.4 The other wood and stone tiles and the monuments are the supply.
    - T0.5 The provost starts just before the wood tile of the road.
    - T0.6 Everybody has 2 wood, 1 food and 1 stone.
    - T0.8 Workers and cubes are open, PP are secret until the end. Nobody has more than 15 workers: what would be more is lost. Whoever has no
      house left can neither build on the road nor use the Lawyer.
    .title = Set-up
rules-y1303-favors =
    Favors are won at the Fairground and in a Manor that has been built, as the best builder at the site, and with the Theatre.

    - T5.1 A favor is used at once. Either take a character from another player; or use one of the three tiles of the site, and then take a
      character from the board.
    - T5.2 In the rounds 1 to 3 only the first tile of the site can be used, in the rounds 4 to 6 also the second, in the rounds 7 to 9 also the
      third.
    - T5.3 After the tile of the site you take a character of your choice from the board, if there is one left. You may choose a tile
      you cannot use, just for the character (_our ruling_).
    .title = Favors
rules-y1303-tiles =
    - T7.1 The starting tiles belong to nobody until a Lawyer claims them. Their other side is a residence.
    - T7.2 Wood tiles are built at a Carpenter. Where the cost says “any”, you choose the cube, but not gold. At the Mason a stone tile is built just as
      a wood tile is at the Carpenter.
    - T7.3 Stone tiles are built at a Mason.
    - T7.4 When a stone Farm, Sawmill or Quarry acts for another player’s worker, its owner takes one cube of its main kind, whether the visitor takes anything
      or not; at most one cube a round, and none if a worker of the owner is there too.
    - T7.5 The wood and stone tiles that lie there from the start, on the road and on the site, show their neutral side. They belong to nobody and give no
      such cube.
    - T7.6 Monuments are built in phase 4, each on a residence of one’s own.
    .title = Tiles and their sides

rules-y1303-here-five-players = Five players: everybody recruits 2 workers a round instead of 3.

rules-y1303-group-fixed = Buildings printed on the road
    .about = They belong to nobody. All of them act, wherever the provost stands.
rules-y1303-group-start = Starting tiles
    .about = They belong to nobody. The Lawyer claims them, and then they become residences.
rules-y1303-group-wood = Wood tiles
    .about = Built at a Carpenter. A tile that lies there from the start shows its neutral side, one that a player has built the other side.
rules-y1303-group-stone = Stone tiles
    .about = Built at a Mason. A tile that lies there from the start shows its neutral side, one that a player has built the other side.
rules-y1303-group-monument = Residence and monuments
    .about = Monuments are built on residences in phase 4. No worker can go there.
rules-y1303-group-characters = Characters
    .about = You may have several. Each helps only the player who has it, from the moment it is there.

rules-y1303-note-fairground = A favor wins you a character.
rules-y1303-note-lawyer = It may be any starting tile of the road that nobody has claimed, with a worker on it or not; the worker still acts in this round.
rules-y1303-note-carpenter = You pay the tile’s cost and put it on the first empty space of the road, with one of your houses.
rules-y1303-note-toll = For nothing; or leave him where he is.
rules-y1303-note-bridge = No worker goes here. In the order of passing, everybody may move the provost by up to 3 steps, for 1 worker a step.
rules-y1303-note-gain = Take it, or leave it.
rules-y1303-note-market = You choose the cube, but not gold. The worker you give is one more than the one who stands here.
rules-y1303-note-choice = You choose the cube, but not gold.
rules-y1303-note-workers = The workers come from your camp; more than it holds you cannot get.
rules-y1303-note-mason = You pay the tile’s cost and put it on the first empty space of the road, with one of your houses.
rules-y1303-note-neutral-mason = On its neutral side you do not pay the one stone that is printed.
rules-y1303-note-manor = The favor is for whoever has the worker there. On its neutral side there is no favor.
rules-y1303-note-offer = One of the two offers, once, or none.
rules-y1303-note-alchemist = One of the two offers, once, or none. You give what you like, but no gold; two cubes may be alike.
rules-y1303-note-bonus = When another player’s worker uses it, its owner takes one cube of its main kind too.
rules-y1303-note-residence = Made by the Lawyer. It brings 1 worker when recruiting, and room for a monument. Nobody can send a worker there any more.
rules-y1303-note-recruiting = You receive it in phase 4 when recruiting, round after round.
rules-y1303-note-favor = The favor is yours when you build it, and is used at once.
rules-y1303-note-points = It does nothing else: its points are enough.

rules-y1303-character-early-riser =
    - T6.1 At the start of planning, before the first player, you may give 1 worker to the camp to place 1 worker, on the road or at the site. Then the first
      player begins as usual. Not to use this is not passing.
rules-y1303-character-thief =
    - T6.2 When you place a worker on another player’s building, that player scores nothing, even with the Steward.
rules-y1303-character-journeyman =
    - T6.3 Once a round you may place a worker on a building where another player’s worker stands. Yours acts after it. The extra cost and the owner’s points are as
      usual. Never at the site.
rules-y1303-character-night-worker =
    - T6.4 After others have passed, you place workers without the extra cost.
rules-y1303-character-bailiff =
    - T6.5 After everybody has had their turn at the bridge, you may move the provost 1 step, forward or back, for nothing.
rules-y1303-character-steward =
    - T6.6 You score 2 PP instead of 1 when another player places a worker on one of your buildings.
rules-y1303-character-goldsmith =
    - T6.7 Once a round, a batch of yours with at least 1 gold in it gives 5 PP more.
rules-y1303-character-deliveryman =
    - T6.8 You may deliver batches without a worker at the site, after everybody else. With a worker there you deliver in your turn, and may add
      batches at the end. All of them count for the favor; but without a worker you lose every tie.
rules-y1303-character-architect =
    - T6.9 You score 1 PP more for each wood building, stone building or monument you build.
rules-y1303-character-foreman =
    - T6.10 You score 1 PP more for each batch you deliver, on top of what the Goldsmith gives.
rules-y1303-character-chamberlain =
    - T6.11 Your batches may be any 3 cubes.
rules-y1303-character-day-labourer =
    - T6.12 You take 1 worker more when recruiting.

rules-y1303-faq-back = When do my workers come back to me?
    .answer = Never directly. A worker who has worked, or waited in vain, goes to the camp. From there workers come back by recruiting, and through buildings that give workers.
rules-y1303-faq-fifteen = A building gives more workers than my camp holds. What now?
    .answer = You take those that are there, and pay the full price. Workers on the board count among your 15.
rules-y1303-faq-first = I have passed first. Am I the first player at once?
    .answer = No, the tile changes nothing in this round. You begin the next one.
rules-y1303-faq-site-cost = Does a worker at the site cost one more, too, when somebody has passed?
    .answer = Yes.
rules-y1303-faq-beyond = Do I keep the point for a visitor, if my building does not act in the end?
    .answer = Yes. The point comes when the worker is placed.
rules-y1303-faq-decline = May I decline what a building gives?
    .answer = Yes, always. It is used as a whole or not at all, and only once.
rules-y1303-faq-no-batch = Nobody delivers a batch. Who wins the favor?
    .answer = Nobody.
rules-y1303-faq-claimed = The Lawyer has claimed a tile. Can it still be used?
    .answer = In this round, yes: it becomes a residence only in phase 4.
rules-y1303-faq-same-round = May I build a monument on a residence of this very round?
    .answer = Yes. Claimed tiles become residences first, then monuments are built, each residence being asked for once, along the road.
rules-y1303-faq-houses = Does a monument need a house?
    .answer = No, it keeps the house of the residence. You have 9 houses for the road.
rules-y1303-faq-useless = May I choose a tile of the site that I cannot use?
    .answer = Yes. You still take a character from the board, if there is one.
rules-y1303-faq-manor = Does a Manor on the site give a favor?
    .answer = No, the tiles of the site show their neutral side: it gives 2 PP. A favor never leads to another favor.
rules-y1303-faq-steal = How many characters may I have, and whose may I take?
    .answer = As many as you like, and any character of any other player.
rules-y1303-faq-thief = Does the Thief also stop the owner’s cube?
    .answer = No, only the points.
rules-y1303-faq-journeyman = Two workers stand on a stone Farm, by the Journeyman. What does its owner get?
    .answer = The points for each of the two visitors, but at most one cube. If one of the two is a worker of the owner, no cube at all.
rules-y1303-faq-mason = What exactly does the neutral Mason save?
    .answer = The one stone that is printed. If you choose stone for “any”, you pay that.
rules-y1303-faq-provost = Where does the provost go at the end of the round?
    .answer = Just before the wood or stone building that is farthest along the road, residences and monuments aside. The stone tile of the set-up counts only when the spaces before it are full.
rules-y1303-faq-gate = How far can the provost go?
    .answer = Back as far as the bridge, forward to one step beyond the last space. Nobody pays for steps that he cannot take.
