// Going from page to page without loading anew.
let path = $state(location.pathname);
addEventListener('popstate', () => (path = location.pathname));
// The worker that shows notices (sw.js) knows only where a page was loaded, and asks.
if ('serviceWorker' in navigator)
	navigator.serviceWorker.addEventListener('message', ({ ports: [port] }) => port?.postMessage(location.pathname));

/** Where the reader is. */
export const here = (): string => path;

export function go(to: string): void {
	history.pushState(null, '', to);
	path = location.pathname;
	scrollTo(0, 0);
}

/** Follows a click on a link of our own, unless the browser is asked to do something else with it. */
export function follow(event: MouseEvent): void {
	const link = (event.target as Element).closest('a');
	const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
	if (link === null || !isPlain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download'))
		return;
	if (
		link.origin !== location.origin ||
		link.pathname.startsWith('/api/') ||
		link.getAttribute('href')?.startsWith('#')
	)
		return;
	event.preventDefault();
	go(link.href);
}
