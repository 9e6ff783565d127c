// After a move a new list appears under the pointer. Ignore clicks until it could have been read, and hover until the pointer moves.

/** How long choices must have been visible before a click counts. */
const SEEN = 400;
/** The same while the pointer still rests on the last choice. */
const SEEN_AT_REST = 1000;
/** Pointer jitter in pixels that does not count as moving. */
const JITTER = 8;

export interface Spot {
	readonly x: number;
	readonly y: number;
}

/** Has the pointer really moved from one spot to another? */
export const isApartFrom = (one: Spot, other: Spot): boolean => Math.hypot(other.x - one.x, other.y - one.y) > JITTER;

export class Settling {
	/** Are the choices too new to be clicked? */
	isNew = $state(false);
	/** Where the pointer made the last choice, while it stays there. */
	#rest: Spot | null = null;
	#shownAt = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	get isAtRest(): boolean {
		return this.#rest !== null;
	}

	/** A move was made with the pointer here; null for the keyboard. */
	decided(at: Spot | null): void {
		this.#rest = at;
	}

	/** A new list is visible. */
	shown(): void {
		this.#shownAt = Date.now();
		this.isNew = true;
		this.#wait(this.isAtRest ? SEEN_AT_REST : SEEN);
	}

	/** Tracks the pointer; returns whether it has just moved away. */
	moved(to: Spot): boolean {
		if (this.#rest === null || !isApartFrom(this.#rest, to)) return false;
		this.#rest = null;
		if (this.isNew) this.#wait(this.#shownAt + SEEN - Date.now());
		return true;
	}

	close(): void {
		clearTimeout(this.#timer);
	}

	#wait(time: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => (this.isNew = false), time);
	}
}
