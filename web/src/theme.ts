// Light or dark theme: the one chosen before, else the system's.
import { store, stored } from './lib/app/storage';

export type Theme = 'light' | 'dark';

export function theme(): Theme {
	const chosen = stored('theme');
	if (chosen === 'light' || chosen === 'dark') return chosen;
	return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies a theme; remembers it if it was `chosen`. */
export function show(next: Theme, chosen = false): void {
	document.documentElement.dataset['theme'] = next;
	if (chosen) store('theme', next);
}
