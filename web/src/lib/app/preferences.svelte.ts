// The player's preferences, stored in the browser and shared by everything on the page.
import { prefersReducedMotion } from 'svelte/motion';
import { store, stored } from './storage';

/** A value stored under a name; without storage it lasts for this visit. */
function preference<T extends string>(
	name: string,
	values: readonly [T, ...T[]],
): { readonly values: readonly T[]; value: T } {
	const read = () => values.find((each) => each === stored(name)) ?? values[0];
	let value = $state(read());
	return {
		values,
		get value() {
			return value;
		},
		set value(next) {
			value = next;
			store(name, next);
		},
	};
}

/** The first value of each is the default. */
export const preferences = {
	/** Is the board shown as text? */
	text: preference('text', ['no', 'yes']),
	/** Confirm each move? */
	careful: preference('careful', ['no', 'yes']),
	/** How many taps play a line of the list on a touch screen. */
	taps: preference('taps', ['1', '2']),
	/** How fast other players' moves are shown. */
	pace: preference('pace', ['normal', 'slow', 'fast', 'at-once']),
	/** How fast a replay plays by itself. */
	replay: preference('replay', ['normal', 'slow', 'fast']),
	/** Animations: as the system wants, or none. */
	motion: preference('motion', ['system', 'none']),
};

/** Is motion unwanted? */
export const isStill = (): boolean => preferences.motion.value === 'none' || prefersReducedMotion.current;

/** Lets the styles know. */
export function watchMotion(): void {
	$effect(() => {
		document.documentElement.dataset['motion'] = preferences.motion.value;
	});
}
