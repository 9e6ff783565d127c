// Passing when nothing else is possible: the page does it, after a pause. Where hands are hidden, a pass that was chosen is not sent before
// that pause either, so that nobody can tell from the time whether there was a choice.

/** From the question to the earliest pass, in ms. */
export const PAUSE = 1500;

export class Passing {
	#number: number | undefined;
	#since = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** The decision with this number is shown; the same one may be shown again. */
	shown(number: number): void {
		if (number === this.#number) return;
		this.#number = number;
		this.#since = Date.now();
		this.cancel();
	}

	/** Calls back when the pause since the question is over; a later call replaces this one. */
	after(pass: () => void): void {
		this.cancel();
		this.#timer = setTimeout(pass, Math.max(0, this.#since + PAUSE - Date.now()));
	}

	cancel(): void {
		clearTimeout(this.#timer);
	}
}
