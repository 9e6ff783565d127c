// A tile's effect in words, made from its icons: `2food / cloth`, `any > 4d`, `build:wood`.
import type { Words } from './words';
import { goodsText } from './goods';

const amount = (words: Words, row: string) => goodsText(words, row.split(' '));

/** A row in words; undefined if it has icons that are not goods. */
function rowText(words: Words, row: string): string | undefined {
	if (!/^(\d*(food|wood|stone|cloth|gold|any|plain|d|w|pp|token|favor)( |$)|[/>] )+$/.test(row)) return undefined;
	const [give, get] = row.split(' > ') as [string, string?];
	if (get !== undefined) {
		const values = { give: amount(words, give), get: amount(words, get) };
		return words.say('y1303-effect-trade', values);
	}
	return give
		.split(' / ')
		.map((each) => amount(words, each))
		.reduce((first, last) => words.say('y1303-effect-or', { first, last }));
}

/** Icon rows in words, as alternatives. */
export function effectText(words: Words, rows: readonly string[]): string | undefined {
	const told = rows.map((row) => rowText(words, row));
	if (told.length === 0 || told.includes(undefined)) return undefined;
	return (told as string[]).reduce((first, last) => words.say('y1303-effect-or', { first, last }));
}
