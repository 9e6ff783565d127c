// A preference stored in the browser.
import { store, stored } from '../app/storage';

/** A value stored under a name; without storage it lasts for this visit. */
export function preference(name: string, otherwise: string): { value: string } {
	let value = $state(stored(name) ?? otherwise);
	return {
		get value() {
			return value;
		},
		set value(next) {
			value = next;
			store(name, next);
		},
	};
}
