// Several people at one screen: what they are called, and whose eyes are at the screen. For the server they are one person, so this
// browser alone knows their names.
import type { TableDoc } from '../types/wire';
import { keep, kept } from './kept';
import { hasSecrets } from './games';

/** What the people at this screen are called, by seat. */
export function localNames(table: string): readonly (string | null)[] {
	try {
		const names: unknown = JSON.parse(kept(`seats-${table}`) ?? '[]');
		return Array.isArray(names) ? names.map((name) => (typeof name === 'string' && name !== '' ? name : null)) : [];
	} catch {
		return [];
	}
}

export function keepLocalNames(table: string, names: readonly (string | null)[]): void {
	if (names.some((name) => name !== null)) keep(`seats-${table}`, JSON.stringify(names));
}

/** The seats that are played at this screen; one from which a bot was sent away is still there. */
const ownSeats = (table: TableDoc): number[] =>
	table.seats.filter(({ is_you, bot }) => is_you && bot === null).map(({ seat }) => seat);

export const isHotSeat = (table: TableDoc): boolean => ownSeats(table).length > 1;

/** Must one look away here while another one looks? Once the game is over, everybody may see everything. */
export const isSecret = (table: TableDoc): boolean =>
	table.status === 'running' && isHotSeat(table) && hasSecrets(table.settings.game, table.settings.options);

/** The seat whose player must come to the screen before anything is shown; null if the right one looks already. */
export function awaited(table: TableDoc, shown: number | null): number | null {
	if (!isSecret(table)) return null;
	const acts = table.position?.to_act ?? null;
	const next = acts !== null && ownSeats(table).includes(acts) ? acts : (shown ?? table.viewer);
	return next === shown ? null : next;
}
