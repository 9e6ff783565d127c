// The cards and prestige buildings of Magna Carta as drawn. A test compares costs and points with docs/rules/magna-carta.md.
import { houses } from '../../art/houses';
import { trades } from '../../art/trades';
import type { Card, Prestige } from '../../types/magna-carta';
import type { Drawing } from '../../art/shapes';
import type { Kind, TileArt } from '../../art/tiles';

const card = (
	kind: Kind,
	drawing: Drawing,
	effect: string[],
	second?: string,
	cost?: string,
	points?: number,
): TileArt => ({
	kind,
	drawing,
	effect,
	...(second === undefined ? {} : { second }),
	...(cost === undefined ? {} : { cost }),
	...(points === undefined ? {} : { points }),
});

export const cards: Record<Card | Prestige, TileArt> = {
	'small-farm': card('wood', trades.sheaf, ['food'], 'food', 'food wood', 1),
	'small-sawmill': card('wood', trades.saw, ['wood'], 'wood', 'food wood', 1),
	'small-quarry': card('wood', trades.quarry, ['stone'], 'stone', 'food wood', 1),
	peddler: card('wood', trades.pack, ['1d > any', '2d > 2any'], '1d > any', 'wood any', 2),
	market: card('wood', trades.scales, ['any > 4d'], '1d', 'wood any', 2),
	lawyer: card('wood', trades.scroll, ['food > build:residence'], '2d', 'food wood', 2),
	'large-farm': card('stone', trades.barn, ['2food'], 'food', 'food 2stone', 2),
	'large-sawmill': card('stone', trades.saw, ['2wood'], 'wood', 'food 2stone', 2),
	'large-quarry': card('stone', trades.quarry, ['2stone'], 'stone', 'food 2stone', 2),
	'gold-mine': card('stone', trades.mine, ['gold'], 'any > gold', 'food 2stone', 2),
	bank: card('stone', trades.chest, ['1d > gold', '3d > 2gold'], '2d > gold', 'wood 2stone', 3),
	church: card('stone', trades.church, ['2d > token', '5d > 2token'], '3d > token', 'wood 2stone', 3),
	'neutral:park': card('neutral', trades.park, ['food']),
	'neutral:forest': card('neutral', trades.tree, ['wood']),
	'neutral:quarry': card('neutral', trades.quarry, ['stone']),
	'neutral:trading-post': card('neutral', houses.stall, ['2d']),
	'neutral:peddler': card('neutral', trades.pack, ['1d > any']),
	'prestige:theatre': card('prestige', houses.masks, [], undefined, '2wood gold', 6),
	'prestige:statue': card('prestige', houses.statue, [], undefined, '2stone gold', 6),
	'prestige:hotel': card('prestige', houses.hotel, ['income'], undefined, '3stone gold', 6),
	'prestige:stables': card('prestige', houses.horse, [], undefined, '3food 2gold', 10),
	'prestige:town-hall': card('prestige', houses.belfry, [], undefined, '3wood 2gold', 10),
	'prestige:monument': card('prestige', houses.column, [], undefined, '3stone 2gold', 10),
	'prestige:cathedral': card('prestige', houses.cathedral, [], undefined, '5stone 3gold', 14),
};

export const residence: TileArt = card('residence', houses.residence, ['income']);

/** The worth of a castle token, by section. */
export const worth = { dungeon: 4, walls: 3, towers: 2 } as const;
