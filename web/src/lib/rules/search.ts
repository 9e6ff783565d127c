// Finding words in the rules: case, accents and the end of a word do not matter.

/** A text as it is compared. */
export const folded = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replace(/[’']/g, ' ')
		.replaceAll('œ', 'oe')
		.toLowerCase();

/** A text made ready to be searched: its words, each after a space. */
export const ready = (text: string): string => ` ${folded(text).replace(/[^\p{L}\d]+/gu, ' ')}`;

/** Does a text that is ready have all the words that are looked for, each at the start of a word? */
export function finder(query: string): (ready: string) => boolean {
	const wanted = folded(query)
		.split(/\s+/)
		.filter((word) => word !== '');
	return (text) => wanted.every((word) => text.includes(` ${word}`));
}

/** Where in a part of the page the words stand that are looked for. */
export function marks(root: Element, query: string): Range[] {
	const wanted = folded(query)
		.split(/\s+/)
		.filter((word) => word !== '');
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const found: Range[] = [];
	while (walker.nextNode()) {
		const node = walker.currentNode as Text;
		for (const { index, 0: word } of node.data.matchAll(/[\p{L}\d]+/gu)) {
			// An accent of its own or a ligature makes the folded word longer; nothing but the length of the mark depends on it.
			const fit = wanted.find((each) => folded(word).startsWith(each));
			if (fit === undefined) continue;
			const range = document.createRange();
			range.setStart(node, index);
			range.setEnd(node, index + Math.min(fit.length, word.length));
			found.push(range);
		}
	}
	return found;
}
