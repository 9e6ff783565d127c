// Builds a long page in pieces, one task each, so that it shows early and answers meanwhile.

export class Gradual {
	/** How many pieces to show. */
	count = $state(0);

	/** Starts with the component that is being set up. */
	constructor(total: () => number) {
		$effect(() => {
			if (this.count >= total()) return;
			const timer = setTimeout(() => (this.count += 1));
			return () => clearTimeout(timer);
		});
	}

	/** Shows everything at once. */
	finish(): void {
		this.count = Infinity;
	}
}
