// What is printed on tiles, cards and places, in words; as crates/words/src/effects.rs says it.
import type { Amount, Component, Effect, PrintedOffer } from '../types/classic';
import { goodsText } from './goods';
import type { Words } from './words';

/** The texts that differ between games. */
export interface Printed {
	/** The start of the ids of the kinds of tiles. */
	readonly craft: string;
	/** Cubes of any kind but gold. */
	readonly plain: string;
	readonly residence: string;
	/** What building it gives at once, and what its owner gets every turn. */
	readonly built: string;
	readonly income: string;
}

/** The texts of most games. */
export const COMMON: Printed = {
	craft: 'classic-craft',
	plain: 'goods-cubes.plain',
	residence: 'effect-residence',
	built: 'effect-get',
	income: 'effect-income',
};

const amountText = (words: Words, { plain }: Printed, amount: Amount): string =>
	goodsText(words, amount.split(' '), { any: 'goods-cubes', plain, d: 'goods-deniers.short' });

const oneOf = (words: Words, all: readonly string[]): string =>
	all.reduce((first, last) => words.say('effect-or', { first, last }));

/** Offers to choose from; undefined if there are none. */
export function offersText(
	words: Words,
	texts: Printed,
	offers: readonly PrintedOffer[] | undefined,
): string | undefined {
	const amount = (goods: Amount) => amountText(words, texts, goods);
	const all = (offers ?? []).map(({ give, get }) =>
		give === undefined ? amount(get) : words.say('effect-trade', { give: amount(give), get: amount(get) }),
	);
	return all.length === 0 ? undefined : oneOf(words, all);
}

/** What the player of a worker may do; undefined if it has a text of its own. */
export function effectText(words: Words, texts: Printed, effect: Effect<string>): string | undefined {
	const amount = (goods: Amount) => amountText(words, texts, goods);
	switch (effect.kind) {
		case 'produce':
			return oneOf(words, effect.either.map(amount));
		case 'offers':
			return offersText(words, texts, effect.offers);
		case 'build': {
			const build = words.say('effect-build', { craft: words.say(`${texts.craft}-${effect.craft}.one`) });
			if (effect.discount === undefined) return build;
			return words.say('effect-build-for-less', { build, less: amount(effect.discount) });
		}
		case 'residence':
			return words.say(texts.residence, { cost: amount(effect.cost) });
		default:
			return undefined;
	}
}

/** What building a tile gives at once. */
export const builtText = (words: Words, texts: Printed, { built }: Component<string>): string | undefined => {
	const goods = built && amountText(words, texts, built);
	return goods && words.say(texts.built, { goods, get: goods });
};

/** What a tile does for a worker or, if it takes none, for its builder and owner. */
export function tileText(words: Words, texts: Printed, fact: Component<string>): string | undefined {
	if (fact.effect !== undefined) return effectText(words, texts, fact.effect);
	const income = fact.income && words.say(texts.income, { goods: amountText(words, texts, fact.income) });
	return words.remarks([builtText(words, texts, fact), income].filter((text) => text !== undefined)) || undefined;
}
