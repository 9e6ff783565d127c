// Whether to show a game's guide: until it is closed, or its first turn is played.
import { store, stored } from '../app/storage';
import type { Game } from '../games/game';

const read = (): string[] => (stored('guide') ?? '').split(' ').filter((game) => game !== '');
const write = (games: readonly string[]) => store('guide', games.join(' '));

let over = $state<readonly string[]>(read());

/** Games whose guide was asked for. */
let wanted = $state<readonly string[]>([]);
/** A guide that was asked for starts in any turn. */
export const isWanted = (game: Game): boolean => wanted.includes(game);

export const isGuided = (game: Game): boolean => !over.includes(game);

/** Closes the guide of a game for good. */
export function finish(game: Game): void {
	over = [...over.filter((each) => each !== game), game];
	wanted = wanted.filter((each) => each !== game);
	write(over);
}

/** Remembers that the guide is finished, but keeps showing it. */
export const remember = (game: Game): void => write([...read().filter((each) => each !== game), game]);

/** Starts the guide again. */
export function again(game: Game): void {
	over = over.filter((each) => each !== game);
	wanted = [...wanted, game];
	write(over);
}
