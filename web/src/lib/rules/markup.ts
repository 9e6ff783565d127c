// The long texts of the rules, read: paragraphs, lists, words that are set off, links. How they are written is told in rules.ftl.

/** A piece of a line. */
export type Piece = { kind: 'text' | 'strong'; text: string } | { kind: 'link'; text: string; to: string };

export interface Item {
	/** The rules that the item tells: places that links lead to. */
	readonly rules: readonly string[];
	readonly pieces: readonly Piece[];
}

export type Block = { kind: 'paragraph'; pieces: readonly Piece[] } | { kind: 'list'; items: readonly Item[] };

const RULES = /^((?:[CMT]\d+\.\d+ )+)/;
const PIECES = /_([^_]+)_|\[([^\]]+)\]\(#([\w.-]+)\)/g;

/** A number and its unit are not parted at the end of a line. */
const bound = (text: string) => text.replace(/(\d) (?=(?:d|PP)(?!\p{L}))/gu, '$1\u00a0');

function pieces(line: string): Piece[] {
	const found: Piece[] = [];
	let from = 0;
	for (const match of line.matchAll(PIECES)) {
		if (match.index > from) found.push({ kind: 'text', text: bound(line.slice(from, match.index)) });
		const [whole, strong, text = '', to = ''] = match;
		found.push(strong === undefined ? { kind: 'link', text, to } : { kind: 'strong', text: strong });
		from = match.index + whole.length;
	}
	if (from < line.length) found.push({ kind: 'text', text: bound(line.slice(from)) });
	return found;
}

function item(line: string): Item {
	const rules = RULES.exec(line)?.[1] ?? '';
	return { rules: rules.split(' ').filter((id) => id !== ''), pieces: pieces(line.slice(rules.length)) };
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
	return text.split(/\n\s*\n/).map((part): Block => {
		const lines = part.trim().replace(/\n\s*(?!\s*- )/g, ' ');
		if (!lines.startsWith('- ')) return { kind: 'paragraph', pieces: pieces(lines) };
		return { kind: 'list', items: lines.split(/\n\s*/).map((line) => item(line.slice(2))) };
	});
}

const itemsOf = (block: Block): readonly Item[] => (block.kind === 'list' ? block.items : []);
const piecesOf = (block: Block): readonly Piece[] =>
	block.kind === 'list' ? block.items.flatMap((each) => each.pieces) : block.pieces;

/** The rules that a text tells, and where its links lead. */
export const rulesIn = (text: string): string[] =>
	blocks(text)
		.flatMap(itemsOf)
		.flatMap(({ rules }) => [...rules]);
export const linksIn = (text: string): string[] =>
	blocks(text)
		.flatMap(piecesOf)
		.flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));

/** The words alone, for searching. */
export const plain = (text: string): string =>
	blocks(text)
		.flatMap(piecesOf)
		.map((piece) => piece.text)
		.join('');
