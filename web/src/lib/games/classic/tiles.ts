// The tiles and special buildings of Caylus as drawn. A test compares costs and points with docs/rules/classic.md.
import { houses } from '../../art/houses';
import { trades } from '../../art/trades';
import type { Options, Tile } from '../../types/classic';
import type { Drawing } from '../../art/shapes';
import type { Kind, TileArt } from '../../art/tiles';

const tile = (kind: Kind, drawing: Drawing, effect: string[], cost?: string, points?: number): TileArt => ({
	kind,
	drawing,
	effect,
	...(cost === undefined ? {} : { cost }),
	...(points === undefined ? {} : { points }),
});

export const tiles: Record<Tile, TileArt> = {
	'neutral:farm': tile('neutral', trades.sheaf, ['food / cloth']),
	'neutral:forest': tile('neutral', trades.tree, ['food / wood']),
	'neutral:sawmill': tile('neutral', trades.saw, ['wood']),
	'neutral:quarry': tile('neutral', trades.quarry, ['stone']),
	'neutral:market': tile('neutral', trades.scales, ['any > 4d']),
	'neutral:carpenter': tile('neutral', trades.hammer, ['build:wood']),
	'fixed:peddler': tile('fixed', trades.pack, ['2d > any']),
	'fixed:carpenter': tile('fixed', trades.hammer, ['build:wood']),
	'fixed:gold-mine': tile('fixed', trades.mine, ['gold']),
	'wood:farm-food': tile('wood', trades.sheaf, ['2food / cloth'], 'food wood', 2),
	'wood:farm-cloth': tile('wood', trades.sheep, ['2cloth / food'], 'food wood', 2),
	'wood:quarry': tile('wood', trades.quarry, ['2stone'], 'food wood', 2),
	'wood:sawmill': tile('wood', trades.saw, ['2wood'], 'food wood', 2),
	'wood:market': tile('wood', trades.scales, ['any > 6d'], 'wood any', 4),
	'wood:peddler': tile('wood', trades.pack, ['1d > any', '2d > 2any'], 'wood any', 4),
	'wood:lawyer': tile('wood', trades.scroll, ['cloth 1d > build:residence'], 'wood cloth', 4),
	'wood:mason': tile('wood', trades.trowel, ['build:stone'], 'food wood', 4),
	'stone:farm': { ...tile('stone', trades.barn, ['2food cloth'], 'food stone', 3), bonus: 'food / cloth' },
	'stone:park': { ...tile('stone', trades.park, ['2wood food'], 'food stone', 3), bonus: 'wood / food' },
	'stone:workshop': { ...tile('stone', trades.bench, ['2stone cloth'], 'food stone', 3), bonus: 'stone / cloth' },
	'stone:architect': tile('stone', trades.dividers, ['build:prestige'], 'food stone', 6),
	'stone:church': tile('stone', trades.church, ['2d > 3pp', '4d > 5pp'], 'stone cloth', 3),
	'stone:tailor': tile('stone', trades.scissors, ['2cloth > 4pp', '3cloth > 6pp'], 'wood stone', 6),
	'stone:bank': tile('stone', trades.chest, ['2d > gold', '5d > 2gold'], 'wood stone', 6),
	'stone:alchemist': tile('stone', trades.alembic, ['2any > gold', '4any > 2gold'], 'food stone', 6),
	'stone:jeweller': tile('stone', trades.ring, ['gold > 5pp', '2gold > 9pp'], 'stone cloth', 6),
	'prestige:statue': tile('prestige', houses.statue, ['favor'], '2stone gold', 7),
	'prestige:granary': tile('prestige', houses.granary, [], '3food gold', 10),
	'prestige:library': tile('prestige', houses.books, ['income'], '3wood gold', 10),
	'prestige:weaver': tile('prestige', trades.loom, [], '3cloth gold', 12),
	'prestige:theatre': tile('prestige', houses.masks, ['favor'], '3wood 2gold', 14),
	'prestige:university': tile('prestige', houses.university, ['favor'], '3stone 2gold', 14),
	'prestige:monument': tile('prestige', houses.column, ['2favor'], '4stone 2gold', 14),
	'prestige:hotel': tile('prestige', houses.hotel, ['2income'], '3stone 2gold', 16),
	'prestige:cathedral': tile('prestige', houses.cathedral, [], '5stone 3gold', 25),
	residence: tile('residence', houses.residence, ['income'], 'cloth 1d', 2),
};

const ENGLISH_TAILOR: TileArt = { ...tiles['stone:tailor'], effect: ['cloth > 2pp', '3cloth > 6pp'] };
const CHURCH_FOR_4: TileArt = { ...tiles['stone:church'], points: 4 };

/** A tile in the game's edition. */
export function artOf(tile: Tile, { tailor, church }: Options): TileArt {
	if (tile === 'stone:tailor' && tailor === '1-2') return ENGLISH_TAILOR;
	if (tile === 'stone:church' && church === 4) return CHURCH_FOR_4;
	return tiles[tile];
}

/** The special buildings in activation order, with their number of places. */
export const specials = [
	{ id: 'gate', drawing: houses.gate, effect: ['worker > steps'] },
	{ id: 'trading-post', drawing: houses.stall, effect: ['3d'] },
	{ id: 'merchants-guild', drawing: houses.guildhall, effect: ['provost steps'] },
	{ id: 'joust-field', drawing: houses.joust, effect: ['1d cloth > favor'] },
	{ id: 'stables', drawing: houses.horse, effect: ['order'] },
	{ id: 'inn', drawing: houses.tankard, effect: ['bed > worker 1d'] },
] as const;

/** The table of favors: a row of icons per line and column. */
export const favors = {
	prestige: ['1pp', '2pp', '3pp', '4pp', '5pp'],
	deniers: ['3d', '4d', '5d', '6d', '7d'],
	cubes: ['food', 'wood / stone', 'cloth', 'any > 2any', 'gold'],
	building: ['', 'build:wood', 'build:stone', 'build:residence', 'build:prestige'],
} as const;

export type Line = keyof typeof favors;
