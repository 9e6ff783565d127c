// What the engine tells of a table, for all games. A position that is written by hand may leave fields out; what the engine writes is
// complete, and that is what is shown here.
import type * as classic from '../types/classic';
import type * as magnaCarta from '../types/magna-carta';
import type * as y1303 from '../types/y1303';
import type { Color } from './art/heraldry';

/** With these fields always there. */
type Complete<T, K extends keyof T> = Omit<T, K> & { [P in K]: NonNullable<T[P]> };
/** A player as the engine writes one. */
type Seated<T extends { color: unknown }, K extends keyof T> = Complete<Omit<T, 'color'>, Exclude<K, 'color'>> & {
	color: Color;
};
/** A road by the names of its spaces. */
type Road<T> = Readonly<Record<string, T | null>>;

export type Classic = Complete<
	Omit<classic.Position, 'game' | 'players' | 'road' | 'sections'>,
	'turn_order' | 'passing_order' | 'supply'
> & {
	game: 'classic';
	players: Seated<classic.PlayerDoc, 'workers'>[];
	road: Road<classic.RoadDoc>;
	sections: Record<classic.Section, Complete<classic.SectionDoc, 'free'>>;
};

export type MagnaCarta = Complete<
	Omit<magnaCarta.ViewDocument, 'game' | 'players'>,
	'passing_order' | 'tokens' | 'prestige'
> & {
	game: 'magna-carta';
	players: (Seated<magnaCarta.PlayerDoc<magnaCarta.Cards>, 'workers' | 'hand' | 'pile' | 'discard'> & {
		/** The final points, once the game is over: before, nobody counts. */
		score?: number;
	})[];
};

export type Y1303 = Complete<Omit<y1303.ViewDocument, 'game' | 'players' | 'road'>, 'passing_order' | 'supply'> & {
	game: '1303';
	players: Seated<y1303.PlayerDoc<number | null>, 'workers' | 'camp'>[];
	road: Road<y1303.RoadDoc>;
};

export type View = Classic | MagnaCarta | Y1303;

/** The parts of a table: each game draws its own. */
export type Part = 'board' | 'players' | 'hand' | 'supply';

/** The colour of a player. */
export const colorOf = (view: View, player: number): Color => view.players[player]?.color ?? 'black';

/** The players in their order, beginning with the first one: in Caylus as the turn order says, in the others clockwise. */
export const turnOrder = (view: View): readonly number[] =>
	view.game === 'classic'
		? view.turn_order
		: view.players.map((_, index) => (view.first_player + index) % view.players.length);
