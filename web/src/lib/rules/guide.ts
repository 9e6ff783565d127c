// What the guide says at each decision, and where on the table. It knows no rules, only the decision.
import { guideOf } from '../games/books';
import { prefix, type Game, type View } from '../games/game';
import type { Sight } from './notes';

export interface Advice {
	/** The text id. */
	readonly id: string;
	readonly sights: readonly Sight[];
}

const textId = (game: Game, name: string): string => `guide-${prefix(game)}-${name}`;

/** Has the player already done this in this turn? Read off workers and buildings on the table. */
const hasBegun = (view: View, seat: number): boolean =>
	Object.values(view.road).some((space) => space?.worker === seat) || guideOf(view).hasBegun(view, seat);

/** The advice for a player now; null if it is not their decision. */
export function advice(view: View, seat: number): Advice | null {
	if (view.decision === null || view.decision.player !== seat) return null;
	const { kind } = view.decision;
	const note = guideOf(view).notes[kind];
	if (note === undefined) return null;
	const name = note.more && hasBegun(view, seat) ? `${kind}-more` : (note.text ?? kind);
	return { id: textId(view.game, name), sights: note.sights ?? [] };
}

/** Splits a text into its first sentence, which says what to do, and the rest. */
export function opening(text: string): [string, string] {
	const [first = text] = /^.*?[.!?…](?=\s|$)/s.exec(text) ?? [];
	return [first, text.slice(first.length)];
}

/** The last note, after the turn. */
export const lastNote = (game: Game): Advice => ({ id: textId(game, 'end'), sights: [] });
