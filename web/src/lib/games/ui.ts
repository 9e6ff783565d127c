// What a game provides to be played on the page: one object of one interface per game.
import type { Component, Snippet } from 'svelte';
import type { Kind, TileArt } from '../art/tiles';
import type { Anchor } from '../board/offers';
import type { OnSpace } from '../board/road';
import type { Words } from '../words/words';
import type { Game, GameEvent, View } from './game';

/** A view with its game. */
export interface Scene<G extends Game = Game> {
	readonly ui: GameText<G>;
	readonly view: View<G>;
}

/** A view with its game, a language and the players' names. */
export interface Context<G extends Game = Game> extends Scene<G> {
	readonly words: Words;
	readonly names: readonly string[];
}

export interface Fact {
	/** The label, such as "Cost" or "Owner"; none for a whole sentence. */
	readonly term?: string;
	readonly text: string;
}

/** A place in words. */
export interface About {
	readonly title: string;
	/** Its kind. */
	readonly kind?: string;
	readonly art?: TileArt;
	readonly card?: boolean;
	readonly character?: string;
	readonly facts: readonly Fact[];
}

/** A kind of move. */
export interface MoveUi<G extends Game = Game> {
	/** The place that shows it; null if only the list does. `args` are the words after its verb. */
	place(scene: Scene<G>, args: readonly string[]): Anchor | null;
}

/** A kind of place. `name` is its anchor without the kind. */
export interface PlaceUi<G extends Game = Game> {
	about(context: Context<G>, name: string): About | null;
	/** Its entry in the rule book. */
	rule?(scene: Scene<G>, name: string): string | undefined;
}

/** A part of the position as text. */
export interface TextSection {
	readonly heading: string;
	readonly sentences?: readonly string[];
	readonly list?: readonly string[];
	readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** A row of the table of players: its heading, and the value of a player. */
export type PlayerRow = readonly [heading: string, value: (player: number) => string | number];

/** Everything but the drawing. */
export interface GameText<G extends Game = Game> {
	/** What it calls a turn. */
	readonly unit: 'turn' | 'round';
	/** The text id of a turn. */
	readonly turnId: string;
	/** The phases of every turn. */
	readonly phases: readonly string[];
	/** The phase in which workers are placed and players pass. */
	readonly placing: string;
	/** What placing a worker costs: deniers or workers. */
	readonly coin: 'd' | 'w';
	/** The part of a text id that names a kind of tile. */
	readonly craft: 'craft' | 'kind';
	/** Are its tiles cards? */
	readonly isCards: boolean;
	/** Where batches are delivered. */
	readonly castle: Anchor;
	/** The moves by verb. */
	readonly moves: Readonly<Record<string, MoveUi<G>>>;
	/** The places by kind. */
	readonly places: Readonly<Record<string, PlaceUi<G>>>;

	tileId(tile: string): string;
	/** The text id of a kind of tile. */
	kindId(kind: Kind): string;
	/** The tiles that can be built, by kind; `name` is a text id. */
	supplyOf(view: View<G>): readonly { id: string; name: string; tiles: readonly string[] }[];
	/** A tile that is not on the road. */
	artOf(view: View<G>, tile: string): TileArt | undefined;
	/** What a tile does for a worker. */
	effectOf(words: Words, view: View<G>, id: string, art: TileArt): string | undefined;

	/** The number of the turn. */
	turnOf(view: View<G>): number;
	/** The players in order, first player first. */
	turnOrder(view: View<G>): readonly number[];
	/** A player's points; null if hidden, undefined if there are none before the end. */
	pointsOf(view: View<G>, player: number): number | null | undefined;
	/** The view with the final scores as the players' points. */
	finished(view: View<G>, scores: readonly number[]): View<G>;

	/** The road's spaces in order. */
	spaces(view: View<G>): readonly string[];
	onSpace(view: View<G>, space: string): OnSpace | null;
	/** What is on a space besides tile, owner and worker. */
	spaceFacts(context: Context<G>, space: string): readonly Fact[];

	/** The places only this game's events touch. */
	placesOf(event: GameEvent<G>, view: View<G>): readonly Anchor[];
	/** The parts of a view, each with its place; without players, bridge and provost. */
	partsOf(view: View<G>): Iterable<readonly [Anchor, unknown]>;

	/** The rows of the table of players. */
	playerRows(context: Context<G>): readonly PlayerRow[];
	/** Where the markers on the road are. */
	markers(context: Context<G>): readonly Fact[];
	/** The rest of the position as text, without the supply. */
	sections(context: Context<G>, seat: number | null): readonly TextSection[];
}

/** A part of the table. */
export type Part = 'board' | 'players' | 'hand' | 'supply';

export interface PartProps<G extends Game> extends Scene<G> {
	seat: number | null;
	names: readonly string[];
	part: Part;
	/** What the page knows about a seat: bot level, clock. */
	status?: Snippet<[number]> | undefined;
}

/** A game on the page. */
export interface GameUi<G extends Game = Game> extends GameText<G> {
	/** Draws a part of the table. */
	readonly Parts: Component<PartProps<G>>;
}
