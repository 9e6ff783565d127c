// A road that winds down a board in rows, as on the plan of the booklet.

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Road {
	/** The middle of a space, numbered from 1. */
	at(number: number): Point;
	/** The middle line of the road over so many spaces, from the bridge. */
	path(count: number): string;
}

interface Plan {
	/** Spaces in a row. */
	columns: number;
	/** The middle of the first row's leftmost space. */
	left: number;
	top: number;
	/** From the middle of a space to that of the next. */
	pitch: Point;
	/** Where the road comes from. */
	bridge: Point;
}

/** How a tile lies: never quite straight, always the same for the same space. */
export const tilt = (number: number): number => ((number * 37) % 7) / 4 - 0.75;

export function windingRoad({ columns, left, top, pitch, bridge }: Plan): Road {
	const middle = left + (pitch.x * (columns - 1)) / 2;
	/** The first row runs from the right to the left, the next one back; the road sways a little, as roads do. */
	function at(number: number): Point {
		const row = Math.floor((number - 1) / columns);
		const along = (number - 1) % columns;
		const column = row % 2 === 0 ? columns - 1 - along : along;
		return { x: left + pitch.x * column, y: top + pitch.y * row + Math.round(5 * Math.sin(column * 1.15 + row)) };
	}
	function path(count: number): string {
		const start = at(1);
		let line = `M${bridge.x} ${bridge.y + 20}C${bridge.x} ${start.y - 20} ${start.x + 40} ${start.y - 60} ${start.x} ${start.y}`;
		for (let number = 2; number <= count; number += 1) {
			const { x, y } = at(number);
			const before = at(number - 1);
			line +=
				before.x === x
					? `A46 ${(y - before.y) / 2} 0 0 ${x > middle ? 1 : 0} ${x} ${y}`
					: `Q${(before.x + x) / 2} ${(before.y + y) / 2 + 3} ${x} ${y}`;
		}
		return line;
	}
	return { at, path };
}
