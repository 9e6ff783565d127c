// The rule books and the guide are complete, and the same in every language.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookId, type Book } from '../src/lib/rules/book';
import { bookOf, guideOf } from '../src/lib/games/books';
import { advice, opening } from '../src/lib/rules/guide';
import { blocks, piecesOf, plain } from '../src/lib/rules/markup';
import { finder, ready } from '../src/lib/rules/search';
import { prefix, type Game } from '../src/lib/games/game';
import { languages, type Language } from '../src/lib/words/words';
import { games, pictures, StrictWords, texts } from './fixtures';

const FILES = ['rules.ftl', ...games.map((game) => `rules-${prefix(game)}.ftl`), 'guide.ftl'];
const words = Object.fromEntries(languages.map((language) => [language, new StrictWords(language)]));
const say = (id: string) => (words['en'] as StrictWords).say(id);
const docs = (game: Game) => readFileSync(`../docs/rules/${game}.md`, 'utf8');

/** The message ids of a file, attributes as `id.attribute`. */
function ids(file: string): string[] {
	let last = '';
	return [...file.matchAll(/^(?:([a-z][a-z0-9-]*)|\s+\.([a-z]+)) =/gm)].map(([, id, attribute]) => {
		if (id !== undefined) last = id;
		return id ?? `${last}.${attribute}`;
	});
}

/** All passages of a book as text ids. */
const passages = (book: Book): string[] => [
	...['goal', ...book.phases, ...book.topics].map((name) => bookId(book.game, name)),
	...book.groups.flatMap(({ things }) => things.flatMap((thing) => thing.notes)),
];

/** The rules that a text states. */
const rulesIn = (text: string): string[] =>
	blocks(text).flatMap((block) => (block.kind === 'list' ? block.items.flatMap(({ rules }) => rules) : []));
/** The targets of a text's links. */
const linksIn = (text: string): string[] =>
	piecesOf(text).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));
/** All texts that a game's guide can use. */
const textsOf = (game: Game): string[] => {
	const names = Object.entries(guideOf({ game }).notes).flatMap(([kind, { text, more }]) => [
		text ?? kind,
		...(more ? [`${kind}-more`] : []),
	]);
	return [...new Set([...names, 'lost', 'end'])].map((name) => `guide-${prefix(game)}-${name}`);
};

/** What a note about a bad turn says. */
const lost = { way: 'other', to: 'r7', count: 1, tiles: 'the Farm' };

/** All link targets of a book. */
const anchors = (book: Book): string[] => [
	...['summary', 'phases', 'topics', 'things', 'faq', ...book.phases, ...book.topics],
	...book.groups.flatMap(({ id, things }) => [`group-${id}`, ...things.map(({ anchor }) => anchor)]),
	...book.faq.map((each) => `faq-${each}`),
	...[...new Set(passages(book))].flatMap((id) => rulesIn(say(id))),
];

describe.each(games)('%s', (game) => {
	const book = bookOf(game, null);

	test('states every rule exactly once', () => {
		const stated = [...new Set(passages(book))].flatMap((id) => rulesIn(say(id)));
		const rules = [...docs(game).matchAll(/^- \*\*([CMT]\d+\.\d+)\*\*/gm)].map(([, id]) => id);
		expect(rules.length).toBeGreaterThan(25);
		expect([...stated].sort()).toEqual([...rules].sort());
	});

	test('numbers in a rule match docs/rules', () => {
		const rules = new Map(
			[...docs(game).matchAll(/^- \*\*([CMT]\d+\.\d+)\*\*((?:.|\n(?!\n|- |#|\|))*)/gm)].map(([, id, text]) => [
				id,
				text,
			]),
		);
		for (const item of passages(book).flatMap((id) =>
			blocks(say(id)).flatMap((each) => (each.kind === 'list' ? each.items : [])),
		)) {
			// A rule may refer to another one for its numbers.
			const own = item.rules.map((id) => rules.get(id) ?? '').join(' ');
			const source = own + [...own.matchAll(/[CMT]\d+\.\d+/g)].map(([id]) => rules.get(id) ?? '').join(' ');
			const numbers =
				item.pieces
					.map(({ text }) => text)
					.join('')
					.match(/\d+/g) ?? [];
			if (item.rules.length > 0)
				for (const number of numbers)
					expect(source, `${item.rules.join()}: ${number}`).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
		}
	});

	test('explains every phase', () => {
		const phases = readFileSync(`src/lib/types/${prefix(game)}.ts`, 'utf8').match(/export type Phase = (.*);/)?.[1];
		expect(book.phases.map((phase) => `"${phase}"`).join(' | ')).toBe(phases);
		for (const { view } of pictures(game)) expect(bookOf(game, view).phases).toContain(view.phase);
	});

	test('anchors are unique and no link is broken', () => {
		const places = anchors(book);
		expect(places.filter((each, index) => places.indexOf(each) !== index)).toEqual([]);
		const linked = passages(book).flatMap((id) => linksIn(say(id)));
		expect(linked.length).toBeGreaterThan(1);
		expect(linked.filter((each) => !places.includes(each))).toEqual([]);
	});

	test.each(languages)('explains every component in %s', (language) => {
		const own = words[language] as StrictWords;
		for (const { things } of book.groups)
			for (const thing of things) {
				const texts = [
					own.say(thing.name),
					own.say(thing.kind),
					...thing.facts(own).flatMap(({ term, text }) => [term, text]),
				];
				expect(texts.join(' '), thing.anchor).not.toMatch(/[{}]/);
				expect(thing.notes.length, thing.anchor).toBeGreaterThan(0);
				for (const note of thing.notes) own.say(note);
			}
	});

	test('uses every text', () => {
		const used = [
			...passages(book),
			...book.groups.map(({ id }) => bookId(game, `group-${id}`)),
			...book.faq.map((each) => bookId(game, `faq-${each}`)),
			// These depend on the table: tested below.
			...ids(texts('en').get(`rules-${prefix(game)}.ftl`) ?? '').filter((id) => id.startsWith(bookId(game, 'here-'))),
		];
		const there = ids(texts('en').get(`rules-${prefix(game)}.ftl`) ?? '').filter((id) => !id.includes('.'));
		expect([...new Set(used)].sort()).toEqual([...there].sort());
		for (const phase of [...book.turn, 'over']) say(bookId(game, `${phase}.short`));
		for (const topic of book.topics) say(bookId(game, `${topic}.title`));
		for (const each of book.faq) say(bookId(game, `faq-${each}.answer`));
	});

	test.each(languages)('the guide covers every decision in %s', (language) => {
		for (const id of textsOf(game)) {
			(words[language] as StrictWords).say(id, lost);
			(words[language] as StrictWords).say(`${id}.title`);
		}
		const own = ids(texts(language).get('guide.ftl') ?? '').filter((id) => id.startsWith(`guide-${prefix(game)}-`));
		expect(own.filter((id) => !id.includes('.')).sort()).toEqual(textsOf(game).sort());
		const kinds = new Set(pictures(game).flatMap(({ view }) => view.decision?.kind ?? []));
		expect(kinds.size).toBeGreaterThan(3);
		for (const kind of kinds) expect(Object.keys(guideOf({ game }).notes)).toContain(kind);
	});

	test.each(languages)('the opening of each guide note is an instruction that fits a phone, in %s', (language) => {
		for (const id of textsOf(game)) {
			const [start] = opening((words[language] as StrictWords).say(id, lost));
			expect(start.length, start).toBeGreaterThan(30);
			expect(start.length, start).toBeLessThan(96);
			expect(start, id).not.toMatch(/\?$/);
		}
	});

	test('the guide advises only the player to act', () => {
		for (const { view } of pictures(game).filter(({ view }) => view.decision !== null)) {
			const player = view.decision?.player ?? 0;
			expect(textsOf(game)).toContain(advice(view, player)?.id);
			expect(advice(view, (player + 1) % view.players.length)).toBeNull();
		}
	});
});

test('every tile, card, place, line and character type has an entry', () => {
	const entries = (game: Game) => bookOf(game, null).groups.flatMap(({ things }) => things.map(({ anchor }) => anchor));
	const typed = (game: Game, type: string) =>
		[
			...(
				new RegExp(`export type ${type} = (.*);`).exec(readFileSync(`src/lib/types/${prefix(game)}.ts`, 'utf8'))?.[1] ??
				''
			).matchAll(/"([^"]+)"/g),
		].map(([, id]) => id as string);
	const tile = (id: string) => `tile-${id.replace(':', '-')}`;
	const places = typed('classic', 'Spot').filter((spot) => !/^r\d/.test(spot));
	expect(entries('classic').sort()).toEqual(
		[
			...typed('classic', 'Tile').map(tile),
			...places.map((id) => `place-${id}`),
			...typed('classic', 'Line').map((id) => `favor-${id}`),
		].sort(),
	);
	expect(entries('magna-carta').sort()).toEqual(
		[
			...['tile-residence', ...[...typed('magna-carta', 'Card'), ...typed('magna-carta', 'Prestige')].map(tile)],
			...typed('magna-carta', 'Section').map((id) => `token-${id}`),
		].sort(),
	);
	expect(entries('1303').sort()).toEqual(
		[
			'tile-residence',
			...typed('1303', 'Tile').map(tile),
			...typed('1303', 'Character').map((id) => `character-${id}`),
		].sort(),
	);
});

test('mentions what the options and player count of a table change', () => {
	const table = (game: Game) => pictures(game)[0]?.view as never;
	const here = (game: Game, change: object) => bookOf(game, { ...(table(game) as object), ...change } as never).here;
	const players = (game: Game, count: number) => ({
		players: Array(count).fill((table(game) as { players: unknown[] }).players[0]),
	});
	const counts = { classic: 2, 'magna-carta': 2, '1303': 5 };
	for (const game of games) {
		const there = ids(texts('en').get(`rules-${prefix(game)}.ftl`) ?? '').filter((id) =>
			id.startsWith(bookId(game, 'here-')),
		);
		expect(here(game, players(game, counts[game]))).toEqual(there);
		expect(bookOf(game, null).here).toEqual([]);
	}
	const english = { jeweller: false, church: 4, tailor: '1-2', favors: 'table' };
	expect(here('classic', { ...players('classic', 3), options: english })).toEqual([
		'web-option-jeweller-no.rule',
		'web-option-church-4.rule',
		'web-option-tailor-1-2.rule',
	]);
	expect(here('1303', { options: { characters: 'random', open_prestige: true } })).toEqual([
		'web-option-open-prestige-yes.rule',
	]);
	const beginner = bookOf('magna-carta', {
		...(table('magna-carta') as object),
		options: { rules: 'beginner' },
	} as never);
	expect(beginner.phases).not.toContain('provost');
	const missing = beginner.groups.flatMap(({ things }) =>
		things.filter((thing) => thing.missing).map(({ anchor }) => anchor),
	);
	expect(missing.sort()).toEqual(['tile-church', 'tile-lawyer', 'tile-prestige-hotel', 'tile-residence']);
});

describe.each(FILES)('%s', (name) => {
	const value = (language: Language, id: string) =>
		(words[language] as StrictWords).find(id, { title: 'T', count: 1 }) ?? '';

	test.each(languages)('has the same texts, rules, links and numbers in %s as in English', (language) => {
		const english = ids(texts('en').get(name) ?? '');
		expect(ids(texts(language).get(name) ?? '')).toEqual(english);
		for (const id of english) {
			const [one, other] = [value('en', id), value(language, id)];
			expect(rulesIn(other), id).toEqual(rulesIn(one));
			expect(linksIn(other), id).toEqual(linksIn(one));
			const numbers = (text: string) => (plain(text).match(/\d+/g) ?? []).sort();
			expect(numbers(other), id).toEqual(numbers(one));
		}
	});

	test('uses French spacing and apostrophes', () => {
		for (const line of (texts('fr').get(name) ?? '').split('\n').filter((each) => !each.startsWith('#')))
			expect(line).not.toMatch(/'| [:;?!»]|« |[\p{L}\d][:;?!»]/u);
	});
});

test('every text around the rule books is used', () => {
	const sources = [
		'lib/games/common/book.ts',
		'pages/Rules.svelte',
		...['Rulebook', 'RulesDialog', 'Thing', 'GuideNote'].map((name) => `pages/rules/${name}.svelte`),
	]
		.concat(['book', 'guide', 'notes'].map((name) => `lib/rules/${name}.ts`))
		.concat(
			['classic', 'magna-carta', 'y1303'].flatMap((game) => [
				`lib/games/${game}/book.ts`,
				`lib/games/${game}/guide.ts`,
			]),
		)
		.map((path) => readFileSync(`src/${path}`, 'utf8'))
		.join('\n');
	const kinds = games.flatMap((game) =>
		bookOf(game, null).groups.flatMap(({ things }) => things.map(({ kind }) => kind)),
	);
	const frame = [
		...ids(texts('en').get('rules.ftl') ?? ''),
		...ids(texts('en').get('guide.ftl') ?? '').filter((id) => !/^guide-(classic|magna|y1303)-/.test(id)),
	];
	expect(frame.filter((id) => !sources.includes(`'${id}'`) && !kinds.includes(id))).toEqual([]);
});

test('parses paragraphs, lists, links and rule ids', () => {
	expect(blocks('One\ntwo.\n\n- C2.3 Pay 3 d\n  now.\n- See _him_ at the [Inn](#place-inn).')).toEqual([
		{ kind: 'paragraph', pieces: [{ kind: 'text', text: 'One two.' }] },
		{
			kind: 'list',
			items: [
				{ rules: ['C2.3'], pieces: [{ kind: 'text', text: 'Pay 3\u00a0d now.' }] },
				{
					rules: [],
					pieces: [
						{ kind: 'text', text: 'See ' },
						{ kind: 'strong', text: 'him' },
						{ kind: 'text', text: ' at the ' },
						{ kind: 'link', text: 'Inn', to: 'place-inn' },
						{ kind: 'text', text: '.' },
					],
				},
			],
		},
	]);
});

test('search ignores accents and matches word starts', () => {
	expect(finder('prevot deplac')(ready('Déplacement du prévôt'))).toBe(true);
	expect(finder('auberge')(ready('à l’Auberge.'))).toBe(true);
	expect(finder('vot')(ready('le prévôt'))).toBe(false);
	expect(finder(' ')(ready('anything'))).toBe(true);
});
