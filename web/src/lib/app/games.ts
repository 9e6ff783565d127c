// What can be chosen when a table is made. The server knows the rules; this is what is offered.
import type { Game } from '../table/names';
import { prefix } from '../table/names';

export interface Choice {
	readonly name: string;
	/** The first one is the default. */
	readonly values: readonly string[];
}

export interface Offered {
	readonly game: Game;
	readonly most: number;
	readonly options: readonly Choice[];
}

export const offered: readonly Offered[] = [
	{
		game: 'classic',
		most: 5,
		options: [
			{ name: 'edition', values: ['french', 'english', 'premium'] },
			{ name: 'favors', values: ['table', 'simplified'] },
		],
	},
	{ game: 'magna-carta', most: 4, options: [{ name: 'rules', values: ['standard', 'beginner'] }] },
	{
		game: '1303',
		most: 5,
		options: [
			{ name: 'characters', values: ['random', 'first-game'] },
			{ name: 'open_prestige', values: ['no', 'yes'] },
		],
	},
];

export const levels = ['random', 'easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** The ids of the texts: of a game's title, of an option and its values, of a bot. */
export const titleId = (game: string): string => `${prefix(game as Game)}-title`;
export const optionId = (option: string, value?: string): string =>
	`web-option-${option.replace('_', '-')}${value === undefined ? '' : `-${value}`}`;
export const levelId = (level: string): string => `web-level-${level}`;
