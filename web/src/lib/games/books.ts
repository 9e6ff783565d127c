// The second half of the registry, loaded on demand: rule books and guides.
import type { Book } from '../rules/book';
import type { Note } from '../rules/notes';
import { classic } from './classic/book';
import * as classicGuide from './classic/guide';
import type { Game, View } from './game';
import { magnaCarta } from './magna-carta/book';
import * as magnaCartaGuide from './magna-carta/guide';
import { y1303 } from './y1303/book';
import * as y1303Guide from './y1303/guide';

interface GameBook<G extends Game> {
	/** The rule book, adapted to the table if there is one. */
	book(view: View<G> | null): Book;
	/** The guide's note for every kind of decision. */
	readonly notes: Readonly<Record<string, Note>>;
	/** Has the player already done this in this turn, without a worker on the road? */
	hasBegun(view: View<G>, seat: number): boolean;
}

const books: { readonly [G in Game]: GameBook<G> } = {
	classic: { book: classic, ...classicGuide },
	'magna-carta': { book: magnaCarta, ...magnaCartaGuide },
	'1303': { book: y1303, ...y1303Guide },
};

export const bookOf = <G extends Game>(game: G, view: View<G> | null): Book => books[game].book(view);

/** The guide of a view's game, or of anything else that names one. */
export const guideOf = <G extends Game>({ game }: { readonly game: G }): Omit<GameBook<G>, 'book'> => books[game];
