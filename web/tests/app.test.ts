// What pages are built from: routes, the log, points, times.
import { expect, test } from 'vitest';
import { replayPath, routeOf, tablePath } from '../src/lib/app/route';
import { lastOwn, news, logEntries, stepTo, takenBack } from '../src/lib/state/log';
import { clockTime, locale, duration } from '../src/lib/app/text';
import { finished, placesBy, tally, ticks } from '../src/lib/table/tally';
import type { View } from '../src/lib/games/game';
import type { EntryDoc, LogEntry, StepDoc } from '../src/lib/types/wire';
import { languages } from '../src/lib/words/words';
import { StrictWords, names } from './fixtures';

test('routes known paths to their pages, and others to the 404 page', () => {
	expect(routeOf('/')).toEqual({ page: 'start' });
	expect(routeOf('/new/')).toEqual({ page: 'new' });
	expect(routeOf('/account')).toEqual({ page: 'account' });
	expect(routeOf(tablePath('abc'))).toEqual({ page: 'table', id: 'abc' });
	const source = { kind: 'records', id: 'xyz' } as const;
	expect(routeOf(replayPath(source))).toEqual({ page: 'replay', source });
	expect(replayPath(source, 12)).toBe('/replay/records/xyz#12');
	for (const path of ['/tables', '/tables/a/b', '/replay/other/x', '/replay/tables', '/new/1', '/a/b/c/d'])
		expect(routeOf(path), path).toEqual({ page: 'not-found' });
});

/** An entry with the fields a test is about. */
const entry = (number: number, kind: EntryDoc['kind'], more: object = {}): EntryDoc =>
	({ number, at: 0, kind, ...more }) as EntryDoc;
const pass: LogEntry = { seat: 0, clauses: [{ message: { id: 'classic-event-passed', args: { number: 2 } } }] };

test.each(languages)('every entry has a text in %s', (language) => {
	const reasons = ['resigned', 'out-of-time', 'returned', 'replaced', 'deleted', 'abandoned'] as const;
	const words = new StrictWords(language);
	const turn = { id: 'turn', args: { turn: 1 } };
	const heading = { id: 'classic-phase-placing' };
	const log: LogEntry[] = [{ turn }, { phase: 'placing', heading }, pass];
	const entries = [
		entry(1, 'sat', { seat: 0 }),
		entry(2, 'started'),
		entry(3, 'moved', { seat: 0, log }),
		entry(4, 'undo-asked', { seat: 0, moves: 2 }),
		...[true, false].map((agrees) => entry(5, 'undo-answered', { seat: 1, agrees })),
		entry(6, 'undone', { moves: 2 }),
		...reasons.flatMap((reason) => [
			entry(7, 'handed-over', { seat: 1, bot: 'easy', reason }),
			entry(8, 'ended', { seat: 1, reason }),
		]),
	];
	const lines = logEntries(words, names, entries).flatMap(({ lines }) => lines);
	expect(lines.slice(0, 3).map(({ kind, text }) => [kind, text])).toEqual([
		['turn', words.say('turn', { turn: 1 })],
		['phase', words.say('classic-phase-placing')],
		['text', `Ada ${words.say('classic-event-passed', { number: 2 })}.`],
	]);
	expect(lines.slice(3)).toHaveLength(4 + 2 * reasons.length);
	expect(lines.every(({ text }) => text !== '')).toBe(true);
});

test('a phase in the log links to its rules', () => {
	const log = [{ phase: 'castle', heading: { id: 'classic-phase-castle' } }, pass];
	const [moved] = logEntries(new StrictWords('fr'), names, [entry(1, 'moved', { seat: 0, log })]);
	expect(moved?.lines.map(({ rule }) => rule)).toEqual(['castle', undefined]);
});

test('news starts after your last move; spectators have none', () => {
	const entries = [entry(1, 'moved', { seat: 0 }), entry(2, 'moved', { seat: 1 }), entry(3, 'undo-asked', { seat: 0 })];
	expect(lastOwn(entries, 0)).toBe(1);
	expect(lastOwn(entries, 1)).toBe(2);
	expect(lastOwn(entries, 2)).toBe(0);
	expect(lastOwn(entries, null)).toBe(3);
});

test('moves taken back are not news', () => {
	const moved = (number: number, seat: number) => entry(number, 'moved', { seat });
	const entries = [moved(1, 0), moved(2, 1), moved(3, 0), moved(4, 1), entry(5, 'undone', { moves: 2 }), moved(6, 1)];
	expect([...takenBack(entries)]).toEqual([3, 4]);
	expect(lastOwn(entries, 0)).toBe(1);
	expect(news(entries, 0).map(({ number }) => number)).toEqual([2, 5, 6]);
	// The count is right even when only part of the log is shown.
	const shown = logEntries(new StrictWords('en'), names, entries, news(entries, 0));
	expect(shown.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['2 moves were taken back.']);
});

test('arrow keys step through entries and stop at the ends', () => {
	const keys = ['ArrowUp', 'ArrowDown', 'Home', 'End'];
	const from = (at: number) => keys.map((key) => stepTo(key, at, 5));
	expect(from(-1)).toEqual([4, 4, 0, 4]);
	expect(from(2)).toEqual([1, 3, 0, 4]);
	expect(from(0)[0]).toBe(0);
	expect(from(4)[1]).toBe(4);
	expect(stepTo('a', 2, 5)).toBeUndefined();
	expect(stepTo('End', -1, 0)).toBeUndefined();
});

test('counts points by source and turn; points without an event are `other`', () => {
	const gained = (player: number, prestige: number, by: string) => ({
		event: 'gained',
		player,
		goods: { prestige },
		cause: { by },
	});
	const steps = [
		{ events: [{ event: 'turn-started', turn: 1 }], prestige: [0, 0] },
		{
			events: [gained(0, 3, 'batch'), gained(1, 2, 'building'), { event: 'turn-started', turn: 2 }],
			prestige: [4, 2],
		},
		{ events: [{ event: 'prestige-lost', player: 0, amount: 1, cause: { by: 'no-batch' } }], prestige: [3, 2] },
		{ events: [{ event: 'final-bonus', player: 1, gold: 3, cubes: 1, deniers: 0 }], prestige: [3, 2] },
	];
	expect(tally(steps as Pick<StepDoc, 'events' | 'prestige'>[], 2, [4, 6])).toEqual({
		rows: [
			{ source: 'castle', points: [3, 0] },
			{ source: 'buildings', points: [0, 2] },
			{ source: 'gold', points: [0, 3] },
			{ source: 'cubes', points: [0, 1] },
			{ source: 'penalties', points: [-1, 0] },
			{ source: 'other', points: [2, 0] },
		],
		turns: [
			{ moves: 0, points: [0, 0] },
			{ moves: 1, points: [4, 2] },
			{ moves: 3, points: [4, 6] },
		],
	});
});

test('each sentence is about its own player, and an entry about the one who moved', () => {
	const log: LogEntry[] = [{ ...pass, seat: 2 }, pass, { clauses: [{ message: { id: 'nothing' } }] }];
	const [logged] = logEntries(new StrictWords('en'), names, [entry(1, 'moved', { seat: 2, log })]);
	expect(logged?.seat).toBe(2);
	expect(logged?.lines.map((line) => line.seat)).toEqual([2, 0, undefined]);
});

test('equal points share a place', () => {
	expect(placesBy([36, 43, 36, 12])).toEqual([2, 1, 2, 4]);
});

test('a finished table shows the final points in every game', () => {
	const over = (game: string, player: object) => ({ game, players: [player, player] }) as unknown as View;
	const shown = (view: View) => view.players.map((player) => [player.prestige, (player as { score?: number }).score]);
	const classic = over('classic', { prestige: 114 });
	expect(shown(finished(classic, { scores: [117, 88] }))).toEqual([
		[117, undefined],
		[88, undefined],
	]);
	expect(finished(classic, null)).toBe(classic);
	expect(shown(finished(over('1303', { prestige: null }), { scores: [50, 41] })).flat()).toEqual([
		50,
		undefined,
		41,
		undefined,
	]);
	const cards = finished(over('magna-carta', { prestige: ['prestige:hotel'], tokens: {} }), { scores: [30, 20] });
	expect(shown(cards)).toEqual([
		[['prestige:hotel'], 30],
		[['prestige:hotel'], 20],
	]);
});

test('chart ticks are round numbers', () => {
	expect(ticks(117)).toEqual([0, 20, 40, 60, 80, 100, 120]);
	expect(ticks(43)).toEqual([0, 10, 20, 30, 40, 50]);
	expect(ticks(0)).toEqual([0, 1]);
	for (let most = 0; most < 400; most += 1) {
		expect(ticks(most).at(-1)).toBeGreaterThanOrEqual(most);
		expect(ticks(most).length).toBeLessThanOrEqual(7);
	}
});

test('formats times in the reader’s locale', () => {
	const [english, french] = [new StrictWords('en'), new StrictWords('fr')];
	expect(locale(english, ['de', 'en-US', 'en'])).toBe('en-US');
	expect(locale(english, ['fr-FR', 'en'])).toBe('en-GB');
	expect(locale(french, ['en-GB', 'fr-CA'])).toBe('fr-CA');
	expect(locale(french, [])).toBe('fr');
	const morning = new Date(2026, 0, 5, 9, 2).getTime();
	expect(new Date(morning).toLocaleString(locale(english, []), { hour: '2-digit', minute: '2-digit' })).toBe('09:02');
	expect(clockTime(english, morning, morning)).toContain('02');
});

test('formats durations from seconds to days', () => {
	const words = new StrictWords('en');
	expect(duration(words, 61_000)).toBe('01:01');
	expect(duration(words, -5)).toBe('00:00');
	expect(duration(words, 3_600_000)).toBe('1:00:00');
	expect(duration(words, 26 * 3_600_000)).toBe('1 d 2 h');
});
