// The entries for tiles and cards in the rule books.
import type { TileArt } from '../../art/tiles';
import { tileAnchor, type Fact, type Thing } from '../../rules/book';
import { goodsText } from '../../words/goods';
import type { Words } from '../../words/words';
import { builtOf, isForOwner, shareOf } from './tiles';

/** Leaves out facts without a text. */
const known = (facts: readonly { term: string; text: string | undefined; row?: string }[]): Fact[] =>
	facts.filter((fact): fact is Fact => fact.text !== undefined);

/** Cost and points. */
export const price = (words: Words, { cost, points }: { cost?: string; points?: number }): Fact[] =>
	known([
		{
			term: words.say('web-about-cost'),
			text: cost === undefined ? undefined : goodsText(words, cost.split(' ')),
			...(cost === undefined ? {} : { row: cost }),
		},
		{
			term: words.say('rules-thing-points'),
			text: points === undefined ? undefined : goodsText(words, [`${points}pp`]),
		},
	]);

type Printed = Pick<Thing, 'name' | 'kind' | 'notes'> & {
	/** In notation. */
	id: string;
	art: TileArt;
	isCard?: boolean;
	effect: (words: Words) => string | undefined;
	/** The effect of its neutral side, if it is another one. */
	neutral?: (words: Words) => string | undefined;
};

/** A tile or card. */
export const tileThing = ({ id, art, isCard = false, effect, neutral, ...named }: Printed): Thing => ({
	...named,
	anchor: tileAnchor(id),
	picture: { kind: isCard ? 'card' : 'tile', art, points: art.points },
	...(art.copies !== undefined && art.copies > 1 ? { copies: art.copies } : {}),
	missing: art.copies === 0,
	facts: (words) => [
		...price(words, art),
		...known([
			{ term: words.say('web-about-built'), text: builtOf(words, art) },
			{ term: words.say(isForOwner(art) ? 'rules-thing-owner' : 'rules-thing-worker'), text: effect(words) },
			{ term: words.say('rules-thing-visited'), text: shareOf(words, art) },
			{ term: words.say('rules-thing-neutral'), text: neutral?.(words) },
		]),
	],
});
