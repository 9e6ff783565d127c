// Every move of many games has words of its own, in every language.
import { describe, expect, test } from 'vitest';
import { anchorOf } from '../src/lib/table/anchors';
import { describe as told, goodsText, meaningBeside, question } from '../src/lib/table/describe';
import { languages } from '../src/lib/words/words';
import { games, moves, names, pictures, StrictWords } from './fixtures';

const english = new StrictWords('en');

describe.each(games)('%s', (game) => {
	test.each(languages)('the moves of a decision have different words in %s', (language) => {
		const words = new StrictWords(language);
		for (const { view, moves } of pictures(game)) {
			const texts = moves.map((move) => Object.values(told(words, view, names, move)).join(' '));
			expect(new Set(texts).size, `${view.decision?.kind}: ${texts.join(' | ')}`).toBe(moves.length);
			expect(question(words, view)).not.toBe('');
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

	test('all but ending, declining and some favors have a place', () => {
		const [picture] = pictures(game);
		if (!picture) throw new Error('no picture');
		const view = { ...picture.view, activating: game === 'magna-carta' ? 'c1' : 'r5' } as typeof picture.view;
		const without = moves(game).filter((move) => anchorOf(move, view) === null);
		expect(without.filter((move) => !/^(decline|done|column .*)$/.test(move))).toEqual([]);
	});
});

test('goods are counted and listed', () => {
	expect(goodsText(english, ['2food', 'wood', '3d'])).toBe('2 food, 1 wood and 3 deniers');
	expect(goodsText(english, ['4pp'])).toBe('4 PP');
});

test('nothing is said twice', () => {
	expect(meaningBeside('Get 1 cloth', 'get 1 cloth.')).toBeUndefined();
	expect(meaningBeside('Market', 'pay 1 denier')).toBe('pay 1 denier');
	expect(meaningBeside('Market', undefined)).toBeUndefined();
});
