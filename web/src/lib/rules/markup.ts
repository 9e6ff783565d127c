// Parses the long rule texts: paragraphs, lists, bold words, links. rules.ftl describes the syntax.

/** A piece of a line. */
export type Piece = { kind: 'text' | 'strong'; text: string } | { kind: 'link'; text: string; to: string };

export interface Item {
	/** The rules the item states, as link targets. */
	readonly rules: readonly string[];
	readonly pieces: readonly Piece[];
}

export type Block = { kind: 'paragraph'; pieces: readonly Piece[] } | { kind: 'list'; items: readonly Item[] };

const RULES = /^((?:[CMT]\d+\.\d+ )+)/;
const PIECES = /_([^_]+)_|\[([^\]]+)\]\(#([\w.-]+)\)/g;

/** Keeps a number and its unit on one line. */
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

/** The pieces of a text. */
export const piecesOf = (text: string): Piece[] =>
	blocks(text).flatMap((block) => (block.kind === 'list' ? block.items.flatMap(({ pieces }) => pieces) : block.pieces));

/** The text without markup, for searching. */
export const plain = (text: string): string =>
	piecesOf(text)
		.map((piece) => piece.text)
		.join('');
