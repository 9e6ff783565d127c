// A whole game of each kind, from the start page to the final score sheet, by clicking only what the page offers.
import { chances, playNow, playOn } from './play';
import { expect, isForEverybody, test } from './test';
import { say } from './words';

for (const [seed, game] of ['classic', 'magna-carta', 'y1303'].entries()) {
	test(`a whole game of ${game}`, async ({ page }) => {
		await playNow(page, say(`${game}-title`));
		await isForEverybody(page);
		await playOn(page, chances(seed), async (decisions) => {
			if (decisions === 30) await isForEverybody(page);
			return false;
		});
		// A row a source, then the total: for each player it is their sum.
		const rows = page
			.getByRole('table')
			.first()
			.getByRole('row')
			.filter({ has: page.getByRole('rowheader') });
		await expect.poll(() => rows.count()).toBeGreaterThan(4);
		const cells = await rows.evaluateAll((all) =>
			all.map((row) => ({
				name: row.querySelector('th')?.textContent?.trim(),
				points: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
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
