// What may be chosen, by the place on the table where it shows; and which places are pointed at or have changed.
import { getContext, setContext } from 'svelte';

/** A place on the table: `road:r3`, `supply:wood:market`, `cube:food`, `favor:cubes:2` and so on. */
export type Anchor = string;

export interface Offers {
	/** All moves, wherever they show: another list for each question. */
	all(): readonly string[];
	/** The moves that show at a place. */
	at(anchor: Anchor): readonly string[];
	/** Is it pointed at, from the list of choices or from outside? */
	pointed(anchor: Anchor): boolean;
	/** Has it changed since the viewer's last decision? */
	changed(anchor: Anchor): boolean;
	/** Which of the best moves show there: 1 for the best one. */
	ranks(anchor: Anchor): readonly number[];
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

/** What the moves of a decision do, where it can be of several kinds. */
const KINDS: Readonly<Record<string, string>> = {
	place: 'place',
	build: 'build',
	draw: 'cards',
	replace: 'cards',
	steal: 'steal',
	site: 'site',
};
/** To end or to decline stands apart, at the end. */
export const isApart = (move: string): boolean => ['pass', 'decline', 'done', 'recall'].includes(move);

export interface Group {
	/** Null where there is only one kind. */
	readonly kind: string | null;
	readonly moves: readonly string[];
}

/** The moves by what they do, in the order in which they came. */
export function grouped(moves: readonly string[]): Group[] {
	const groups = new Map<string | null, string[]>();
	for (const move of moves) {
		const kind = KINDS[move.split(' ', 1)[0] ?? ''] ?? null;
		groups.set(kind, [...(groups.get(kind) ?? []), move]);
	}
	return groups.size > 1 ? [...groups].map(([kind, moves]) => ({ kind, moves })) : [{ kind: null, moves }];
}

const KEY = Symbol('offers');
export const setOffers = (offers: Offers): void => void setContext(KEY, offers);
export const useOffers = (): Offers => getContext(KEY);
