// Is the page still the one that the server has? After an update it loads itself anew; what was not sent yet is kept (net/outbox.ts).
import { version } from '../net/api';

let shown: string | undefined;

/** To be called now and then; what is shown is not disturbed if the server cannot be asked. */
export async function keepCurrent(reload: () => void = () => location.reload()): Promise<void> {
	const { page } = await version().catch(() => ({ page: shown }));
	if (shown !== undefined && page !== undefined && page !== shown) reload();
	shown = page ?? shown;
}

/** How often an open page asks. Who comes back to it, or back online, asks at once. */
const OFTEN = 10 * 60_000;

export function watchPage(): () => void {
	const look = () => {
		if (!document.hidden) void keepCurrent();
	};
	const timer = setInterval(look, OFTEN);
	document.addEventListener('visibilitychange', look);
	// A part of an older page that the server does not have any more.
	const stale = () => void keepCurrent();
	addEventListener('vite:preloadError', stale);
	look();
	return () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', look);
		removeEventListener('vite:preloadError', stale);
	};
}
