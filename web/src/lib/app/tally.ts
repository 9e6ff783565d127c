// Where the points of a game came from, and how they grew: counted from the events of its steps.
import type * as classic from '../types/classic';
import type * as magnaCarta from '../types/magna-carta';
import type * as y1303 from '../types/y1303';
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

/** What a cause counts as. A cause that is missing here does not compile. */
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
	/** The points of each player from each source that brought any. */
	readonly rows: readonly { source: Source; points: readonly number[] }[];
	/** The points of each player when each turn began, and at the end. */
	readonly turns: readonly (readonly number[])[];
}

/** The scores of a game that has come to its end, from the events of its last step and what the view shows beside; null before. */
export function finalScores({ events, view }: Pick<StepDoc, 'events' | 'view'>): number[] | null {
	const scores: number[] = [];
	for (const event of events as Event[]) {
		if (event.event !== 'final-bonus' && event.event !== 'final-score') continue;
		const { event: kind, player, ...points } = event;
		const before = kind === 'final-bonus' ? (view as classic.Position).players[player]?.prestige : 0;
		scores[player] = Object.values(points).reduce((sum, each) => sum + each, before ?? 0);
	}
	return scores.length === 0 ? null : scores;
}

/** The place of each player: who has as many points shares it. */
export const placesBy = (scores: readonly number[]): number[] =>
	scores.map((score) => 1 + scores.filter((other) => other > score).length);

/** Counts a game; the final scores, if there are any, tell what no event did. */
export function tally(
	steps: readonly Pick<StepDoc, 'events'>[],
	players: number,
	scores: readonly number[] | null,
): Tally {
	const table = new Map(sources.map((source) => [source, new Array<number>(players).fill(0)]));
	const total = (player: number) => [...table.values()].reduce((sum, points) => sum + (points[player] ?? 0), 0);
	const totals = () => Array.from({ length: players }, (_, player) => total(player));
	const add = (source: Source, player: number, points: number | undefined) => {
		const row = table.get(source);
		if (row) row[player] = (row[player] ?? 0) + (points ?? 0);
	};
	const turns: number[][] = [];
	for (const event of steps.flatMap(({ events }) => events as Event[])) {
		switch (event.event) {
			case 'turn-started':
			case 'round-started':
				turns.push(totals());
				break;
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
	turns.push(totals());
	const rows = [...table].map(([source, points]) => ({ source, points }));
	return { rows: rows.filter(({ points }) => points.some((each) => each !== 0)), turns };
}
