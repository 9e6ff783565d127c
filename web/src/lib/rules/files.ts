// The text files of a rule book; apart from the books, so that they can be fetched at the same time.
import { prefix, type Game } from '../games/game';

export const filesOf = (game: Game): string[] => ['rules', `rules-${prefix(game)}`, 'guide'];
