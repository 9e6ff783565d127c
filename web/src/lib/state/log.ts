// The log of a table: the game's messages, and our own texts for other entries.
import type { GameEvent } from '../games/game';
import type { EntryDoc, LogEntry } from '../types/wire';
import { renderEntry } from '../words/message';
import type { Words } from '../words/words';
import { levelId } from '../app/games';

export interface Line {
	readonly kind: 'turn' | 'phase' | 'text' | 'note';
	readonly text: string;
	/** The player it is about. */
	readonly seat: number | undefined;
	/** The entry it comes from. */
	readonly number: number;
	/** The anchor in the rules it links to; for a phase, the phase. */
	readonly rule?: string | undefined;
}

/** A log entry of the game in words. */
export function lineOf(words: Words, entry: LogEntry, names: readonly string[]): Omit<Line, 'number'> {
	const text = renderEntry(words, entry, names);
	if ('turn' in entry) return { kind: 'turn', text, seat: undefined };
	if ('phase' in entry) return { kind: 'phase', text, seat: undefined, rule: entry.phase };
	return { kind: 'text', text, seat: entry.seat };
}

/** The text of an entry that is not a move; undefined for those before the start. `gone` has the moves each entry took back. */
function note(words: Words, names: readonly string[], entry: EntryDoc, gone: Undone): string | undefined {
	const name = (seat: number | null) => names[seat ?? -1] ?? '';
	switch (entry.kind) {
		case 'undone':
			return words.say('web-entry-undone', { moves: gone.get(entry.number)?.length ?? 0 });
		case 'undo-asked':
			return words.say('web-entry-undo-asked', { name: name(entry.seat) });
		case 'undo-answered':
			return words.say('web-entry-undo-answered', { name: name(entry.seat), agrees: entry.agrees ? 'yes' : 'no' });
		case 'handed-over': {
			const bot = entry.bot === undefined ? '' : words.say('web-bot', { level: words.say(levelId(entry.bot)) });
			return words.say('web-entry-handed-over', { name: name(entry.seat), bot, reason: entry.reason });
		}
		case 'ended':
			return words.say('web-entry-ended', { name: name(entry.seat), reason: entry.reason });
		default:
			return undefined;
	}
}

/** An entry of the log: its text, and its events to point at the board. */
export interface LoggedEntry {
	readonly number: number;
	readonly seat: number | undefined;
	readonly lines: readonly Line[];
	readonly events: readonly GameEvent[];
}

/** The log in words, limited to the `wanted` entries. */
export function logEntries(
	words: Words,
	names: readonly string[],
	entries: readonly EntryDoc[],
	wanted = entries,
): LoggedEntry[] {
	const gone = undone(entries);
	return wanted.flatMap((entry) => {
		const { number } = entry;
		const seat = 'seat' in entry ? (entry.seat ?? undefined) : undefined;
		const { log = [], events = [] } = 'log' in entry ? entry : {};
		const lines: Line[] = log.map((each) => ({ ...lineOf(words, each, names), number }));
		const text = note(words, names, entry, gone);
		if (text !== undefined) lines.push({ kind: 'note', text, seat, number });
		return lines.length === 0 ? [] : [{ number, seat, lines, events }];
	});
}

/** The entries taken back, by the entry that took them back. */
type Undone = ReadonlyMap<number, readonly number[]>;

function undone(entries: readonly EntryDoc[]): Undone {
	const stand: number[] = [];
	const gone = new Map<number, number[]>();
	for (const entry of entries) {
		if (entry.kind === 'moved') stand.push(entry.number);
		if (entry.kind === 'undone') gone.set(entry.number, stand.splice(entry.moves));
	}
	return gone;
}

export const takenBack = (entries: readonly EntryDoc[]): ReadonlySet<number> =>
	new Set([...undone(entries).values()].flat());

/** The index a navigation key moves to in a list of `count`; undefined for other keys. */
export function stepTo(key: string, at: number, count: number): number | undefined {
	const last = count - 1;
	const steps: Record<string, number> = {
		ArrowUp: at < 0 ? last : Math.max(0, at - 1),
		ArrowDown: at < 0 ? last : Math.min(last, at + 1),
		Home: 0,
		End: last,
	};
	return count === 0 ? undefined : steps[key];
}

/** The number of the viewer's last move that was not taken back; 0 before the first, and the last entry for a spectator. */
export function lastOwn(entries: readonly EntryDoc[], viewer: number | null): number {
	if (viewer === null) return entries.at(-1)?.number ?? 0;
	const gone = takenBack(entries);
	const isOwn = (entry: EntryDoc) => entry.kind === 'moved' && entry.seat === viewer && !gone.has(entry.number);
	return entries.findLast(isOwn)?.number ?? 0;
}

/** The entries since the viewer's last move, without those taken back. */
export function news(entries: readonly EntryDoc[], viewer: number | null): readonly EntryDoc[] {
	const since = lastOwn(entries, viewer);
	const gone = takenBack(entries);
	return entries.filter(({ number }) => number > since && !gone.has(number));
}
