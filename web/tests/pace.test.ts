// Pacing of other players' moves: shown one by one, in order, none lost or late, and at once where wanted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableState } from '../src/lib/state/table.svelte';
import type { Listener } from '../src/lib/backend/live';
import { serverTable } from '../src/lib/backend/table';
import { Pace, SPEEDS } from '../src/lib/state/pace';
import type { ChatDoc, EntryDoc, NewsDoc } from '../src/lib/types/wire';

const { step: STEP, longest: LONGEST } = SPEEDS.normal;
const listeners: Listener[] = [];
const sent: unknown[] = [];
vi.mock('../src/lib/backend/live', () => ({
	socketTo: (path: string) => path,
	Live: class {
		constructor(_: unknown, __: unknown, ___: unknown, listener: Listener) {
			listeners.push(listener);
		}
		send(request: unknown) {
			sent.push(request);
		}
		close() {}
	},
}));

const OWN = 0;
/** An entry by a seat. Seats 0 and 3 are the viewer's; a bot plays in seat 3. */
function news(number: number, seat: number, more: { kind?: string; can?: string[]; pace?: string } = {}): NewsDoc {
	const { kind = 'moved', can = [], pace = 'untimed' } = more;
	const seats = [0, 1, 2, 3].map((each) => ({ is_you: each === OWN || each === 3, bot: each === OWN ? null : 'easy' }));
	const entries = [{ number, at: 0, kind, seat }] as EntryDoc[];
	const table = { id: 'here', number, seats, can, settings: { pace: { kind: pace } }, clock: null, viewer: OWN };
	return { table: { ...table, status: 'running', position: { number } }, entries, chat: [] } as unknown as NewsDoc;
}
const line = (number: number): ChatDoc => ({
	number,
	at: 0,
	user: 'x',
	name: 'Ben',
	is_guest: true,
	text: 'Hello',
});

let isHurried = false;
function start() {
	const shown: { number: number; at: number }[] = [];
	const began = Date.now();
	const pace = new Pace(
		({ table }) => shown.push({ number: table.number, at: Date.now() - began }),
		() => isHurried,
	);
	return { pace, shown, numbers: () => shown.map(({ number }) => number) };
}

beforeEach(() => {
	vi.useFakeTimers();
	isHurried = false;
	listeners.length = sent.length = 0;
});
afterEach(() => vi.useRealTimers());

test('shows the first move at once and the rest step by step', () => {
	const { pace, shown } = start();
	for (const number of [1, 2, 3]) pace.add(news(number, 1));
	vi.runAllTimers();
	expect(shown).toEqual([
		{ number: 1, at: 0 },
		{ number: 2, at: STEP },
		{ number: 3, at: 2 * STEP },
	]);
	pace.add(news(4, 2));
	expect(shown.at(-1)?.number).toBe(3);
	vi.advanceTimersByTime(STEP);
	pace.add(news(5, 2));
	expect(shown.at(-1)?.number).toBe(4);
	vi.advanceTimersByTime(10 * STEP);
	pace.add(news(6, 2));
	expect(shown.at(-1)?.number).toBe(6);
});

test('shows your own move at once and paces the replies', () => {
	const { pace, shown } = start();
	pace.add(news(1, OWN));
	pace.add(news(2, 1));
	pace.add(news(3, 3));
	expect(shown).toEqual([{ number: 1, at: 0 }]);
	vi.runAllTimers();
	expect(shown.map(({ at }) => at)).toEqual([0, STEP, 2 * STEP]);
});

test.each([
	['your own move', news(4, OWN)],
	['an entry other than a move', news(4, 1, { kind: 'undone' })],
	['your running clock', news(4, 1, { can: ['move'], pace: 'live' })],
])('%s flushes the queue in order', (_, last) => {
	const { pace, numbers } = start();
	for (const number of [1, 2, 3]) pace.add(news(number, 1));
	pace.add(last);
	expect(numbers()).toEqual([1, 2, 3, 4]);
	vi.runAllTimers();
	expect(numbers()).toEqual([1, 2, 3, 4]);
});

test('under load, stays in order and within the longest delay', () => {
	const { pace, shown } = start();
	const came = new Map<number, number>();
	const began = Date.now();
	// In bursts, with gaps of different lengths.
	for (let number = 1; number <= 60; number += 1) {
		came.set(number, Date.now() - began);
		pace.add(news(number, 1 + (number % 2), { can: number === 60 ? ['move'] : [] }));
		vi.advanceTimersByTime([0, 0, 30, 0, 700, 0, 0, 5, 0, 0][number % 10] ?? 0);
	}
	vi.runAllTimers();
	expect(shown.map(({ number }) => number)).toEqual([...came.keys()]);
	// Timers have whole milliseconds, hence the slack.
	for (const { number, at } of shown)
		expect(at - (came.get(number) ?? 0), `${number}`).toBeLessThanOrEqual(LONGEST + 60);
	const waits = shown.slice(1).map(({ at }, index) => at - (shown[index]?.at ?? 0));
	expect(Math.max(...waits.slice(-5))).toBeLessThanOrEqual(STEP);
});

test('does not wait when skipped, after a gap, or when hurried; clear drops the rest', () => {
	const { pace, numbers } = start();
	for (const number of [1, 2, 3]) pace.add(news(number, 1));
	pace.skip();
	expect(numbers()).toEqual([1, 2, 3]);
	pace.add(news(4, 1));
	pace.add(news(7, 2), true);
	expect(numbers()).toEqual([1, 2, 3, 4, 7]);
	pace.add(news(8, 1));
	isHurried = true;
	pace.add(news(9, 1));
	expect(numbers()).toEqual([1, 2, 3, 4, 7, 8, 9]);
	isHurried = false;
	pace.add(news(10, 1));
	pace.clear();
	vi.runAllTimers();
	expect(numbers()).toEqual([1, 2, 3, 4, 7, 8, 9]);
});

test('new chat is unread until seen; earlier chat counts as read', () => {
	const state = new TableState({ ...news(1, 1), chat: [line(1)] }, serverTable('here'));
	const [listener] = listeners as [Listener];
	expect(state.unread).toBe(0);
	listener.chat([line(2), line(3)]);
	expect(state.unread).toBe(2);
	// A line repeated after a reconnect is kept once.
	listener.chat([line(2), line(3)]);
	expect(state.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
	state.readChat();
	expect(state.unread).toBe(0);
	state.close();
});

test('chat is not paced, and undo refers to the newest position', () => {
	const state = new TableState(news(1, OWN), serverTable('here'));
	const [listener] = listeners as [Listener];
	for (const number of [2, 3]) listener.news(news(number, 1), false);
	listener.chat([line(1)]);
	expect([state.doc.number, state.chat.length]).toEqual([2, 1]);
	expect(state.entries.map(({ number }) => number)).toEqual([1, 2]);
	state.undo();
	expect(state.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
	expect(sent).toEqual([{ type: 'undo', number: 3 }]);
	listener.news(news(4, 1), false);
	state.close();
	vi.runAllTimers();
	expect(state.doc.number).toBe(3);
});
