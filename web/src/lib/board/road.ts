// A road that winds down the board in rows.
import type { TileArt } from '../art/tiles';

/** What is on a road space. */
export interface OnSpace {
	/** The id of its name. */
	readonly id: string;
	/** Its name in notation, if it is a tile. */
	readonly tile: string | null;
	readonly art: TileArt;
	readonly owner: number | null;
	readonly worker: number | null;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Size {
	readonly w: number;
	readonly h: number;
}

/** Where a marker stands at a space. */
export interface Stand extends Point {
	/** Left of the number? */
	readonly left: boolean;
	/** Distance to the number's plate below a tile, bridged by a sill; on an empty space the marker stands on the plate. */
	readonly sill: number;
}

export interface Road {
	/** The centre of a space, numbered from 1. */
	at(number: number): Point;
	/** The centre line over the first spaces, from the bridge. */
	path(count: number): string;
	/** The part after a space; empty after the last. */
	beyond(number: number, count: number): string;
	/** Where a marker stands: at the far end of the number, towards the next space, or the near end. */
	stand(number: number, which: 'far' | 'near', tile: Size | null): Stand;
	/** The y positions of the rows for a number of spaces. */
	rows(count: number): number[];
}

interface Plan {
	/** Spaces per row. */
	columns: number;
	/** The centre of the first row's leftmost space. */
	left: number;
	top: number;
	/** The distance between neighbouring spaces. */
	pitch: Point;
}

/** The bridge's centre, the same on every board: it carries the road down to the first space. */
export const BRIDGE: Point = { x: 964, y: 372 };

/** The way from the castle along the river to the bridge. */
export const WAY = 'M140 318H1052';

/** A small deterministic rotation per space: tiles never lie quite straight. */
export const tilt = (number: number): number => ((number * 37) % 7) / 4 - 0.75;

export function windingRoad({ columns, left, top, pitch }: Plan): Road {
	const middle = left + (pitch.x * (columns - 1)) / 2;
	/** The first row runs right to left, the next one back, swaying a little. */
	function at(number: number): Point {
		const row = Math.floor((number - 1) / columns);
		const along = (number - 1) % columns;
		const column = row % 2 === 0 ? columns - 1 - along : along;
		return { x: left + pitch.x * column, y: top + pitch.y * row + Math.round(5 * Math.sin(column * 1.15 + row)) };
	}
	/** The line from the previous space to a space. */
	function step(number: number): string {
		const { x, y } = at(number);
		const before = at(number - 1);
		return before.x === x
			? `A46 ${(y - before.y) / 2} 0 0 ${x > middle ? 1 : 0} ${x} ${y}`
			: `Q${(before.x + x) / 2} ${(before.y + y) / 2 + 3} ${x} ${y}`;
	}
	const steps = (from: number, to: number) =>
		Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => step(from + index)).join('');
	function path(count: number): string {
		const start = at(1);
		return `M${BRIDGE.x} ${BRIDGE.y + 40}Q${BRIDGE.x} ${start.y - 30} ${start.x} ${start.y}${steps(2, count)}`;
	}
	function beyond(number: number, count: number): string {
		if (number >= count) return '';
		const [here, next] = [at(number), at(number + 1)];
		// At a bend the shadow starts half way around.
		const outside = here.x === next.x ? (here.x > middle ? 46 : -46) : 0;
		const start = `M${(here.x + next.x) / 2 + outside} ${(here.y + next.y) / 2}`;
		return start + (outside ? step(number + 1) : `L${next.x} ${next.y}`) + steps(number + 2, count);
	}
	function stand(number: number, which: 'far' | 'near', tile: Size | null): Stand {
		const { x, y } = at(number);
		const leftwards = Math.floor((number - 1) / columns) % 2 === 0;
		const left = leftwards === (which === 'far');
		const away = tile ? tile.w / 2 + 11 : 35;
		return {
			x: x + (left ? -away : away),
			y: y + (tile ? tile.h / 2 + 11 : 32),
			left,
			sill: tile ? away - 14 : 0,
		};
	}
	const rows = (count: number) => Array.from({ length: Math.ceil(count / columns) }, (_, row) => top + pitch.y * row);
	return { at, path, beyond, stand, rows };
}
