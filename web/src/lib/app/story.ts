// The story of a game: what the server told of each entry, and words for what is no move.
import type { EntryDoc, ToldDoc } from '../types/wire';
import type { Words } from '../words/words';
import { levelId } from './games';

export interface Line {
	readonly kind: 'turn' | 'phase' | 'text' | 'note';
	readonly text: string;
	/** Whose doing it is. */
	readonly seat: number | undefined;
	/** The entry it comes from. */
	readonly number: number;
}

export function toldLine(told: ToldDoc): Pick<Line, 'kind' | 'text'> {
	if ('turn' in told) return { kind: 'turn', text: told.turn };
	if ('phase' in told) return { kind: 'phase', text: told.phase };
	return { kind: 'text', text: told.text };
}

/** What an entry that is no move says; those before the start are not told. */
function note(words: Words, names: readonly string[], entry: EntryDoc): string | undefined {
	const name = names[entry.seat ?? -1] ?? '';
	switch (entry.kind) {
		case 'undone':
			return words.say('web-entry-undone', { moves: entry.moves ?? 0 });
		case 'undo-asked':
			return words.say('web-entry-undo-asked', { name });
		case 'undo-answered':
			return words.say('web-entry-undo-answered', { name, agrees: entry.agrees === true ? 'yes' : 'no' });
		case 'handed-over': {
			const bot = entry.bot === undefined ? '' : words.say('web-bot', { level: words.say(levelId(entry.bot)) });
			return words.say('web-entry-handed-over', { name, bot, reason: entry.reason ?? 'returned' });
		}
		case 'ended':
			return words.say('web-entry-ended', { name, reason: entry.reason ?? 'abandoned' });
		default:
			return undefined;
	}
}

/** An entry of the log: what it says, and what happened, so that it can point at the board. */
export interface Passage {
	readonly number: number;
	readonly seat: number | undefined;
	readonly lines: readonly Line[];
	readonly events: readonly unknown[];
}

export function passages(words: Words, names: readonly string[], entries: readonly EntryDoc[]): Passage[] {
	return entries.flatMap((entry) => {
		const { number, seat, events = [] } = entry;
		const lines = (entry.told ?? []).map((told): Line => ({ ...toldLine(told), seat, number }));
		const text = note(words, names, entry);
		if (text !== undefined) lines.push({ kind: 'note', text, seat, number });
		return lines.length === 0 ? [] : [{ number, seat, lines, events }];
	});
}

export const story = (words: Words, names: readonly string[], entries: readonly EntryDoc[]): Line[] =>
	passages(words, names, entries).flatMap(({ lines }) => lines);

/** The number of the viewer's last move; what is newer is news. Before the first one, everything is. */
export function lastOwn(entries: readonly EntryDoc[], viewer: number | null): number {
	if (viewer === null) return entries.at(-1)?.number ?? 0;
	return entries.findLast(({ kind, seat }) => kind === 'moved' && seat === viewer)?.number ?? 0;
}

/** What happened since the viewer's last move. */
export function news(entries: readonly EntryDoc[], viewer: number | null): readonly EntryDoc[] {
	const since = lastOwn(entries, viewer);
	return entries.filter(({ number }) => number > since);
}
