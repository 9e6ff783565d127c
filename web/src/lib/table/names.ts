// Text ids for names in notation.
import type { Words } from '../words/words';

export type Game = 'classic' | 'magna-carta' | '1303';

/** The prefix of a game's text ids; an id cannot start with a digit. */
export const prefix = (game: Game): string => (game === '1303' ? 'y1303' : game);

/** The id of a tile, a card or a prestige building. */
export function tileId(game: Game, tile: string): string {
	if (game !== 'magna-carta') return `${prefix(game)}-tile-${tile.replace(':', '-')}`;
	const name = tile.replace(':', '-');
	return name.startsWith('prestige-') ? `magna-carta-${name}` : `magna-carta-card-${name}`;
}

export const tileName = (words: Words, game: Game, tile: string): string => words.say(tileId(game, tile));
