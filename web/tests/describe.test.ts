// Moves in words: complete, and distinct within a decision, in every language.
import { describe, expect, test } from 'vitest';
import { anchorOf } from '../src/lib/table/places';
import { describe as moveText, meaningOf, onlyOne, undecided } from '../src/lib/table/describe';
import type { Choice } from '../src/lib/types/wire';
import { goodsText } from '../src/lib/words/goods';
import { languages } from '../src/lib/words/words';
import { games, moves, names, pictures, StrictWords } from './fixtures';

const english = new StrictWords('en');
const french = new StrictWords('fr');
const described = (choice: Choice, words = english) => moveText(words, names, 'x', { x: choice });

describe.each(games)('%s', (game) => {
	test.each(languages)('words tell the moves of a decision apart in %s', (language) => {
		const words = new StrictWords(language);
		for (const { view, moves, choices } of pictures(game)) {
			// By text alone, as a screen reader reads them.
			const texts = moves.map((move) => moveText(words, names, move, choices).text);
			expect(new Set(texts).size, `${view.decision?.kind}: ${texts.join(' | ')}`).toBe(moves.length);
			// English says “pass” and “decline” like the notation.
			expect(texts.filter((text) => text === '' || (text.includes(' ') && moves.includes(text)))).toEqual([]);
			// Spectators get specific words for every decision too.
			expect(undecided(words, view)).not.toBe(words.say('web-decides', { kind: 'other' }));
		}
	});

	test('every move but ending, declining and some favors has a place', () => {
		const [picture] = pictures(game);
		if (!picture) throw new Error('no picture');
		const view = { ...picture.view, activating: game === 'magna-carta' ? 'c1' : 'r5' } as typeof picture.view;
		const without = moves(game).filter((move) => anchorOf(move, view) === null);
		expect(without.filter((move) => !/^(decline|done|column .*)$/.test(move))).toEqual([]);
	});
});

test('a move about goods has icons: what is given, what is received, or both', () => {
	const label = 'x';
	expect(described({ label, get: { food: 2, deniers: 3 } }).row).toBe('2food 3d');
	expect(described({ label, give: { gold: 1 }, get: { prestige: 4 } }).row).toBe('gold > 4pp');
	expect(described({ label, get: { favors: 1, tokens: 2, workers: 1 } }).row).toBe('favor 2token 1w');
	expect(described({ label }).row).toBeUndefined();
});

test('a price is shown once, apart from what the move means', () => {
	const choice: Choice = {
		label: { noun: 'classic-place-gate' },
		price: { deniers: 2 },
		remarks: [{ id: 'nothing' }, { id: 'classic-place-inn' }],
	};
	const { text, price, more } = described(choice);
	expect([text, price, more]).toEqual(['Gate', { row: '2d', text: '2 deniers' }, 'nothing; Inn']);
	expect(meaningOf(described(choice))).toBe('2 deniers · nothing; Inn');
	expect(meaningOf(described(choice, french))).toBe('2 deniers · rien\u00a0; Auberge');
	expect(meaningOf(described({ label: 'x' }))).toBeUndefined();
});

test('asks whether, not which, when there is one move and “decline”', () => {
	const view = { decision: { player: 0, kind: 'build' } } as Parameters<typeof onlyOne>[1];
	const choices = { 'build farm': { label: 'Farm' }, 'build park': { label: 'Park' }, decline: { label: 'No' } };
	const asked = (moves: string[]) => onlyOne(english, view, names, moves, choices);
	expect(asked(['build farm', 'decline'])).toBe(english.say('web-only-one', { move: 'Farm' }));
	expect(asked(['build farm', 'build park', 'decline'])).toBeUndefined();
	expect(asked(['build farm'])).toBeUndefined();
});

test('a move without a choice is shown in notation', () => {
	expect(moveText(english, names, 'place r3', {})).toEqual({ text: 'place r3' });
});

test('goods are counted and listed', () => {
	expect(goodsText(english, ['2food', 'wood', '3d'])).toBe('2 food, 1 wood and 3 deniers');
	expect(goodsText(english, ['4pp'])).toBe('4 PP');
});
