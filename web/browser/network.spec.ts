// An unreliable network: the page reports it, reconnects, and a move made meanwhile counts once.
import { Program } from './program';
import { enter, log, makeTable, offers } from './play';
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

test('after a lost update, the page gets the whole table again', async ({ page }) => {
	let connections = 0;
	let isLost = false;
	await page.routeWebSocket(/\/live/, (browser) => {
		connections += 1;
		const server = browser.connectToServer();
		server.onMessage((message) => {
			if (isLost || !String(message).includes('"type":"update"')) browser.send(message);
			isLost ||= String(message).includes('"type":"update"');
		});
	});
	await enter(page, 'Ada');
	const id = await makeTable(page, { game: 'classic', seats });
	await page.goto(`/tables/${id}`);
	await offers(page).first().waitFor();
	const move = async () => {
		const { table } = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
			table: { position: { number: number; legal: { move: string }[] } };
		};
		const { number, legal } = table.position;
		const answer = await page.request.post(`/api/tables/${id}/moves`, { data: { number, move: legal[0]?.move } });
		expect(answer.ok()).toBe(true);
	};
	await move();
	await expect.poll(() => isLost).toBe(true);
	expect(connections).toBe(1);
	await move();
	await expect.poll(() => connections).toBe(2);
	await expect(log(page).getByText(/^Ada .* places a worker/)).toHaveCount(2);
	expect(await kept(page, id)).toBe(2);
});

test.describe('in French', () => {
	test.use({ locale: 'fr' });

	test('a refused move says why, and opens the rules there', async ({ page }) => {
		await page.routeWebSocket(/\/live/, (browser) => {
			const server = browser.connectToServer();
			browser.onMessage((message) => {
				// There is no building there.
				server.send(String(message).replace(/"move":"[^"]*"/, '"move":"place r12"'));
			});
		});
		await enter(page, 'Ada');
		await page.goto(`/tables/${await makeTable(page, { game: 'classic', seats })}`);
		await offers(page).first().click();
		const reason = say('refusals-no-building', { space: 'r12' }, 'fr');
		const refusal = page.getByRole('alert').filter({ hasText: reason.slice(1) });
		await expect(refusal).toContainText(/^\s*Il n’y a pas de bâtiment en r12 \(C2\.4\)\./);
		await refusal.getByRole('button', { name: say('web-in-rules', {}, 'fr') }).click();
		const rule = page.getByRole('dialog').locator('[data-rules~="C2.4"]');
		await expect(rule).toBeFocused();
		await expect(rule).toBeInViewport();
	});
});
