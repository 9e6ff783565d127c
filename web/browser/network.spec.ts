// An unreliable network: the page reports it, reconnects, and a move made meanwhile counts once.
import { Program } from './program';
import { enter, makeTable, offers } from './play';
import { expect, test, type Page } from './test';
import { say } from './words';

test.use({ expected: /ERR_|WebSocket|Failed to (load|fetch)/ });

/** How many moves the server has stored. */
async function kept(page: Page, id: string): Promise<number> {
	const answer = await page.request.get(`/api/tables/${id}`);
	const { table } = (await answer.json()) as { table: { position: { moves: number } } };
	return table.position.moves;
}

const seats = [{ kind: 'me' }, { kind: 'me' }];

for (const lost of ['the move', 'the answer'] as const) {
	test(`connection lost along with ${lost}: the move counts once`, async ({ page }) => {
		let isCut = false;
		await page.routeWebSocket(/\/live/, (browser) => {
			const server = browser.connectToServer();
			/** Loses one message in this direction, and the connection with it. */
			const passes = (wanted: boolean, message: string | Buffer, type: string): boolean => {
				if (isCut || !wanted || !String(message).includes(`"type":"${type}"`)) return true;
				isCut = true;
				void server.close();
				void browser.close();
				return false;
			};
			browser.onMessage((message) => {
				if (passes(lost === 'the move', message, 'move')) server.send(message);
			});
			server.onMessage((message) => {
				if (passes(lost === 'the answer', message, 'done')) browser.send(message);
			});
		});
		await enter(page, 'Ada');
		const id = await makeTable(page, { game: 'classic', seats });
		await page.goto(`/tables/${id}`);
		await offers(page).first().click();
		await expect.poll(() => kept(page, id)).toBe(1);
		await expect(offers(page).first()).toBeVisible();
		expect(isCut).toBe(true);
		await offers(page).first().click();
		await expect.poll(() => kept(page, id)).toBe(2);
	});
}

test('the server restarts in mid-game', async ({ visitor }) => {
	const program = await Program.start();
	try {
		const page = await visitor({ baseURL: program.url });
		await enter(page, 'Ada');
		const id = await makeTable(page, { game: 'classic', seats });
		await page.goto(`/tables/${id}`);
		await offers(page).first().click();
		await expect.poll(() => kept(page, id)).toBe(1);
		await expect(offers(page).first()).toBeVisible();
		const broken = page.getByRole('status').filter({ hasText: say('web-link-again') });
		await program.kill();
		await expect(broken).toBeVisible();
		await offers(page).first().click();
		// A pending move cannot be made twice.
		await expect(offers(page)).toHaveCount(0);
		await program.start();
		await expect(broken).toBeHidden({ timeout: 60_000 });
		await expect(offers(page).first()).toBeVisible();
		expect(await kept(page, id)).toBe(2);
		await offers(page).first().click();
		await expect.poll(() => kept(page, id)).toBe(3);
	} finally {
		await program.remove();
	}
});
