// The guide to a first turn of Magna Carta.
import { bridge, castle, road, type Note } from '../../rules/notes';
import type { Decision } from '../../types/magna-carta';
import type { MagnaCarta } from '../game';

const hand = { name: 'guide-hand', anchors: 'supply:' };

export const notes: Record<Decision['kind'], Note> = {
	mulligan: { sights: [{ ...hand, anchors: 'hand' }] },
	action: { more: true, sights: [hand, road, bridge] },
	site: { sights: [road] },
	provost: { sights: [road] },
	primary: {},
	secondary: {},
	batch: { sights: [castle] },
};

export const hasBegun = ({ turn, road }: MagnaCarta, seat: number): boolean =>
	turn === 1 && road.some(({ owner }) => owner === seat);
