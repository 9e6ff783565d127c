// Between the socket and what is shown: the moves of others come one after the other, so that an eye can follow. Nothing is lost,
// nothing changes places, and nothing waits for long.
import type { NewsDoc } from '../types/wire';

/** How long a move of somebody else is looked at before the next one comes. */
export const STEP = 400;
/** Nothing is shown later than that after it came; if much comes at once, each has less time. */
export const LONGEST = 2000;

/** Only moves of others, and at least one. Whatever else happens, or what one has done oneself, is wanted at once. */
const isOfOthers = ({ table, entries }: NewsDoc): boolean =>
	entries.length > 0 &&
	entries.every(({ kind, seat }) => {
		const mover = table.seats[seat ?? -1];
		return kind === 'moved' && mover !== undefined && !(mover.is_you && mover.bot === null);
	});

/** Does the reader's own clock run? Then watching is not worth its time. */
const isTicking = ({ table }: NewsDoc): boolean => table.settings.pace.kind === 'live' && table.can.includes('move');

export class Pace {
	readonly #show: (news: NewsDoc) => void;
	readonly #isHurried: () => boolean;
	#waiting: { news: NewsDoc; came: number }[] = [];
	/** When something was shown last. */
	#shown = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** `isHurried` tells whether everything is to be shown as it comes, because nobody looks or no motion is wanted. */
	constructor(show: (news: NewsDoc) => void, isHurried: () => boolean) {
		this.#show = show;
		this.#isHurried = isHurried;
	}

	/** Something has come. What was missed before, as after a reload, is shown `atOnce`. */
	add(news: NewsDoc, atOnce = false): void {
		this.#waiting.push({ news, came: Date.now() });
		if (atOnce || this.#isHurried() || !isOfOthers(news) || isTicking(news)) this.skip();
		else this.#wait();
	}

	/** Shows all that waits. */
	skip(): void {
		const all = this.#waiting;
		this.clear();
		for (const { news } of all) this.#next(news);
	}

	/** Forgets what waits: it will be asked for anew. */
	clear(): void {
		clearTimeout(this.#timer);
		this.#waiting = [];
	}

	#next(news: NewsDoc): void {
		this.#shown = Date.now();
		this.#show(news);
	}

	/** Waits for the next one as long as it, and all behind it, can wait. */
	#wait(): void {
		clearTimeout(this.#timer);
		if (this.#waiting.length === 0) return;
		const now = Date.now();
		const step = Math.min(
			STEP,
			...this.#waiting.map(({ came }, index) => (came + LONGEST - this.#shown) / (index + 1)),
		);
		const left = this.#shown + step - now;
		if (left > 0) {
			this.#timer = setTimeout(() => this.#wait(), left);
			return;
		}
		const first = this.#waiting.shift();
		if (first !== undefined) this.#next(first.news);
		this.#wait();
	}
}
