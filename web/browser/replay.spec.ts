// A game is looked at again, from a file: step by step, by link; and goes on from there as a new game.
import { record } from './program';
import { offers } from './play';
import { expect, isForEverybody, test } from './test';

for (const game of ['classic', 'magna-carta', '1303']) {
	test(`a record of ${game} is replayed, linked to and played on from`, async ({ page, visitor }) => {
		await page.goto('/');
		const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record(game)) };
		await page.getByLabel('Replay a record from a file').setInputFiles(file);
		const slider = page.getByRole('slider', { name: 'Moves' });
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
		await expect(other.getByRole('slider', { name: 'Moves' })).toHaveValue('17');

		await page.getByRole('button', { name: 'Play on from here against bots' }).click();
		await expect(page).toHaveURL(/\/tables\//);
		await expect(offers(page).first()).toBeVisible();
		await offers(page).first().click();
		await expect(page.getByRole('log', { name: 'What happened' })).not.toBeEmpty();

		await other.getByRole('button', { name: 'Play on from here, all seats' }).click();
		await expect(offers(other).first()).toBeVisible();
	});
}
