# The rules of Caylus for those who play. Ids: rules-classic-PHASE and so on; how long texts are written is told in rules.ftl.
# .title: the heading, where the phase has no name of its own; .short: the line of the summary; .example: what happens at a table.

rules-classic-goal =
    The King wants a castle, and you are one of his master builders. Along a road that leads away from the castle a town grows:
    you send workers to its buildings, gather cubes and money, put up buildings of your own, and give cubes to the castle. All
    this earns _prestige points_ (PP). When the Towers, the last section of the castle, have been counted, whoever has the most
    PP wins.

    A turn has seven phases. Only workers up to the _provost_ do their work, and everybody can move him. That is the heart of
    the game.

rules-classic-income =
    - C1.1 Everybody receives 2 d, and 1 d more for each own [residence](#tile-residence), 1 d with the Library and 2 d with the
      Hotel. Income is paid in the first turn too. There is no limit to what you may hold.
    .short = Everybody receives 2 d, and more for residences, Library and Hotel.
rules-classic-placing =
    - C2.1 In turn order, round after round, everybody who has not passed does exactly one thing: place _one_ worker, or pass.
    - C2.2 A worker costs 1 d, and 1 d more for each player who has passed. On your own building it always costs 1 d. If your
      worker is on the right circle of the [Inn](#place-inn), it always costs you 1 d, wherever it goes.
    - C2.3 Passing is free, and final for this turn. Your marker goes to the lowest free number of the bridge. The first to pass
      gets 1 d at once. Whoever has no worker left, or cannot pay for any place, must pass.
    - C2.4 A worker may not go to an empty space of the road, a residence, a prestige building, or a place that already has a
      worker. Stables, Inn and castle have room for more than one.
    - C2.5 The [Stables](#place-stables) hold three workers, in the order in which they come; only one for each player.
    - C2.6 At the Inn you go to the left circle. Only one worker a turn can come there. You may be on both circles at once.
    - C2.7 At the castle you take the next free number. Each player may have only one worker there.
    - C2.8 When you place a worker on another player’s building, that player scores 1 PP at once, and keeps it even if the
      building does not work in the end. On your own building nobody scores.
    - C2.9 The Gold mine can be chosen from the first turn on. But it lies far down the road.
    - C2.10 The phase ends when everybody has passed.
    .short = One worker at a time, or pass. The more players have passed, the more a worker costs.
    .example =
        Blue and Orange have passed. Red places a worker on Green’s Mason: Red pays 3 d, and Green scores 1 PP. On a building of
        his own Red would have paid 1 d.
rules-classic-special =
    The special buildings between castle and bridge act in the order of the road. They act always: the provost is of no
    importance to them.

    - C3.1 _Gate_: you may move this worker, free of charge, to any place where you could put one now, or take it back. Who owns
      the building it reaches scores as usual. Castle, Stables or Inn can be reached only if you have no worker there yet;
      a worker of yours on the Inn’s right circle counts (_our ruling_). A special building reached in this way acts in this same phase.
    - C3.2 _Trading post_: you receive 3 d.
    - C3.3 _Merchants’ guild_: you may move the provost up to 3 spaces either way, for nothing; or leave him.
    - C3.4 _Joust field_: you may pay 1 d and 1 cloth, once, for one [royal favor](#favors).
    - C3.5 _Stables_: those who are here come first in the turn order, in the order in which they arrived; the others follow as
      before. The new order holds from now on.
    - C3.6 _Inn_: a worker on the left circle moves to the right circle, and whoever was there goes home. If nobody has come, the
      worker on the right may stay or go home, as its owner likes. While it is there, it cannot be placed.
    - C3.7 After the building has acted its worker goes home, except at the Inn and at the castle.
    .short = Gate, Trading post, Merchants’ guild, Joust field, Stables and Inn act, whatever the provost does.
    .example =
        Blue came first to the Stables, Red second. The turn order was Red, Green, Orange, Blue. Now it is Blue, Red, Green,
        Orange.
rules-classic-provost =
    - C4.1 In the order of passing, each player may once move the provost by 1 to 3 spaces, forward or back, for 1 d a space; or
      leave him where he is.
    - C4.2 He stays on the road, from r1 to r28. He may stand on an empty space.

    Whoever passed last moves him last, and so has the last word. Whoever passed first knows the least, but has gained a denier.
    .short = In the order of passing, everybody may pay to move the provost: 1 d a space, up to 3.
    .example =
        The order of passing is Blue, Orange, Red, Green. Blue leaves the provost alone, Orange moves him 2 back, Red 2
        forward, Green 1 back. All in all he has gone back 1 space. Green’s worker works, Red’s does not.
rules-classic-activation =
    - C5.1 From the bridge up to the provost, his own space included, the buildings with a worker act one after the other, and
      each worker then goes home. Workers beyond the provost go home with nothing. Space r1 therefore always works.
    - C5.2 You need not use a building, but production is always taken.
    - C5.3 When another player’s worker uses your stone building that produces (Farm, Park, Workshop), you take one cube of a kind
      that it produces, after the visitor. When you use it yourself, you have the normal production only.
    - C5.4 _Carpenter_ and _Mason_: build one wood building, or one stone building, of the supply. Pay its cost, put it on the
      first empty space of the road, and score its PP. It is yours. If the road is full, nothing can be built there.
    - C5.5 _Architect_: build one prestige building of the supply in place of one of your residences. Pay its cost and score its
      PP. The residence and its income are gone. Some give favors at once: Statue, Theatre and University 1, Monument 2; and the
      Church, a stone building, gives 1 favor too.
    - C5.6 _Lawyer_: pay 1 cloth and 1 d to turn a neutral building, or a wood or stone building of your own, into your
      residence: 2 PP. Never a building printed on the board, another player’s building, a Lawyer, a residence or a prestige
      building. A neutral tile leaves the game; your own tile goes back to the supply and can be built again.
    - C5.7 If there is a worker on the building that still has to work, or waits in vain beyond the provost, you pay now, but the
      building changes, and you score, when the phase is over.
    - C5.8 A Market buys any cube, gold too. Peddlers sell anything but gold. The Alchemist takes anything but gold.
    - C5.9 One worker, one use: one building built, one cube sold, one of the offers taken.
    .short = The buildings with a worker act along the road, from the bridge up to the provost. The rest is in vain.
    .example =
        Green’s worker is on Blue’s Architect; Blue scored 1 PP when it was placed. Green gives 1 gold and 2 stone and builds
        the Statue in place of an own residence: 7 PP and 1 favor.
rules-classic-castle =
    - C6.1 Those with a worker at the castle give batches, in the order in which they came. A batch is 3 cubes of three different
      kinds, one of them food. You may give as many as you have.
    - C6.2 Each batch is a house in the castle: 5 PP in the _Dungeon_ (6 places), 4 PP in the _Walls_ (10 places), 3 PP in the
      _Towers_ (14 places). Nobody chooses the section: it is the first that has not been counted, and when that is full, the
      next one.
    - C6.3 Whoever is at the castle and gives no batch loses 2 PP, unless there is no room left at all (_our ruling_:
      the booklets do not mention a full castle).
    - C6.4 Whoever has given the most batches this turn wins 1 favor. If several have given as many, it is the one who came
      first.
    .short = Those at the castle give batches of 3 cubes: PP for each, and a favor for the best builder.
    .example =
        The Dungeon has one place left. Red, who came first, has given 1 batch. Green gives 2: the first house goes to the
        Dungeon, the second to the Walls, for 5 + 4 = 9 PP, and Green wins the favor. Had Green given 1, Red would have won it.
rules-classic-end-of-turn =
    - C7.1 The bailiff goes on: 2 spaces if the provost is beyond him, otherwise 1. Then the provost joins him.
    - C7.2 A section of the castle is counted when the bailiff reaches its space of the road (r12 the Dungeon, r18 the Walls, r24
      the Towers), or in the turn in which it is completed. Each is counted once. Houses in the next section do not count yet.
    - C7.3 In turn order, each player’s houses in that section are counted. Without a house you lose PP: 2 in the Dungeon, 3 in the
      Walls, 4 in the Towers. One house saves you from that. More houses win favors: in the Dungeon 1 favor for 2 or more; in
      the Walls 1 favor for 2, 2 favors for 3 or 4, 3 favors for 5 or more; in the Towers 1 favor for 2 or 3, 2 favors for 4 or 5,
      3 favors for 6 or more.
    - C7.4 After the count everybody builds in the next section. What is empty in the old one stays empty.
    - C7.5 After the count of the Towers the game is over.
    - C7.6 With 2 players, the turn order is swapped at the start of each turn but the first.
    .short = The bailiff moves 1 or 2 spaces. When he reaches a mark, or a section is full, it is counted.
    .example =
        The Dungeon is counted. Red has 2 houses in it and wins 1 favor. Orange has none and loses 2 PP. Green has 1 in it, and 1
        in the Walls, which does not count now: nothing happens to Green.
rules-classic-over =
    - C9.1 Each gold you have left is worth 3 PP, every 3 other cubes 1 PP, every 4 d 1 PP. Whoever has the most PP wins. Those who are
      level share the win.
    .short = After the count of the Towers: 3 PP for each gold, 1 PP for every 3 other cubes, 1 PP for every 4 d. The most PP win.

rules-classic-setup =
    - C0.1 2 to 5 players, each with 6 workers.
    - C0.2 The road has 28 spaces, counted from the bridge, r1 to r28. The 6 neutral tiles lie shuffled on the first six.
      Three buildings are printed on the road: the Peddler on r7, the Carpenter on r8, the Gold mine on r16. The rest is empty.
    - C0.3 Three spaces are marked with a section of the castle: r12 with the Dungeon, r18 with the Walls, r24 with the Towers.
    - C0.4 The turn order is drawn. The first player starts with 5 d, the next two with 6 d, the others with 7 d.
    - C0.5 Everybody has 2 food and 1 wood.
    - C0.6 Bailiff and provost start on r6. PP never fall below 0.
    - C0.7 Nothing is hidden: everybody sees everybody’s money and cubes.
    .title = Set-up
rules-classic-favors =
    Favors of the King are won at the [Joust field](#place-joust-field), as the best builder of the castle, at the counts, and by
    building the Church, the Statue, the Theatre, the University or the Monument.

    - C8.1 A favor is used at once. Choose one of the four lines. Your marker there goes one column to the right, if it may. Then
      you may use _one_ effect of this line, that of the column where your marker is or of any column before it.
    - C8.2 Columns 1 and 2 are open from the start, columns 3 and 4 when the count of the Dungeon is over, column 5 when the count of the
      Walls is over.
    - C8.3 In one phase you can use each line only once. So 4 favors are the most that can be used in a phase; others are lost.
    - C8.4 Several favors are used one after the other, in the order you like. What one gives may pay for the next.
    - C8.5 _Line of prestige_: 1 PP in the first column, up to 5 PP in the last.
    - C8.6 _Line of deniers_: 3 d in the first column, up to 7 d in the last.
    - C8.7 _Line of cubes_: 1 food; 1 wood or 1 stone; 1 cloth; give 1 cube for 2 others, but not gold; 1 gold.
    - C8.8 _Line of building_: nothing in the first column; then a wood building for 1 wood less; a stone building for 1 stone less; a
      residence for 1 cloth; a prestige building at its full price. This discount is for the favor only.
    - C5.10 The building line builds in stone even if nobody has a Mason.
    - C8.9 With _simplified favors_ there is no table: each favor is 3 PP, and there is no limit.
    .title = Royal favors
    .example =
        After the Dungeon has been counted, Green wins a favor at the Joust field and chooses the building line. The marker goes
        from column 2 to column 3: Green builds the Park for 1 food alone, and scores its 3 PP.
rules-classic-two-players =
    - C10.1 Two players start with 5 d each. There are no Stables; instead the turn order is swapped at the start of each turn but
      the first. When one has passed, the other pays 3 d for a worker instead of 2. Own buildings, and the Inn, still make it 1 d.
    .title = The game for two
rules-classic-editions =
    The game has appeared in several editions, and each can be played here.

    - The _French_ edition is the usual one here.
    - The _English_ edition has no Jeweller; its Church is worth 4 PP instead of 3; and its Tailor makes 2 PP of 1 cloth, or 6 PP
      of 3.
    - The _premium_ edition plays like the French one.
    - _Simplified favors_ go with each of them.
    .title = Editions

# What differs at a table
rules-classic-here-two-players = Two players: no Stables, the turn order is swapped each turn, and after one has passed a worker costs the other 3 d.

# The groups of things
rules-classic-group-special = Special buildings and the castle
rules-classic-group-neutral = Neutral buildings
    .about = The six pink tiles at the start of the road. They belong to nobody. A Lawyer can turn them into residences.
rules-classic-group-fixed = Buildings printed on the board
    .about = They belong to nobody, and can be neither covered nor changed.
rules-classic-group-wood = Wood buildings
    .about = Built at a Carpenter, or by a favor. They stand on the road and belong to their builder.
rules-classic-group-stone = Stone buildings
    .about = Built at a Mason, or by a favor. They stand on the road and belong to their builder.
rules-classic-group-prestige = Residence and prestige buildings
    .about = A prestige building takes the place of a residence of its builder. No worker can go there.
rules-classic-group-lines = The table of favors
    .about = A row is a line, its columns go from left to right. Use the column of your marker, or one before it.

# Notes on things, shared by those that work alike
rules-classic-note-production = Production: what it gives is always taken. Where there is a choice, you choose when it acts.
rules-classic-note-shared = When somebody else’s worker uses it, the owner takes one of its cubes too.
rules-classic-note-market = You sell one cube, of any kind; gold too.
rules-classic-note-peddler = You choose what you buy, but gold is never sold. Two cubes may be alike.
rules-classic-note-carpenter = You pay its cost and put it on the first empty space of the road.
rules-classic-note-mason = You pay its cost and put it on the first empty space of the road. Whoever builds the Mason opens the stone buildings for all.
rules-classic-note-lawyer = For 1 cloth and 1 d, a neutral building, or a wood or stone building of yours, becomes your residence. A Lawyer cannot be changed.
rules-classic-note-architect = It takes the place of a residence of yours, so you need one.
rules-classic-note-offer = Take one of the two offers, or none.
rules-classic-note-alchemist = Take one of the two offers, or none. You give what you like, but no gold.
rules-classic-note-mine = Production. It lies at r16, and works only in the turns in which the provost comes so far.
rules-classic-note-favor = The [favor](#favors) is yours when you build it, and is used at once.
rules-classic-note-income = You receive it in phase 1, turn after turn.
rules-classic-note-points = It does nothing else: its points are enough.
rules-classic-note-residence = Made by a [Lawyer](#tile-wood-lawyer). It gives income, and room for a prestige building; nobody can send a worker there any more.
rules-classic-note-gate = Keep your options open: decide in phase 3, when you have seen where the others went, and without paying again. The worker may also come home.
rules-classic-note-trading-post = Money that cannot be lost: the provost has no say here.
rules-classic-note-merchants-guild = You move the provost for nothing, before all who pay for it in phase 4.
rules-classic-note-joust-field = Once a turn, and only if you have the cloth when it acts, in phase 3.
rules-classic-note-stables = Three places, one for each player. The order counts from now on: for placing workers, and for the counts of this turn.
rules-classic-note-inn = The worker moves from the left circle to the right. From the next turn on, each of your workers costs 1 d, until you leave or somebody else comes. But the worker in the Inn cannot be placed.
rules-classic-note-castle = One worker for each player. Who comes first also builds first, and wins the favor if others give as many batches. See [the castle](#castle).
rules-classic-note-line-prestige = Points at once. Good for the end of the game.
rules-classic-note-line-deniers = Money at once, and no worker needed.
rules-classic-note-line-cubes = In column 4 you may give gold too, but never receive it. Two cubes received may be alike.
rules-classic-note-line-building = Nothing in column 1: it takes two favors before this line gives anything. Later it builds for less, and without a worker.

# Questions and answers; .answer
rules-classic-faq-bridge = Can the provost stand on the bridge?
    .answer = No. He stays on the road, on a building or on an empty space. So the building on r1 always works.
rules-classic-faq-printed = What becomes of the buildings that are printed on the board?
    .answer = Peddler, Carpenter and Gold mine stay. Whoever builds skips their spaces, and the Lawyer cannot change them.
rules-classic-faq-several = Can one worker at a Carpenter build several buildings?
    .answer = No, one building. In the same way one cube is sold at a Market, and one bought at the Peddler of the board.
rules-classic-faq-level = Three players are at the castle. The first gives 1 batch, the second and the third give 2. Who has the favor?
    .answer = The second. Of those who gave the most, the one who came first to the castle wins it.
rules-classic-faq-monument = I win three favors at a count and build the Monument with one of them. Do I have both its favors?
    .answer = No, one is lost. All five fall into the same phase, and in a phase each of the four lines can be used once.
rules-classic-faq-two-architects = I use both Architects in one turn, and both buildings give a favor. May both go to the same line?
    .answer = No, for they are won in the same phase. A favor from the Joust field is won in phase 3 and does not stand in their way.
rules-classic-faq-third-column = Is the third column open during the count of the Dungeon?
    .answer = No, only when the count is over. In the same way the fifth column waits until the count of the Walls is over.
rules-classic-faq-stock = Can cubes, money, houses or residences run out?
    .answer = No. Only the wood, stone and prestige tiles are as many as the supply shows.
rules-classic-faq-first-income = Is there income in the first turn?
    .answer = Yes, on top of the money everybody starts with.
rules-classic-faq-gold-mine = Can a worker go to the Gold mine although the road before it is empty?
    .answer = Yes, from the first turn on. But the provost hardly ever comes so far so early.
rules-classic-faq-section = Can I build in the Walls while the Dungeon has room?
    .answer = No, unless the Dungeon has been counted. The first section that has not been counted is filled first.
rules-classic-faq-early = What if a section is full before the bailiff gets to its space?
    .answer = It is counted at the end of that turn. When the bailiff gets there, nothing happens any more.
rules-classic-faq-two-counts = Can two sections be counted in one turn?
    .answer = Yes, though it is rare. The earlier one is counted completely first. Both counts are one phase, so each line can be used once in both together. _Our ruling_: the columns that the first count opens are open for the second. The booklet’s own answer on new columns, “in the next turn”, points the other way, but seems to have a single count in mind.
rules-classic-faq-architect-favor = Does a prestige building cost less when a favor builds it?
    .answer = No, it costs its full price.
rules-classic-faq-favor-pays = Can one favor pay for another?
    .answer = Yes. You choose the order, and what one gives can be spent in the next.
rules-classic-faq-discount = Does the discount of the building line also hold for my workers?
    .answer = No. A worker at a Carpenter or Mason always builds at the full price.
rules-classic-faq-any = What is “any cube” in a cost?
    .answer = Whatever you like, gold too. It may be the same kind as the other cube of the cost.
rules-classic-faq-lower = May I use a lower column than the one of my marker?
    .answer = Yes, on every line. And if the marker cannot go on, the line can still be used.
rules-classic-faq-gate-price = Do I pay when a worker leaves the Gate?
    .answer = No. Money plays no part there, not even when others have passed. The worker may go to any place where you could put one now, but not back on the Gate.
rules-classic-faq-marked = What can I do with a building that is going to become a residence?
    .answer = Until then it is what it was, and its worker still works. It cannot be chosen a second time, and it is no room for a prestige building yet.
rules-classic-faq-full-road = What if the road is full?
    .answer = Carpenter and Mason offer nothing then, nor do they as favors. Lawyer and Architect still work.
rules-classic-faq-last-favors = Do the favors of the last count still matter?
    .answer = Yes. They are used before the points for gold, cubes and money are added.
