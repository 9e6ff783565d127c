# The guide through the first turn: a friendly word at each kind of decision. The first sentence says what to do: a phone shows no more. Ids: guide-GAME-DECISION; .title: what it is about.

guide-name = Your first turn
guide-close = Close the guide for good
guide-again = Guide me through a turn
guide-more = More about this in the rules
guide-look = Show me:
guide-road = the road
guide-bridge = the bridge
guide-supply = the supply
guide-hand = your hand
guide-castle = the castle
guide-site = the construction site
guide-specials = the special buildings
guide-characters = the characters

guide-classic-place = Begin with cubes: the pink buildings after the bridge give them. Everything that glows can be chosen. A house in the castle takes food and two other kinds, and you already have food and wood; a Carpenter builds a building of your own. The provost stands on the last pink tile: whatever lies beyond him is likely to be in vain.
    .title = Place your first worker
guide-classic-place-more = Go on while a place helps you, but keep a denier or two to move the provost. Each worker costs a denier, and more once others pass. The castle is worth a worker early: houses in the Dungeon bring the most points, and the best builder wins a favor. But go there only if you will have a batch in phase 6. Whoever passes first gets a denier back.
    .title = One more worker, or pass?
guide-classic-gate = Take the best place that is still free: your worker leaves the Gate for nothing. Now you have seen where the others went.
    .title = Where does the Gate lead?
guide-classic-guild = Forward saves your workers that are too far away; back leaves workers of others in the cold. If all is well, leave him.
    .title = Move the provost for nothing
guide-classic-joust = A favor is almost always worth a cloth and a denier. It is worth more each time you use the same line.
    .title = Buy a favor?
guide-classic-inn = If you stay, your workers cost 1 denier each next turn, however many have passed. But you have one worker less.
    .title = Stay at the Inn?
guide-classic-provost = If nothing is at stake, keep your money. Is one of your workers beyond him? Then paying to bring him forward may save it. Are workers of others just before him? Then a denier or two can spoil their turn. Those who passed after you may still move him too.
    .title = The provost
guide-classic-produce = Where you may choose, think of the castle: a batch is food and two other kinds.
    .title = Take what the building gives
guide-classic-build = Early on, take a building that produces. The tile goes to the first empty space of the road and is yours: its points now, and a point whenever somebody else sends a worker there. The Mason opens the stone buildings; the Lawyer leads to residences and prestige buildings.
    .title = Build something of your own
guide-classic-lawyer = Choose a neutral building that helps the others more than you. A residence brings points at once and income for the rest of the game, and later there is room for a prestige building on it.
    .title = Make a residence
guide-classic-site = The residence makes way for the prestige building, and its income is gone.
    .title = Which residence?
guide-classic-trade = Take an offer only if it helps you now. Money is scarce at first, and cubes are worth most at the castle.
    .title = An offer
guide-classic-batch = Give what you have, but spare the cubes for a building that you really want. Each batch is a house: 5 points in the Dungeon. Most batches this turn win a favor.
    .title = Give a batch
guide-classic-favor = Choose a line: points, money, cubes, or building for less. Your marker goes on one column each time, so it pays to stay on a line. Money and cubes help early, points late; building needs patience.
    .title = The King’s favor
guide-classic-lost = { $way ->
        [back] The provost went back to { $to }
       *[other] The provost stood at { $to }
    }, so { $tiles } gave you nothing. Keep a denier or two to move him, or pass later: the last to pass has the last word.
    .title = What happened
guide-classic-end = The rules of each phase are always at hand; so is a hint. That was a turn. From now on it goes round in the same way: the bailiff walks on, the castle’s sections are counted one after the other, and the Towers end the game.
    .title = Well done

guide-magna-carta-mulligan = Keep a hand with cards that cost 1 food and 1 wood: you can build them at once. Three cards that all need stone are slow; change them.
    .title = Your first hand
guide-magna-carta-action = A small Farm, Sawmill or Quarry costs little and pays back each time somebody else uses it. You have some deniers, food and wood. A worker costs a denier, on any card of the road. Stone is scarce in the beginning: whoever has it builds the better cards.
    .title = One action
guide-magna-carta-action-more = Think of the castle: a batch is food, wood and stone, and the first tokens are the best. Keep a denier for the provost, if one of your workers stands far down the road. It goes round until all have passed; whoever passes first gets one denier.
    .title = One more action, or pass?
guide-magna-carta-site = The prestige building covers the residence: its point and its income are gone.
    .title = Which residence?
guide-magna-carta-provost = If nothing is at stake, keep your money. Is one of your workers beyond him, or a visitor on a card of yours? Then a denier may be well spent.
    .title = The provost
guide-magna-carta-primary = Think of what is missing for a batch, or for the next card of your hand. Your worker may use the card now.
    .title = Your worker acts
guide-magna-carta-secondary = Take your share if it helps you: somebody else’s worker is on your card.
    .title = The owner’s share
guide-magna-carta-batch = Tokens of the Dungeon are worth the most and go first. A batch is food, wood and stone. Whoever gives the most batches this turn gets a gold. But keep the cubes you need to build.
    .title = Give a batch
guide-magna-carta-lost = { $way ->
        [back] The provost went back to { $to }
       *[other] The provost stood at { $to }
    }, so { $tiles } gave you nothing. Keep a denier or two to move him, or pass later: the last to pass has the last word.
    .title = What happened
guide-magna-carta-end = The rules of each phase are always at hand; so is a hint. That was a turn. Go on like this until the last token is gone.
    .title = Well done

guide-y1303-character = For a first game, take one that brings workers, or points for what you do anyway. Each character helps in its own way, from now on: point at one to read how.
    .title = Choose a character
guide-y1303-early-riser = It costs a second worker: a place that nobody is after is not worth it. You may take the best place before everybody else.
    .title = Up before the others
guide-y1303-place = Begin with the tiles after the bridge: they give cubes. Everything that glows can be chosen. Workers are your money, too: each one you place goes to the camp afterwards, and only a few come back each round. The Carpenter builds a building of your own. Whatever lies beyond the provost is likely to be in vain.
    .title = Place your first worker
guide-y1303-place-more = You need not place them all: what you keep is there in the next round. At the construction site a batch is worth 5 points, and you begin with food, wood and stone, which is one. Whoever passes first begins the next round, and makes it dearer for the others.
    .title = One more worker, or pass?
guide-y1303-effect = Think of what is missing for a batch, or for the building you want. You may use the tile, or leave it.
    .title = Your worker acts
guide-y1303-lawyer = Choose a tile that others use more than you. It becomes your residence at the end of the round: one worker more each round, and room for a monument. Early on this is worth a cloth.
    .title = Claim a tile
guide-y1303-build = Early on, take a building that gives two cubes. The tile goes to the first empty space of the road, with a house of yours: its points now, and a point whenever somebody else sends a worker there. The Mason opens the stone buildings.
    .title = Build something of your own
guide-y1303-toll = Forward saves your workers that are too far away; back leaves those of others in the cold. You move the provost for nothing.
    .title = Move the provost
guide-y1303-bridge = Move him only if one of your workers would otherwise stand there for nothing. Each step costs a worker, and workers are dear. Those who passed after you may still move him too.
    .title = The provost
guide-y1303-bailiff = One step for nothing, and nobody can answer it.
    .title = Your Bailiff
guide-y1303-batch = 5 points for food and two other kinds. Most batches win a favor, and a favor wins you a character.
    .title = Deliver a batch
guide-y1303-monument = A monument costs gold and gives many points. The residence under it brings no worker any more.
    .title = A monument
guide-y1303-favor = Take a character from another player; or use a tile of the site and take a free one. The one weakens somebody, the other gives you goods as well.
    .title = A favor
guide-y1303-favor-character = Take the one that fits what you do most: building, delivering, or placing many workers.
    .title = Choose a character
guide-y1303-lost = { $way ->
        [back] The provost was moved back
       *[other] The provost did not get that far
    }, so { $tiles } gave you nothing. Stay closer to the bridge, or keep a worker or two to move him.
    .title = What happened
guide-y1303-end = The rules of each phase are always at hand; so is a hint. That was a round. There are nine.
    .title = Well done
