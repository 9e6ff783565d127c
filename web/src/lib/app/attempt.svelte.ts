// An action that the server may refuse; pages/ErrorMessage.svelte shows the problem.
import { Problem } from '../backend/http';

export class Attempt {
	problem = $state.raw<Problem | null>(null);
	isBusy = $state(false);

	/** Ignores a second call while the first is running. */
	async run(action: () => Promise<void>): Promise<void> {
		if (this.isBusy) return;
		this.isBusy = true;
		this.problem = null;
		try {
			await action();
		} catch (reason) {
			if (!(reason instanceof Problem)) throw reason;
			this.problem = reason;
		} finally {
			this.isBusy = false;
		}
	}

	/** A form's submit handler that runs an action. */
	onsubmit(action: () => Promise<void>): (event: SubmitEvent) => void {
		return (event) => {
			event.preventDefault();
			void this.run(action);
		};
	}
}
