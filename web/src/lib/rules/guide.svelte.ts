// Who is still guided: nobody who has closed the guide of a game, or has played its first turn with it.
import { keep, kept } from '../app/kept';
import type { Game } from '../table/names';

const read = (): string[] => (kept('guide') ?? '').split(' ').filter((game) => game !== '');
const write = (games: readonly string[]) => keep('guide', games.join(' '));

let over = $state<readonly string[]>(read());

/** The games whose guide somebody has asked for. */
let wanted = $state<readonly string[]>([]);
/** Was the guide asked for? Then it begins in any turn. */
export const isWanted = (game: Game): boolean => wanted.includes(game);

export const isGuided = (game: Game): boolean => !over.includes(game);

/** Closes the guide of a game for good. */
export function finish(game: Game): void {
	over = [...over.filter((each) => each !== game), game];
	wanted = wanted.filter((each) => each !== game);
	write(over);
}

/** Remembers that the guide of a game is through, while it is still shown. */
export const remember = (game: Game): void => write([...read().filter((each) => each !== game), game]);

/** Starts the guide again. */
export function again(game: Game): void {
	over = over.filter((each) => each !== game);
	wanted = [...wanted, game];
	write(over);
}
