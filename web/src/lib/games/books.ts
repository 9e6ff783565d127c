// The rule books of all games.
import type { Game } from '../table/names';
import type { Book, Seen } from '../rules/book';
import { classic } from './classic/book';
import { magnaCarta } from './magna-carta/book';
import { y1303 } from './y1303/book';

/** The book of a game, adapted to the table if there is one. */
export function bookOf(game: Game, view: Seen): Book {
	if (game === 'classic') return classic(view?.game === game ? view : null);
	if (game === 'magna-carta') return magnaCarta(view?.game === game ? view : null);
	return y1303(view?.game === game ? view : null);
}
