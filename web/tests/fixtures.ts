// Positions and texts shared by the tests.
import { readFileSync, readdirSync } from 'node:fs';
import type { GameEvent, View } from '../src/lib/games/game';
import { choicesOf, type Choices } from '../src/lib/table/describe';
import type { AskDoc, ChoiceDoc } from '../src/lib/types/wire';
import { Words, type Language } from '../src/lib/words/words';

export interface Picture {
	stage: string;
	seat: number;
	view: View;
	/** Missing when the game is over. */
	question?: AskDoc['question'];
	help?: AskDoc['help'];
	moves: string[];
	choices: Choices;
}
type Stored = Omit<Picture, 'moves' | 'choices'> & { legal: Pick<ChoiceDoc, 'move' | 'choice'>[] };

export const games = ['classic', 'magna-carta', '1303'] as const;
export const names = ['Ada', 'Blaise', 'Chantal', 'Denis', 'Eleonore'];

export const pictures = (game: (typeof games)[number]): Picture[] =>
	(JSON.parse(readFileSync(`fixtures/${game}.json`, 'utf8')) as Stored[]).map(({ legal, ...picture }) => ({
		...picture,
		moves: legal.map(({ move }) => move),
		choices: choicesOf(legal),
	}));

/** Every legal move seen in many games. */
export const moves = (game: (typeof games)[number]): string[] =>
	readFileSync(`fixtures/${game}-moves.txt`, 'utf8').trim().split('\n');

/** One event of every kind and cause seen in many games. */
export const events = (game: (typeof games)[number]): GameEvent[] =>
	JSON.parse(readFileSync(`fixtures/${game}-events.json`, 'utf8'));

const TEXTS = '../crates/words/texts';

/** The Fluent files of a language by name. */
export const texts = (language: Language): Map<string, string> =>
	new Map(
		readdirSync(`${TEXTS}/${language}`).map((name) => [name, readFileSync(`${TEXTS}/${language}/${name}`, 'utf8')]),
	);

/** Words that throw on a missing text or value instead of showing the id. */
export class StrictWords extends Words {
	constructor(language: Language) {
		super(language, [...texts(language).values()]);
	}

	override readonly say = (id: string, values?: Parameters<Words['find']>[1]): string => {
		const text = this.find(id, values);
		if (text === undefined) throw new Error(`missing text \`${id}\` in ${this.language}`);
		if (/\{|\$/.test(text)) throw new Error(`missing value in \`${id}\`: ${text}`);
		return text;
	};
}

/** The codes with which a table refuses something; see docs/api.md. */
export const codes = [
	'settings',
	'started',
	'not-started',
	'over',
	'not-over',
	'seat-taken',
	'no-seat',
	'seats-open',
	'not-owner',
	'not-seated',
	'not-your-seat',
	'not-your-turn',
	'late',
	'illegal-move',
	'key-used',
	'nothing-to-undo',
	'revealed',
	'already-asked',
	'nobody-to-ask',
	'not-asked',
	'not-away',
	'not-gone',
	'has-seat',
	'in-time',
	'no-hints',
	'hint-pending',
	'bot-tables',
	'name',
	'address',
	'undelivered',
] as const;

/** The statuses that mean the same on every route. */
export const statuses = [401, 403, 404, 409, 413, 429, 500, 502, 503] as const;
