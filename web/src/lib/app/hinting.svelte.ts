// Hints that somebody asked for: which position they are about, and how many are enough.
import type { HintDoc, HintsDoc } from '../types/wire';
import { Attempt } from './attempt.svelte';

/** Two or three moves are enough to think about. */
const MOST = 3;

export class Hinting {
	readonly attempt = new Attempt();
	#hints = $state.raw<HintsDoc | null>(null);

	/** The best moves in the position with this number, if they were asked for. */
	at(number: number | undefined): readonly HintDoc[] {
		return this.#hints !== null && this.#hints.number === number ? this.#hints.hints.slice(0, MOST) : [];
	}

	ask(fetch: () => Promise<HintsDoc>): Promise<void> {
		return this.attempt.of(async () => void (this.#hints = await fetch()));
	}

	close(): void {
		this.#hints = null;
	}
}
