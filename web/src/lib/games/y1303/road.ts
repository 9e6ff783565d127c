// The road of Caylus 1303: its spaces, what is on them, and its tiles in words.
import type { TileArt } from '../../art/tiles';
import { base } from '../../facts/y1303';
import type { Printed } from '../../words/effects';
import type { Words } from '../../words/words';
import { effectOf as printed } from '../common/tiles';
import type { Y1303 } from '../game';
import type { OnSpace } from '../../board/road';
import { SPACES } from './layout';
import { residence, side } from './tiles';

export const tileId = (tile: string): string => `y1303-tile-${tile.replace(':', '-')}`;

export const spaces = Array.from({ length: SPACES }, (_, index) => `r${index}`);

export function onSpace(there: Y1303['road'][string] | undefined): OnSpace | null {
	if (!there) return null;
	const { owner, worker } = there;
	if (there.monument === null && there.tile.startsWith('start:') && owner !== null && !there.claimed)
		return { id: 'y1303-residence', tile: null, art: residence, owner, worker };
	const tile = there.monument ?? there.tile;
	return { id: tileId(tile), tile, art: side(tile, owner === null), owner, worker };
}

const TEXTS: Printed = {
	craft: 'y1303-kind',
	plain: 'y1303-cubes',
	residence: 'y1303-effect-claim',
	built: 'y1303-effect-built',
	income: 'y1303-effect-recruiting',
};

/** What a tile does for a worker, or for its owner. */
export const effectOf = (words: Words, id: string, art: TileArt): string | undefined => printed(words, id, art, TEXTS);

/** The rounds printed above each tile of the site. Favors can use the tile from the first of them on. */
export const OPENS = base.site.map(([first, last]) => `${first}–${last}`);
