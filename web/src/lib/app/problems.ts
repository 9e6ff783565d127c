// What went wrong, in the reader's words. The server says why in English; what it says by a code or a status is said here.
import type { Problem } from '../net/http';
import type { Words } from '../words/words';

/** Why a table refuses something: docs/api.md. */
export const codes = [
	'settings',
	'started',
	'not-started',
	'over',
	'not-over',
	'seat-taken',
	'no-seat',
	'seats-open',
	'not-owner',
	'not-seated',
	'not-your-seat',
	'not-your-turn',
	'late',
	'illegal-move',
	'key-used',
	'nothing-to-undo',
	'revealed',
	'already-asked',
	'not-asked',
	'not-away',
	'not-gone',
	'has-seat',
	'in-time',
	'no-hints',
] as const;

/** Statuses that mean the same wherever they come from. */
export const statuses = [401, 403, 404, 409, 413, 429, 500, 502, 503] as const;

export const codeId = (code: string): string => `web-problem-${code}`;

/** Meanings that statuses have in one form only: for each the id of a text, or what makes one of the reason. */
export type Meanings = Readonly<Record<number, string | ((words: Words, problem: Problem) => string)>>;

/** What is wrong with a file that should be a record: nothing is in it, it is something else, or a line is wrong. */
export function recordProblem(words: Words, { message }: Problem): string {
	if (message === '') return words.say('web-problem-record-empty');
	const [, line, reason] = /^line (\d+), column \d+: (.*)$/s.exec(message) ?? [];
	if (line === undefined || reason === undefined) return words.say('web-problem', { detail: message });
	return line === '1' ? words.say('web-problem-record') : words.say('web-problem-record-line', { line, reason });
}

/** What is wrong. Reasons that are known only in English are given to those who read it, and to others after a general word. */
export function problemText(words: Words, problem: Problem, meanings: Meanings = {}): string {
	if (problem.isOffline) return words.say('web-offline');
	const own = meanings[problem.status];
	if (own !== undefined) return typeof own === 'string' ? words.say(own) : own(words, problem);
	const general = words.find(codeId(problem.code)) ?? words.find(codeId(String(problem.status)));
	// What fails on the way or in the server has no reason that a reader could use.
	const isOurs = problem.status >= 500 || problem.status === 429;
	if (isOurs) return general ?? words.say('web-problem-502');
	const isVague = ['', 'settings', 'illegal-move'].includes(problem.code);
	if (words.language === 'en' && isVague && problem.message !== '') return problem.message;
	return general ?? words.say('web-problem', { detail: problem.message });
}
