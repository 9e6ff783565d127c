// Where the points of a game came from, and how they grew, computed from the events of its steps.
import { uiOf } from '../games';
import type { Cause, GameEvent, View } from '../games/game';
import type { StepDoc } from '../types/wire';

/** Where points come from, in the order of the score sheet. */
export const sources = [
	...(['castle', 'buildings', 'work', 'owner', 'favors', 'characters'] as const),
	...(['tokens', 'cards', 'gold', 'cubes', 'deniers', 'penalties', 'other'] as const),
];
type Source = (typeof sources)[number];

/** What the points of each cause count as. */
const sourceOf: Record<Cause['by'], Source> = {
	income: 'work',
	'first-pass': 'work',
	draw: 'work',
	replace: 'work',
	placement: 'work',
	special: 'work',
	provost: 'work',
	bridge: 'work',
	activation: 'work',
	primary: 'work',
	tile: 'work',
	recruiting: 'work',
	visit: 'owner',
	'owner-share': 'owner',
	'owner-bonus': 'owner',
	secondary: 'owner',
	building: 'buildings',
	prestige: 'buildings',
	residence: 'buildings',
	site: 'buildings',
	favor: 'favors',
	'simplified-favor': 'favors',
	character: 'characters',
	batch: 'castle',
	'no-batch': 'castle',
	'most-batches': 'castle',
	'best-builder': 'castle',
	count: 'castle',
	'two-players': 'other',
};

export interface Tally {
	/** Points per player, for each source that gave any. */
	readonly rows: readonly { source: Source; points: readonly number[] }[];
	/** The start of each turn, and the end. */
	readonly turns: readonly Turn[];
}

export interface Turn {
	/** How many moves were made before. */
	readonly moves: number;
	/** Points per player. */
	readonly points: readonly number[];
}

/** The view of a finished game: the final scores, if there are any, as the players' points, and nothing left to decide. */
export function finished(view: View, result: { readonly scores: readonly number[] | null } | null): View {
	if (result === null) return view;
	const over: View = { ...view, decision: null };
	return result.scores === null ? over : uiOf(over).finished(over, result.scores);
}

/** Round axis ticks from 0 to at least `most`, in at most six steps. */
export function ticks(most: number): number[] {
	const sizes = [1, 2, 5].flatMap((size) => [size, 10 * size, 100 * size]).sort((one, other) => one - other);
	const size = sizes.find((each) => most <= 6 * each) ?? 1000;
	return Array.from({ length: Math.ceil(Math.max(1, most) / size) + 1 }, (_, step) => step * size);
}

/** The place of each player; equal scores share a place. */
export const placesBy = (scores: readonly number[]): number[] =>
	scores.map((score) => 1 + scores.filter((other) => other > score).length);

/** Counts a game. Final points that no event explains count as `other`. */
export function tally(
	steps: readonly Pick<StepDoc, 'events' | 'prestige'>[],
	players: number,
	scores: readonly number[] | null,
): Tally {
	const table = new Map(sources.map((source) => [source, new Array<number>(players).fill(0)]));
	const total = (player: number) => [...table.values()].reduce((sum, points) => sum + (points[player] ?? 0), 0);
	const add = (source: Source, player: number, points = 0) => {
		const row = table.get(source);
		if (row) row[player] = (row[player] ?? 0) + points;
	};
	for (const event of steps.flatMap(({ events }) => events as GameEvent[])) {
		if (event.event === 'gained') add(sourceOf[event.cause.by], event.player, event.goods.prestige);
		if (event.event === 'paid') add(sourceOf[event.cause.by], event.player, -(event.goods.prestige ?? 0));
		if (event.event === 'prestige-lost') add('penalties', event.player, -event.amount);
		if (event.event === 'final-bonus' || event.event === 'final-score') {
			const points: Partial<Record<Source, number>> = event;
			for (const source of sources) add(source, event.player, points[source]);
		}
	}
	scores?.forEach((score, player) => add('other', player, score - total(player)));
	const turns = steps.flatMap(({ events, prestige }, moves) =>
		(events as GameEvent[])
			.filter(({ event }) => event === 'turn-started' || event === 'round-started')
			.map(() => ({ moves, points: prestige })),
	);
	const end = { moves: Math.max(0, steps.length - 1), points: scores ?? steps.at(-1)?.prestige ?? [] };
	const rows = [...table].map(([source, points]) => ({ source, points }));
	return { rows: rows.filter(({ points }) => points.some((each) => each !== 0)), turns: [...turns, end] };
}
