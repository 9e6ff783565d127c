// Searches the rules by word prefix, ignoring case and accents.

/** Normalises a text for comparison. */
export const folded = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replace(/[’']/g, ' ')
		.replaceAll('œ', 'oe')
		.toLowerCase();

/** Prepares a text for searching: its words, each after a space. */
export const ready = (text: string): string => ` ${folded(text).replace(/[^\p{L}\d]+/gu, ' ')}`;

/** Matches prepared texts that have a word starting with each word of the query. */
export function finder(query: string): (ready: string) => boolean {
	const wanted = folded(query)
		.split(/\s+/)
		.filter((word) => word !== '');
	return (text) => wanted.every((word) => text.includes(` ${word}`));
}

/** The ranges of the query's words in a part of the page. */
export function marks(root: Element, query: string): Range[] {
	const wanted = folded(query)
		.split(/\s+/)
		.filter((word) => word !== '');
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const found: Range[] = [];
	while (walker.nextNode()) {
		const node = walker.currentNode as Text;
		for (const { index, 0: word } of node.data.matchAll(/[\p{L}\d]+/gu)) {
			// A combining accent or ligature changes the folded length, so a mark may be slightly too long or short; harmless.
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
