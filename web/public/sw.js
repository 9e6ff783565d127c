// Shows that it is somebody's turn when a push message comes, and opens the table when it is clicked. It keeps no files: the page
// always comes from the server.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
	const message = event.data?.json() ?? {};
	const path = typeof message.table === 'string' && message.table !== 'test' ? `/tables/${message.table}` : '/';
	const shown = { body: message.text ?? '', tag: path, icon: '/icon.svg', data: { path } };
	event.waitUntil(self.registration.showNotification('Caylus', shown));
});

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	const path = event.notification.data?.path ?? '/';
	const open = async () => {
		const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
		const there = pages.find((page) => new URL(page.url).pathname === path);
		return there === undefined ? self.clients.openWindow(path) : there.focus();
	};
	event.waitUntil(open());
});
