// Each game from the start page to the score sheet, clicking only what the page offers. Short runs play one to the end and
// stop the others after some turns.
import { chances, enter, log, makeTable, offers, playNow, playOn } from './play';
import { expect, isForEverybody, test } from './test';
import { say } from './words';

/** `cargo xtask test --long` */
const isLong = process.env['CAYLUS_TESTS'] === 'long';

for (const [seed, game] of ['classic', 'magna-carta', 'y1303'].entries()) {
	const isWhole = isLong || game === 'classic';

	test(`${isWhole ? 'a whole game' : 'some turns'} of ${game}`, async ({ page }) => {
		await playNow(page, say(`${game}-title`));
		await isForEverybody(page);
		await playOn(page, chances(seed), async (decisions) => {
			if (decisions === 30) await isForEverybody(page);
			return !isWhole && decisions === 30;
		});
		if (!isWhole) return;
		// One row per source, then each player's total.
		const rows = page
			.getByRole('table')
			.first()
			.getByRole('row')
			.filter({ has: page.getByRole('rowheader') });
		await expect.poll(() => rows.count()).toBeGreaterThan(4);
		const cells = await rows.evaluateAll((all) =>
			all.map((row) => ({
				name: row.querySelector('th')?.textContent?.trim(),
				points: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-'))),
			})),
		);
		const total = cells.findIndex(({ name }) => name === say('result-total'));
		const sums = [0, 1, 2].map((player) =>
			cells.slice(0, total).reduce((sum, { points }) => sum + (points[player] ?? Number.NaN), 0),
		);
		expect(sums).toEqual(cells[total]?.points);
		await isForEverybody(page);
	});
}

test('a hint is shown on the board, and played only by a second click', async ({ page }) => {
	await enter(page, 'Ada');
	const bot = { kind: 'bot', level: 'easy' };
	await page.goto(`/tables/${await makeTable(page, { game: 'classic', seats: [{ kind: 'me' }, bot, bot] })}`);
	await expect(offers(page).first()).toBeVisible();
	await page.getByRole('button', { name: say('web-hint'), exact: true }).click();
	const hints = page.getByRole('region', { name: say('web-hints') }).locator('[data-hint]');
	await expect(hints.first()).toBeVisible();
	await expect(page.locator('.board .wax')).toHaveCount(await hints.count());
	await isForEverybody(page);
	const before = await log(page).textContent();
	await hints.first().dblclick();
	const made = page.locator('button[data-do]');
	await expect(made).toHaveCount(1);
	expect(await log(page).textContent()).toBe(before);
	await made.click();
	await expect(hints).toHaveCount(0);
	await expect(page.locator('.wax')).toHaveCount(0);
	await expect(log(page)).not.toHaveText(before ?? '');
});
