// Client-side navigation.
let path = $state(location.pathname);
addEventListener('popstate', () => (path = location.pathname));
// The service worker (sw.js) only knows where a page was loaded, so it asks for the current path.
if ('serviceWorker' in navigator)
	navigator.serviceWorker.addEventListener('message', ({ ports: [port] }) => port?.postMessage(location.pathname));

/** The current path. */
export const currentPath = (): string => path;

export function navigate(to: string): void {
	history.pushState(null, '', to);
	path = location.pathname;
	scrollTo(0, 0);
}

/** Handles a plain click on an internal link; leaves modified clicks, downloads and API links to the browser. */
export function followLink(event: MouseEvent): void {
	const link = (event.target as Element).closest('a');
	const href = link?.getAttribute('href') ?? '#';
	const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
	if (
		link === null ||
		!isPlain ||
		event.defaultPrevented ||
		link.hasAttribute('target') ||
		link.hasAttribute('download')
	)
		return;
	// Also links in drawings, which have no `origin`.
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once
	const { origin, pathname } = new URL(href, location.href);
	if (href.startsWith('#') || origin !== location.origin || pathname.startsWith('/api/')) return;
	event.preventDefault();
	navigate(href);
}
