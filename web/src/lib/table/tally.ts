// Where the points of a game came from, and how they grew, computed from the events of its steps.
import type * as classic from '../types/classic';
import type * as magnaCarta from '../types/magna-carta';
import type * as y1303 from '../types/y1303';
import type { View } from '../games/game';
import type { StepDoc } from '../types/wire';

export const sources = [
	'castle',
	'buildings',
	'work',
	'owner',
	'favors',
	'characters',
	'tokens',
	'cards',
	'gold',
	'cubes',
	'deniers',
	'other',
] as const;
export type Source = (typeof sources)[number];

type Cause = classic.Cause | magnaCarta.Cause | y1303.Cause;
type Event = classic.Event | magnaCarta.Event | y1303.Event;

/** The source each cause counts towards; the type checker finds missing ones. */
const kinds: Record<Cause['by'], Source> = {
	income: 'work',
	'first-pass': 'work',
	placement: 'work',
	visit: 'owner',
	special: 'work',
	provost: 'work',
	activation: 'work',
	'owner-share': 'owner',
	building: 'buildings',
	residence: 'buildings',
	favor: 'favors',
	'simplified-favor': 'favors',
	batch: 'castle',
	'no-batch': 'castle',
	'best-builder': 'castle',
	count: 'castle',
	'two-players': 'other',
	draw: 'work',
	replace: 'work',
	prestige: 'buildings',
	primary: 'work',
	secondary: 'owner',
	character: 'characters',
	tile: 'work',
	site: 'buildings',
	'owner-bonus': 'owner',
	bridge: 'work',
	'most-batches': 'castle',
	recruiting: 'work',
};

export interface Tally {
	/** Points per player, for each source that gave any. */
	readonly rows: readonly { source: Source; points: readonly number[] }[];
	/** Points per player at the start of each turn, and at the end. */
	readonly turns: readonly (readonly number[])[];
}

/** The view with the final scores as the players' points; unchanged if there are none. */
export function finished(view: View, scores: readonly number[] | null): View {
	if (scores === null) return view;
	const final = (seat: number) => scores[seat] ?? 0;
	if (view.game === 'magna-carta')
		return { ...view, players: view.players.map((player, seat) => ({ ...player, score: final(seat) })) };
	const players = view.players.map((player, seat) => ({ ...player, prestige: final(seat) }));
	return { ...view, players } as View;
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
	const add = (source: Source, player: number, points: number | undefined) => {
		const row = table.get(source);
		if (row) row[player] = (row[player] ?? 0) + (points ?? 0);
	};
	for (const event of steps.flatMap(({ events }) => events as Event[])) {
		switch (event.event) {
			case 'gained':
				add(kinds[event.cause.by], event.player, event.goods.prestige);
				break;
			case 'paid':
				add(kinds[event.cause.by], event.player, -(event.goods.prestige ?? 0));
				break;
			case 'prestige-lost':
				add(kinds[event.cause.by], event.player, -event.amount);
				break;
			case 'final-bonus':
				for (const source of ['gold', 'cubes', 'deniers'] as const) add(source, event.player, event[source]);
				break;
			case 'final-score':
				add('gold', event.player, event.gold);
				if ('tokens' in event)
					for (const source of ['tokens', 'cards', 'cubes', 'deniers'] as const)
						add(source, event.player, event[source]);
				break;
		}
	}
	scores?.forEach((score, player) => add('other', player, score - total(player)));
	const turns = steps.flatMap(({ events, prestige }) =>
		(events as Event[])
			.filter(({ event }) => event === 'turn-started' || event === 'round-started')
			.map(() => prestige),
	);
	const end = scores ?? steps.at(-1)?.prestige ?? [];
	const rows = [...table].map(([source, points]) => ({ source, points }));
	return { rows: rows.filter(({ points }) => points.some((each) => each !== 0)), turns: [...turns, end] };
}
