// The tiles, special buildings and favors of Caylus as drawn.
import { base, changes, options as usual } from '../../facts/classic';
import { mapped, underOptions } from '../../facts/facts';
import { houses } from '../../art/houses';
import { trades } from '../../art/trades';
import type { Facts, Line, Options, Tile } from '../../types/classic';
import { effectRows } from '../../art/effect';
import type { Drawing } from '../../art/shapes';
import { drawn, type TileArt } from '../../art/tiles';

const drawings: Record<Tile, Drawing> = {
	'neutral:farm': trades.sheaf,
	'neutral:forest': trades.tree,
	'neutral:sawmill': trades.saw,
	'neutral:quarry': trades.quarry,
	'neutral:market': trades.scales,
	'neutral:carpenter': trades.hammer,
	'fixed:peddler': trades.pack,
	'fixed:carpenter': trades.hammer,
	'fixed:gold-mine': trades.mine,
	'wood:farm-food': trades.sheaf,
	'wood:farm-cloth': trades.sheep,
	'wood:quarry': trades.quarry,
	'wood:sawmill': trades.saw,
	'wood:market': trades.scales,
	'wood:peddler': trades.pack,
	'wood:lawyer': trades.scroll,
	'wood:mason': trades.trowel,
	'stone:farm': trades.barn,
	'stone:park': trades.park,
	'stone:workshop': trades.bench,
	'stone:architect': trades.dividers,
	'stone:church': trades.church,
	'stone:tailor': trades.scissors,
	'stone:bank': trades.chest,
	'stone:alchemist': trades.alembic,
	'stone:jeweller': trades.ring,
	'prestige:statue': houses.statue,
	'prestige:granary': houses.granary,
	'prestige:library': houses.books,
	'prestige:weaver': trades.loom,
	'prestige:theatre': houses.masks,
	'prestige:university': houses.university,
	'prestige:monument': houses.column,
	'prestige:hotel': houses.hotel,
	'prestige:cathedral': houses.cathedral,
	residence: houses.residence,
};

const tilesUnder = underOptions<Facts, Options, Record<Tile, TileArt>>(base, changes, (facts) =>
	mapped(facts.tiles, (fact, id) => drawn(fact.kind, drawings[id], fact)),
);

/** The tiles under the default options. */
export const tiles: Record<Tile, TileArt> = tilesUnder(usual);

/** A tile under the game's options. */
export const artOf = (tile: Tile, options: Options): TileArt => tilesUnder(options)[tile];

/** The special buildings in activation order, with their number of places. */
export const specials = (
	[
		{ id: 'gate', drawing: houses.gate },
		{ id: 'trading-post', drawing: houses.stall },
		{ id: 'merchants-guild', drawing: houses.guildhall },
		{ id: 'joust-field', drawing: houses.joust },
		{ id: 'stables', drawing: houses.horse },
		{ id: 'inn', drawing: houses.tankard },
	] as const
).map((place) => ({ ...place, effect: effectRows(base.places[place.id]) }));

const { favors: printed } = base;
if (!('lines' in printed)) throw new Error('the default options have the table of favors');

/** The table of favors as printed. */
export const favorTable = printed;

/** The table of favors: a row of icons per line and column. */
export const favors: Record<Line, string[]> = mapped(favorTable.lines, (columns) =>
	columns.map((effect) => effectRows(effect)[0] ?? ''),
);

/** The last open column, by the number of sections counted. */
export const openColumns: readonly number[] = favorTable.open;

export type { Line };
