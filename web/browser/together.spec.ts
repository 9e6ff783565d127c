// Two people at one table, in two browsers: moves, chat and undo.
import { enter, log, makeTable, offers, whoseTurn } from './play';
import { expect, test } from './test';
import { say } from './words';

test('two browsers play one table', async ({ page, visitor }) => {
	await page.goto('/');
	await page.locator('a[href="/new"]').click();
	await page.getByRole('textbox', { name: say('web-name') }).fill('Ada');
	await page.getByRole('combobox', { name: say('web-seat', { number: 2 }) }).selectOption('open');
	await page.getByRole('combobox', { name: say('web-seat', { number: 3 }) }).selectOption('easy');
	await page.getByRole('button', { name: say('web-make') }).click();
	await expect(page).toHaveURL(/\/tables\//);

	const other = await visitor();
	await other.goto(page.url());
	await other.getByRole('textbox', { name: say('web-name') }).fill('Ben');
	await other.getByRole('button', { name: say('web-sit') }).click();
	// Taking the last seat starts the game. The title shows whose turn it is, and the other page shows the moves.
	for (let round = 0; round < 6; round += 1) {
		const mover = await whoseTurn(page, other);
		const watcher = mover === page ? other : page;
		await expect(mover).toHaveTitle(new RegExp(say('web-your-turn')));
		const lines = log(watcher).getByText(mover === page ? 'Ada' : 'Ben');
		const before = await lines.count();
		await offers(mover).first().click();
		await expect.poll(() => lines.count()).toBeGreaterThan(before);
	}
	await other.getByRole('tab', { name: say('web-chat') }).click();
	await other.getByRole('textbox', { name: say('web-chat-text') }).fill('Bonjour & <b>welcome</b>');
	await other.getByRole('button', { name: say('web-chat-say'), exact: true }).click();
	// The bar counts it until it has been read.
	const unread = page.getByRole('button', { name: say('web-chat-unread', { count: 1 }) });
	await unread.click();
	await expect(page.getByRole('log', { name: say('web-chat') })).toContainText('Bonjour & <b>welcome</b>');
	await expect(unread).toHaveCount(0);
});

test('undo is immediate alone and needs consent with others', async ({ page, visitor }) => {
	await enter(page, 'Ada');
	const alone = await makeTable(page, { game: 'classic', seats: [{ kind: 'me' }, { kind: 'me' }] });
	await page.goto(`/tables/${alone}`);
	await expect(offers(page).first()).toBeVisible();
	const before = await offers(page).count();
	await offers(page).first().click();
	await page.getByRole('button', { name: say('web-undo'), exact: true }).click();
	await expect(log(page)).toContainText(say('web-entry-undone', { moves: 1 }));
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
	await mover.getByRole('button', { name: say('web-undo-ask') }).click();
	await witness.getByRole('button', { name: say('web-yes'), exact: true }).click();
	await expect(log(mover)).toContainText(say('web-entry-undone', { moves: 1 }));
	await expect(offers(mover).first()).toBeVisible();
});
