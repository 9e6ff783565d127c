// The log of a table: the server's text for moves, and our own for other entries.
import { prefix } from '../games/game';
import type { EntryDoc, ToldDoc } from '../types/wire';
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

/** The player a sentence is about: the one it starts with. The longest matching name wins. */
function seatOf(text: string, names: readonly string[]): number | undefined {
	const fitting = names.filter((name) => text.startsWith(`${name} `));
	const longest = fitting.sort((one, other) => other.length - one.length)[0];
	return longest === undefined ? undefined : names.indexOf(longest);
}

export function lineOf(told: ToldDoc, names: readonly string[] = []): Pick<Line, 'kind' | 'text' | 'seat'> {
	if ('turn' in told) return { kind: 'turn', text: told.turn, seat: undefined };
	if ('phase' in told) return { kind: 'phase', text: told.phase, seat: undefined };
	return { kind: 'text', text: told.text, seat: seatOf(told.text, names) };
}

/** The text of an entry that is not a move; undefined for those before the start. `gone` has the moves each entry took back. */
function note(words: Words, names: readonly string[], entry: EntryDoc, gone: Undone): string | undefined {
	const name = names[entry.seat ?? -1] ?? '';
	switch (entry.kind) {
		case 'undone':
			return words.say('web-entry-undone', { moves: gone.get(entry.number)?.length ?? 0 });
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

/** An entry of the log: its text, and its events to point at the board. */
export interface LogEntry {
	readonly number: number;
	readonly seat: number | undefined;
	readonly lines: readonly Line[];
	readonly events: readonly unknown[];
}

/** The phases that begin in an entry, by their title in the log. */
const phasesIn = (words: Words, game: string, events: readonly unknown[]): Map<string, string> =>
	new Map(
		(events as readonly { event: string; phase?: string }[])
			.filter(({ event }) => event === 'phase-started')
			.map(({ phase = '' }) => [words.say(`${prefix(game)}-phase-${phase}`), phase]),
	);

/** The log in words, limited to the `wanted` entries. */
export function logEntries(
	words: Words,
	names: readonly string[],
	entries: readonly EntryDoc[],
	game: string,
	wanted = entries,
): LogEntry[] {
	const gone = undone(entries);
	return wanted.flatMap((entry) => {
		const { number, seat, events = [] } = entry;
		const phases = phasesIn(words, game, events);
		const lines = (entry.told ?? []).map((told): Line => {
			const line = lineOf(told, names);
			return { ...line, number, rule: line.kind === 'phase' ? phases.get(line.text) : undefined };
		});
		const text = note(words, names, entry, gone);
		if (text !== undefined) lines.push({ kind: 'note', text, seat, number });
		return lines.length === 0 ? [] : [{ number, seat, lines, events }];
	});
}

export const logLines = (words: Words, names: readonly string[], entries: readonly EntryDoc[], game: string): Line[] =>
	logEntries(words, names, entries, game).flatMap(({ lines }) => lines);

/** The entries taken back, by the entry that took them back. */
type Undone = ReadonlyMap<number, readonly number[]>;

function undone(entries: readonly EntryDoc[]): Undone {
	const stand: number[] = [];
	const gone = new Map<number, number[]>();
	for (const { kind, number, moves = 0 } of entries) {
		if (kind === 'moved') stand.push(number);
		if (kind === 'undone') gone.set(number, stand.splice(moves));
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
	const isOwn = ({ kind, seat, number }: EntryDoc) => kind === 'moved' && seat === viewer && !gone.has(number);
	return entries.findLast(isOwn)?.number ?? 0;
}

/** The entries since the viewer's last move, without those taken back. */
export function news(entries: readonly EntryDoc[], viewer: number | null): readonly EntryDoc[] {
	const since = lastOwn(entries, viewer);
	const gone = takenBack(entries);
	return entries.filter(({ number }) => number > since && !gone.has(number));
}
