// The guide to a first turn of Caylus.
import { bridge, castle, road, supply, type Note } from '../../rules/notes';
import type { Decision } from '../../types/classic';
import type { Classic } from '../game';

const specials = { name: 'guide-specials', anchors: 'place:' };
const favor = { text: 'favor' };

export const notes: Record<Decision['kind'], Note> = {
	place: { more: true, sights: [road, specials, castle, bridge] },
	gate: { sights: [road, castle] },
	guild: { sights: [road] },
	joust: {},
	inn: {},
	provost: { sights: [road] },
	produce: {},
	'owner-cube': { text: 'produce' },
	build: { sights: [supply] },
	site: { sights: [road] },
	lawyer: { sights: [road] },
	trade: {},
	batch: { sights: [castle] },
	'favor-line': favor,
	'favor-effect': favor,
	'favor-cube': favor,
	'favor-trade': favor,
};

export function hasBegun({ special, castle }: Classic, seat: number): boolean {
	const { stables, inn, ...others } = special;
	return [...castle, ...stables, inn.left, ...Object.values(others)].includes(seat);
}
