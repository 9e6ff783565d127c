// A move in words and icons, for the list of choices and for labels.
import { contextOf, uiOf } from '../games';
import { prefix, type View } from '../games/game';
import type { Described } from '../games/ui';
import type { Words } from '../words/words';

/** What a move means. Amounts come from the server's words where it sends them. */
export function describe(
	words: Words,
	view: View,
	names: readonly string[],
	move: string,
	meaning?: string,
): Described {
	const [verb = '', ...args] = move.split(' ');
	const context = contextOf(words, view, names);
	return context.ui.moves[verb]?.describe(context, args, meaning) ?? { text: move };
}

const plain = (text: string) => text.toLocaleLowerCase().replace(/[.\s]+$/, '');

/** Does a text already say this, in these words or by ending with the space? */
function says(text: string, part: string): boolean {
	const sought = plain(/\b[rc]\d+$/.exec(part)?.[0] ?? part);
	const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\d]/u.test(sign);
	const at = plain(text).indexOf(sought);
	return at >= 0 && !isLetter(plain(text)[at - 1]) && !isLetter(plain(text)[at + sought.length]);
}

export interface Meaning {
	/** The price of placing a worker or drawing a card: `1 d`. */
	readonly price?: string;
	/** The rest. */
	readonly rest?: string;
}

/** The server's explanation of a move, minus what the page's text already says. */
export function meant(text: string, meaning: string | undefined): Meaning {
	const [, price, what = ''] = /^(?:(\d+\s\S+) {2})?(.*)$/s.exec(meaning ?? '') ?? [];
	const [beginning, head = ''] = /^([^:;]+?)\s?: /.exec(what) ?? /^(.+?\b[rc]\d+), /.exec(what) ?? [];
	const cut = beginning !== undefined && says(text, head) ? what.slice(beginning.length) : what;
	const rest = cut === '' || says(text, cut) ? undefined : cut;
	return { ...(price === undefined ? {} : { price }), ...(rest === undefined ? {} : { rest }) };
}

/** The same as one text. */
export function meaningBeside(text: string, meaning: string | undefined): string | undefined {
	const { price, rest } = meant(text, meaning);
	return [price, rest].filter((each) => each !== undefined).join(' · ') || undefined;
}

/** What another player is deciding, phrased for the reader. */
export const undecided = (words: Words, view: View): string =>
	view.decision === null ? words.say('phase-over') : words.say('web-decides', { kind: view.decision.kind });

/** Decisions that ask which of several. */
const WHICH: readonly string[] = ['favor-effect', 'build', 'lawyer', 'monument'];

/** With a single move and "decline", ask whether, not which. */
export function onlyOne(
	words: Words,
	view: View,
	names: readonly string[],
	moves: readonly string[],
): string | undefined {
	const [only, ...others] = moves.filter((move) => move !== 'decline');
	const isWhich = view.decision !== null && WHICH.includes(view.decision.kind);
	if (!isWhich || only === undefined || others.length > 0 || moves.length !== 2) return undefined;
	return words.say('web-only-one', { move: describe(words, view, names, only).text });
}

/** The current question; `asked` is the server's wording. */
export function question(words: Words, view: View, asked?: string): string {
	const { decision } = view;
	if (decision === null) return asked ?? words.say('phase-over');
	if (asked !== undefined) return asked;
	const ui = uiOf(view);
	const acting = view.activating === null ? null : (ui.onSpace(view, view.activating)?.tile ?? null);
	const values: Record<string, string | number> = { by: 'worker', extra: view.passing_order.length > 0 ? 1 : 0 };
	if ('by' in decision) values['by'] = decision.by;
	if ('craft' in decision) values['craft'] = words.say(`${prefix(view.game)}-${ui.craft}-${decision.craft}.one`);
	if ('line' in decision) Object.assign(values, words.forms('line', `classic-line-${decision.line}`));
	const tile = 'tile' in decision ? decision.tile : 'building' in decision ? decision.building : acting;
	if (tile !== null)
		for (const name of ['tile', 'card', 'building']) Object.assign(values, words.forms(name, ui.tileId(tile)));
	if (view.activating !== null) values['space'] = view.activating;
	values['id'] = tile ?? '';
	return words.say(`${prefix(view.game)}-question-${decision.kind}`, values);
}
