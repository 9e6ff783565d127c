// What can be chosen when a table is made. The server knows the rules; this is what is offered.
import type { Game } from '../table/names';
import { prefix } from '../table/names';

export interface Choice {
	readonly name: string;
	/** The first one is the default, and is not sent. */
	readonly values: readonly string[];
	/** For those who know what they want: not shown at first. */
	readonly isFine?: true;
}

export interface Offered {
	readonly game: Game;
	readonly least: number;
	readonly most: number;
	readonly options: readonly Choice[];
}

/** An option that has this value is left to the edition. */
const BY_EDITION = 'by-edition';

export const offered: readonly Offered[] = [
	{
		game: 'classic',
		least: 2,
		most: 5,
		options: [
			{ name: 'edition', values: ['french', 'english', 'premium'] },
			{ name: 'favors', values: ['table', 'simplified'] },
			{ name: 'jeweller', values: [BY_EDITION, 'yes', 'no'], isFine: true },
			{ name: 'church', values: [BY_EDITION, '3', '4'], isFine: true },
			{ name: 'tailor', values: [BY_EDITION, '2-4', '1-2'], isFine: true },
		],
	},
	{ game: 'magna-carta', least: 2, most: 4, options: [{ name: 'rules', values: ['standard', 'beginner'] }] },
	{
		game: '1303',
		least: 2,
		most: 5,
		options: [
			{ name: 'characters', values: ['random', 'first-game'] },
			{ name: 'open_prestige', values: ['no', 'yes'] },
		],
	},
];

/** The options in notation; what has its default is left out. */
export const optionsText = (options: readonly Choice[], chosen: Readonly<Record<string, string>>): string =>
	options
		.flatMap(({ name, values }) => {
			const value = chosen[name];
			return value === undefined || value === values[0] || !values.includes(value) ? [] : [`${name}=${value}`];
		})
		.join(' ');

/** Does a player of this game know what the others do not? */
export const hasSecrets = (game: string, options: string): boolean =>
	game === 'magna-carta' || (game === '1303' && !options.split(' ').includes('open_prestige=yes'));

export const levels = ['random', 'easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** The ids of the texts: of a game's title and what it is like, of an option and its values, of a bot. */
export const titleId = (game: string): string => `${prefix(game as Game)}-title`;
export const blurbId = (game: string): string => `web-blurb-${prefix(game as Game)}`;
export const optionId = (option: string, value?: string): string =>
	`web-option-${option.replace('_', '-')}${value === undefined ? '' : `-${value}`}`;
export const levelId = (level: string): string => `web-level-${level}`;
/** What an option means, in a sentence. */
export const optionHelpId = (option: string): string => `${optionId(option)}-help`;
export const levelHelpId = (level: string): string => `${levelId(level)}-help`;
