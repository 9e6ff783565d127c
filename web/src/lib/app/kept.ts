// What this browser remembers. Where it remembers nothing, everything is as at the first visit.

export function kept(name: string): string | null {
	try {
		return localStorage.getItem(`caylus-${name}`);
	} catch {
		return null;
	}
}

export function keep(name: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(`caylus-${name}`);
		else localStorage.setItem(`caylus-${name}`, value);
	} catch {
		// It lasts as long as the page.
	}
}
