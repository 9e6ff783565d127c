// The tiles of Caylus 1303 as drawn, both sides.
import { base } from '../../facts/y1303';
import { mapped } from '../../facts/facts';
import { houses } from '../../art/houses';
import { trades } from '../../art/trades';
import type { Kind as Printed, Tile } from '../../types/y1303';
import type { Drawing } from '../../art/shapes';
import { drawn, type Kind, type TileArt } from '../../art/tiles';

const kinds: Record<Printed, Kind> = {
	fixed: 'fixed',
	start: 'neutral',
	wood: 'wood',
	stone: 'stone',
	monument: 'prestige',
};

const drawings: Record<Tile, Drawing> = {
	'fixed:fairground': houses.tent,
	'fixed:lawyer': trades.scroll,
	'fixed:carpenter': trades.hammer,
	'fixed:toll': houses.toll,
	'fixed:bridge': houses.bridge,
	'start:farm': trades.sheaf,
	'start:sawmill': trades.saw,
	'start:quarry': trades.quarry,
	'start:market': trades.scales,
	'start:guild-stone': houses.guild,
	'start:guild-any': houses.guild,
	'start:carpenter': trades.hammer,
	'wood:farm': trades.sheaf,
	'wood:sawmill': trades.saw,
	'wood:quarry': trades.quarry,
	'wood:spinning-mill': trades.wheel,
	'wood:market': trades.scales,
	'wood:covered-market': houses.hall,
	'wood:manor': houses.manor,
	'wood:tailor': trades.scissors,
	'wood:mason': trades.trowel,
	'stone:farm': trades.barn,
	'stone:sawmill': trades.saw,
	'stone:quarry': trades.quarry,
	'stone:gold-mine': trades.mine,
	'stone:foundry': trades.anvil,
	'stone:alchemist': trades.alembic,
	'stone:guild': houses.guild,
	'stone:church': trades.church,
	'stone:jeweller': trades.ring,
	'monument:garden': houses.garden,
	'monument:manufactory': houses.bolts,
	'monument:granary': houses.granary,
	'monument:statue': houses.statue,
	'monument:theatre': houses.masks,
	'monument:cathedral': houses.cathedral,
	'monument:castle-mansion': houses.mansion,
};

/** Every tile with its construction or its neutral side up. The owner's share belongs to the construction side. */
const sides = (isNeutral: boolean): Record<Tile, TileArt> =>
	mapped(base.tiles, ({ effect, neutral, owner, ...fact }, id) => {
		const up = (isNeutral && neutral) || effect;
		const shown = { ...fact, ...(up ? { effect: up } : {}), ...(owner && !isNeutral ? { owner } : {}) };
		return drawn(kinds[fact.kind], drawings[id], shown);
	});

export const tiles = sides(false);
const neutrals = sides(true);

/** The side of a tile that faces up: the neutral one if the tile was laid at set-up. */
export const side = (tile: Tile, isNeutral: boolean): TileArt => (isNeutral ? neutrals : tiles)[tile];

export const residence: TileArt = {
	kind: 'residence',
	drawing: houses.residence,
	effect: base.residence.income === undefined ? [] : [base.residence.income],
	fact: base.residence,
};
