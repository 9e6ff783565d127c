// A whole game of each kind, from the start page to the final score sheet, by clicking only what the page offers.
import { chances, playNow, playOn, result } from './play';
import { expect, isForEverybody, test } from './test';

for (const [seed, game] of ['Caylus', 'Caylus Magna Carta', 'Caylus 1303'].entries()) {
	test(`a whole game of ${game}`, async ({ page }) => {
		await playNow(page, game);
		await isForEverybody(page);
		await playOn(page, chances(seed), async (decisions) => {
			if (decisions === 30) await isForEverybody(page);
			return false;
		});
		await expect(result(page)).toBeVisible();
		const sheet = page.getByRole('table').filter({ hasText: 'total' });
		const total = sheet.getByRole('row').filter({ hasText: 'total' });
		await expect(total).toBeVisible();
		// The sources make up the total, for each of three players.
		await expect.poll(() => sheet.getByRole('row').count()).toBeGreaterThan(3);
		const rows = await sheet
			.getByRole('row')
			.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))));
		const names = await sheet.getByRole('rowheader').allTextContents();
		const last = names.findIndex((name) => name.trim() === 'total');
		const points = rows.filter((row) => row.length === 3);
		for (const player of [0, 1, 2]) {
			const sources = points.slice(0, last).map((row) => row[player] ?? 0);
			expect(sources.reduce((sum, each) => sum + each, 0)).toBe(points[last]?.[player]);
		}
		await isForEverybody(page);
	});
}
