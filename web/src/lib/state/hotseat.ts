// Hot-seat play: for the server, people who share a screen are one person with several seats.
import type { TableDoc } from '../types/wire';
import type { Words } from '../words/words';
import { playerNames } from '../app/text';

/** The seats played at this screen, without those a bot plays for now. */
const ownSeats = (table: TableDoc): number[] =>
	table.seats.filter(({ is_you, bot }) => is_you && bot === null).map(({ seat }) => seat);

/** Do several people play at this screen? */
export const isHotSeat = (table: TableDoc): boolean => ownSeats(table).length > 1;

/** The seat whose player must confirm before their view is shown; null if nothing is hidden or they are already at the screen.
    With hidden information the server sends a spectator's view until a seat is named. */
export function awaited(table: TableDoc, shown: number | null): number | null {
	const own = ownSeats(table);
	const isSecret = table.status === 'running' && isHotSeat(table) && (shown !== null || table.viewer === null);
	const acts = table.position?.to_act ?? null;
	return isSecret && acts !== null && acts !== shown && own.includes(acts) ? acts : null;
}

/** The title when it is a turn at this screen: with the player's name in hot-seat play; null otherwise. */
export function turnText(words: Words, table: TableDoc, awaited: number | null): string | null {
	const acts = awaited ?? (table.can.includes('move') ? (table.position?.to_act ?? null) : null);
	if (acts === null) return null;
	if (!isHotSeat(table)) return words.say('web-your-turn');
	return words.say('web-turn-of', { name: playerNames(words, table.seats)[acts] ?? '' });
}
