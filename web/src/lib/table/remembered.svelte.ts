// A preference stored in the browser.

export interface Remembered {
	value: string;
}

/** A value stored under a name; without storage it lasts for this visit. */
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
				// Storage may be blocked; the preference then lasts for this visit.
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
