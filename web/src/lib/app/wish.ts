// The form for a new table: its state, its checks, and the request made from it.
import type { Game } from '../games/game';
import type { NewTableRequest, Pace, SeatRequest } from '../types/wire';
import { offered, optionsText, type Offered } from './games';

/** Who gets a seat: `me`, `local` (someone else at this screen), `open`, `reserved`, or a bot's level. */
export interface SeatWish {
	who: string;
	/** The name of the local player, or of the account the seat is reserved for. */
	name: string;
}

export interface Wish {
	game: Game;
	chosen: Record<string, string>;
	seats: SeatWish[];
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
	zone: string;
	/** The level of the bot that plays for a player who is away, or `end`. */
	standIn: string;
}

export const firstWish = (): Wish => ({
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
	zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
	standIn: 'medium',
});

export const about = (game: Game): Offered => offered.find((each) => each.game === game) as Offered;

/** The seat after changing who gets it; a local player without a name gets the usual one. */
export function seated({ name }: SeatWish, who: string, usual: string): SeatWish {
	if (who === 'local') return { who, name: name === '' ? usual : name };
	return { who, name: name === usual ? '' : name };
}

/** Do several people share this screen? */
export const isShared = (seats: readonly SeatWish[]): boolean =>
	seats.filter(({ who }) => who === 'me' || who === 'local').length > 1;
/** Can others join? Then clock, stand-in and visibility matter. */
export const isForOthers = (seats: readonly SeatWish[]): boolean =>
	seats.some(({ who }) => who === 'open' || who === 'reserved');

export interface Fault {
	/** The text id of the message. */
	readonly id: string;
	/** The seat it is about. */
	readonly seat?: number;
}

/** Everything that can be found wrong without asking the server. */
export function faults(wish: Wish): Fault[] {
	const { least, most } = about(wish.game);
	const found: Fault[] = [];
	if (wish.seats.length < least || wish.seats.length > most) found.push({ id: 'web-fault-players' });
	wish.seats.forEach(({ who, name }, seat) => {
		if (who === 'reserved' && name.trim() === '') found.push({ id: 'web-fault-account', seat });
		const isTwin = wish.seats.some((other, index) => index < seat && other.who === who && same(other.name, name));
		if ((who === 'local' || who === 'reserved') && isTwin) found.push({ id: 'web-fault-twins', seat });
	});
	if (wish.pace === 'correspondence' && wish.sleeps && wish.from === wish.to) found.push({ id: 'web-fault-sleep' });
	return found;
}
const same = (a: string, b: string) => a.trim() !== '' && a.trim().toLowerCase() === b.trim().toLowerCase();

function paceOf(wish: Wish): Pace {
	const { minutes, increment, delay, days, from, to, zone } = wish;
	if (wish.pace === 'live') return { kind: 'live', base: 60 * minutes, increment, delay };
	if (wish.pace === 'correspondence')
		return { kind: 'correspondence', days, sleep: wish.sleeps ? { from, to, zone } : null };
	return { kind: 'untimed' };
}

function seatOf({ who, name }: SeatWish): SeatRequest {
	if (who === 'local' && name.trim() !== '') return { kind: 'me', name: name.trim() };
	if (who === 'me' || who === 'local') return { kind: 'me' };
	if (who === 'open') return { kind: 'open' };
	return who === 'reserved' ? { kind: 'reserved', name: name.trim() } : { kind: 'bot', level: who };
}

export const requestOf = (wish: Wish): NewTableRequest => ({
	game: wish.game,
	options: optionsText(about(wish.game).options, wish.chosen),
	// A table no one can join is not listed.
	is_public: wish.isPublic && isForOthers(wish.seats),
	pace: paceOf(wish),
	stand_in: wish.standIn === 'end' ? { kind: 'end' } : { kind: 'bot', level: wish.standIn },
	seats: wish.seats.map(seatOf),
});
