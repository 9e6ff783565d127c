// The page's texts: none missing in any language, none unused.
import { readdirSync, readFileSync } from 'node:fs';
import { preferences } from '../src/lib/app/preferences.svelte';
import { shortcuts } from '../src/lib/app/shortcuts';
import { expect, test } from 'vitest';
import {
	blurbId,
	levelHelpId,
	levelId,
	levels,
	gameList,
	optionHelpId,
	optionId,
	optionRuleId,
} from '../src/lib/app/games';
import { codeId } from '../src/lib/app/problems';
import { KINDS } from '../src/lib/art/tiles';
import { sources as pointSources } from '../src/lib/table/tally';
import { games } from '../src/lib/types/games';
import { languages } from '../src/lib/words/words';
import { codes, statuses, StrictWords, texts } from './fixtures';

const ids = (file: string) => [...file.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id as string);
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((path) => /\.(ts|svelte)$/.test(path))
	.map((path) => readFileSync(`src/${path}`, 'utf8'));

const path = (language: string, file: string) => `crates/words/texts/${language}/${file}`;

test('lists a language for every folder of texts', () => {
	expect(readdirSync('../crates/words/texts').sort(), 'run `cargo xtask types`').toEqual([...languages].sort());
});

test.each(languages)('%s has the same texts as English', (language) => {
	const own = texts(language);
	for (const [name, file] of texts('en')) expect(ids(own.get(name) ?? ''), path(language, name)).toEqual(ids(file));
	expect([...own.keys()].sort(), path(language, '')).toEqual([...texts('en').keys()].sort());
});

test.each(languages)('every option has its texts in %s', (language) => {
	const words = new StrictWords(language);
	const wanted = games.flatMap(({ options }) =>
		options.flatMap(({ name, values, default: usual }) => [
			...[optionId(name), optionHelpId(name), ...values.map((value) => optionId(name, value))],
			// An edition stands for the rules it changes.
			...values.filter((value) => value !== usual && name !== 'edition').map((value) => optionRuleId(name, value)),
		]),
	);
	expect(
		wanted.filter((id) => words.find(id) === undefined),
		`missing in ${path(language, 'web.ftl')}`,
	).toEqual([]);
});

test.each(languages)('every id in the code exists in %s', (language) => {
	const words = new StrictWords(language);
	const asked = sources.flatMap((source) =>
		[...source.matchAll(/\.(?:say|short|find)\(\s*'([^']+)'/g)].map(([, id]) => id as string),
	);
	expect(asked.length).toBeGreaterThan(30);
	expect(asked.filter((id) => words.find(id, {}) === undefined)).toEqual([]);
});

test('every text of the page is used', () => {
	// Ids built at run time: see games/ui.ts, games.ts, problems.ts, and the forms.
	const made = [
		...[...KINDS, 'start', 'monument'].map((kind) => `web-kind-${kind}`),
		...levels.flatMap((level) => [levelId(level), levelHelpId(level)]),
		...gameList.flatMap(({ game, options }) => [
			blurbId(game),
			...options.flatMap(({ name, values }) => [
				optionId(name),
				optionHelpId(name),
				...values.map((value) => optionId(name, value)),
			]),
		]),
		...['me', 'local', 'open', 'reserved'].map((who) => `web-seat-${who}-help`),
		...['untimed', 'live', 'days'].flatMap((pace) => [`web-pace-${pace}`, `web-pace-${pace}-help`]),
		...['push', 'webhook', 'discord', 'slack'].map((kind) => `web-notice-${kind}`),
		...[...codes, ...statuses.map(String)].map(codeId),
		...pointSources.map((source) => `web-source-${source}`),
		...(['pace', 'replay', 'taps', 'motion'] as const).flatMap((name) => [
			`web-set-${name}`,
			...preferences[name].values.map((value) => `web-set-${name}-${value}`),
		]),
		...shortcuts.map(([name]) => `web-key-${name}`),
	];
	expect(made.filter((id) => new StrictWords('en').find(id, {}) === undefined)).toEqual([]);
	const own = ids(texts('en').get('web.ftl') ?? '').filter((id) => !made.includes(id));
	expect(own.filter((id) => !sources.some((source) => source.includes(`'${id}'`)))).toEqual([]);
});

test('uses French spacing and apostrophes', () => {
	for (const line of (texts('fr').get('web.ftl') ?? '').split('\n').filter((each) => !each.startsWith('#'))) {
		expect(line).not.toMatch(/'| [:;?!»]|« |[\p{L}\d][:;?!»]/u);
	}
});

test('joins remarks with the punctuation of the language', () => {
	const [english, french] = [new StrictWords('en'), new StrictWords('fr')];
	expect(english.remarks(['a', 'b', 'c'])).toBe('a; b; c');
	expect(french.remarks(['a', 'b', 'c'])).toBe('a\u00a0; b\u00a0; c');
	expect([french.remarks([]), french.remarks(['a'])]).toEqual(['', 'a']);
	// Elsewhere, a literal semicolon would be wrong in French.
	expect(sources.filter((source) => /join\('; '\)|\}; \$\{/.test(source))).toEqual([]);
});
