// The places touched by an event, or by the difference between two views.
import type * as classic from '../types/classic';
import type * as magnaCarta from '../types/magna-carta';
import type * as y1303 from '../types/y1303';
import type { Anchor } from '../board/offers';
import type { View } from '../games/game';

export type GameEvent = classic.Event | magnaCarta.Event | y1303.Event;

const SPACE = /^[rc]\d+$/;
/** A road space, or a named building. */
export const spotAnchor = (spot: string): Anchor => (SPACE.test(spot) ? `road:${spot}` : `place:${spot}`);

/** The fields of an event or cause that name a place. */
const SPOTS = ['spot', 'space', 'place', 'from', 'to'];

function read(fields: Record<string, unknown>, view: View): Anchor[] {
	const found: Anchor[] = [];
	for (const name of SPOTS) {
		const value = fields[name];
		if (typeof value === 'string') found.push(spotAnchor(value));
	}
	const { player, section, line, column, character, tile, by, event } = fields;
	if (typeof section === 'string') found.push(`section:${section}`);
	if (typeof line === 'string')
		found.push(typeof column === 'number' && column > 0 ? `favor:${line}:${column}` : `line:${line}`);
	if (typeof character === 'string') found.push(`character:${character}`);
	if (by === 'batch' || by === 'most-batches' || by === 'best-builder' || by === 'no-batch' || event === 'token-lost')
		found.push(view.game === '1303' ? 'place:site' : 'place:castle');
	if (view.game === '1303' && (by === 'site' || event === 'site-used')) {
		const number = view.site.tiles.findIndex((each) => each === tile) + 1;
		if (number > 0) found.push(`site:${number}`);
	}
	if (event === 'passed' || by === 'first-pass') found.push('bridge');
	if (view.game !== '1303' && (event === 'turn-order' || event === 'first-player')) found.push('order');
	if (event === 'inn-entered' || event === 'inn-kept') found.push('place:inn');
	if (event === 'houses-counted' || event === 'house-built') found.push('place:castle');
	if (typeof event === 'string' && event.startsWith('provost-')) {
		if (typeof fields['to'] === 'number') found.push(`gap:${fields['to']}`);
		found.push('provost');
	}
	if (event === 'bailiff-moved') found.push('bailiff');
	if (typeof player === 'number') found.push(`player:${player}`);
	return found;
}

/** The places an event touches; pass them to `Table` as `pointed`. */
export function placesOf(event: GameEvent, view: View): Anchor[] {
	const fields = event as unknown as Record<string, unknown>;
	const cause = fields['cause'];
	const more = typeof cause === 'object' && cause !== null ? read(cause as Record<string, unknown>, view) : [];
	return [...new Set([...read(fields, view), ...more])];
}

/** The parts of a view, each with its place. */
function parts(view: View): Map<Anchor, unknown> {
	const all = new Map<Anchor, unknown>([
		['bridge', view.passing_order],
		['provost', view.provost],
	]);
	for (const [index, player] of view.players.entries()) all.set(`player:${index}`, player);
	if (view.game === 'magna-carta') {
		for (const [index, card] of view.road.entries()) all.set(`road:c${index + 1}`, card);
		for (const [section, left] of Object.entries(view.tokens)) all.set(`section:${section}`, left);
		return all.set('order', view.first_player);
	}
	for (const [space, there] of Object.entries(view.road)) all.set(`road:${space}`, there);
	if (view.game === '1303') return all.set('place:site', view.site.workers);
	for (const [place, worker] of Object.entries(view.special)) all.set(`place:${place}`, worker);
	for (const [index, { favors }] of view.players.entries())
		for (const [line, column] of Object.entries(favors)) {
			const anchor = column > 0 ? `favor:${line}:${column}` : `line:${line}`;
			all.set(anchor, `${String(all.get(anchor) ?? '')} ${index}`);
		}
	return all.set('place:castle', view.castle).set('bailiff', view.bailiff).set('order', view.turn_order);
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The places where two views of one game differ. */
export function changedPlaces(before: View, after: View): Set<Anchor> {
	if (before.game !== after.game || before.players.length !== after.players.length) return new Set();
	const old = parts(before);
	const changed = new Set<Anchor>();
	for (const [anchor, value] of parts(after)) if (!isSame(old.get(anchor), value)) changed.add(anchor);
	return changed;
}
