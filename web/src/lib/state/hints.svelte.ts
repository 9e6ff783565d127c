// The hints a player asked for, and the position they are for.
import type { HintDoc, HintsDoc } from '../types/wire';
import { Attempt } from '../app/attempt.svelte';

const MOST = 3;

export class HintState {
	readonly attempt = new Attempt();
	#hints = $state.raw<HintsDoc | null>(null);

	/** The best moves in this position, if a hint was asked for. */
	at(number: number | undefined): readonly HintDoc[] {
		return this.#hints !== null && this.#hints.number === number ? this.#hints.hints.slice(0, MOST) : [];
	}

	ask(fetch: () => Promise<HintsDoc>): Promise<void> {
		return this.attempt.run(async () => void (this.#hints = await fetch()));
	}

	close(): void {
		this.#hints = null;
	}
}
