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
	/** An advanced option, hidden at first. */
	readonly isFine: boolean;
}

export interface Offered {
	readonly game: Game;
	readonly least: number;
	readonly most: number;
	readonly options: readonly Choice[];
}

/** Single rules that follow the edition unless set. */
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
	`web-option-${option.replace('_', '-')}${value === undefined ? '' : `-${value}`}`;
export const levelId = (level: string): string => `web-level-${level}`;
/** A sentence that explains the option. */
export const optionHelpId = (option: string): string => `${optionId(option)}-help`;
export const levelHelpId = (level: string): string => `${levelId(level)}-help`;
