// Error messages in the reader's language, by the problem's code or status. The server's own detail is in English.
import type { Problem } from '../backend/http';
import { capital, render } from '../words/message';
import type { Words } from '../words/words';

export const codeId = (code: string): string => `web-problem-${code}`;

/** An error message. */
export interface ErrorText {
	/** In the reader's language. */
	readonly text: string;
	/** The server's English detail, where it says more. */
	readonly quote?: string;
	/** The rule it is about. */
	readonly rule?: string;
}

/** Statuses with a special meaning in one form: a text id, or a function that makes the message. */
export type StatusTexts = Readonly<Record<number, string | ((words: Words, problem: Problem) => ErrorText)>>;

/** What is wrong with a record file: it is empty, or what the server says. */
export const recordProblem = (words: Words, problem: Problem): ErrorText => {
	if (problem.message === '') return { text: words.say('web-problem-record-empty') };
	const { message } = problem.reason;
	if (message === undefined) return { text: words.say('web-problem-record') };
	const reason = render(words, message, []);
	// Its first line says what a record is.
	const isRecord = message.id !== 'refusals-record' || message.args?.['line'] !== 1;
	return isRecord
		? { text: words.say('web-problem-record-line', { reason }) }
		: { text: words.say('web-problem-record') };
};

/** The message for a problem: the game's own reason, or a text for its code or status. Details that exist only in English replace the
 *  text in English and are quoted in other languages. */
export function errorTextOf(words: Words, problem: Problem, texts: StatusTexts = {}): ErrorText {
	if (problem.isOffline) return { text: words.say('web-offline') };
	const own = texts[problem.status];
	if (own !== undefined) return typeof own === 'string' ? { text: words.say(own) } : own(words, problem);
	const { message, rule } = problem.reason;
	if (message !== undefined) {
		const text = `${capital(render(words, message, []))}.`;
		return rule === undefined ? { text } : { text, rule };
	}
	const general = words.find(codeId(problem.code)) ?? words.find(codeId(String(problem.status)));
	// The details of network and server failures are of no use to the reader.
	const isOurs = problem.status >= 500 || problem.status === 429;
	if (isOurs) return { text: general ?? words.say('web-problem-502') };
	const isVague = ['', 'settings'].includes(problem.code) && problem.message !== '';
	if (words.language === 'en' && isVague) return { text: problem.message };
	if (general === undefined) return { text: words.say('web-problem', { detail: problem.message }) };
	return isVague ? { text: general, quote: problem.message } : { text: general };
}

/** The message without the quote. */
export const problemText = (words: Words, problem: Problem, texts: StatusTexts = {}): string =>
	errorTextOf(words, problem, texts).text;
