// Routes: paths to pages and back.
import type { Source } from '../backend/api';
import type { Game } from '../games/game';
import type { Words } from '../words/words';
import { gameList, titleId } from './games';

export type Route =
	| { page: 'start' | 'new' | 'account' | 'not-found' }
	| { page: 'table'; id: string }
	| { page: 'rules'; game: Game }
	| { page: 'replay'; source: Source };

export function routeOf(path: string): Route {
	const [first = '', second, third, ...more] = path.split('/').filter((part) => part !== '');
	if (more.length > 0) return { page: 'not-found' };
	if (first === '' && second === undefined) return { page: 'start' };
	if ((first === 'new' || first === 'account') && second === undefined) return { page: first };
	const book = gameList.find(({ game }) => game === (second ?? 'classic'));
	if (first === 'rules' && book !== undefined && third === undefined) return { page: 'rules', game: book.game };
	if (first === 'tables' && second !== undefined && third === undefined) return { page: 'table', id: second };
	if (first === 'replay' && (second === 'tables' || second === 'records') && third !== undefined)
		return { page: 'replay', source: { kind: second, id: third } };
	return { page: 'not-found' };
}

export const rulesPath = (game: Game, place?: string): string =>
	`/rules/${game}${place === undefined ? '' : `#${place}`}`;
export const tablePath = (id: string): string => `/tables/${id}`;
export const replayPath = ({ kind, id }: Source, moves?: number): string =>
	`/replay/${kind}/${id}${moves === undefined ? '' : `#${moves}`}`;

/** What a page is about, for search engines. */
export function descriptionOf(words: Words, route: Route): string {
	if (route.page === 'rules') return words.say('web-description-rules', { title: words.say(titleId(route.game)) });
	return words.say(route.page === 'new' ? 'web-description-new' : 'web-welcome');
}
