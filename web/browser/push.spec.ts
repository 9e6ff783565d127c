// Push messages to the real service worker: shown in the page's language, and a click opens the table.
import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Worker } from '@playwright/test';
import { offers } from './play';
import { expect, test, type Page } from './test';
import { say } from './words';

/** Members only a worker has; tests are typed for pages. */
interface Scope extends EventTarget {
	registration: ServiceWorkerRegistration;
	clients: { openWindow: (path: string) => Promise<null> };
}
declare const self: Scope;
/** Whether each notification was silent. */
declare const silent: boolean[];
declare const WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
declare const NotificationEvent: new (
	type: string,
	init: { notification: Notification },
) => Event & {
	waitUntil: (work: Promise<unknown>) => void;
};

/** The browser's push service is out of reach, so the subscription is a fake one with a real key. */
const keys = createECDH('prime256v1');
keys.generateKeys();
const subscription = {
	endpoint: 'https://push.example.org/caylus',
	keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
};

/** Subscribes through the account page; returns the worker and a function that sends it what the server would. */
async function subscribe(context: BrowserContext, page: Page, language: 'en' | 'fr') {
	await context.grantPermissions(['notifications']);
	await context.addInitScript((given) => {
		PushManager.prototype.getSubscription = () => Promise.resolve(null);
		PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => given } as unknown as PushSubscription);
	}, subscription);
	const browser = await context.newCDPSession(page);
	/** The latest worker that is ready for messages. */
	let ready: string | undefined;
	browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
		ready = versions.findLast(({ status }) => status === 'activated')?.registrationId ?? ready;
	});
	await browser.send('ServiceWorker.enable');
	await page.goto('/account');
	const asked = page.waitForRequest((request) => request.method() === 'POST' && /notices$/.test(request.url()));
	await page.getByRole('button', { name: say('web-notice-here', {}, language) }).click();
	// The server sends notices in the page's language.
	expect((await asked).postDataJSON()).toMatchObject({ lang: language });
	await expect(page.getByText(say('web-notice-push', {}, language), { exact: true })).toBeVisible();
	const [worker] = context.serviceWorkers();
	if (worker === undefined) throw new Error('there is no service worker');
	await worker.evaluate(() => {
		const silent: boolean[] = [];
		Object.assign(self, { silent });
		const show = ServiceWorkerRegistration.prototype.showNotification;
		ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
			// Once it is on screen.
			return show.call(this, title, options).finally(() => silent.push(options?.silent ?? false));
		};
	});
	await expect.poll(() => ready).toBeDefined();
	const count = () => worker.evaluate(() => silent.length);
	/** Sends a message and waits until it is shown; returns whether it was silent. */
	const send = async (message: Record<string, string>) => {
		const before = await count();
		const origin = new URL(page.url()).origin;
		const data = JSON.stringify(message);
		await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: ready ?? '', data });
		await expect.poll(count).toBe(before + 1);
		return worker.evaluate(() => silent.at(-1));
	};
	return { worker, send };
}

/** The notifications on screen. */
const shown = (worker: Worker) =>
	worker.evaluate(async () =>
		(await self.registration.getNotifications()).map(({ title, body, data }) => ({
			title,
			body,
			data: data as unknown,
		})),
	);

/** Fakes the focus: on the pages loaded at these paths, and no others. Under automation browsers report it inconsistently, some
    for several pages at once. */
const focus = (worker: Worker, ...paths: string[]) =>
	worker.evaluate((paths) => {
		const own = Object.getOwnPropertyDescriptor(WindowClient.prototype, 'focused');
		if (own?.get === undefined) throw new Error('pages have no `focused`');
		const get = function (this: { url: string }) {
			return paths.includes(new URL(this.url).pathname);
		};
		Object.defineProperty(WindowClient.prototype, 'focused', { ...own, get });
	}, paths);

/** Clicks the notification; returns what that did: opened a page, or focused an open one. */
const click = (worker: Worker) =>
	worker.evaluate(async () => {
		const [notification] = await self.registration.getNotifications();
		if (notification === undefined) throw new Error('no notification is shown');
		// Browsers allow this only after a real click.
		const led: string[] = [];
		self.clients.openWindow = (path) => Promise.resolve(null).finally(() => led.push(`opens ${path}`));
		WindowClient.prototype.focus = function () {
			return Promise.resolve().finally(() => led.push(`focuses the page loaded at ${new URL(this.url).pathname}`));
		};
		const event = new NotificationEvent('notificationclick', { notification });
		const work: Promise<unknown>[] = [];
		event.waitUntil = (each) => void work.push(each);
		self.dispatchEvent(event);
		await Promise.all(work);
		return led;
	});

for (const language of ['en', 'fr'] as const) {
	test(`shows a push message and opens the table on click: ${language}`, async ({ visitor }) => {
		const page = await visitor({ locale: language });
		const context = page.context();
		await page.goto('/');
		await page.getByRole('button', { name: say('web-play-now', {}, language) }).click();
		await expect(offers(page).first()).toBeVisible();
		const path = new URL(page.url()).pathname;
		const { worker, send } = await subscribe(context, page, language);
		const text = say('notice-turn', { title: say('classic-title', {}, language) }, language);
		const message = {
			event: 'turn',
			table: path.slice('/tables/'.length),
			game: 'classic',
			url: new URL(path, page.url()).href,
			text,
		};
		const notice = { title: 'Caylus', body: text, data: { path } };

		// No page shows the table: there is one notification, however often it is sent.
		await send(message);
		await expect.poll(() => shown(worker)).toEqual([notice]);
		await send(message);
		await expect.poll(() => shown(worker)).toEqual([notice]);
		expect(await click(worker)).toEqual([`opens ${path}`]);
		expect(await shown(worker)).toEqual([]);

		// Two windows are visible: one navigated to the table, the other has the focus.
		await page.goto('/');
		await page.locator(`a[href="${path}"]`).first().click();
		await expect(offers(page).first()).toBeVisible();
		const other = await context.newPage();
		await other.goto('/rules/classic');
		await focus(worker, '/rules/classic');
		expect(await send(message)).toBe(false);
		await expect.poll(() => shown(worker)).toEqual([notice]);
		expect(await click(worker)).toEqual(['focuses the page loaded at /']);

		// The table has the focus, alone or with others: no notification stays.
		for (const focused of [['/'], ['/rules/classic', '/']]) {
			await focus(worker, ...focused);
			expect(await send(message)).toBe(true);
			await expect.poll(() => shown(worker)).toEqual([]);
		}

		// The first window leaves the table and both have the focus: other pages do not count.
		await page.goto('/account');
		await focus(worker, '/rules/classic', '/account');
		expect(await send(message)).toBe(false);
		await expect.poll(() => shown(worker)).toEqual([notice]);
	});
}
