// Two people at one table, each with a browser: they see each other's moves, talk, and take back.
import { enter, makeTable, offers, whoseTurn } from './play';
import { expect, test } from './test';

test('two browsers play one table', async ({ page, visitor }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'A table with others' }).click();
	await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
	await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('easy');
	await page.getByRole('button', { name: 'Make the table' }).click();
	await expect(page).toHaveURL(/\/tables\//);

	const other = await visitor();
	await other.goto(page.url());
	await other.getByRole('textbox', { name: 'Your name' }).fill('Ben');
	await other.getByRole('button', { name: 'Sit here' }).click();
	// The last open seat is taken: the game begins. Whose turn it is sees it in the title, and the other one sees what was done.
	for (let round = 0; round < 6; round += 1) {
		const turns = await whoseTurn(page, other);
		const watcher = turns === page ? other : page;
		const name = turns === page ? 'Ada' : 'Ben';
		await expect(turns).toHaveTitle(/Your turn/);
		const log = watcher.getByRole('log', { name: 'What happened' });
		const lines = log.getByText(name);
		const before = await lines.count();
		await offers(turns).first().click();
		await expect.poll(() => lines.count()).toBeGreaterThan(before);
	}
	await other.getByRole('textbox', { name: 'Say something' }).fill('Bonjour & <b>welcome</b>');
	await other.getByRole('button', { name: 'Say', exact: true }).click();
	await expect(page.getByRole('log', { name: 'Talk' })).toContainText('Bonjour & <b>welcome</b>');
});

test('a move is taken back, alone at once and in company by consent', async ({ page, visitor }) => {
	await enter(page, 'Ada');
	const alone = await makeTable(page, { game: 'classic', seats: [{ kind: 'me' }, { kind: 'me' }] });
	await page.goto(`/tables/${alone}`);
	const log = page.getByRole('log', { name: 'What happened' });
	await expect(offers(page).first()).toBeVisible();
	const before = await offers(page).count();
	await offers(page).first().click();
	await page.getByRole('button', { name: 'Take back' }).click();
	await expect(log).toContainText('Taken back');
	await expect(offers(page)).toHaveCount(before);

	const table = await makeTable(page, { game: 'classic', seats: [{ kind: 'me' }, { kind: 'open' }] });
	const other = await visitor();
	await enter(other, 'Ben');
	expect((await other.request.post(`/api/tables/${table}/join`, { data: {} })).ok()).toBe(true);
	await page.goto(`/tables/${table}`);
	await other.goto(`/tables/${table}`);
	const mover = await whoseTurn(page, other);
	const witness = mover === page ? other : page;
	await offers(mover).first().click();
	await mover.getByRole('button', { name: 'Ask to take back' }).click();
	await witness.getByRole('button', { name: 'Yes' }).click();
	await expect(mover.getByRole('log', { name: 'What happened' })).toContainText('Taken back');
	await expect(offers(mover).first()).toBeVisible();
});
