// Where the houses of the castle stand: niches in the keep, in the curtain walls and in the four towers.
import type { Point } from '../parts/road';

const grid = (left: number, top: number, columns: number, rows: number, dx: number, dy: number): Point[] =>
	Array.from({ length: columns * rows }, (_, index) => ({
		x: left + (index % columns) * dx,
		y: top + Math.floor(index / columns) * dy,
	}));

/** The niches of each section, in the order in which they are filled. */
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

/** Points for a house, as they are written on the castle's banners. */
export const worth: Record<Section, number> = { dungeon: 5, walls: 4, towers: 3 };

/** Where the name of a section stands on its walls. */
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
