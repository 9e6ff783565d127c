// Several people at one screen: who has to come to it, and what they are called. And what went wrong, in words.
import { afterEach, expect, test, vi } from 'vitest';
import { awaited, isHotSeat, keepLocalNames, localNames } from '../src/lib/app/local';
import { codes, problemText, statuses } from '../src/lib/app/problems';
import { Problem } from '../src/lib/net/http';
import type { TableDoc } from '../src/lib/types/wire';
import { languages } from '../src/lib/words/words';
import { StrictWords } from './fixtures';

afterEach(() => {
	localStorage.clear();
	vi.restoreAllMocks();
});

/** A table with own seats and a bot; `to_act` decides, and it is seen from `viewer`. */
function table(
	own: number[],
	to_act: number | null,
	viewer: number,
	game = 'magna-carta',
	status = 'running',
): TableDoc {
	const seats = [0, 1, 2].map((seat) => ({
		seat,
		is_you: own.includes(seat),
		bot: own.includes(seat) ? null : 'easy',
	}));
	return { status, settings: { game, options: '' }, seats, viewer, position: { to_act } } as unknown as TableDoc;
}

test('where there are secrets, the next one has to come to the screen first', () => {
	expect(awaited(table([0, 1], 0, 0), null)).toBe(0);
	expect(awaited(table([0, 1], 0, 0), 0)).toBe(null);
	expect(awaited(table([0, 1], 1, 1), 0)).toBe(1);
});

test('while a bot decides, whoever looked goes on looking', () => {
	expect(awaited(table([0, 1], 2, 0), 1)).toBe(null);
	expect(awaited(table([0, 1], 2, 0), null)).toBe(0);
});

test('who is alone, has no secrets, or has finished, is not kept waiting', () => {
	expect(awaited(table([0], 0, 0), null)).toBe(null);
	expect(awaited(table([0, 1], 1, 1, 'classic'), 0)).toBe(null);
	expect(awaited(table([0, 1], null, 0, 'magna-carta', 'over'), 1)).toBe(null);
	expect(isHotSeat(table([0, 1], 1, 1, 'classic'))).toBe(true);
});

test('names stay in this browser, each with its table', () => {
	keepLocalNames('a', ['Ada', null, 'Ben']);
	keepLocalNames('b', [null, null]);
	expect(localNames('a')).toEqual(['Ada', null, 'Ben']);
	expect(localNames('b')).toEqual([]);
	localStorage.setItem('caylus-seats-c', '{"no":1}');
	expect(localNames('c')).toEqual([]);
	localStorage.setItem('caylus-seats-d', 'nonsense');
	expect(localNames('d')).toEqual([]);
});

test.each(languages)('every refusal that has a code has words in %s', (language) => {
	const words = new StrictWords(language);
	for (const code of codes) expect(problemText(words, new Problem(409, '', code))).not.toBe('');
	for (const status of statuses) expect(problemText(words, new Problem(status, ''))).not.toBe('');
	expect(problemText(words, new Problem(0, ''))).toBe(words.say('web-offline'));
	expect(problemText(words, new Problem(418, 'tea'))).toContain('tea');
	expect(problemText(words, new Problem(403, 'x'), { 403: 'web-problem-sign-in' })).toBe(
		words.say('web-problem-sign-in'),
	);
});

test('who reads English is told the reason itself where the code is vague', () => {
	const problem = new Problem(422, 'there is no account `Zoe`', 'settings');
	expect(problemText(new StrictWords('en'), problem)).toBe('there is no account `Zoe`');
	const french = new StrictWords('fr');
	expect(problemText(french, problem)).toBe(french.say('web-problem-settings'));
	const english = new StrictWords('en');
	for (const status of [502, 504])
		expect(problemText(english, new Problem(status, 'Gateway'))).toBe(english.say('web-problem-502'));
});
