// Choices and questions in words and icons.
import type { View } from '../games/game';
import type { Choice, ChoiceDoc, Goods } from '../types/wire';
import { amountText, render, renderArg } from '../words/message';
import type { Words } from '../words/words';

/** The legal moves by notation. */
export type Choices = Readonly<Record<string, Choice>>;
export const choicesOf = (legal: readonly Pick<ChoiceDoc, 'move' | 'choice'>[]): Choices =>
	Object.fromEntries(legal.map(({ move, choice }) => [move, choice]));

export interface Described {
	/** What the move is called. */
	readonly text: string;
	/** The goods it is about, as a row of icons. */
	readonly row?: string;
	/** What it costs to place the worker or draw the card. */
	readonly price?: { readonly row: string; readonly text: string };
	/** What the label does not say. */
	readonly more?: string;
}

const UNITS: Readonly<Record<string, string>> = {
	deniers: 'd',
	workers: 'w',
	prestige: 'pp',
	tokens: 'token',
	favors: 'favor',
};

/** Goods as a row of icons: `2food 3d`. */
function rowOf(goods: Goods | undefined): string | undefined {
	const parts = Object.entries(goods ?? {}).map(([kind, count]) => {
		const unit = UNITS[kind];
		return unit === undefined || unit.length > 2 ? `${count === 1 ? '' : count}${unit ?? kind}` : `${count}${unit}`;
	});
	return parts.length === 0 ? undefined : parts.join(' ');
}

/** What moving the provost costs, as a row of icons; undefined if it is free. */
export function tollOf(choice: Choice | undefined): string | undefined {
	const price = choice?.remarks?.map(({ args }) => args?.['price']).find((each) => each !== undefined);
	if (typeof price === 'number') return price > 0 ? rowOf({ deniers: price }) : undefined;
	return typeof price === 'object' && 'goods' in price ? rowOf(price.goods) : undefined;
}

/** A legal move in words and icons; a move without a choice is shown in notation. */
export function describe(words: Words, names: readonly string[], move: string, choices: Choices): Described {
	const choice = choices[move];
	if (choice === undefined) return { text: move };
	const [give, get, price] = [choice.give, choice.get, choice.price].map(rowOf);
	const row = give !== undefined && get !== undefined ? `${give} > ${get}` : (give ?? get);
	const more = words.remarks((choice.remarks ?? []).map((remark) => render(words, remark, names)));
	return {
		text: renderArg(words, choice.label, names),
		...(row === undefined ? {} : { row }),
		...(price === undefined ? {} : { price: { row: price, text: amountText(words, choice.price ?? {}) } }),
		...(more === '' ? {} : { more }),
	};
}

/** Price and meaning as one text. */
export const meaningOf = ({ price, more }: Described): string | undefined =>
	[price?.text, more].filter((each) => each !== undefined).join(' · ') || undefined;

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
	choices: Choices,
): string | undefined {
	const [only, ...others] = moves.filter((move) => move !== 'decline');
	const isWhich = view.decision !== null && WHICH.includes(view.decision.kind);
	if (!isWhich || only === undefined || others.length > 0 || moves.length !== 2) return undefined;
	return words.say('web-only-one', { move: describe(words, names, only, choices).text });
}
