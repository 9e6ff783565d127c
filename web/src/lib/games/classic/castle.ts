// Positions of the castle's houses: niches in keep, walls and towers.
import { base } from '../../facts/classic';
import { mapped } from '../../facts/facts';
import type { Point } from '../../board/road';

const grid = (left: number, top: number, columns: number, rows: number, dx: number, dy: number): Point[] =>
	Array.from({ length: columns * rows }, (_, index) => ({
		x: left + (index % columns) * dx,
		y: top + Math.floor(index / columns) * dy,
	}));

/** Each section's niches, in filling order. */
export const niches = {
	dungeon: grid(265, 130, 2, 3, 36, 34),
	walls: [
		...grid(128, 225, 3, 1, 32, 0),
		...grid(144, 258, 2, 1, 32, 0),
		...grid(374, 225, 3, 1, 32, 0),
		...grid(390, 258, 2, 1, 32, 0),
	],
	towers: [
		...grid(59, 190, 2, 2, 34, 34),
		...grid(226, 170, 1, 3, 0, 34),
		...grid(340, 170, 1, 3, 0, 34),
		...grid(473, 190, 2, 2, 34, 34),
	],
} satisfies Record<string, Point[]>;

export type Section = keyof typeof niches;
export const sections: readonly Section[] = ['dungeon', 'walls', 'towers'];

/** Points per house, as on the castle's banners. */
export const worth: Record<Section, number> = mapped(base.sections, ({ points }) => points);

/** Where a section's name is written. */
export const named: Record<Section, Point[]> = {
	dungeon: [{ x: 283, y: 231 }],
	walls: [
		{ x: 159, y: 292 },
		{ x: 406, y: 292 },
	],
	towers: [
		{ x: 76, y: 264 },
		{ x: 490, y: 264 },
	],
};
