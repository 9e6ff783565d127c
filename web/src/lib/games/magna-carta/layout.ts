// Layout of Magna Carta: castle and bridge above, the road of cards below. The road has no fixed length, so the table grows with it.
import { windingRoad } from '../../board/road';

const COLUMNS = 7;
const PITCH = { x: 149, y: 171 };
export const EDGE = 34;
export const WIDTH = 1134;
export const road = windingRoad({ columns: COLUMNS, left: 120, top: 496, pitch: PITCH });

/** The table's height for a number of cards, with room for one more. */
export const height = (cards: number): number => {
	const rows = Math.ceil((cards + 1) / COLUMNS);
	return 496 + PITCH.y * (rows - 1) + 84 + EDGE;
};
