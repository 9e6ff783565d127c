// Paces what the socket delivers: the moves of others are shown one at a time, so that they can be followed. Nothing is lost or
// reordered, and nothing waits for long.
import type { NewsDoc } from '../types/wire';

/** A table with its new entries. */
export type News = Omit<NewsDoc, 'chat'>;

/** How long another player's move stays on screen before the next, and the longest delay of any move, in ms; if many come at once, each
 *  gets less time. */
export interface Speed {
	readonly step: number;
	readonly longest: number;
}
export const SPEEDS = {
	normal: { step: 400, longest: 2000 },
	slow: { step: 1000, longest: 8000 },
	fast: { step: 150, longest: 1000 },
	'at-once': { step: 0, longest: 0 },
} satisfies Record<string, Speed>;

/** Moves of others, and nothing else? Everything else is shown at once. */
const isOfOthers = ({ table, entries }: News): boolean =>
	entries.length > 0 &&
	entries.every((entry) => {
		const mover = entry.kind === 'moved' ? table.seats[entry.seat] : undefined;
		return mover !== undefined && !(mover.is_you && mover.bot === null);
	});

/** Is the viewer's own clock running? Then do not spend their time on watching. */
const isTicking = ({ table }: News): boolean => table.settings.pace.kind === 'live' && table.can.includes('move');

export class Pace {
	readonly #show: (news: News) => void;
	readonly #isHurried: () => boolean;
	readonly #speed: () => Speed;
	#waiting: { news: News; came: number }[] = [];
	/** When something was last shown. */
	#shown = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** `isHurried`: show everything as it comes, because the page is hidden or motion is unwanted. */
	constructor(show: (news: News) => void, isHurried: () => boolean, speed: () => Speed = () => SPEEDS.normal) {
		this.#show = show;
		this.#isHurried = isHurried;
		this.#speed = speed;
	}

	/** Queues news; what was missed before, as after a reload, is shown `atOnce`. */
	add(news: News, atOnce = false): void {
		this.#waiting.push({ news, came: Date.now() });
		if (atOnce || this.#isHurried() || !isOfOthers(news) || isTicking(news)) this.skip();
		else this.#wait();
	}

	/** Shows everything queued. */
	skip(): void {
		const all = this.#waiting;
		this.clear();
		for (const { news } of all) this.#next(news);
	}

	/** Drops everything queued; it will be requested again. */
	clear(): void {
		clearTimeout(this.#timer);
		this.#waiting = [];
	}

	#next(news: News): void {
		this.#shown = Date.now();
		this.#show(news);
	}

	/** Schedules the next item so that neither it nor any behind it waits longer than `longest`. */
	#wait(): void {
		clearTimeout(this.#timer);
		if (this.#waiting.length === 0) return;
		const now = Date.now();
		const { step, longest } = this.#speed();
		const time = Math.min(
			step,
			...this.#waiting.map(({ came }, index) => (came + longest - this.#shown) / (index + 1)),
		);
		const left = this.#shown + time - now;
		if (left > 0) {
			this.#timer = setTimeout(() => this.#wait(), left);
			return;
		}
		const first = this.#waiting.shift();
		if (first !== undefined) this.#next(first.news);
		this.#wait();
	}
}
