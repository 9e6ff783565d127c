// The registry: the only place that tells the games apart.
import type { Words } from '../words/words';
import { classic } from './classic';
import type { Game, View } from './game';
import { magnaCarta } from './magna-carta';
import type { Context, GameUi } from './ui';
import { y1303 } from './y1303';

const games: { readonly [G in Game]: GameUi<G> } = { classic, 'magna-carta': magnaCarta, '1303': y1303 };

/** The game of a view, or of anything else that names one. */
export const uiOf = <G extends Game>({ game }: { readonly game: G }): GameUi<G> => games[game];

/** A view to be put into words. */
export const contextOf = (words: Words, view: View, names: readonly string[]): Context => ({
	ui: uiOf(view),
	words,
	view,
	names,
});
