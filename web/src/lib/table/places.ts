// From moves, events and changes to places on the table, and from places to rules.
import type { Anchor } from '../board/offers';
import { uiOf } from '../games';
import { spotAnchor } from '../games/common/moves';
import type { GameEvent, View } from '../games/game';

/** The place that shows a move; null if only the list does. */
export function anchorOf(move: string, view: View): Anchor | null {
	const [verb = '', ...args] = move.split(' ');
	const ui = uiOf(view);
	return ui.moves[verb]?.place({ ui, view }, args) ?? null;
}

/** The two parts of an anchor: `supply:wood:market` is `wood:market` in the supply. */
export function kindAndName(anchor: Anchor): [kind: string, name: string] {
	const [kind = ''] = anchor.split(':', 1);
	return [kind, anchor.slice(kind.length + 1)];
}

/** The rule book's entry for a place: a tile, special building or phase; undefined if there is none. */
export function ruleOf(view: View, anchor: Anchor): string | undefined {
	const [kind, name] = kindAndName(anchor);
	const ui = uiOf(view);
	return ui.places[kind]?.rule?.({ ui, view }, name);
}

/** The fields of an event or cause that name a place. */
const SPOTS = ['spot', 'space', 'place', 'from', 'to'];
/** Causes of points for batches. */
const BATCHES: readonly unknown[] = ['batch', 'most-batches', 'best-builder', 'no-batch'];

function read(fields: Readonly<Record<string, unknown>>, castle: Anchor): Anchor[] {
	const found: Anchor[] = [];
	for (const name of SPOTS) {
		const value = fields[name];
		if (typeof value === 'string') found.push(spotAnchor(value));
	}
	const { player, section, line, column, character, by, event } = fields;
	if (typeof section === 'string') found.push(`section:${section}`);
	if (typeof line === 'string')
		found.push(typeof column === 'number' && column > 0 ? `favor:${line}:${column}` : `line:${line}`);
	if (typeof character === 'string') found.push(`character:${character}`);
	if (BATCHES.includes(by)) found.push(castle);
	if (event === 'passed' || by === 'first-pass') found.push('bridge');
	if (event === 'provost-moved') found.push('provost');
	if (typeof player === 'number') found.push(`player:${player}`);
	return found;
}

/** The places an event touches; pass them to `Table` as `pointed`. */
export function placesOf(event: GameEvent, view: View): Anchor[] {
	const ui = uiOf(view);
	const cause = 'cause' in event ? read({ ...event.cause }, ui.castle) : [];
	return [...new Set([...ui.placesOf(event, view), ...read({ ...event }, ui.castle), ...cause])];
}

/** The parts of a view, each with its place. */
const partsOf = (view: View): Map<Anchor, unknown> =>
	new Map<Anchor, unknown>([
		['bridge', view.passing_order],
		['provost', view.provost],
		...view.players.map((player, index) => [`player:${index}`, player] as const),
		...uiOf(view).partsOf(view),
	]);

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The places where two views of one game differ. */
export function changedPlaces(before: View, after: View): Set<Anchor> {
	if (before.game !== after.game || before.players.length !== after.players.length) return new Set();
	const old = partsOf(before);
	const changed = [...partsOf(after)].filter(([anchor, value]) => !isSame(old.get(anchor), value));
	return new Set(changed.map(([anchor]) => anchor));
}
