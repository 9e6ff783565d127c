// Error messages in the reader's language, by the problem's code or status. The server's own detail is in English.
import type { Problem } from '../backend/http';
import type { Words } from '../words/words';

/** The codes with which a table refuses something; see docs/api.md. */
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

/** Statuses that mean the same on every route. */
export const statuses = [401, 403, 404, 409, 413, 429, 500, 502, 503] as const;

export const codeId = (code: string): string => `web-problem-${code}`;

/** An error message. */
export interface Saying {
	/** In the reader's language. */
	readonly text: string;
	/** The server's English detail, where it says more. */
	readonly quote?: string;
}

/** Statuses with a special meaning in one form: a text id, or a function that makes the message. */
export type Meanings = Readonly<Record<number, string | ((words: Words, problem: Problem) => Saying)>>;

/** Kinds of bad lines in a record, recognised by the server's English wording (crates/words/texts/en/refusals.ftl). */
const lineFaults = [
	['unknown', /^`.*` is not a move: /s],
	['turn', /^it is the turn of /],
	['number', /^this is move \d+, not /],
] as const;

/** What is wrong with a record file: it is empty, not a record, of an unknown game, or has a bad line. */
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

/** The message for a problem. Details that exist only in English replace the message in English and are quoted in other languages. */
export function sayingOf(words: Words, problem: Problem, meanings: Meanings = {}): Saying {
	if (problem.isOffline) return { text: words.say('web-offline') };
	const own = meanings[problem.status];
	if (own !== undefined) return typeof own === 'string' ? { text: words.say(own) } : own(words, problem);
	const general = words.find(codeId(problem.code)) ?? words.find(codeId(String(problem.status)));
	// The details of network and server failures are of no use to the reader.
	const isOurs = problem.status >= 500 || problem.status === 429;
	if (isOurs) return { text: general ?? words.say('web-problem-502') };
	const isVague = ['', 'settings', 'illegal-move'].includes(problem.code) && problem.message !== '';
	if (words.language === 'en' && isVague) return { text: problem.message };
	if (general === undefined) return { text: words.say('web-problem', { detail: problem.message }) };
	return isVague ? { text: general, quote: problem.message } : { text: general };
}

/** The message without the quote. */
export const problemText = (words: Words, problem: Problem, meanings: Meanings = {}): string =>
	sayingOf(words, problem, meanings).text;
