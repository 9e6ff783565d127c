// What the guide says at each decision and after the turn, and where on the table.
import { uiOf } from '../games';
import { guideOf } from '../games/books';
import { prefix, type Game, type GameEvent, type View } from '../games/game';
import { list } from '../words/message';
import type { Words } from '../words/words';
import type { Sight } from './notes';
import { lossOf } from './review';

export interface Advice {
	/** The text id. */
	readonly id: string;
	readonly values?: Readonly<Record<string, string | number>>;
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

/** The last note, after the turn: what went wrong, if anything did. */
export function lastNote(words: Words, view: View, seat: number, events: readonly GameEvent[]): Advice {
	const loss = lossOf(events, seat, view.provost);
	if (loss === null) return { id: textId(view.game, 'end'), sights: [] };
	const { provost, isBack, spaces } = loss;
	const tiles = spaces.flatMap((space) => {
		const there = uiOf(view).onSpace(view, space);
		return there === null ? [] : [words.find(`${there.id}.the`) ?? words.say(there.id)];
	});
	const values = { way: isBack ? 'back' : 'other', to: provost, count: spaces.length, tiles: list(words, tiles) };
	return { id: textId(view.game, 'lost'), values, sights: [] };
}
