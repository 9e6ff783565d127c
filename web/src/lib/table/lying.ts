// What is on a road space, for all games: a monument on a residence on a tile.
import type { Words } from '../words/words';
import type { TileArt } from '../art/tiles';
import { artOf } from '../games/classic/tiles';
import { cards, residence as cardResidence } from '../games/magna-carta/cards';
import { tileId } from './names';
import { residence, side } from '../games/y1303/tiles';
import type { Classic, MagnaCarta, View, Y1303 } from '../games/game';

export interface Lying {
	/** The id of its name. */
	readonly id: string;
	/** Its name in notation, if it is a tile. */
	readonly tile: string | null;
	readonly art: TileArt;
	readonly owner: number | null;
	readonly worker: number | null;
}

export const numberOf = (space: string): number => Number(space.slice(1));

export function onClassic(there: Classic['road'][string] | undefined, options: Classic['options']): Lying | null {
	if (!there) return null;
	return { ...there, id: tileId('classic', there.tile), art: artOf(there.tile, options) };
}

export function onMagnaCarta(there: MagnaCarta['road'][number] | undefined): Lying | null {
	if (!there) return null;
	const { owner, worker } = there;
	if (there.residence && there.prestige === null)
		return { id: 'magna-carta-residence', tile: null, art: cardResidence, owner, worker };
	const tile = there.prestige ?? there.card;
	return { id: tileId('magna-carta', tile), tile, art: cards[tile], owner, worker };
}

export function on1303(there: Y1303['road'][string] | undefined): Lying | null {
	if (!there) return null;
	const { owner, worker } = there;
	if (there.monument === null && there.tile.startsWith('start:') && owner !== null && !there.claimed)
		return { id: 'y1303-residence', tile: null, art: residence, owner, worker };
	const tile = there.monument ?? there.tile;
	return { id: tileId('1303', tile), tile, art: side(tile, owner === null), owner, worker };
}

/** What is on a space, in notation. */
export function lying(view: View, space: string): Lying | null {
	if (view.game === 'classic') return onClassic(view.road[space], view.options);
	if (view.game === 'magna-carta') return onMagnaCarta(view.road[numberOf(space) - 1]);
	return on1303(view.road[space]);
}

/** The road's spaces in order. */
export function spaces(view: View): string[] {
	if (view.game === 'magna-carta') return view.road.map((_, index) => `c${index + 1}`);
	return Array.from({ length: 28 }, (_, index) => `r${view.game === '1303' ? index : index + 1}`);
}

/** Variables for the game's texts: the Tailor depends on the edition. */
export const edition = ({ options }: Pick<View, 'options'>): Record<string, string> => ({
	tailor: 'tailor' in options && options.tailor === '1-2' ? 'english' : 'french',
});

/** What is on a road space, or the space's name. */
export function standing(words: Words, view: View, space: string): string {
	const there = lying(view, space);
	return there === null ? space : words.say(there.id);
}

/** The number of a player's buildings on the road. */
export function owned(view: View, player: number): number {
	return Object.values(view.road).filter((there) => there?.owner === player).length;
}
