// Where things lie on the table of Magna Carta: the castle and the bridge above, the road of cards below. The road has no end of its
// own, so the table grows with it.
import { windingRoad } from '../parts/road';

const COLUMNS = 7;
const PITCH = { x: 149, y: 171 };
export const EDGE = 34;
export const WIDTH = 1134;
export const road = windingRoad({ columns: COLUMNS, left: 120, top: 496, pitch: PITCH });

/** The height of the table with so many cards: always room for one more. */
export const height = (cards: number): number => {
	const rows = Math.ceil((cards + 1) / COLUMNS);
	return 496 + PITCH.y * (rows - 1) + 84 + EDGE;
};
