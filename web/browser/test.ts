// Fixtures of all browser tests: a server, visitors in separate browsers, and checks for what must never happen.
import { readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Program } from './program';

export { expect, type Page };

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

type Own = {
	/** Errors the test expects, as when it cuts the network. */
	expected: RegExp | null;
	/** Unexpected errors in any browser of the test. */
	failures: string[];
	/** Another person, in another browser. */
	visitor: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Own, { program: Program }>({
	program: [
		// eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
		async ({}, use) => {
			const program = await Program.start();
			await use(program);
			await program.remove();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ program }, use) => use(program.url),
	expected: [null, { option: true }],
	failures: [
		// eslint-disable-next-line no-empty-pattern -- as above
		async ({}, use) => {
			const failures: string[] = [];
			await use(failures);
			expect(failures).toEqual([]);
		},
		{ auto: true },
	],
	context: async ({ context, baseURL, failures, expected }, use) => {
		watch(context, baseURL ?? '', failures, expected);
		await use(context);
	},
	visitor: async ({ browser, baseURL, failures, expected, contextOptions, viewport, locale }, use) => {
		const contexts: BrowserContext[] = [];
		await use(async (options) => {
			const own = { ...contextOptions, viewport, ...(locale ? { locale } : {}), ...(baseURL ? { baseURL } : {}) };
			const context = await browser.newContext({ ...own, ...options });
			contexts.push(context);
			watch(context, options?.baseURL ?? baseURL ?? '', failures, expected);
			return context.newPage();
		});
		for (const context of contexts) await context.close();
	},
});

/** Collects page errors, console output (where the browser reports CSP violations), and requests to other origins. */
function watch(context: BrowserContext, url: string, failures: string[], expected: RegExp | null): void {
	const note = (text: string) => {
		if (expected === null || !expected.test(text)) failures.push(text);
	};
	const stays = (to: string) => {
		const { host, protocol } = new URL(to);
		if (/^(http|ws)/.test(protocol) && host !== new URL(url).host) failures.push(`request to another origin: ${to}`);
	};
	context.on('weberror', (error) => note(error.error().message));
	context.on('console', (message) => {
		// On a first visit `/api/me` answers 401.
		const isNobody = message.text().includes('401') && message.location().url.endsWith('/api/me');
		if (message.type() === 'error' && !isNobody) note(`${message.text()} ${message.location().url}`);
	});
	context.on('request', (request) => stays(request.url()));
	context.on('page', (page) => page.on('websocket', (socket) => stays(socket.url())));
}

/** Checks accessibility with axe, and that the page does not overflow horizontally. */
export async function isForEverybody(page: Page): Promise<void> {
	await page.evaluate(() => document.fonts.ready);
	await page.evaluate(axe);
	const serious = await page.evaluate(async () => {
		type Axe = { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
		const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run();
		return violations
			.filter(({ impact }) => impact === 'serious' || impact === 'critical')
			.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`);
	});
	expect(serious, await page.title()).toEqual([]);
	expect(await overhang(page)).toBe(0);
}

/** The horizontal overflow, in pixels. */
export const overhang = (page: Page): Promise<number> =>
	page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
