// Day or night: what the reader has chosen here before, otherwise as the system says.
import { keep, kept } from './lib/app/kept';

export type Theme = 'light' | 'dark';

export function theme(): Theme {
	const chosen = kept('theme');
	if (chosen === 'light' || chosen === 'dark') return chosen;
	return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme; what was chosen is kept. */
export function show(next: Theme, chosen = false): void {
	document.documentElement.dataset['theme'] = next;
	if (chosen) keep('theme', next);
}
