// What the form for a new table offers, from the list of games generated from the server.
import type { Game } from '../games/game';
import { prefix } from '../games/game';
import { games, levels } from '../types/games';

export { levels };
export type Level = (typeof levels)[number];

export interface Choice {
	readonly name: string;
	/** The first is the default and is not sent. */
	readonly values: readonly string[];
	/** A detail, hidden at first. */
	readonly isAdvanced: boolean;
}

export interface GameInfo {
	readonly game: Game;
	readonly least: number;
	readonly most: number;
	readonly options: readonly Choice[];
}

/** The value of an option that follows the edition unless set. */
const BY_EDITION = 'by-edition';

type Option = (typeof games)[number]['options'][number];
const choiceOf = ({ name, values, by_edition, is_advanced }: Option): Choice => ({
	name,
	values: by_edition.length > 0 ? [BY_EDITION, ...values] : values,
	isAdvanced: is_advanced,
});

export const gameList: readonly GameInfo[] = games.map(({ name, least_players, most_players, options }) => ({
	game: name,
	least: least_players,
	most: most_players,
	options: options.map(choiceOf),
}));

/** The options in notation, without defaults. */
export const optionsText = (options: readonly Choice[], chosen: Readonly<Record<string, string>>): string =>
	options
		.flatMap(({ name, values }) => {
			const value = chosen[name];
			return value === undefined || value === values[0] || !values.includes(value) ? [] : [`${name}=${value}`];
		})
		.join(' ');

// Text ids.
export const titleId = (game: string): string => `${prefix(game)}-title`;
export const blurbId = (game: string): string => `web-blurb-${prefix(game)}`;
export const optionId = (option: string, value?: string): string =>
	value === BY_EDITION
		? 'web-option-by-edition'
		: `web-option-${option.replace('_', '-')}${value === undefined ? '' : `-${value}`}`;
/** The rule that a value other than the default changes. */
export const optionRuleId = (option: string, value: string): string => `${optionId(option, value)}.rule`;
export const levelId = (level: string): string => `web-level-${level}`;
/** A sentence that explains the option. */
export const optionHelpId = (option: string): string => `${optionId(option)}-help`;
export const levelHelpId = (level: string): string => `${levelId(level)}-help`;
