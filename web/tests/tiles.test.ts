// The tiles' costs and points match docs/rules.
import { placed } from '../src/lib/art/shapes';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { signs } from '../src/lib/art/effect';
import { goods } from '../src/lib/art/goods';
import type { TileArt } from '../src/lib/art/tiles';
import { favors, specials, tiles as classic } from '../src/lib/games/classic/tiles';
import { cards as magnaCarta } from '../src/lib/games/magna-carta/cards';
import { tiles as y1303 } from '../src/lib/games/y1303/tiles';

/** `3 stone, 1 gold` and `wood, any (gold too)` as a sorted list of cubes. */
const cubes = (text: string) =>
	text
		.replace(/\(.*?\)|non-gold/g, '')
		.split(/[, ]+(?=\d|[a-z])/)
		.join(' ')
		.match(/(\d+)? ?(food|wood|stone|cloth|gold|any)/g)
		?.flatMap((part) => Array<string>(parseInt(part) || 1).fill(part.replace(/[\d ]/g, '')))
		.sort();

/** The rows of the tables in docs/rules with an id, a cost and points. */
function rows(game: string) {
	return readFileSync(`../docs/rules/${game}.md`, 'utf8')
		.split('\n')
		.map((line) => line.split('|').map((cell) => cell.trim()))
		.map((cells) => ({
			id: /^`(.+)`$/.exec(cells.at(-2) ?? '')?.[1],
			cost: cells[2] ?? '',
			points: parseInt(cells[3] ?? ''),
		}))
		.filter(({ id, cost, points }) => id !== undefined && points > 0 && /food|wood|stone|cloth/.test(cost));
}

describe.each([
	['classic', classic, 26],
	['magna-carta', magnaCarta, 19],
	['1303', y1303, 25],
] as [string, Record<string, TileArt>, number][])('%s', (game, tiles, count) => {
	test('costs and points match the rules', () => {
		const told = rows(game).filter(({ id }) => id !== 'residence');
		expect(told.length).toBe(count);
		for (const { id, cost, points } of told) {
			const art = tiles[id as string];
			expect({ id, cost: cubes(art?.cost?.replaceAll(' ', ', ') ?? ''), points: art?.points }).toEqual({
				id,
				cost: cubes(cost),
				points,
			});
		}
	});

	test('every sign in an effect has a drawing', () => {
		const effects = Object.values(tiles).flatMap(({ effect, second }) => (second ? [...effect, second] : effect));
		for (const { sign } of effects.flatMap(signs)) expect(['or', 'for', ...Object.keys(goods)]).toContain(sign);
	});
});

test('signs of special buildings and favors have drawings too', () => {
	const rows = [...specials.flatMap(({ effect }) => effect), ...Object.values(favors).flat()].filter(
		(row) => row !== '',
	);
	for (const { sign } of rows.flatMap(signs)) expect(['or', 'for', ...Object.keys(goods)]).toContain(sign);
});

test('repeats cubes, puts a number on coins', () => {
	expect(signs('2food / cloth')).toEqual([{ sign: 'food' }, { sign: 'food' }, { sign: 'or' }, { sign: 'cloth' }]);
	expect(signs('any > 4d')).toEqual([{ sign: 'any' }, { sign: 'for' }, { sign: 'denier', count: 4 }]);
});

test('moves and scales outlines with any path command', () => {
	const outline = 'M1 2L3-4h2V.5q1.500.5 2-1a4 5.500 0 1 0-8 0A1 2 0 0 1 3 4Z';
	expect(placed(outline, 10, 20, 2)).toBe('M12 24L16 12h4V21q3 1 4 -2a8 11 0 1 0 -16 0A2 4 0 0 1 16 28Z');
	expect(placed(outline, 0, 0, 1)).toBe(outline);
	expect(placed(outline, -1, 0, 1)).not.toBe(placed(outline, 0, -1, 1));
});
