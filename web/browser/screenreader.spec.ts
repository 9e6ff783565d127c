// What a screen reader gets, from the browser's accessibility tree: everything named, in order, once.
import type { CDPSession } from '@playwright/test';
import { chances, decide, enter, log, makeTable, offers } from './play';
import { expect, isForEverybody, test, type Page } from './test';
import { say } from './words';

interface Heard {
	readonly role: string;
	readonly name: string;
	readonly isFocusable: boolean;
	readonly isIgnored: boolean;
	/** The names of the enclosing elements. */
	readonly within: readonly string[];
}

/** Only some screen sizes capitalise the first letter. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** All accessible nodes, in order. */
async function listen(browser: CDPSession): Promise<Heard[]> {
	const { nodes } = await browser.send('Accessibility.getFullAXTree');
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	const found: Heard[] = [];
	const walk = (id: string, within: readonly string[]) => {
		const node = byId.get(id);
		if (node === undefined) return;
		const role = String(node.role?.value ?? '');
		const name = capital(String(node.name?.value ?? ''));
		const isFocusable =
			node.properties?.some((each) => each.name === 'focusable' && each.value.value === true) ?? false;
		found.push({ role, name, isFocusable, isIgnored: node.ignored, within });
		for (const child of node.childIds ?? []) walk(child, name === '' ? within : [...within, name]);
	};
	walk(nodes[0]?.nodeId ?? '', []);
	return found;
}

/** Records what live regions announce from now on. */
async function attend(page: Page): Promise<() => Promise<{ by: string; text: string }[]>> {
	await page.evaluate(() => {
		const said: { by: string; text: string }[] = [];
		for (const region of document.querySelectorAll('.table [aria-live], .table [role="log"]')) {
			const by = region.getAttribute('role') ?? 'question';
			new MutationObserver((records) => {
				const nodes = new Set(
					records.flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes])),
				);
				// Nodes added together are announced together.
				const all = [...nodes].filter((node) => node.isConnected && !nodes.has(node.parentNode as Node));
				const text = all.map((node) => node.textContent?.trim()).filter(Boolean);
				if (text.length > 0) said.push({ by, text: text.join(' ') });
			}).observe(region, { childList: true, subtree: true, characterData: true });
		}
		Object.assign(globalThis, { said });
	});
	return () => page.evaluate(() => (globalThis as unknown as { said: { by: string; text: string }[] }).said.splice(0));
}

const words = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const question = (page: Page) => page.locator('#question').textContent();

for (const game of ['classic', 'magna-carta', '1303']) {
	const prefix = game === '1303' ? 'y1303' : game;

	for (const width of [1440, 360]) {
		test(`${game}, ${width} pixels wide: everything is named and in order`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await enter(page, 'Ada');
			const bot = { kind: 'bot', level: 'easy' };
			const id = await makeTable(page, { game, seats: [{ kind: 'me' }, bot, bot] });
			await page.goto(`/tables/${id}`);
			const browser = await page.context().newCDPSession(page);
			for (let decisions = 0; decisions < 6; decisions += 1) {
				await expect(offers(page).first()).toBeVisible();
				const all = await listen(browser);
				const asked = capital((await question(page)) ?? '');
				const at = (role: string, name: string) =>
					all.findIndex((each) => !each.isIgnored && each.role === role && each.name === name);
				const chosen = all.filter(({ role, within }) => role === 'button' && within.includes(asked));

				// Title, turn, question, choices, board, players, log.
				const turn = game === '1303' ? say('y1303-round', { round: 1 }) : say('turn', { turn: 1 });
				const order = [
					at('heading', say(`${prefix}-title`)),
					all.findIndex(({ role, name }) => role === 'StaticText' && name.startsWith(turn.slice(0, 4))),
					at('heading', asked),
					all.indexOf(chosen[0] as Heard),
					at('region', say('web-board')),
					at('region', say('web-players')),
					at('log', say('web-log')),
				];
				expect(order, JSON.stringify(order)).toEqual([...order].sort((a, b) => a - b));
				expect(order).not.toContain(-1);

				// Each choice states its cost and gain, in the server's words.
				const answer = await page.request.get(`/api/tables/${id}`);
				const { table } = (await answer.json()) as {
					table: { position: { legal: { move: string; text: string | null }[] } };
				};
				const { legal } = table.position;
				expect(chosen).toHaveLength(legal.length);
				for (const { text } of legal) {
					const isSaid = chosen.some(({ name }) => words(text ?? '').every((word) => words(name).includes(word)));
					expect(isSaid, `${text} in ${chosen.map(({ name }) => name).join('\n')}`).toBe(true);
				}

				// Choices on the board are named buttons.
				const glowing = await page.locator('.window [data-anchor]').count();
				const buttons = all.filter(({ role, within }) => role === 'button' && within.includes(say('web-board')));
				expect(buttons).toHaveLength(glowing);
				expect(buttons.map(({ name }) => name).filter((name) => !/\p{L}{3}/u.test(name))).toEqual([]);

				// Everything focusable is visible and named.
				expect(all.filter(({ isFocusable, isIgnored }) => isFocusable && isIgnored)).toEqual([]);
				const nameless = all.filter((each) => each.isFocusable && each.name === '' && each.role !== 'main');
				expect(nameless).toEqual([]);
				await decide(page, chances(decisions + 1));
			}
			await expect(offers(page).first()).toBeVisible();

			// Focusing a place reads out its card. Cubes have none, so play on until another place can be chosen.
			const place = page.locator('[data-anchor]:not([data-anchor^="cube:"])').first();
			for (let decisions = 7; (await place.count()) === 0; decisions += 1) {
				await decide(page, chances(decisions));
				await offers(page).first().waitFor();
			}
			await page.keyboard.press('Shift');
			await place.focus();
			await expect(place).toHaveAccessibleDescription(/\S/);
			await page.keyboard.press('Escape');

			// The text view of the board is in the same place, before the log.
			await page.getByRole('button', { name: say('web-settings') }).click();
			await page.getByRole('checkbox', { name: say('web-as-text') }).check();
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toHaveCount(0);
			await isForEverybody(page);
			const all = await listen(browser);
			const asked = capital((await question(page)) ?? '');
			const first = await page.locator('.text h3').first().textContent();
			const order = [
				all.findIndex(({ role, name }) => role === 'heading' && name === asked),
				all.findIndex(({ role, name }) => role === 'heading' && name === capital(first ?? '')),
				all.findIndex(({ role, name }) => role === 'log' && name === say('web-log')),
			];
			expect(order, JSON.stringify(order)).toEqual([...order].sort((a, b) => a - b));
			expect(order).not.toContain(-1);
		});
	}

	test(`${game}: announces others' moves and your turn once`, async ({ page }) => {
		await enter(page, 'Ada');
		const bot = { kind: 'bot', level: 'easy' };
		await page.goto(`/tables/${await makeTable(page, { game, seats: [{ kind: 'me' }, bot, bot] })}`);
		await expect(offers(page).first()).toBeVisible();
		const said = await attend(page);
		const entries = () => log(page).locator('.entry').allTextContents();
		const squeezed = (texts: readonly string[]) => texts.join('').replace(/\s+/g, '');
		for (let decisions = 0; decisions < 8; decisions += 1) {
			const before = (await entries()).length;
			await decide(page, chances(decisions + 7));
			await expect(offers(page).first()).toBeVisible();
			const asked = await question(page);
			const heard = await said();
			const mine = heard.filter(({ by, text }) => by === 'question' && text.startsWith(say('web-your-turn')));
			expect(mine.map(({ text }) => text)).toEqual([
				say('web-text-fact', { term: say('web-your-turn'), text: asked ?? '' }),
			]);
			const announced = heard.filter(({ by }) => by === 'log').map(({ text }) => text);
			expect(squeezed(announced)).toBe(squeezed((await entries()).slice(before)));
		}
	});
}
