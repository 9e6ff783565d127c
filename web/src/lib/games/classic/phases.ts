// The phases of Caylus.
import type { Phase } from '../../types/classic';

/** All phases in order, and whether they come every turn. */
export const phases: Record<Phase, boolean> = {
	income: true,
	placing: true,
	special: true,
	provost: true,
	activation: true,
	castle: true,
	'end-of-turn': true,
	over: false,
};
