// Where the houses of the castle stand: niches in the keep, in the curtain walls and in the four towers.
import type { Point } from '../parts/road';

const grid = (left: number, top: number, columns: number, rows: number, dx: number, dy: number): Point[] =>
	Array.from({ length: columns * rows }, (_, index) => ({
		x: left + (index % columns) * dx,
		y: top + Math.floor(index / columns) * dy,
	}));

/** The niches of each section, in the order in which they are filled. */
export const niches = {
	dungeon: grid(254, 132, 2, 3, 28, 32),
	walls: [
		...grid(127, 238, 3, 1, 27, 0),
		...grid(140, 272, 2, 1, 28, 0),
		...grid(355, 238, 3, 1, 27, 0),
		...grid(368, 272, 2, 1, 28, 0),
	],
	towers: [
		...grid(66, 196, 2, 2, 27, 32),
		...grid(214, 170, 1, 3, 0, 32),
		...grid(322, 170, 1, 3, 0, 32),
		...grid(443, 196, 2, 2, 27, 32),
	],
} satisfies Record<string, Point[]>;

export type Section = keyof typeof niches;
export const sections: readonly Section[] = ['dungeon', 'walls', 'towers'];

/** Points for a house, as they are written on the castle's banners. */
export const worth: Record<Section, number> = { dungeon: 5, walls: 4, towers: 3 };
