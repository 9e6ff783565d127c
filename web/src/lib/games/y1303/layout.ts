// Board layout of Caylus 1303: construction site, characters and camp above the river, the road of 28 spaces in four rows below.
import { windingRoad, type Point } from '../../board/road';

export const BOARD = { w: 1134, h: 1034, edge: 34 };
export const road = windingRoad({ columns: 7, left: 120, top: 478, pitch: { x: 149, y: 141 } });
export const SPACES = 28;

/** The centre of a space, numbered from 0: r0, r1 … */
export const space = (number: number): Point => road.at(number + 1);

/** Where the provost stands: before the space with his number, or at one of two places at the end of the road. */
export function gap(number: number): Point {
	const after = space(number - 1);
	if (number >= SPACES) {
		const end = space(SPACES - 1);
		return { x: end.x + 70, y: end.y + (number - SPACES) * 52 };
	}
	const before = space(number);
	// At a bend he stands outside, on the curve.
	if (before.x === after.x) return { x: before.x + (before.x > BOARD.w / 2 ? 62 : -62), y: (before.y + after.y) / 2 };
	return { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
}

/** Where his feet are: between the two tiles at a bend, otherwise level with their lower edge. */
export function foot(number: number): Point {
	const { x, y } = gap(number);
	return { x, y: y + (number < SPACES && space(number).x === space(number - 1).x ? 18 : 46) };
}

/** The places of workers at the site. */
export const sitePlace = (index: number): Point => ({ x: 150 + 44 * index, y: 322 });
