// Trying something that the server may refuse; what went wrong is shown by pages/Wrong.svelte.
import { Problem } from '../net/http';

export class Attempt {
	wrong = $state.raw<Problem | null>(null);
	/** Is it under way? */
	isBusy = $state(false);

	/** One thing at a time: a second click while the first is under way is nothing. */
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
