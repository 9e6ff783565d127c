// After a decision another list comes under the pointer. What it offers cannot be clicked until it could be seen, and nothing is shown
// of what the pointer happens to rest on.

/** So long what may be chosen must have been on the screen. */
const SEEN = 400;
/** As long, where the pointer still rests on what was chosen before. */
const SEEN_AT_REST = 1000;
/** A hand trembles by so many pixels. */
const TREMBLE = 8;

export interface Spot {
	readonly x: number;
	readonly y: number;
}

export class Settling {
	/** Is what may be chosen too new for a click? */
	isNew = $state(false);
	/** Where the pointer was when it decided, as long as it stays there. */
	#rest: Spot | null = null;
	#shownAt = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	get isAtRest(): boolean {
		return this.#rest !== null;
	}

	/** Something was decided, with the pointer here; null if by keys. */
	decided(at: Spot | null): void {
		this.#rest = at;
	}

	/** Another list is on the screen. */
	shown(): void {
		this.#shownAt = Date.now();
		this.isNew = true;
		this.#wait(this.isAtRest ? SEEN_AT_REST : SEEN);
	}

	/** The pointer is here now. Says whether it has left its rest by that. */
	moved({ x, y }: Spot): boolean {
		if (this.#rest === null || Math.hypot(x - this.#rest.x, y - this.#rest.y) <= TREMBLE) return false;
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
