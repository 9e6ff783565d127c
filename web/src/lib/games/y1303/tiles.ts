// The tiles of Caylus 1303 as drawn, both sides. A test compares costs and points with docs/rules/1303.md.
import { houses } from '../../art/houses';
import { trades } from '../../art/trades';
import type { Tile } from '../../types/y1303';
import type { Drawing } from '../../art/shapes';
import type { Kind, TileArt } from '../../art/tiles';

/** A tile with its neutral side, if it differs from the construction side. */
export interface TwoSided extends TileArt {
	bonus?: string;
	readonly neutral?: readonly string[];
}

const printed = (kind: Kind, drawing: Drawing, effect: string[]): TwoSided => ({ kind, drawing, effect });
const built = (
	kind: Kind,
	drawing: Drawing,
	effect: string[],
	cost: string,
	points: number,
	neutral?: string[],
): TwoSided => ({ kind, drawing, effect, cost, points, ...(neutral ? { neutral } : {}) });

export const tiles: Record<Tile, TwoSided> = {
	'fixed:fairground': printed('fixed', houses.tent, ['wood > favor']),
	'fixed:lawyer': printed('fixed', trades.scroll, ['cloth > build:residence']),
	'fixed:carpenter': printed('fixed', trades.hammer, ['build:wood']),
	'fixed:toll': printed('fixed', houses.toll, ['provost steps']),
	'fixed:bridge': printed('fixed', houses.bridge, ['1w > provost steps']),
	'start:farm': printed('neutral', trades.sheaf, ['food']),
	'start:sawmill': printed('neutral', trades.saw, ['wood']),
	'start:quarry': printed('neutral', trades.quarry, ['stone']),
	'start:market': printed('neutral', trades.scales, ['1w > any']),
	'start:guild-stone': printed('neutral', houses.guild, ['stone > 4w']),
	'start:guild-any': printed('neutral', houses.guild, ['any > 3w']),
	'start:carpenter': printed('neutral', trades.hammer, ['build:wood']),
	'wood:farm': built('wood', trades.sheaf, ['2food'], 'wood food', 2, ['food 1pp']),
	'wood:sawmill': built('wood', trades.saw, ['2wood'], 'wood food', 2, ['wood 1pp']),
	'wood:quarry': built('wood', trades.quarry, ['2stone'], 'wood food', 2, ['stone 1pp']),
	'wood:spinning-mill': built('wood', trades.wheel, ['2cloth'], '2wood', 2, ['cloth 1pp']),
	'wood:market': built('wood', trades.scales, ['any'], 'wood food', 3),
	'wood:covered-market': built('wood', houses.hall, ['3w'], 'wood any', 3, ['2w 1pp']),
	'wood:manor': built('wood', houses.manor, ['favor'], 'wood cloth', 4, ['2pp']),
	'wood:tailor': built('wood', trades.scissors, ['cloth > 4pp', '2cloth > 6pp'], 'wood any', 4),
	'wood:mason': built('wood', trades.trowel, ['build:stone'], 'wood any', 4),
	'stone:farm': { ...built('stone', trades.barn, ['2food cloth'], 'stone food', 3, ['food cloth']), bonus: 'food' },
	'stone:sawmill': { ...built('stone', trades.saw, ['2wood cloth'], 'stone food', 3, ['wood cloth']), bonus: 'wood' },
	'stone:quarry': {
		...built('stone', trades.quarry, ['2stone cloth'], 'stone food', 3, ['stone cloth']),
		bonus: 'stone',
	},
	'stone:gold-mine': built('stone', trades.mine, ['gold'], 'stone food', 4),
	'stone:foundry': built('stone', trades.anvil, ['1w > gold', '3w > 2gold'], 'stone wood', 5),
	'stone:alchemist': built('stone', trades.alembic, ['any > gold', '2any > 2gold'], 'stone wood', 5),
	'stone:guild': built('stone', houses.guild, ['any > 5w'], 'stone any', 4),
	'stone:church': built('stone', trades.church, ['2w > 4pp', '4w > 6pp'], 'stone cloth', 5),
	'stone:jeweller': built('stone', trades.ring, ['gold > 5pp', '2gold > 9pp'], 'stone wood', 5),
	'monument:garden': built('prestige', houses.garden, ['2w'], 'wood gold', 4),
	'monument:manufactory': built('prestige', houses.bolts, ['cloth'], 'cloth gold', 5),
	'monument:granary': built('prestige', houses.granary, ['food'], 'stone gold', 7),
	'monument:statue': built('prestige', houses.statue, [], '2stone gold', 7),
	'monument:theatre': built('prestige', houses.masks, ['favor'], '4wood 3gold', 12),
	'monument:cathedral': built('prestige', houses.cathedral, [], '3stone 3gold', 15),
	'monument:castle-mansion': built('prestige', houses.mansion, [], '5stone 5gold', 20),
};

export const residence: TileArt = printed('residence', houses.residence, ['1w']);

const neutrals = Object.fromEntries(
	Object.entries(tiles).map(([id, { neutral, ...tile }]) => {
		delete tile.bonus;
		return [id, { ...tile, effect: neutral ?? tile.effect }];
	}),
) as Record<Tile, TileArt>;

/** The side of a tile that faces up: the neutral one if the tile was laid at set-up. */
export const side = (tile: Tile, isNeutral: boolean): TileArt => (isNeutral ? neutrals : tiles)[tile];
