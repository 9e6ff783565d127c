// A preference stored in the browser.
import { keep, kept } from '../app/kept';

/** A value stored under a name; without storage it lasts for this visit. */
export function remembered(name: string, otherwise: string): { value: string } {
	let value = $state(kept(name) ?? otherwise);
	return {
		get value() {
			return value;
		},
		set value(next) {
			value = next;
			keep(name, next);
		},
	};
}
