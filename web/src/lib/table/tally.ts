// Where the points of a game came from, and how they grew, computed from the events of its steps.
import { uiOf } from '../games';
import type { Game, GameEvent, View } from '../games/game';
import { sources, type Source } from '../games/ui';
import type { StepDoc } from '../types/wire';

export interface Tally {
	/** Points per player, for each source that gave any. */
	readonly rows: readonly { source: Source; points: readonly number[] }[];
	/** Points per player at the start of each turn, and at the end. */
	readonly turns: readonly (readonly number[])[];
}

/** The view with the final scores as the players' points; unchanged if there are none. */
export const finished = (view: View, scores: readonly number[] | null): View =>
	scores === null ? view : uiOf(view).finished(view, scores);

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
	game: Game,
	steps: readonly Pick<StepDoc, 'events' | 'prestige'>[],
	players: number,
	scores: readonly number[] | null,
): Tally {
	const ui = uiOf({ game });
	const table = new Map(sources.map((source) => [source, new Array<number>(players).fill(0)]));
	const total = (player: number) => [...table.values()].reduce((sum, points) => sum + (points[player] ?? 0), 0);
	const add = (source: Source, player: number, points = 0) => {
		const row = table.get(source);
		if (row) row[player] = (row[player] ?? 0) + points;
	};
	for (const event of steps.flatMap(({ events }) => events as GameEvent[])) {
		if (event.event === 'gained') add(ui.sourceOf(event.cause), event.player, event.goods.prestige);
		if (event.event === 'paid') add(ui.sourceOf(event.cause), event.player, -(event.goods.prestige ?? 0));
		if (event.event === 'prestige-lost') add(ui.sourceOf(event.cause), event.player, -event.amount);
		const final = ui.finalPoints(event);
		if ('player' in event && event.player !== null)
			for (const source of sources) add(source, event.player, final[source]);
	}
	scores?.forEach((score, player) => add('other', player, score - total(player)));
	const turns = steps.flatMap(({ events, prestige }) =>
		(events as GameEvent[])
			.filter(({ event }) => event === 'turn-started' || event === 'round-started')
			.map(() => prestige),
	);
	const end = scores ?? steps.at(-1)?.prestige ?? [];
	const rows = [...table].map(([source, points]) => ({ source, points }));
	return { rows: rows.filter(({ points }) => points.some((each) => each !== 0)), turns: [...turns, end] };
}
