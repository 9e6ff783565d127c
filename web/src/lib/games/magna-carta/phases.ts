// The phases of Magna Carta.
import type { Phase } from '../../types/magna-carta';

/** All phases in order, and whether they come every turn. */
export const phases: Record<Phase, boolean> = {
	mulligan: false,
	income: true,
	actions: true,
	provost: true,
	effects: true,
	castle: true,
	'end-of-turn': true,
	over: false,
};
