// Preferences in local storage; without it, every visit is like the first.

export function stored(name: string): string | null {
	try {
		return localStorage.getItem(`caylus-${name}`);
	} catch {
		return null;
	}
}

export function store(name: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(`caylus-${name}`);
		else localStorage.setItem(`caylus-${name}`, value);
	} catch {
		// Kept until the page is closed.
	}
}
