// A wish of the viewer that the browser remembers.

export interface Remembered {
	value: string;
}

/** A value that is kept under a name; where nothing can be kept, it holds for this visit. */
export function remembered(name: string, otherwise: string): Remembered {
	let value = $state(read(name) ?? otherwise);
	return {
		get value() {
			return value;
		},
		set value(next) {
			value = next;
			try {
				localStorage.setItem(name, next);
			} catch {
				// Storage can be forbidden; the wish then ends with the visit.
			}
		},
	};
}

function read(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}
