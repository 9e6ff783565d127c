// The phases of Caylus 1303.
import type { Phase } from '../../types/y1303';

/** All phases in order, and whether they come every round. */
export const phases: Record<Phase, boolean> = {
	characters: false,
	planning: true,
	activation: true,
	delivery: true,
	stewardship: true,
	over: false,
};
