// Board layout of Caylus: score track around the edge, castle and special buildings above the river, the road in four rows below.
import { windingRoad, type Point } from '../../board/road';

export const BOARD = { w: 1134, h: 1034, edge: 34 };

export const road = windingRoad({ columns: 7, left: 120, top: 478, pitch: { x: 149, y: 141 } });

/** The number of road spaces. */
export const SPACES = 28;

/** The special buildings, in a row to the right of the castle. */
export const specialAt = (index: number): Point => ({ x: 574 + 91 * index, y: 246 });

/** The numbered places in front of the castle. */
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
