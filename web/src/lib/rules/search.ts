// Finding words in the rules: case, accents and the end of a word do not matter.

/** A text as it is compared. */
export const folded = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replace(/[’']/g, ' ')
		.replaceAll('œ', 'oe')
		.toLowerCase();

/** Does a text have all the words that are looked for, each at the start of a word? */
export function finder(query: string): (text: string) => boolean {
	const wanted = folded(query)
		.split(/\s+/)
		.filter((word) => word !== '');
	return (text) => {
		const there = ` ${folded(text).replace(/[^\p{L}\d]+/gu, ' ')}`;
		return wanted.every((word) => there.includes(` ${word}`));
	};
}
