// The parts of a rule book. Each game has one; its texts are in Fluent, its tiles are drawn as on the table.
import type { TileArt } from '../art/tiles';
import type { Drawing } from '../art/shapes';
import { optionRuleId } from '../app/games';
import { prefix, type Game, type View } from '../games/game';
import { games } from '../types/games';
import type { Words } from '../words/words';

export interface Fact {
	readonly term: string;
	readonly text: string;
	/** The same as a row of symbols. */
	readonly row?: string;
}

/** The picture of a thing. */
export type Picture =
	| { kind: 'tile' | 'card'; art: TileArt; points?: number | undefined }
	| { kind: 'drawing'; drawing: Drawing }
	| { kind: 'character'; character: string }
	| { kind: 'token'; count: number }
	| { kind: 'castle' | 'favor' };

/** Anything on the table that the book explains: a tile, card, place, favor or character. */
export interface Thing {
	/** The link target. */
	readonly anchor: string;
	// Text ids.
	readonly name: string;
	readonly kind: string;
	readonly picture: Picture;
	/** How many there are, if more than one. */
	readonly copies?: number;
	/** Is it left out of this game? */
	readonly missing?: boolean;
	readonly facts: (words: Words) => readonly Fact[];
	/** Text ids of further notes. */
	readonly notes: readonly string[];
}

export interface Group {
	readonly id: string;
	readonly things: readonly Thing[];
}

export interface Book {
	readonly game: Game;
	/** The phases; each id is also a link target. */
	readonly phases: readonly string[];
	/** The phases of every turn, for the summary. */
	readonly turn: readonly string[];
	readonly topics: readonly string[];
	readonly groups: readonly Group[];
	readonly faq: readonly string[];
	/** Text ids of what is special at this table. */
	readonly here: readonly string[];
}

/** The table the book is opened at; without one it describes the default game. */
export type BookView = View | null;

/** A text id in a game's book. */
export const bookId = (game: Game, name: string): string => `rules-${prefix(game)}-${name}`;

/** Text ids of what is special at a table: its number of players, as named in the book, and the options that are not the default. */
export function special(game: Game, view: BookView, players: Readonly<Record<number, string>>): string[] {
	if (view === null) return [];
	const count = players[view.players.length];
	const chosen = new Map<string, boolean | number | string>(Object.entries(view.options));
	const options = (games.find(({ name }) => name === game)?.options ?? []).flatMap(({ name, default: usual }) => {
		const value = chosen.get(name);
		const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? usual);
		return text === usual ? [] : [optionRuleId(name, text)];
	});
	return [...(count === undefined ? [] : [bookId(game, `here-${count}`)]), ...options];
}

export const tileAnchor = (tile: string): string => `tile-${tile.replace(':', '-')}`;
