// What may be chosen, by the place on the table where it shows. A place with one move plays it; one with several asks which.
import { getContext, setContext } from 'svelte';

/** A place on the table: `road:r3`, `supply:wood:market`, `cube:food`, `favor:cubes:2` and so on. */
export type Anchor = string;

export interface Offers {
	/** The moves that show at a place. */
	at(anchor: Anchor): readonly string[];
	/** A place was clicked. */
	take(anchor: Anchor): void;
	/** The place of the move that is pointed at in the list. */
	readonly pointed: Anchor | null;
}

/** The moves by place; those without a place are left to the list. */
export function byAnchor(moves: readonly string[], anchor: (move: string) => Anchor | null): Map<Anchor, string[]> {
	const map = new Map<Anchor, string[]>();
	for (const move of moves) {
		const place = anchor(move);
		if (place !== null) map.set(place, [...(map.get(place) ?? []), move]);
	}
	return map;
}

const KEY = Symbol('offers');
export const setOffers = (offers: Offers): void => void setContext(KEY, offers);
export const useOffers = (): Offers => getContext(KEY);
