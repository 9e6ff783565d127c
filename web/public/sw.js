// Service worker for push notices: shows them, and opens the table on a click. It caches nothing.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** How long a page may take to answer, in milliseconds. */
const PATIENCE = 500;

/** A page's current path: `page.url` is only where it was loaded, the fallback for a sleeping page that does not answer. */
const placeOf = (page) =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => resolve(data);
		page.postMessage('where', [port2]);
		setTimeout(() => resolve(new URL(page.url).pathname), PATIENCE);
	});

async function pagesAt(path) {
	const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const places = await Promise.all(pages.map(placeOf));
	return pages.filter((_, index) => places[index] === path);
}

async function show({ table, text = '' }) {
	const path = typeof table === 'string' && table !== 'test' ? `/tables/${table}` : '/';
	// If the table is in view, no notice is needed, but browsers require one per push: show it silently and close it at once.
	const isSeen = path !== '/' && (await pagesAt(path)).some(({ focused }) => focused);
	const options = { body: text, tag: path, icon: '/icon.svg', data: { path }, silent: isSeen };
	await self.registration.showNotification('Caylus', options);
	if (!isSeen) return;
	for (const notice of await self.registration.getNotifications({ tag: path })) notice.close();
}

/** Focuses the page at this path, or opens one. */
async function open(path) {
	const [there] = await pagesAt(path);
	return there === undefined ? self.clients.openWindow(path) : there.focus();
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(open(event.notification.data?.path ?? '/'));
});
