// Animations of pieces when the view changes: short, never blocking, and off with reduced motion.
import { isStill } from '../app/preferences.svelte';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const TIME = 450;

/** A piece flies in from its player's panel if visible, otherwise from slightly above. */
export function arrive(node: SVGGraphicsElement, { from }: { from: number | undefined }): TransitionConfig {
	const isSkipped = isStill() || typeof node.animate !== 'function' || document.hidden;
	if (from === undefined || isSkipped) return { duration: 0 };
	const panel = document.querySelector(`[data-place="player:${from}"]`)?.getBoundingClientRect();
	const here = node.getBoundingClientRect();
	const scale = node.getScreenCTM()?.a ?? 1;
	const isSeen = panel !== undefined && panel.bottom > 0 && panel.top < innerHeight;
	const [x, y] = isSeen ? [(panel.left + 24 - here.left) / scale, (panel.top + 20 - here.top) / scale] : [0, -40];
	return {
		duration: TIME,
		easing: cubicOut,
		css: (at, left) => `transform: translate(${left * x}px, ${left * y}px); opacity: ${Math.min(1, at * 2)}`,
	};
}
