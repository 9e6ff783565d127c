// An action that the server may refuse; pages/Wrong.svelte shows the problem.
import { Problem } from '../backend/http';

export class Attempt {
	wrong = $state.raw<Problem | null>(null);
	isBusy = $state(false);

	/** Ignores a second call while the first is running. */
	async of(deed: () => Promise<void>): Promise<void> {
		if (this.isBusy) return;
		this.isBusy = true;
		this.wrong = null;
		try {
			await deed();
		} catch (reason) {
			if (!(reason instanceof Problem)) throw reason;
			this.wrong = reason;
		} finally {
			this.isBusy = false;
		}
	}
}
