// The rule book's entry for a place on the table.
import { tileAnchor } from '../rules/book';
import { lying } from './lying';
import type { Anchor } from '../board/offers';
import type { View } from '../games/game';

/** The phase in which workers are placed and players pass. */
const PLACING: Record<View['game'], string> = { classic: 'placing', 'magna-carta': 'actions', '1303': 'planning' };

/** The anchor in the rule book: a tile, special building or phase; undefined if there is none. */
export function ruleOf(view: View, anchor: Anchor): string | undefined {
	const [where = '', first = ''] = anchor.split(':');
	switch (where) {
		case 'road': {
			const there = lying(view, first);
			return there === null ? undefined : tileAnchor(there.tile ?? 'residence');
		}
		case 'supply':
			return tileAnchor(anchor.slice('supply:'.length));
		case 'site': {
			const tile = view.game === '1303' ? view.site.tiles[Number(first) - 1] : undefined;
			return tile === undefined ? undefined : tileAnchor(tile);
		}
		case 'place':
			if (view.game === 'classic') return `place-${first}`;
			return view.game === 'magna-carta' ? 'castle' : 'delivery';
		case 'section':
			return view.game === 'magna-carta' ? `token-${first}` : 'castle';
		case 'line':
		case 'favor':
			return `favor-${first}`;
		case 'character':
			return `character-${first}`;
		case 'bridge':
			return PLACING[view.game];
		case 'provost':
			return view.game === 'classic' ? 'provost' : undefined;
		case 'bailiff':
			return 'end-of-turn';
		default:
			return undefined;
	}
}
