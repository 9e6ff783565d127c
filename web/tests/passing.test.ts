// Passing by itself: after the same pause as a pass that was chosen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Passing, PAUSE } from '../src/lib/state/passing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When a pass is sent, counted from its question. */
function passedAt(chosenAfter: number): number {
	const passing = new Passing();
	const start = Date.now();
	let sent = -1;
	passing.shown(1);
	vi.advanceTimersByTime(chosenAfter);
	passing.after(() => (sent = Date.now() - start));
	vi.advanceTimersByTime(10 * PAUSE);
	return sent;
}

test('a quick pass is sent when one without a choice would be, a slow one at once', () => {
	expect(passedAt(0)).toBe(PAUSE);
	expect(passedAt(PAUSE / 3)).toBe(PAUSE);
	expect(passedAt(2 * PAUSE)).toBe(2 * PAUSE);
});

test('an update of the same decision does not start the pause again, another decision drops the pass', () => {
	const passing = new Passing();
	const pass = vi.fn();
	passing.shown(1);
	vi.advanceTimersByTime(1000);
	passing.shown(1);
	passing.after(pass);
	vi.advanceTimersByTime(PAUSE - 1000);
	expect(pass).toHaveBeenCalledOnce();
	passing.shown(2);
	passing.after(pass);
	passing.shown(3);
	vi.advanceTimersByTime(10 * PAUSE);
	expect(pass).toHaveBeenCalledOnce();
});
