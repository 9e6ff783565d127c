// Day or night: what the reader has chosen here before, otherwise as the system says.
export type Theme = 'light' | 'dark';

const KEY = 'caylus-theme';

export function theme(): Theme {
	const chosen = localStorage.getItem(KEY);
	if (chosen === 'light' || chosen === 'dark') return chosen;
	return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme; what was chosen is kept. */
export function show(next: Theme, chosen = false): void {
	document.documentElement.dataset['theme'] = next;
	if (chosen) localStorage.setItem(KEY, next);
}
