// What a tile does and costs, in words made from its rows of signs: `2food`, `any > 4w`, `build:wood`.
import { goodsText } from '../table/describe';
import type { Words } from '../words/words';

/** An amount; where any cube will do, `any` is the text that says so. */
export function amount(words: Words, row: string, any: string): string {
	const parts = row.split(' ');
	const free = parts.find((part) => part.endsWith('any'));
	const rest = parts.filter((part) => part !== free);
	if (free === undefined) return goodsText(words, rest);
	const last = words.say(any, { count: parseInt(free) || 1 });
	return rest.length === 0 ? last : words.say('list-and', { first: goodsText(words, rest), last });
}

function rowText(words: Words, row: string): string {
	const builds = /^build:(wood|stone)$/.exec(row)?.[1];
	if (builds !== undefined)
		return words.say('y1303-effect-build', { craft: words.say(`y1303-kind-${builds}.one`), free: 'no' });
	const [give = '', get] = row.split(' > ').map((side) => amount(words, side, 'y1303-effect-cubes'));
	return get === undefined ? give : words.say('y1303-effect-trade', { give, get });
}

/** Rows of signs in words, as a choice. */
export const effectText = (words: Words, rows: readonly string[]): string =>
	rows.map((row) => rowText(words, row)).reduce((first, last) => words.say('y1303-effect-or', { first, last }));
