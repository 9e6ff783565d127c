// Shows that it is somebody's turn when a push message comes, and opens the table when it is clicked. It keeps no files: the page
// always comes from the server.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** So long a page has time to answer, in milliseconds. */
const PATIENCE = 500;

/** Where a page is: its address tells only where it was loaded. One that does not answer sleeps. */
const placeOf = (page) =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => resolve(data);
		page.postMessage('where', [port2]);
		setTimeout(() => resolve(new URL(page.url).pathname), PATIENCE);
	});

/** The pages that show this path. */
async function pagesAt(path) {
	const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const places = await Promise.all(pages.map(placeOf));
	return pages.filter((_, index) => places[index] === path);
}

async function show({ table, text = '' }) {
	const path = typeof table === 'string' && table !== 'test' ? `/tables/${table}` : '/';
	// Who looks at the table sees it there. Browsers want to see a notice for each message: it comes without a sound, and goes at once.
	const isSeen = path !== '/' && (await pagesAt(path)).some(({ focused }) => focused);
	const options = { body: text, tag: path, icon: '/icon.svg', data: { path }, silent: isSeen };
	await self.registration.showNotification('Caylus', options);
	if (!isSeen) return;
	for (const notice of await self.registration.getNotifications({ tag: path })) notice.close();
}

/** The page that shows it comes to the front; if there is none, one is opened. */
async function open(path) {
	const [there] = await pagesAt(path);
	return there === undefined ? self.clients.openWindow(path) : there.focus();
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(open(event.notification.data?.path ?? '/'));
});
