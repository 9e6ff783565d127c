// Where a place's card goes: beside the place, and clear of everything that can be chosen.
import type { Box } from './keys';

const GAP = 14;
const EDGE = 8;

/** The area two boxes share. */
function shared(one: Box, other: Box): number {
	const w = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
	const h = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
	return Math.max(0, w) * Math.max(0, h);
}

/** The best position for a card of a size: of those beside, below or above the place and the `spare` ones, the first that covers nothing
 *  that is `taken`, or the one that covers least. */
export function cardAt(
	place: Box,
	{ width, height }: { readonly width: number; readonly height: number },
	window: { readonly width: number; readonly height: number },
	taken: readonly Box[],
	spare: readonly { readonly left: number; readonly top: number }[] = [],
): Box {
	const within = (at: number, size: number, all: number) => Math.max(EDGE, Math.min(at, all - size - EDGE));
	const bottom = place.top + place.height;
	const boxes = [
		{ left: place.left + place.width + GAP, top: place.top },
		{ left: place.left - GAP - width, top: place.top },
		{ left: place.left, top: bottom + GAP },
		{ left: place.left, top: place.top - GAP - height },
		...spare,
	].map(({ left, top }) => ({
		left: within(left, width, window.width),
		top: within(top, height, window.height),
		width,
		height,
	}));
	const cost = (box: Box) => [place, ...taken].reduce((sum, each) => sum + shared(box, each), 0);
	return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
