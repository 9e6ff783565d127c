// The guide to a first round of Caylus 1303.
import { bridge, road, supply, type Note } from '../../rules/notes';
import type { Decision } from '../../types/y1303';
import type { Y1303 } from '../game';

/** The provost stands between two spaces. */
const gaps = { name: 'guide-road', anchors: 'gap:' };
const site = { name: 'guide-site', anchors: 'place:site' };
const characters = { name: 'guide-characters', anchors: 'character:' };

export const notes: Record<Decision['kind'], Note> = {
	character: { sights: [characters] },
	'early-riser': { sights: [road, site] },
	place: { more: true, sights: [road, site, bridge] },
	effect: {},
	lawyer: { sights: [road] },
	build: { sights: [supply] },
	toll: { sights: [gaps] },
	bridge: { sights: [gaps] },
	bailiff: { sights: [gaps] },
	batch: { sights: [site] },
	monument: { sights: [supply] },
	favor: { sights: [characters] },
	'favor-character': { sights: [characters] },
};

export const hasBegun = ({ site }: Y1303, seat: number): boolean => site.workers.includes(seat);
