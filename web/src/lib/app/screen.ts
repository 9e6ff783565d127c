// Screen size, where CSS is not enough.

/** Same breakpoint as `max-width: 700px` in the styles. */
export const isSmall = (): boolean => innerWidth <= 700;

/** Can an element be seen, at least its middle: neither scrolled away nor covered? */
export function isInView(element: Element): boolean {
	const { left, right, top, bottom } = element.getBoundingClientRect();
	const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
	return seen !== null && (element.contains(seen) || seen.contains(element));
}
