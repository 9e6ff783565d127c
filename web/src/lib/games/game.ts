// The engine's views of all games. Hand-written positions may omit fields; the engine writes them all, and so do these types.
import type * as classic from '../types/classic';
import type * as magnaCarta from '../types/magna-carta';
import type * as y1303 from '../types/y1303';
import type { Color } from '../art/heraldry';

/** With these fields required. */
type Complete<T, K extends keyof T> = Omit<T, K> & { [P in K]: NonNullable<T[P]> };
/** A player as the engine writes one. */
type Seated<T extends { color: unknown }, K extends keyof T> = Complete<Omit<T, 'color'>, Exclude<K, 'color'>> & {
	color: Color;
};
/** A road, by space name. */
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
		/** The final points, once the game is over. */
		score?: number;
	})[];
};

export type Y1303 = Complete<Omit<y1303.ViewDocument, 'game' | 'players' | 'road'>, 'passing_order' | 'supply'> & {
	game: '1303';
	players: Seated<y1303.PlayerDoc<number | null>, 'workers' | 'camp'>[];
	road: Road<y1303.RoadDoc>;
};

export type View = Classic | MagnaCarta | Y1303;

/** The views by game. */
export type Part = 'board' | 'players' | 'purse' | 'hand' | 'supply';

/** A player's colour. */
export const colorOf = (view: View, player: number): Color => view.players[player]?.color ?? 'black';

/** The players in order, first player first: by turn order in Caylus, otherwise clockwise. */
export const turnOrder = (view: View): readonly number[] =>
	view.game === 'classic'
		? view.turn_order
		: view.players.map((_, index) => (view.first_player + index) % view.players.length);
