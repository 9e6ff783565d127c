// What the guide says at each decision, and where on the table. It knows no rules, only the decision.
import { prefix, type Game } from '../table/names';
import type { View } from '../games/game';
import type * as classic from '../types/classic';
import type * as magnaCarta from '../types/magna-carta';
import type * as y1303 from '../types/y1303';

/** A place a note refers to: its name's text id, and the anchors meant. */
export interface Sight {
	readonly name: string;
	readonly anchors: string;
}

const road = { name: 'guide-road', anchors: 'road:' };
/** In Caylus 1303 the provost stands between two spaces. */
const gaps = { name: 'guide-road', anchors: 'gap:' };
const bridge = { name: 'guide-bridge', anchors: 'bridge' };
const supply = { name: 'guide-supply', anchors: 'supply:' };
const hand = { name: 'guide-hand', anchors: 'supply:' };
const castle = { name: 'guide-castle', anchors: 'place:castle' };
const site = { name: 'guide-site', anchors: 'place:site' };
const characters = { name: 'guide-characters', anchors: 'character:' };
const specials = { name: 'guide-specials', anchors: 'place:' };

interface Note {
	/** The last part of the text id, if it differs from the decision. */
	readonly text?: string;
	/** Is there another text for later times? */
	readonly more?: boolean;
	readonly sights?: readonly Sight[];
}

/** A note for every kind of decision. */
type Notes<Kind extends string> = Record<Kind, Note>;
const favor = { text: 'favor' };

export const notes: {
	classic: Notes<classic.Decision['kind']>;
	'magna-carta': Notes<magnaCarta.Decision['kind']>;
	'1303': Notes<y1303.Decision['kind']>;
} = {
	classic: {
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
	},
	'magna-carta': {
		mulligan: { sights: [{ ...hand, anchors: 'hand' }] },
		action: { more: true, sights: [hand, road, bridge] },
		site: { sights: [road] },
		provost: { sights: [road] },
		primary: {},
		secondary: {},
		batch: { sights: [castle] },
	},
	'1303': {
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
	},
};

export interface Advice {
	/** The text id. */
	readonly id: string;
	readonly sights: readonly Sight[];
}

const textId = (game: Game, name: string): string => `guide-${prefix(game)}-${name}`;

/** All texts a game's guide can use. */
export const textsOf = (game: Game): string[] => [
	...new Set([
		...Object.entries<Note>(notes[game]).flatMap(([kind, { text, more }]) => [
			textId(game, text ?? kind),
			...(more ? [textId(game, `${kind}-more`)] : []),
		]),
		textId(game, 'end'),
	]),
];

export const turnOf = (view: View): number => (view.game === '1303' ? view.round : view.turn);

/** Has the player already done this in this turn? Read off workers and buildings on the table. */
function hasBegun(view: View, seat: number): boolean {
	const spaces = view.game === 'magna-carta' ? view.road : Object.values(view.road);
	if (spaces.some((space) => space?.worker === seat)) return true;
	if (view.game === '1303') return view.site.workers.includes(seat);
	if (view.game === 'magna-carta') return view.turn === 1 && view.road.some(({ owner }) => owner === seat);
	const { stables, inn, ...others } = view.special;
	return [...view.castle, ...stables, inn.left, ...Object.values(others)].includes(seat);
}

/** The advice for a player now; null if it is not their decision. */
export function advice(view: View, seat: number): Advice | null {
	if (view.decision === null || view.decision.player !== seat) return null;
	const { kind } = view.decision;
	const note = (notes[view.game] as Record<string, Note>)[kind];
	if (note === undefined) return null;
	const name = note.more && hasBegun(view, seat) ? `${kind}-more` : (note.text ?? kind);
	return { id: textId(view.game, name), sights: note.sights ?? [] };
}

/** Splits a text into its first sentence, which says what to do, and the rest. */
export function opening(text: string): [string, string] {
	const [first = text] = /^.*?[.!?…](?=\s|$)/s.exec(text) ?? [];
	return [first, text.slice(first.length)];
}

export const farewell = (game: Game): Advice => ({ id: textId(game, 'end'), sights: [] });
