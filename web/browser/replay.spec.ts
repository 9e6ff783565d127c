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
