// Board layouts: everything fits, nothing overlaps.
import { describe, expect, test } from 'vitest';
import { CARD, TILE } from '../src/lib/art/Tile.svelte';
import { niches } from '../src/lib/games/classic/castle';
import { BOARD, road, scoreCell, SPACES } from '../src/lib/games/classic/layout';
import { height, road as cards } from '../src/lib/games/magna-carta/layout';
import { BRIDGE, type Point } from '../src/lib/board/road';
import { gap } from '../src/lib/games/y1303/layout';

const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, index) => index + first);
/** The points within a `w` × `h` box of an earlier one. */
const near = (points: Point[], w: number, h: number) =>
	points.flatMap((a, i) => points.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < w && Math.abs(a.y - b.y) < h));

describe('the road', () => {
	const spaces = numbers(SPACES).map(road.at);

	test('tiles do not overlap and stay on the board', () => {
		expect(near(spaces, TILE.w, TILE.h)).toEqual([]);
		for (const { x, y } of spaces) {
			expect(x).toBeGreaterThan(BOARD.edge + TILE.w / 2);
			expect(x).toBeLessThan(BOARD.w - BOARD.edge - TILE.w / 2);
			expect(y).toBeLessThan(BOARD.h - BOARD.edge - TILE.h / 2);
		}
	});

	test('each space is beside or below the one before', () => {
		spaces.slice(1).forEach(({ x, y }, index) => {
			const before = spaces[index] as Point;
			const [dx, dy] = [Math.abs(x - before.x), y - before.y];
			expect(dx === 149 ? Math.abs(dy) < 12 : dx === 0 && dy > 120).toBe(true);
		});
	});

	test('its path passes through every space', () => {
		const path = road.path(SPACES);
		for (const { x, y } of spaces) expect(path).toContain(`${x} ${y}`);
	});

	test('the part beyond the provost passes through the spaces after him only', () => {
		for (const provost of [1, 7, 10, 14, 27, SPACES]) {
			const path = road.beyond(provost, SPACES);
			for (const number of numbers(SPACES)) {
				const { x, y } = road.at(number);
				expect(new RegExp(`[ L]${x} ${y}(?![\\d.])`).test(path)).toBe(number > provost);
			}
		}
	});

	test('provost and bailiff stand on either side of the space number, clear of other spaces', () => {
		for (const number of numbers(SPACES))
			for (const tile of [TILE, null]) {
				const both = [road.stand(number, 'far', tile), road.stand(number, 'near', tile)];
				const at = road.at(number);
				expect(near(both, 40, 70)).toEqual([]);
				for (const { x, y, left, sill } of both) {
					expect(left).toBe(x < at.x);
					// The sill ends at the number plate, 15 from the middle; without a plate there is no sill.
					if (tile) expect(Math.abs(Math.abs(x - at.x) - sill - 15)).toBeLessThan(2);
					else expect(sill).toBe(0);
					// He takes up 20 to each side.
					expect(
						near([{ x, y: y - 32 }, ...spaces.filter((space) => space.x !== at.x)], TILE.w / 2 + 20, TILE.h),
					).toEqual([]);
				}
			}
	});

	test('the bridge starts the road and touches no tile', () => {
		// It is 238 wide and reaches 43 up and down from its middle.
		for (const first of [road.at(1), road.at(2), { ...cards.at(1), y: cards.at(1).y - (CARD.h - TILE.h) / 2 }])
			expect(BRIDGE.y + 43).toBeLessThan(first.y - TILE.h / 2);
		expect(BRIDGE.x + 119).toBeLessThan(BOARD.w - BOARD.edge);
		expect(road.path(SPACES).startsWith(`M${BRIDGE.x} `)).toBe(true);
		expect(Math.abs(road.at(1).x - BRIDGE.x)).toBeLessThan(TILE.w);
	});

	test('the Magna Carta table grows with the road', () => {
		for (const count of [4, 13, 14, 27, 28, 51]) {
			expect(cards.at(count + 1).y + 66).toBeLessThan(height(count) - 34);
		}
	});
});

test('the score track goes round the board once', () => {
	const cells = numbers(100, 0).map(scoreCell);
	const middles = cells.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }));
	expect(near(middles, 30, 30)).toEqual([]);
	expect(cells[0]).toMatchObject({ x: 0, y: 0 });
	expect(scoreCell(107)).toEqual(scoreCell(7));
});

test('the castle has a niche for every house', () => {
	expect([niches.dungeon.length, niches.walls.length, niches.towers.length]).toEqual([6, 10, 14]);
	expect(near(Object.values(niches).flat(), 22, 24)).toEqual([]);
});

test('the provost of 1303 has a separate place before every space', () => {
	const places = numbers(25, 5).map(gap);
	expect(near(places, 34, 50)).toEqual([]);
	for (const { x, y } of places) {
		expect(x).toBeLessThan(BOARD.w - BOARD.edge);
		expect(x).toBeGreaterThan(BOARD.edge);
		expect(y).toBeLessThan(BOARD.h - BOARD.edge);
	}
});
