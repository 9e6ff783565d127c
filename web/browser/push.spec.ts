// A push message comes to the real service worker: the browser shows it in the reader's language, and a click leads to the table.
import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Worker } from '@playwright/test';
import { offers } from './play';
import { expect, test, type Page } from './test';
import { say } from './words';

/** What only the worker has; tests are typed for pages. */
interface Scope extends EventTarget {
	registration: ServiceWorkerRegistration;
	clients: { openWindow: (path: string) => Promise<null> };
}
declare const self: Scope;
/** Did what was shown come without a sound? */
declare const silent: boolean[];
declare const WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
declare const NotificationEvent: new (
	type: string,
	init: { notification: Notification },
) => Event & {
	waitUntil: (work: Promise<unknown>) => void;
};

/** The browser's own push service is out of reach: a subscription that nobody serves, with a real key. */
const keys = createECDH('prime256v1');
keys.generateKeys();
const subscription = {
	endpoint: 'https://push.example.org/caylus',
	keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
};

/** Asks for notices on this page's account, and gives the worker and a way to send it what the server would. */
async function subscribe(context: BrowserContext, page: Page, language: 'en' | 'fr') {
	await context.grantPermissions(['notifications']);
	await context.addInitScript((given) => {
		PushManager.prototype.getSubscription = () => Promise.resolve(null);
		PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => given } as unknown as PushSubscription);
	}, subscription);
	const browser = await context.newCDPSession(page);
	/** The latest worker that is ready to be told something. */
	let ready: string | undefined;
	browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
		ready = versions.findLast(({ status }) => status === 'activated')?.registrationId ?? ready;
	});
	await browser.send('ServiceWorker.enable');
	await page.goto('/account');
	const asked = page.waitForRequest((request) => request.method() === 'POST' && /notices$/.test(request.url()));
	await page.getByRole('button', { name: say('web-notice-here', {}, language) }).click();
	// The server writes what it sends in the language of the page.
	expect((await asked).postDataJSON()).toMatchObject({ lang: language });
	await expect(page.getByText(say('web-notice-push', {}, language), { exact: true })).toBeVisible();
	const [worker] = context.serviceWorkers();
	if (worker === undefined) throw new Error('there is no service worker');
	await worker.evaluate(() => {
		const silent: boolean[] = [];
		Object.assign(self, { silent });
		const show = ServiceWorkerRegistration.prototype.showNotification;
		ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
			// When it is on the screen.
			return show.call(this, title, options).finally(() => silent.push(options?.silent ?? false));
		};
	});
	await expect.poll(() => ready).toBeDefined();
	const count = () => worker.evaluate(() => silent.length);
	/** Sends it, and waits until it is shown; says whether without a sound. */
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

/** What the browser shows. */
const shown = (worker: Worker) =>
	worker.evaluate(async () =>
		(await self.registration.getNotifications()).map(({ title, body, data }) => ({
			title,
			body,
			data: data as unknown,
		})),
	);

/** Gives the focus to the pages that were loaded at these paths, and takes it from all others. Under automation browsers report
    the focus as they like, some for several pages at once, so the test decides. */
const focus = (worker: Worker, ...paths: string[]) =>
	worker.evaluate((paths) => {
		const own = Object.getOwnPropertyDescriptor(WindowClient.prototype, 'focused');
		if (own?.get === undefined) throw new Error('pages have no `focused`');
		const get = function (this: { url: string }) {
			return paths.includes(new URL(this.url).pathname);
		};
		Object.defineProperty(WindowClient.prototype, 'focused', { ...own, get });
	}, paths);

/** Clicks on the notice that is shown: where that leads, to a page that is open or to a new one. */
const click = (worker: Worker) =>
	worker.evaluate(async () => {
		const [notification] = await self.registration.getNotifications();
		if (notification === undefined) throw new Error('there is no notice');
		// Only a hand at a real screen is allowed this.
		const led: string[] = [];
		self.clients.openWindow = (path) => Promise.resolve(null).finally(() => led.push(`opens ${path}`));
		WindowClient.prototype.focus = function () {
			return Promise.resolve().finally(() => led.push(`comes to what was loaded as ${new URL(this.url).pathname}`));
		};
		const event = new NotificationEvent('notificationclick', { notification });
		const work: Promise<unknown>[] = [];
		event.waitUntil = (each) => void work.push(each);
		self.dispatchEvent(event);
		await Promise.all(work);
		return led;
	});

for (const language of ['en', 'fr'] as const) {
	test(`a push message is shown, and a click leads to the table: ${language}`, async ({ visitor }) => {
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

		// No page shows the table: the notice comes, once however often it is sent.
		await send(message);
		await expect.poll(() => shown(worker)).toEqual([notice]);
		await send(message);
		await expect.poll(() => shown(worker)).toEqual([notice]);
		expect(await click(worker)).toEqual([`opens ${path}`]);
		expect(await shown(worker)).toEqual([]);

		// Two windows are visible. One shows the table, to which its reader came from another page; the other one has the focus.
		await page.goto('/');
		await page.locator(`a[href="${path}"]`).first().click();
		await expect(offers(page).first()).toBeVisible();
		const other = await context.newPage();
		await other.goto('/rules/classic');
		await focus(worker, '/rules/classic');
		expect(await send(message)).toBe(false);
		await expect.poll(() => shown(worker)).toEqual([notice]);
		expect(await click(worker)).toEqual(['comes to what was loaded as /']);

		// The table has the focus, alone or as one of several: nothing is left to be clicked away.
		for (const focused of [['/'], ['/rules/classic', '/']]) {
			await focus(worker, ...focused);
			expect(await send(message)).toBe(true);
			await expect.poll(() => shown(worker)).toEqual([]);
		}

		// The reader leaves the table, and both windows have the focus: that of other pages does not count.
		await page.goto('/account');
		await focus(worker, '/rules/classic', '/account');
		expect(await send(message)).toBe(false);
		await expect.poll(() => shown(worker)).toEqual([notice]);
	});
}
