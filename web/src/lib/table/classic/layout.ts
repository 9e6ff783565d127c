// Where things lie on the board of Caylus: a score track round the edge, the castle and the special buildings above the river, and the
// road in four rows below the bridge.

export const BOARD = { w: 1134, h: 1034, edge: 34 };

export interface Point {
	readonly x: number;
	readonly y: number;
}

const ROWS = 4;
const COLUMNS = 7;
const LEFT = 120;
const PITCH = { x: 149, y: 141 };
const FIRST_ROW = 478;

/** The number of road spaces. */
export const SPACES = ROWS * COLUMNS;

/** The middle of a space; the road turns at the end of each row, and sways a little, as roads do. */
export function space(number: number): Point {
	const row = Math.floor((number - 1) / COLUMNS);
	const along = (number - 1) % COLUMNS;
	const column = row % 2 === 0 ? COLUMNS - 1 - along : along;
	return { x: LEFT + PITCH.x * column, y: FIRST_ROW + PITCH.y * row + Math.round(5 * Math.sin(column * 1.15 + row)) };
}

/** How a tile lies: never quite straight, always the same for the same space. */
export const tilt = (number: number): number => ((number * 37) % 7) / 4 - 0.75;

/** The number in the name of a space: `r12` is 12. */
export const numberOf = (name: string): number => Number(name.slice(1));

/** The middle line of the road, from the bridge to its end. */
export function roadPath(): string {
	const start = space(1);
	let path = `M${BRIDGE.x} ${BRIDGE.y + 20}C${BRIDGE.x} ${start.y - 20} ${start.x + 40} ${start.y - 60} ${start.x} ${start.y}`;
	for (let number = 2; number <= SPACES; number += 1) {
		const { x, y } = space(number);
		const before = space(number - 1);
		if (before.x === x) {
			const sweep = x > BOARD.w / 2 ? 1 : 0;
			path += `A46 ${(y - before.y) / 2} 0 0 ${sweep} ${x} ${y}`;
		} else {
			path += `Q${(before.x + x) / 2} ${(before.y + y) / 2 + 3} ${x} ${y}`;
		}
	}
	return path;
}

export const BRIDGE: Point = { x: 905, y: 372 };

/** The places of the passing scale, 1 to 5, from right to left. */
export const bridgePlace = (number: number): Point => ({ x: BRIDGE.x + 84 - (number - 1) * 42, y: BRIDGE.y + 2 });

/** The special buildings stand in a row from the castle to the right. */
export const specialAt = (index: number): Point => ({ x: 574 + 91 * index, y: 246 });

/** The way from the castle along the special buildings to the bridge. */
export const upperPath = `M330 318H1000Q1084 318 1076 356Q1062 380 ${BRIDGE.x + 90} ${BRIDGE.y}`;

/** The numbered places before the castle. */
export const castlePlace = (index: number): Point => ({ x: 150 + 44 * index, y: 322 });

const ACROSS = 27;
const DOWN = 23;
const CELL = BOARD.w / ACROSS;

/** A cell of the score track, from 0 at the top left, clockwise. */
export function scoreCell(score: number): { x: number; y: number; w: number; h: number } {
	const { w, h, edge } = BOARD;
	const place = ((score % 100) + 100) % 100;
	const tall = (h - 2 * edge) / DOWN;
	if (place < ACROSS) return { x: place * CELL, y: 0, w: CELL, h: edge };
	if (place < ACROSS + DOWN) return { x: w - edge, y: edge + (place - ACROSS) * tall, w: edge, h: tall };
	if (place < 2 * ACROSS + DOWN) return { x: w - (place - ACROSS - DOWN + 1) * CELL, y: h - edge, w: CELL, h: edge };
	return { x: 0, y: h - edge - (place - 2 * ACROSS - DOWN + 1) * tall, w: edge, h: tall };
}
