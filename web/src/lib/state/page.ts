// Reloads the page when the server has a newer one. Requests that were not answered survive (backend/outbox.ts).
import { version } from '../backend/api';

let shown: string | undefined;

/** Reloads if the server's page has changed; asks which one it has, unless that is known. */
export async function reloadIfOutdated(known?: string, reload: () => void = () => location.reload()): Promise<void> {
	const page = known ?? (await version().catch(() => undefined))?.page;
	if (shown !== undefined && page !== undefined && page !== shown) reload();
	shown = page ?? shown;
}

/** How often an open page checks. Returning to it, or reconnecting, checks at once. */
const INTERVAL = 10 * 60_000;

export function watchForNewPage(): () => void {
	const look = () => {
		if (!document.hidden) void reloadIfOutdated();
	};
	const timer = setInterval(look, INTERVAL);
	document.addEventListener('visibilitychange', look);
	// A chunk of an older build that the server no longer has.
	const stale = () => void reloadIfOutdated();
	addEventListener('vite:preloadError', stale);
	look();
	return () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', look);
		removeEventListener('vite:preloadError', stale);
	};
}
