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
	'nobody-to-ask',
	'not-asked',
	'not-away',
	'not-gone',
	'has-seat',
	'in-time',
	'no-hints',
	'hint-pending',
	'bot-tables',
] as const;

/** Statuses that mean the same wherever they come from. */
export const statuses = [401, 403, 404, 409, 413, 429, 500, 502, 503] as const;

export const codeId = (code: string): string => `web-problem-${code}`;

/** What is said of something that went wrong. */
export interface Saying {
	/** In the reader's words. */
	readonly text: string;
	/** In the server's, which are English, where they tell more. */
	readonly quote?: string;
}

/** Meanings that statuses have in one form only: for each the id of a text, or what makes one of the reason. */
export type Meanings = Readonly<Record<number, string | ((words: Words, problem: Problem) => Saying)>>;

/** Kinds of wrong lines in a record, by the server's English wording: refusals-record-* in crates/words/texts/en/refusals.ftl. */
const lineFaults = [
	['unknown', /^`.*` is not a move: /s],
	['turn', /^it is the turn of /],
	['number', /^this is move \d+, not /],
] as const;

/** What is wrong with a file that should be a record: nothing is in it, it is something else, of a game that is not known, or a line
    is wrong. */
export const recordProblem =
	(file: string) =>
	(words: Words, { message }: Problem): Saying => {
		if (message === '') return { text: words.say('web-problem-record-empty') };
		const [, line, quote] = /^line (\d+), column \d+: (.*)$/s.exec(message) ?? [];
		if (line === undefined || quote === undefined)
			return { text: words.say('web-problem-record-game'), quote: message };
		if (line === '1') return { text: words.say('web-problem-record') };
		const isHead = !file.split('\n', Number(line) - 1).some((each) => each.trim() === '');
		const kind = isHead ? 'head' : (lineFaults.find(([, sign]) => sign.test(quote))?.[0] ?? 'illegal');
		return { text: words.say('web-problem-record-line', { line, kind }), quote };
	};

/** What is said of it. Reasons that are known only in English are given to those who read it, and quoted to others. */
export function sayingOf(words: Words, problem: Problem, meanings: Meanings = {}): Saying {
	if (problem.isOffline) return { text: words.say('web-offline') };
	const own = meanings[problem.status];
	if (own !== undefined) return typeof own === 'string' ? { text: words.say(own) } : own(words, problem);
	const general = words.find(codeId(problem.code)) ?? words.find(codeId(String(problem.status)));
	// What fails on the way or in the server has no reason that a reader could use.
	const isOurs = problem.status >= 500 || problem.status === 429;
	if (isOurs) return { text: general ?? words.say('web-problem-502') };
	const isVague = ['', 'settings', 'illegal-move'].includes(problem.code) && problem.message !== '';
	if (words.language === 'en' && isVague) return { text: problem.message };
	if (general === undefined) return { text: words.say('web-problem', { detail: problem.message }) };
	return isVague ? { text: general, quote: problem.message } : { text: general };
}

/** The same in the reader's words alone. */
export const problemText = (words: Words, problem: Problem, meanings: Meanings = {}): string =>
	sayingOf(words, problem, meanings).text;
