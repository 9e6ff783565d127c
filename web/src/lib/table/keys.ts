// Arrow-key navigation between places of the table.

const WAYS: Record<string, readonly [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}
const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** The index of the nearest box in a direction; sideways distance counts more. */
export function nextBox(from: Box, boxes: readonly Box[], key: string): number | null {
	const way = WAYS[key];
	if (way === undefined) return null;
	const [dx, dy] = way;
	const start = middle(from);
	let best: { index: number; far: number } | null = null;
	for (const [index, box] of boxes.entries()) {
		const { x, y } = middle(box);
		const along = (x - start.x) * dx + (y - start.y) * dy;
		const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
		if (along < 2 || aside > along * 2) continue;
		const far = along + aside * 2;
		if (best === null || far < best.far) best = { index, far };
	}
	return best?.index ?? null;
}

/** The place an arrow key leads to. */
export function nearest(root: Element, from: Element, key: string): HTMLElement | SVGElement | null {
	const all = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-place][tabindex], button[data-place]')];
	const others = all.filter((each) => each !== from);
	const boxes = others.map((each) => each.getBoundingClientRect());
	const index = nextBox(from.getBoundingClientRect(), boxes, key);
	return index === null ? null : (others[index] ?? null);
}
