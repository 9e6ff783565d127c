// The road of Magna Carta: what is on it, and the names of its cards.
import type { MagnaCarta } from '../game';
import type { OnSpace } from '../../board/road';
import { cards, residence } from './cards';

/** The id of a card or a prestige building. */
export const tileId = (tile: string): string =>
	`magna-carta-${tile.startsWith('prestige:') ? '' : 'card-'}${tile.replace(':', '-')}`;

export function onSpace(there: MagnaCarta['road'][number] | undefined): OnSpace | null {
	if (!there) return null;
	const { owner, worker } = there;
	if (there.residence && there.prestige === null)
		return { id: 'magna-carta-residence', tile: null, art: residence, owner, worker };
	const tile = there.prestige ?? there.card;
	return { id: tileId(tile), tile, art: cards[tile], owner, worker };
}
