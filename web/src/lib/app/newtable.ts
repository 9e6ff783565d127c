// The form for a new table: its state, its checks, and the request made from it.
import type { Game } from '../games/game';
import type { NewTableRequest, Pace, SeatRequest } from '../types/wire';
import { gameList, optionsText, type GameInfo } from './games';

/** Who gets a seat: `me`, `local` (someone else at this screen), `open`, `reserved`, or a bot's level. */
export interface SeatForm {
	who: string;
	/** The name of the local player, or of the account the seat is reserved for. */
	name: string;
}

export interface TableForm {
	game: Game;
	chosen: Record<string, string>;
	seats: SeatForm[];
	isPublic: boolean;
	pace: Pace['kind'];
	// For live tables.
	minutes: number;
	increment: number;
	delay: number;
	// For correspondence.
	days: number;
	sleeps: boolean;
	from: number;
	to: number;
	/** The time zone; null is the browser's own. */
	zone: string | null;
	/** The level of the bot that plays for a player who is away, or `end`. */
	standIn: string;
}

export const defaultForm = (): TableForm => ({
	game: 'classic',
	chosen: {},
	seats: [
		{ who: 'me', name: '' },
		{ who: 'open', name: '' },
		{ who: 'medium', name: '' },
	],
	isPublic: true,
	pace: 'untimed',
	minutes: 20,
	increment: 10,
	delay: 5,
	days: 2,
	sleeps: true,
	from: 23,
	to: 8,
	zone: null,
	standIn: 'medium',
});

/** The browser's time zone. Asked for only when needed: the first use of dates takes a phone a tenth of a second. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const gameInfo = (game: Game): GameInfo => gameList.find((each) => each.game === game) as GameInfo;

/** The seat after changing who gets it; a local player without a name gets the usual one. */
export function changeSeat({ name }: SeatForm, who: string, usual: string): SeatForm {
	if (who === 'local') return { who, name: name === '' ? usual : name };
	return { who, name: name === usual ? '' : name };
}

/** Do several people share this screen? */
export const isShared = (seats: readonly SeatForm[]): boolean =>
	seats.filter(({ who }) => who === 'me' || who === 'local').length > 1;
/** Can others join? Then clock, stand-in and visibility matter. */
export const isForOthers = (seats: readonly SeatForm[]): boolean =>
	seats.some(({ who }) => who === 'open' || who === 'reserved');

export interface FormError {
	/** The text id of the message. */
	readonly id: string;
	/** The seat it is about. */
	readonly seat?: number;
}

/** Everything that can be found wrong without asking the server. */
export function errorsIn(form: TableForm): FormError[] {
	const { least, most } = gameInfo(form.game);
	const found: FormError[] = [];
	if (form.seats.length < least || form.seats.length > most) found.push({ id: 'web-fault-players' });
	form.seats.forEach(({ who, name }, seat) => {
		if (who === 'reserved' && name.trim() === '') found.push({ id: 'web-fault-account', seat });
		const isTwin = form.seats.some((other, index) => index < seat && other.who === who && same(other.name, name));
		if ((who === 'local' || who === 'reserved') && isTwin) found.push({ id: 'web-fault-twins', seat });
	});
	if (form.pace === 'correspondence' && form.sleeps && form.from === form.to) found.push({ id: 'web-fault-sleep' });
	return found;
}
const same = (a: string, b: string) => a.trim() !== '' && a.trim().toLowerCase() === b.trim().toLowerCase();

function paceOf(form: TableForm): Pace {
	const { minutes, increment, delay, days, from, to } = form;
	if (form.pace === 'live') return { kind: 'live', base: 60 * minutes, increment, delay };
	if (form.pace === 'correspondence')
		return { kind: 'correspondence', days, sleep: form.sleeps ? { from, to, zone: form.zone ?? ownZone() } : null };
	return { kind: 'untimed' };
}

function seatOf({ who, name }: SeatForm): SeatRequest {
	if (who === 'local' && name.trim() !== '') return { kind: 'me', name: name.trim() };
	if (who === 'me' || who === 'local') return { kind: 'me' };
	if (who === 'open') return { kind: 'open' };
	return who === 'reserved' ? { kind: 'reserved', name: name.trim() } : { kind: 'bot', level: who };
}

export const requestOf = (form: TableForm): NewTableRequest => ({
	game: form.game,
	options: optionsText(gameInfo(form.game).options, form.chosen),
	// A table no one can join is not listed.
	is_public: form.isPublic && isForOthers(form.seats),
	pace: paceOf(form),
	stand_in: form.standIn === 'end' ? { kind: 'end' } : { kind: 'bot', level: form.standIn },
	seats: form.seats.map(seatOf),
});
