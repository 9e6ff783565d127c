// What can be chosen when a table is made: the games of the server, which the page is built with, as the form shows them.
import type { Game } from '../table/names';
import { prefix } from '../table/names';
import { games, levels } from '../types/games';

export { levels };
export type Level = (typeof levels)[number];

export interface Choice {
	readonly name: string;
	/** The first one is the default, and is not sent. */
	readonly values: readonly string[];
	/** For those who know what they want: not shown at first. */
	readonly isFine: boolean;
}

export interface Offered {
	readonly game: Game;
	readonly least: number;
	readonly most: number;
	readonly options: readonly Choice[];
}

/** Single rules that the edition sets, unless somebody says otherwise. */
const FINE: readonly string[] = ['jeweller', 'church', 'tailor'];
const BY_EDITION = 'by-edition';

type Option = { readonly name: string; readonly values: readonly string[]; readonly default: string };
function choiceOf({ name, values, default: usual }: Option): Choice {
	const isFine = FINE.includes(name);
	return { name, values: [...new Set([isFine ? BY_EDITION : usual, ...values])], isFine };
}

export const offered: readonly Offered[] = games.map(({ name, least_players, most_players, options }) => ({
	game: name,
	least: least_players,
	most: most_players,
	options: (options as readonly Option[]).map(choiceOf),
}));

/** The options in notation; what has its default is left out. */
export const optionsText = (options: readonly Choice[], chosen: Readonly<Record<string, string>>): string =>
	options
		.flatMap(({ name, values }) => {
			const value = chosen[name];
			return value === undefined || value === values[0] || !values.includes(value) ? [] : [`${name}=${value}`];
		})
		.join(' ');

/** The ids of the texts: of a game's title and what it is like, of an option and its values, of a bot. */
export const titleId = (game: string): string => `${prefix(game as Game)}-title`;
export const blurbId = (game: string): string => `web-blurb-${prefix(game as Game)}`;
export const optionId = (option: string, value?: string): string =>
	`web-option-${option.replace('_', '-')}${value === undefined ? '' : `-${value}`}`;
export const levelId = (level: string): string => `web-level-${level}`;
/** What a game calls its turns. */
export type Unit = 'turn' | 'round';
export const unitOf = (game: string): Unit => (game === '1303' ? 'round' : 'turn');
/** What an option means, in a sentence. */
export const optionHelpId = (option: string): string => `${optionId(option)}-help`;
export const levelHelpId = (level: string): string => `${levelId(level)}-help`;
