// Text helpers that several pages share.
import { capital } from '../words/message';
import type { Words } from '../words/words';

const colorName = (words: Words, color: string): string => words.say(`color-${color}`);

/** The players' names in seat order, as in the log: the colour where there is no name, both where two share a name. */
export function playerNames(words: Words, seats: readonly { name: string | null; color: string }[]): string[] {
	const names = seats.map(({ name, color }) => name ?? capital(colorName(words, color)));
	return seats.map(({ color }, seat) => {
		const name = names[seat] ?? '';
		const isShared = names.indexOf(name) !== names.lastIndexOf(name);
		return isShared ? words.say('name-shared', { name, color: colorName(words, color) }) : name;
	});
}

/** A duration as minutes and seconds, or as days and hours if it is long. */
export function duration(words: Words, ms: number): string {
	const seconds = Math.max(0, Math.ceil(ms / 1000));
	const hours = Math.floor(seconds / 3600);
	if (hours >= 24) return words.say('web-days-hours', { days: Math.floor(hours / 24), hours: hours % 24 });
	const two = (value: number) => String(value).padStart(2, '0');
	const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
	return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The locale for dates and times: the browser's variant of the page's language; British English by default. */
export const locale = ({ language }: Words, wanted: readonly string[] = navigator.languages): string =>
	wanted.find((each) => each.startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : language);

/** A time, with the day unless it is today. */
export function clockTime(words: Words, at: number, now = Date.now()): string {
	const isToday = new Date(at).toDateString() === new Date(now).toDateString();
	const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
	return new Date(at).toLocaleString(locale(words), { ...day, hour: '2-digit', minute: '2-digit' });
}

export const dayOf = (words: Words, at: number): string =>
	new Date(at).toLocaleDateString(locale(words), { day: 'numeric', month: 'short', year: 'numeric' });
