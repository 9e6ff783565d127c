// The choices by place, and which places are highlighted or have changed.
import { getContext, setContext } from 'svelte';

/** A place on the table: `road:r3`, `supply:wood:market`, `cube:food`, `favor:cubes:2` … */
export type Anchor = string;

export interface Offers {
	/** All moves; a new array for each question. */
	all(): readonly string[];
	/** The moves at a place. */
	at(anchor: Anchor): readonly string[];
	/** Is it highlighted, by the list of choices or from outside? */
	pointed(anchor: Anchor): boolean;
	/** Has it changed since the viewer's last decision? */
	changed(anchor: Anchor): boolean;
	/** The ranks of the hints shown there: 1 is the best. */
	ranks(anchor: Anchor): readonly number[];
}

/** The moves by place; moves without a place are only in the list. */
export function byAnchor(moves: readonly string[], anchor: (move: string) => Anchor | null): Map<Anchor, string[]> {
	const map = new Map<Anchor, string[]>();
	for (const move of moves) {
		const place = anchor(move);
		if (place !== null) map.set(place, [...(map.get(place) ?? []), move]);
	}
	return map;
}

/** The kinds of moves of a decision that mixes several. */
const KINDS: Readonly<Record<string, string>> = {
	place: 'place',
	build: 'build',
	draw: 'cards',
	replace: 'cards',
	steal: 'steal',
	site: 'site',
};
/** Moves that end or decline come last, separately. */
export const isApart = (move: string): boolean => ['pass', 'decline', 'done', 'recall'].includes(move);

export interface Group {
	/** Null if there is only one kind. */
	readonly kind: string | null;
	readonly moves: readonly string[];
}

/** The moves grouped by kind, in their original order. */
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
