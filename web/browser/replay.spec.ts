// A game is looked at again, from a file: step by step, by link; and goes on from there as a new game.
import { record } from './program';
import { chances, covers, decide, log, offers } from './play';
import { expect, isForEverybody, test } from './test';
import { say } from './words';

for (const game of ['classic', 'magna-carta', '1303']) {
	test(`a record of ${game} is replayed, linked to and played on from`, async ({ page, visitor }) => {
		await page.goto('/');
		const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record(game)) };
		await page.locator('input[type="file"]').setInputFiles(file);
		const slider = page.getByRole('slider', { name: say('web-move-number') });
		await expect(slider).toHaveValue('0');
		await expect(page).toHaveURL(/\/replay\/records\//);
		const last = Number(await slider.getAttribute('max'));
		expect(last).toBeGreaterThan(20);

		const keys = [
			['ArrowRight', '1'],
			['ArrowRight', '2'],
			['ArrowLeft', '1'],
			['End', String(last)],
			['Home', '0'],
		] as const;
		await page.getByRole('main').focus();
		for (const [key, moves] of keys) {
			await page.keyboard.press(key);
			await expect(slider).toHaveValue(moves);
		}
		await slider.fill('17');
		await expect(page).toHaveURL(/#17$/);
		await isForEverybody(page);

		// What a strong player would do here; gone when one goes on.
		await page.getByRole('button', { name: say('web-hint'), exact: true }).click();
		const hints = page.getByRole('region', { name: new RegExp(say('web-hints-for', { name: '.+' })) });
		await expect(hints.getByRole('button').nth(1)).toBeVisible();
		await expect(hints.getByText(say('web-hint-line')).first()).toBeVisible();
		await isForEverybody(page);
		await page.keyboard.press('ArrowRight');
		await expect(slider).toHaveValue('18');
		await expect(hints).toHaveCount(0);
		await page.keyboard.press('ArrowLeft');
		await expect(hints).toHaveCount(0);

		// The link leads anybody to the same position.
		const other = await visitor();
		await other.goto(page.url());
		await expect(other.getByRole('slider', { name: say('web-move-number') })).toHaveValue('17');

		await page.getByRole('button', { name: say('web-fork-bots') }).click();
		await expect(page).toHaveURL(/\/tables\//);
		await expect(offers(page).first()).toBeVisible();
		await decide(page, chances(1));
		await expect(log(page)).not.toBeEmpty();

		await other.getByRole('button', { name: say('web-fork-all') }).click();
		await expect(offers(other).or(covers(other)).first()).toBeVisible();
	});
}
