// Replays a record step by step and by link, and continues it as a new game.
import { record } from './program';
import { chances, covers, decide, log, offers } from './play';
import { expect, isForEverybody, test } from './test';
import { say } from './words';

for (const game of ['classic', 'magna-carta', '1303']) {
	test(`replays, links to and continues a record of ${game}`, async ({ page, visitor }) => {
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
		// At the end the panels match the score sheet, and the chart has points before the last turn too.
		await page.keyboard.press('End');
		const totals = (await page.locator('tr.total td').allTextContents()).map(Number);
		const titles = await page
			.locator('.players .prestige')
			.evaluateAll((all) => all.map((each) => each.getAttribute('title') ?? ''));
		expect(titles.map((title) => Number(/\d+$/.exec(title)?.[0])).sort()).toEqual(totals.sort());
		const turns = page.locator('figure tbody tr');
		const before = await turns
			.nth((await turns.count()) - 2)
			.locator('td')
			.allTextContents();
		expect(Math.max(...before.map(Number))).toBeGreaterThan(0);
		await isForEverybody(page);

		await slider.fill('17');
		await expect(page).toHaveURL(/#17$/);
		await isForEverybody(page);

		// A hint for this position disappears on the next step.
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

		// The link opens the same position for anyone, once the page has written it.
		await expect(page).toHaveURL(/#17$/);
		const other = await visitor();
		await other.goto(page.url());
		await expect(other.getByRole('slider', { name: say('web-move-number') })).toHaveValue('17');

		for (const each of [page, other]) await each.getByRole('tab', { name: say('web-fork') }).click();
		await page.getByRole('button', { name: say('web-fork-bots') }).click();
		await expect(page).toHaveURL(/\/tables\//);
		await expect(offers(page).first()).toBeVisible();
		await decide(page, chances(1));
		await expect(log(page)).not.toBeEmpty();

		await other.getByRole('button', { name: say('web-fork-all') }).click();
		await expect(offers(other).or(covers(other)).first()).toBeVisible();
	});
}

test('on a phone a step can be read to its end, and a replay hides no hand', async ({ visitor }) => {
	const page = await visitor({ viewport: { width: 360, height: 740 } });
	await page.goto('/');
	const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record('magna-carta')) };
	await page.locator('input[type="file"]').setInputFiles(file);
	await expect(page.getByRole('slider', { name: say('web-move-number') })).toHaveValue('0');
	await isForEverybody(page);
	const hands = page.locator('.players li').filter({ hasText: `${say('web-hand-of')}: ` });
	await expect(hands.first()).toBeVisible();
	expect(await hands.count()).toBe(await page.locator('.players article').count());
});

test.describe('invalid records', () => {
	// The browser logs each refusal.
	test.use({ expected: /422/ });

	test('explains what is wrong with a file', async ({ page }) => {
		await page.goto('/');
		const bring = (text: string) =>
			page
				.locator('input[type="file"]')
				.setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
		await bring('');
		await expect(page.getByText(say('web-problem-record-empty'))).toBeVisible();
		await bring('hello');
		await expect(page.getByText(say('web-problem-record'))).toBeVisible();
		const [head = '', moves = ''] = record('classic').split('\n\n');
		const [, color = '', first = ''] = /^\d+ (\w+): (.*)/.exec(moves) ?? [];
		const other = color === 'red' ? 'blue' : 'red';
		const line = head.split('\n').length + 2;
		const explained = (line: number, column: number, id: string, values: Record<string, string | number> = {}) => {
			const reason = say('refusals-record', { line, column, reason: say(`refusals-${id}`, values) });
			return expect(page.getByText(say('web-problem-record-line', { reason }))).toBeVisible();
		};
		const fault = (text: string) => bring(`${head}\n\n${text}\n`);
		await fault(`1 ${other}: ${first}`);
		const colors = { to_act: say(`color-${color}`), color: say(`color-${other}`) };
		await explained(line, 3, 'record-turn', colors);
		await fault(`7 ${color}: ${first}`);
		await explained(line, 1, 'record-move-number', { number: 1, text: '7' });
		await fault(`1 ${color}: fly r3`);
		const error = say('refusals-not-a-move', { text: 'fly r3', reason: say('refusals-parse-verb', { verb: 'fly' }) });
		await explained(line, 5 + color.length, 'record-move', { error });
		await bring(`${head.replace('players: 3', 'players: 9')}\n\n${moves}`);
		const players = { game: say('classic-title'), least: 2, most: 5, players: 9 };
		await explained(3, 10, 'record-setup', { error: say('refusals-setup-players', players) });
	});
});
