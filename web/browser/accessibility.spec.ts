// Accessibility: French, phones, keyboard only, light and dark.
import { chances, covers, decide, enter, log, makeTable, offers, places } from './play';
import { expect, isForEverybody, overhang, test } from './test';
import { say } from './words';

const PATHS = ['/', '/new', '/account', '/rules/classic', '/rules/magna-carta', '/rules/1303', '/nowhere'];

test('uses French if the browser prefers it, and offers it otherwise', async ({ visitor }) => {
	const french = await visitor({ locale: 'fr-FR' });
	await french.goto('/');
	await expect(french.locator('html')).toHaveAttribute('lang', 'fr');
	await french.getByRole('button', { name: say('web-play-now', {}, 'fr') }).click();
	await expect(offers(french).first()).toBeVisible();
	await expect(french).toHaveTitle(new RegExp(say('web-your-turn', {}, 'fr')));
	await french.getByRole('button', { name: say('web-settings', {}, 'fr') }).click();
	await french.getByRole('combobox', { name: say('web-language', {}, 'fr') }).selectOption('en');
	await expect(french.locator('html')).toHaveAttribute('lang', 'en');
	await expect(french).toHaveTitle(new RegExp(say('web-your-turn')));
});

/** Does the visible part of the board show a choice other than passing, or else the bridge? Places covered by the
    question at the bottom of the screen do not count. */
function inSight(window: Element): boolean {
	const offered = window.querySelectorAll('.spot[role]:not([data-place="bridge"])');
	const { left: from, right: to, top: head, bottom: end } = window.getBoundingClientRect();
	const foot = Math.min(end, document.querySelector('.ask')?.getBoundingClientRect().top ?? end);
	return [...(offered.length > 0 ? offered : window.querySelectorAll('[data-place="bridge"]'))].some((each) => {
		const { left, right, top, bottom } = each.getBoundingClientRect();
		const [x, y] = [(left + right) / 2, (top + bottom) / 2];
		return x > from && x < to && y > head && y < foot;
	});
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	for (const game of ['classic', 'magna-carta', '1303']) {
		test(`${game}: play by taps, the board stays in place, no page overflows`, async ({ page }) => {
			await enter(page, 'Ada');
			for (const path of PATHS) {
				await page.goto(path);
				await expect(page.getByRole('main')).not.toBeEmpty();
				expect(await overhang(page), path).toBe(0);
			}
			const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }];
			await page.goto(`/tables/${await makeTable(page, { game, seats })}`);
			await isForEverybody(page);
			await page.getByRole('button', { name: say('guide-close') }).tap();
			const board = page.locator('.table > .board');
			const top = () => board.evaluate((element) => element.getBoundingClientRect().top + scrollY);
			await expect(offers(page).first()).toBeVisible();
			expect(await page.locator('.window').evaluate(inSight)).toBe(true);
			const first = await top();
			for (let decisions = 0; decisions < 12; decisions += 1) {
				await expect(offers(page).first()).toBeVisible();
				expect(await top()).toBe(first);
				const isOnBoard = (await page.locator('.spot[role]:not([data-place="bridge"])').count()) > 0;
				if (isOnBoard) await expect.poll(() => page.locator('.window').evaluate(inSight)).toBe(true);
				await decide(page, chances(decisions), 'tap');
				expect(await top()).toBe(first);
				expect(await overhang(page)).toBe(0);
			}
		});
	}
});

test('play by keyboard only', async ({ page }) => {
	/** Presses Tab until the wanted element has the focus. */
	async function tabTo(wanted: (element: Element) => boolean): Promise<void> {
		for (let tabs = 0; tabs < 300; tabs += 1) {
			await page.keyboard.press('Tab');
			if (await page.evaluate(`(${String(wanted)})(document.activeElement)`)) return;
		}
		throw new Error('Tab does not lead there');
	}
	await page.goto('/');
	const play = page.getByRole('button', { name: say('web-play-now') });
	await expect(play).toBeVisible();
	await tabTo((element) => element.matches('form button'));
	await expect(play).toBeFocused();
	await page.keyboard.press('Enter');
	for (let decisions = 0; decisions < 15; decisions += 1) {
		await expect(offers(page).first()).toBeVisible();
		// Alternate between the list and the board.
		const isBoard = decisions % 3 === 2 && (await places(page).count()) > 0;
		await tabTo(
			isBoard ? (element) => element.hasAttribute('data-anchor') : (element) => element.hasAttribute('data-move'),
		);
		await page.keyboard.press('Enter');
		// With several choices at one place, the page asks which and moves the focus there.
		if ((await page.locator('button[data-do]').count()) > 0) await page.keyboard.press('Enter');
		await expect(page.locator('#question')).toBeFocused();
	}
	await expect(log(page)).toContainText(/\S/);
});

test('hot seat: Caylus directly, Magna Carta with a handover before each hand', async ({ page }) => {
	await enter(page, 'Ada');
	const seats = [{ kind: 'me' }, { kind: 'me' }];
	await page.goto(`/tables/${await makeTable(page, { game: 'classic', seats })}`);
	for (let decisions = 0; decisions < 10; decisions += 1) {
		await expect(offers(page).first()).toBeVisible();
		await decide(page, chances(decisions));
	}
	// The viewer of each answer of the server, in order.
	const viewers: (number | null)[] = [];
	const hear = (text: string) => {
		const message = JSON.parse(text) as { table?: { viewer: number | null } };
		if (message.table !== undefined) viewers.push(message.table.viewer);
	};
	const id = await makeTable(page, { game: 'magna-carta', seats: [{ kind: 'me' }, { kind: 'me', name: 'Ben' }] });
	page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(String(payload))));
	page.on('response', async (response) => {
		if (new URL(response.url()).pathname === `/api/tables/${id}`) hear(await response.text());
	});
	await page.goto(`/tables/${id}`);
	let handed = 0;
	for (let decisions = 0; decisions < 10; decisions += 1) {
		await expect(offers(page).or(covers(page)).first()).toBeVisible();
		if ((await covers(page).count()) > 0) {
			handed += 1;
			await expect(page.locator('.table')).toHaveCount(0);
			await expect.poll(() => viewers.at(-1)).toBe(null);
			if (handed === 1) expect(viewers.every((seat) => seat === null)).toBe(true);
			await isForEverybody(page);
			await covers(page).click();
			await expect(offers(page).first()).toBeVisible();
		}
		await decide(page, chances(decisions));
	}
	expect(handed).toBeGreaterThan(1);
	await expect(offers(page).or(covers(page)).first()).toBeVisible();
	if ((await covers(page).count()) > 0) await covers(page).click();
	await expect(log(page)).toContainText(/Ada /);
	await expect(log(page)).toContainText(/Ben /);
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`every page in ${colorScheme} mode`, async ({ visitor }) => {
		const page = await visitor({ colorScheme });
		for (const path of PATHS) {
			await page.goto(path);
			await expect(page.getByRole('main')).not.toBeEmpty();
			await isForEverybody(page);
		}
		await enter(page, 'Ada');
		const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
		const id = await makeTable(page, { game: 'classic', seats });
		await page.goto(`/tables/${id}`);
		await expect(page.getByRole('button', { name: say('web-start'), exact: true })).toBeVisible();
		await isForEverybody(page);
		await page.goto('/account');
		await isForEverybody(page);
	});
}
