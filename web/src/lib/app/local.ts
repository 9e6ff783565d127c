// Several people at one screen: for the server they are one person with several seats.
import type { TableDoc } from '../types/wire';
import type { Words } from '../words/words';
import { playerNames } from './text';

/** The seats that are played at this screen; not those that a bot plays just now. */
const ownSeats = (table: TableDoc): number[] =>
	table.seats.filter(({ is_you, bot }) => is_you && bot === null).map(({ seat }) => seat);

/** Do several people play at this screen? */
export const isHotSeat = (table: TableDoc): boolean => ownSeats(table).length > 1;

/** The seat whose player must come to the screen before anything is shown; null if there are no secrets, or the right one looks
    already. Where there are secrets, the server shows nobody's until it is told who looks. */
export function awaited(table: TableDoc, shown: number | null): number | null {
	const own = ownSeats(table);
	const isSecret = table.status === 'running' && isHotSeat(table) && (shown !== null || table.viewer === null);
	const acts = table.position?.to_act ?? null;
	return isSecret && acts !== null && acts !== shown && own.includes(acts) ? acts : null;
}

/** Whose turn it is, for the title: the reader's, or where several share a screen by name; null if nobody here is to decide. */
export function turnText(words: Words, table: TableDoc, awaited: number | null): string | null {
	const acts = awaited ?? (table.can.includes('move') ? (table.position?.to_act ?? null) : null);
	if (acts === null) return null;
	if (!isHotSeat(table)) return words.say('web-your-turn');
	return words.say('web-turn-of', { name: playerNames(words, table.seats)[acts] ?? '' });
}
