// The layout of a table on every size of screen, with visible scrollbars: what must be in view is in view, and nothing moves.
import { chances, decide, enter, makeTable, offers, playOn } from './play';
import { MOST, positions, type Game } from './positions';
import { expect, isForEverybody, test, type Page } from './test';
import { say } from './words';

/** `cargo xtask test --long` */
const isLong = process.env['CAYLUS_TESTS'] === 'long';
const games = Object.keys(MOST) as Game[];

const WIDE = ['1920x1080', '1440x900', '1366x768', '1280x720'];
/** Phones and tablets, and desktops at 200 % zoom. */
const SMALL = ['844x390', '768x1024', '390x844', '360x740', '1024x768', '720x450', '683x384'];

async function resize(page: Page, size: string): Promise<void> {
	const [width = 0, height = 0] = size.split('x').map(Number);
	await page.setViewportSize({ width, height });
	// Two frames: one for the layout, one for what reacts to it.
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Everything wrong with the layout: what is out of view, cut off or covered, and scrollers beyond the one that is allowed. */
function faults(isWide: boolean): string[] {
	const found: string[] = [];
	const [w, h] = [innerWidth, innerHeight];
	const box = (element: Element) => element.getBoundingClientRect();
	const one = (selector: string) => document.querySelector(selector) as Element;
	const name = (element: Element) =>
		`${element.tagName} ${element.getAttribute('data-move') ?? element.getAttribute('title') ?? element.className}`;
	/** Is it inside another box, or the window? Half a pixel is rounding. */
	const check = (element: Element, frame = { left: 0, top: 0, right: w, bottom: h }) => {
		const { left, top, right, bottom } = box(element);
		const isInside =
			left >= frame.left - 0.5 && top >= frame.top - 0.5 && right <= frame.right + 0.5 && bottom <= frame.bottom + 0.5;
		if (!isInside || right - left < 1) found.push(`${name(element)}: ${left} ${top} ${right} ${bottom}`);
	};
	const { scrollWidth, scrollHeight } = document.documentElement;
	if (scrollWidth > w || scrollHeight > h) found.push(`the page is ${scrollWidth} by ${scrollHeight}`);
	if (box(one('.bar')).height > 44) found.push(`the bar is ${box(one('.bar')).height} high`);

	// Every player's stock.
	for (const card of document.querySelectorAll('.players article')) {
		check(card);
		for (const item of card.querySelectorAll('.goods li, .prestige, .name svg, h3')) check(item, box(card));
		const [title] = [...card.querySelectorAll('h3')];
		if (title !== undefined && box(title).width < 24) found.push(`${title.textContent}: no room for the name`);
	}

	// The question with its choices, and the board.
	check(one('#question'));
	const ask = box(one('.ask'));
	const board = box(one('.table > .board'));
	const moves = [...document.querySelectorAll('[data-move]')];
	/** More choices than this may scroll, with the log covered; the placements of a turn are fewer. */
	const MANY = 20;
	if (isWide) {
		for (const move of moves.length > MANY ? moves.slice(0, MANY / 2) : moves) {
			check(move, ask);
			const { left, top, width, height } = box(move);
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			if (hit === null || !move.contains(hit)) found.push(`${name(move)} is covered`);
		}
		check(one('.board .sheet'), board);
	} else {
		const list = document.querySelector('.list');
		const seen = moves.filter((move) => list === null || box(move).bottom <= box(list).bottom + 0.5);
		if (moves.length > 0 && seen.length < Math.min(2, moves.length))
			found.push(`only ${seen.length} choices are in view`);
		const isBeside = w > h && board.right <= ask.left + 1;
		const isAbove = w <= h && board.bottom <= ask.top + 1 && board.height >= h / 2 - 1;
		if (!isBeside && !isAbove)
			found.push(`board ${board.width} by ${board.height}, question at ${ask.left} ${ask.top}`);
		for (const zoom of document.querySelectorAll('.zoom button')) {
			check(zoom, board);
			if (box(zoom).width < 40 || box(zoom).height < 40) found.push('the zoom buttons are too small');
		}
	}

	// One inner scroller with a thin scrollbar; a closed panel and what the question covers are not in view, and the board is panned
	// without a scrollbar.
	const scrollers = [...document.querySelectorAll('.table *')].filter((element) => {
		const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(element);
		const isTall = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
		const isLarge = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
		const isShut = element.closest('.small .panel:not(.open)') !== null;
		const isCovered = isWide && element.closest('.panel') !== null && box(element).bottom - ask.bottom < 12;
		return (isTall || isLarge) && scrollbarWidth !== 'none' && !isShut && !isCovered;
	});
	const bare = scrollers.filter((element) => getComputedStyle(element).scrollbarWidth !== 'thin');
	if (scrollers.length > 1 || bare.length > 0) found.push(`scrollers: ${scrollers.map(name).join(', ')}`);
	return found;
}

for (const game of games) {
	for (const locale of ['en', 'fr']) {
		test.describe(locale, () => {
			test.use({ locale });

			test(`${game} with ${MOST[game]} players: everything is in view`, async ({ page }) => {
				await enter(page, 'Guillaume');
				// Without the guide; and the page must not pass by itself while it is measured.
				await page.addInitScript(() => {
					localStorage.setItem('caylus-guide', 'classic magna-carta 1303');
					localStorage.setItem('caylus-careful', 'yes');
				});
				for (const id of await positions(page, game, isLong ? 20 : 3)) {
					await page.goto(`/tables/${id}`);
					await expect(offers(page).first()).toBeVisible();
					await page.evaluate(() => document.fonts.ready);
					for (const size of [...WIDE, ...SMALL]) {
						await resize(page, size);
						expect(await page.evaluate(faults, WIDE.includes(size)), `${size} ${id}`).toEqual([]);
					}
				}
			});
		});
	}

	test(`${game}: the guide leaves half of a phone to the board`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await enter(page, 'Ada');
		const seats = [{ kind: 'me' }, ...Array(MOST[game] - 1).fill({ kind: 'bot', level: 'easy' })];
		await page.goto(`/tables/${await makeTable(page, { game, seats })}`);
		await expect(page.getByRole('button', { name: say('guide-close') })).toBeVisible();
		const board = await page.locator('.table > .board').boundingBox();
		expect(board?.height).toBeGreaterThanOrEqual(370);
		for (const part of ['.guide', '.ask', '.bar']) {
			const box = await page.locator(part).boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740.5);
		}
	});
}

for (const [device, size, press, most] of [
	['desktop', '1366x768', 'click', 1.1],
	['phone', '360x740', 'tap', 1.2],
] as const) {
	test.describe(device, () => {
		test.use({ hasTouch: press === 'tap', isMobile: press === 'tap' });

		for (const [seed, game] of games.entries()) {
			/** Short runs play one game of each device to the end, and some turns of the others. */
			const isWhole = isLong || (game === 'classic' && press === 'click');
			const some = 25;

			test(`${game} on a ${device}, ${isWhole ? 'a whole game' : 'some turns'}: nothing moves, few clicks`, async ({
				page,
			}) => {
				await resize(page, size);
				await page.addInitScript(() => {
					const shifts: { value: number; sources: string[] }[] = [];
					Object.assign(globalThis, { shifts });
					type Shift = PerformanceEntry & {
						value: number;
						hadRecentInput: boolean;
						sources: { node: Node | null }[];
					};
					new PerformanceObserver((list) => {
						for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
							const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
							if (!hadRecentInput) shifts.push({ value, sources: nodes });
						}
					}).observe({ type: 'layout-shift', buffered: true });
				});
				await enter(page, 'Ada');
				const seats = [{ kind: 'me' }, ...Array(MOST[game] - 1).fill({ kind: 'bot', level: 'easy' })];
				await page.goto(`/tables/${await makeTable(page, { game, seats })}`);
				const made = { decisions: 0, presses: 0 };
				await playOn(
					page,
					chances(seed),
					(decisions) => Promise.resolve(!isWhole && decisions === some),
					async (chance) => {
						made.decisions += 1;
						// On a phone from the list, where one tap plays; on a desktop from list and board.
						made.presses += await decide(page, chance, press, press === 'tap' ? 'list' : 'both');
					},
				);
				const shifts = await page.evaluate(
					() => (globalThis as unknown as { shifts: { value: number; sources: string[] }[] }).shifts,
				);
				const sum = shifts.reduce((all, { value }) => all + value, 0);
				const worst = [...shifts].sort((a, b) => b.value - a.value).slice(0, 5);
				expect(sum, JSON.stringify(worst, null, 1)).toBeLessThanOrEqual(0.1);
				expect(made.decisions).toBeGreaterThan(10);
				expect(made.presses / made.decisions).toBeLessThanOrEqual(most);
			});
		}
	});
}

test('the panel, the settings and the shortcuts, on a phone and by keyboard', async ({ page }) => {
	await enter(page, 'Ada');
	const bot = { kind: 'bot', level: 'easy' };
	await page.goto(`/tables/${await makeTable(page, { game: 'classic', seats: [{ kind: 'me' }, bot, bot] })}`);
	await expect(offers(page).first()).toBeVisible();

	await page.keyboard.press('?');
	await expect(page.getByRole('dialog')).toContainText(say('web-key-choose'));
	await isForEverybody(page);
	await page.keyboard.press('Escape');
	await page.keyboard.press('s');
	await page.getByRole('radio', { name: say('web-set-pace-at-once') }).check();
	await isForEverybody(page);
	await page.keyboard.press('Escape');
	expect(await page.evaluate(() => localStorage.getItem('caylus-pace'))).toBe('at-once');
	await page.keyboard.press('t');
	await expect(page.getByRole('region', { name: say('web-supply') })).toBeVisible();
	await page.keyboard.press('r');
	await expect(page.getByRole('dialog', { name: say('web-rules') })).toBeVisible();
	await page.keyboard.press('Escape');

	// A number plays its line.
	const [first] = await offers(page).all();
	const text = (await first?.locator('.text').textContent()) ?? '-';
	await page.keyboard.press('1');
	await page.keyboard.press('l');
	await expect(page.getByRole('log', { name: say('web-log') })).toContainText(text.replace(/ \(.*/, ''));

	// The panel of a small screen opens over the table.
	await page.setViewportSize({ width: 360, height: 740 });
	await isForEverybody(page);
	const menu = page.getByRole('button', { name: say('web-panel') });
	const supply = page.getByRole('region', { name: say('web-supply') });
	await menu.click();
	await page.getByRole('tab', { name: say('web-tiles') }).click();
	await expect(supply.getByRole('img').first()).toBeInViewport();
	await isForEverybody(page);
	await page.getByRole('button', { name: say('web-close'), exact: true }).click();
	await expect(supply.getByRole('img').first()).not.toBeInViewport();
});

test('a card covers nothing that can be chosen', async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await enter(page, 'Ada');
	const bot = { kind: 'bot', level: 'easy' };
	await page.goto(`/tables/${await makeTable(page, { game: 'classic', seats: [{ kind: 'me' }, bot, bot] })}`);
	await expect(offers(page).first()).toBeVisible();
	const places = page.locator('.board [role="button"][data-anchor]');
	await page.mouse.move(3, 3);
	for (const place of await places.all()) {
		await place.hover();
		await page.mouse.move(3, 3);
		await place.hover();
		await expect(page.locator('.card')).toHaveCount(1);
		const covered = await page.evaluate(() => {
			const card = document.querySelector('.card')?.getBoundingClientRect() ?? new DOMRect();
			return [...document.querySelectorAll('.board [role="button"][data-anchor], [data-move]')].flatMap((each) => {
				const { left, right, top, bottom } = each.getBoundingClientRect();
				const isClear = left >= card.right || right <= card.left || top >= card.bottom || bottom <= card.top;
				return isClear ? [] : [each.getAttribute('data-anchor') ?? each.getAttribute('data-move')];
			});
		});
		expect(covered, (await place.getAttribute('data-anchor')) ?? '').toEqual([]);
	}
});
