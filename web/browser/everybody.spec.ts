// The page is for everybody: in French, on a phone, by keys alone, by day and by night.
import { chances, decide, enter, makeTable, offers, playOn } from './play';
import { expect, isForEverybody, overhang, test } from './test';

test('French is spoken where the browser asks for it, and is a choice elsewhere', async ({ visitor }) => {
	const french = await visitor({ locale: 'fr-FR' });
	await french.goto('/');
	await expect(french.locator('html')).toHaveAttribute('lang', 'fr');
	await french.getByRole('button', { name: 'Jouer' }).click();
	await expect(offers(french).first()).toBeVisible();
	await expect(french).toHaveTitle(/À vous/);
	await french.getByRole('combobox', { name: 'Langue' }).selectOption('en');
	await expect(french.locator('html')).toHaveAttribute('lang', 'en');
	await expect(french).toHaveTitle(/Your turn/);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	for (const game of ['classic', 'magna-carta', '1303']) {
		test(`${game} is played by taps, and no page is wider than the window`, async ({ page }) => {
			await enter(page, 'Ada');
			for (const path of ['/', '/new', '/account', '/nowhere']) {
				await page.goto(path);
				await expect(page.getByRole('main')).not.toBeEmpty();
				expect(await overhang(page), path).toBe(0);
			}
			const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }];
			await page.goto(`/tables/${await makeTable(page, { game, seats })}`);
			await isForEverybody(page);
			for (let decisions = 0; decisions < 12; decisions += 1) {
				await expect(offers(page).first()).toBeVisible();
				await decide(page, chances(decisions), 'tap');
				expect(await overhang(page)).toBe(0);
			}
		});
	}
});

test('by keys alone', async ({ page }) => {
	/** Goes on with Tab until what has the focus is what is wanted. */
	async function tabTo(wanted: (element: Element) => boolean): Promise<void> {
		for (let tabs = 0; tabs < 300; tabs += 1) {
			await page.keyboard.press('Tab');
			if (await page.evaluate(`(${String(wanted)})(document.activeElement)`)) return;
		}
		throw new Error('Tab does not lead there');
	}
	await page.goto('/');
	await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
	await tabTo((element) => element.textContent.trim() === 'Play now');
	await page.keyboard.press('Enter');
	for (let decisions = 0; decisions < 15; decisions += 1) {
		await expect(offers(page).first()).toBeVisible();
		// In turn in the list and on the board.
		const isBoard = decisions % 3 === 2 && (await page.locator('[role="button"][data-anchor]').count()) > 0;
		if (isBoard) {
			await tabTo((element) => element.hasAttribute('data-anchor'));
			await page.keyboard.press('Enter');
			if ((await offers(page).count()) === 0) continue;
		}
		await tabTo((element) => element.hasAttribute('data-move'));
		await page.keyboard.press('Enter');
	}
	await expect(page.getByRole('log', { name: 'What happened' })).toContainText(/\S/);
});

test('two at one screen play a game of which each knows only what is theirs', async ({ page }) => {
	await enter(page, 'Ada');
	const id = await makeTable(page, { game: 'classic', seats: [{ kind: 'me' }, { kind: 'me' }] });
	await page.goto(`/tables/${id}`);
	const shown = new Set<string>();
	await playOn(page, chances(7), async (decisions) => {
		shown.add((await page.locator('#question').textContent()) ?? '');
		return decisions === 20;
	});
	expect(shown.size).toBeGreaterThan(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`every page, ${colorScheme}`, async ({ visitor }) => {
		const page = await visitor({ colorScheme });
		for (const path of ['/', '/new', '/account', '/nowhere']) {
			await page.goto(path);
			await expect(page.getByRole('main')).not.toBeEmpty();
			await isForEverybody(page);
		}
		await enter(page, 'Ada');
		const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
		const id = await makeTable(page, { game: 'classic', seats });
		await page.goto(`/tables/${id}`);
		await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
		await isForEverybody(page);
		await page.goto('/account');
		await isForEverybody(page);
	});
}
