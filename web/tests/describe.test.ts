// Moves in words: complete, and distinct within a decision, in every language.
import { describe, expect, test } from 'vitest';
import { anchorOf } from '../src/lib/table/places';
import { describe as told, meaningBeside, meant, question, undecided } from '../src/lib/table/describe';
import { goodsText } from '../src/lib/words/goods';
import { languages } from '../src/lib/words/words';
import { games, moves, names, pictures, StrictWords } from './fixtures';

const english = new StrictWords('en');

describe.each(games)('%s', (game) => {
	test.each(languages)('words tell the moves of a decision apart in %s', (language) => {
		const words = new StrictWords(language);
		for (const { view, moves } of pictures(game)) {
			// By text alone, as a screen reader reads them.
			const texts = moves.map((move) => told(words, view, names, move).text);
			expect(new Set(texts).size, `${view.decision?.kind}: ${texts.join(' | ')}`).toBe(moves.length);
			expect(question(words, view)).not.toBe('');
			// Spectators get specific words for every decision too.
			expect(undecided(words, view)).not.toBe(words.say('web-decides', { kind: 'other' }));
		}
	});

	test('no move is shown as its notation', () => {
		const [picture] = pictures(game);
		for (const move of moves(game)) {
			// The text of a column depends on its line, which this position does not have.
			if (!picture || move.startsWith('column')) continue;
			expect(told(english, picture.view, names, move).text).not.toBe(move);
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

test('a residence names its price', () => {
	const [picture] = pictures('magna-carta');
	if (!picture) throw new Error('no picture');
	const { text, row } = told(english, picture.view, names, 'residence c1 with food');
	expect([text.endsWith(', for 1 food'), row]).toEqual([true, 'food']);
});

test('goods are counted and listed', () => {
	expect(goodsText(english, ['2food', 'wood', '3d'])).toBe('2 food, 1 wood and 3 deniers');
	expect(goodsText(english, ['4pp'])).toBe('4 PP');
});

test('prefers the server’s text for what a place gives', () => {
	const [picture] = pictures('classic');
	if (!picture) throw new Error('no picture');
	const say = (meaning?: string) => told(english, picture.view, names, 'take cloth', meaning).text;
	expect(say('get 2 cloth')).toBe('get 2 cloth');
	expect(say()).toBe('get 1 cloth');
});

test('splits off the price and drops what the move text already says', () => {
	expect(meant('Farm (r1)', '1 d  Farm: 1 food or 1 cloth')).toEqual({ price: '1 d', rest: '1 food or 1 cloth' });
	expect(meant('Ferme (r1)', '1\u00a0d  Ferme\u00a0: 1 nourriture')).toEqual({
		price: '1\u00a0d',
		rest: '1 nourriture',
	});
	expect(meant('Gate', '2 W  go elsewhere')).toEqual({ price: '2 W', rest: 'go elsewhere' });
	expect(meant('the provost goes 3 back, to r15', 'to r15')).toEqual({});
	expect(meant('the provost goes 3 back, to r15', 'to r15, for 3 d')).toEqual({ rest: 'for 3 d' });
	expect(meant('leave the provost where he is', 'he stays on r6')).toEqual({ rest: 'he stays on r6' });
	expect(meant('the provost goes 1 back, to r1', 'to r15')).toEqual({ rest: 'to r15' });
	const price = '1 food, 1 wood: 4 PP; sell 1 cube for 6 d';
	expect(meant('Market, for 1 food', price)).toEqual({ rest: price });
	expect(meaningBeside('Farm (r1)', '1 d  Farm: 1 food')).toBe('1 d · 1 food');
});

test('leaves out a meaning that repeats the move', () => {
	expect(meaningBeside('Get 1 cloth', 'get 1 cloth.')).toBeUndefined();
	expect(meaningBeside('Market', 'pay 1 denier')).toBe('pay 1 denier');
	expect(meaningBeside('Market', undefined)).toBeUndefined();
});
