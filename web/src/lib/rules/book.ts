// What a rule book is made of. Each game has one; the texts are in Fluent, the tiles are those that the table draws.
import type { TileArt } from '../table/art/tiles';
import type { Drawing } from '../table/art/shapes';
import { goodsText } from '../table/describe';
import { prefix, type Game } from '../table/names';
import type { View } from '../table/views';
import type { Words } from '../words/words';

export interface Fact {
	readonly label: string;
	readonly text: string;
	/** The same as a row of signs. */
	readonly row?: string;
}

/** How a thing is shown. */
export type Picture =
	| { kind: 'tile' | 'card'; art: TileArt; points?: number | undefined }
	| { kind: 'drawing'; drawing: Drawing }
	| { kind: 'character'; character: string }
	| { kind: 'token'; count: number }
	| { kind: 'castle' | 'favor' };

/** A tile, a card, a place, a favor, a character: everything that lies on a table and wants to be explained. */
export interface Thing {
	/** Where links lead. */
	readonly anchor: string;
	/** The ids of its name and of its kind. */
	readonly name: string;
	readonly kind: string;
	readonly picture: Picture;
	/** How many there are in the game, if it is more than one. */
	readonly copies?: number;
	/** Is it left out of this game? */
	readonly missing?: boolean;
	readonly facts: (words: Words) => readonly Fact[];
	/** The ids of what else there is to say. */
	readonly notes: readonly string[];
}

export interface Group {
	readonly id: string;
	readonly things: readonly Thing[];
}

export interface Book {
	readonly game: Game;
	/** The ids of the phases; each is a place that links lead to. */
	readonly phases: readonly string[];
	/** The phases of the summary: those that come every turn. */
	readonly turn: readonly string[];
	readonly topics: readonly string[];
	readonly groups: readonly Group[];
	readonly faq: readonly string[];
	/** What is special at this table: ids. */
	readonly here: readonly string[];
}

/** What a book has to know of a table: without one it tells the usual game. */
export type Seen = View | null;

/** The id of a text of a game's book. */
export const bookId = (game: Game, name: string): string => `rules-${prefix(game)}-${name}`;

/** The files of texts that a book needs. */
export const filesOf = (game: Game): string[] => ['rules', `rules-${prefix(game)}`, 'guide'];

export const tileAnchor = (tile: string): string => `tile-${tile.replace(':', '-')}`;

/** The facts that are there. */
export const known = (facts: readonly { label: string; text: string | undefined; row?: string }[]): Fact[] =>
	facts.filter((fact): fact is Fact => fact.text !== undefined);

/** Cost and points of a tile; `any` is the text for a cube of any kind. */
export const price = (words: Words, { cost, points }: { cost?: string; points?: number }, any?: string): Fact[] =>
	known([
		{
			label: words.say('web-about-cost'),
			text: cost === undefined ? undefined : goodsText(words, cost.split(' '), any),
			...(cost === undefined ? {} : { row: cost }),
		},
		{
			label: words.say('rules-thing-points'),
			text: points === undefined ? undefined : goodsText(words, [`${points}pp`]),
		},
	]);
