// The games and their types. Hand-written positions may omit fields of a view; the engine writes them all, and so do these types.
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

/** What each game writes. */
interface Games {
	classic: { view: Classic; event: classic.Event };
	'magna-carta': { view: MagnaCarta; event: magnaCarta.Event };
	'1303': { view: Y1303; event: y1303.Event };
}
export type Game = keyof Games;
export type View<G extends Game = Game> = Games[G]['view'];
export type GameEvent<G extends Game = Game> = Games[G]['event'];
/** A decision without the player who makes it. */
export type GameDecision = classic.Decision | magnaCarta.Decision | y1303.Decision;
export type Decision<G extends Game = Game> = NonNullable<View<G>['decision']>;
export type Cause<G extends Game = Game> = Extract<GameEvent<G>, { cause: unknown }>['cause'];

/** The prefix of a game's text ids; an id cannot start with a digit. */
export const prefix = (game: string): string => game.replace(/^(?=\d)/, 'y');

/** A player's colour. */
export const colorOf = (view: View, player: number): Color => view.players[player]?.color ?? 'black';

/** The number in the name of a space: `r12` is 12. */
export const numberOf = (space: string): number => Number(space.slice(1));

/** The phases that come every turn. */
export const everyTurn = (phases: Readonly<Record<string, boolean>>): string[] =>
	Object.keys(phases).filter((phase) => phases[phase]);

/** The players clockwise from the first. */
export const clockwise = ({ first_player, players }: { first_player: number; players: readonly unknown[] }): number[] =>
	players.map((_, index) => (first_player + index) % players.length);
