// Pinching and panning the board on a phone, with real touch events: it zooms and moves, and nothing is chosen.
import type { CDPSession } from '@playwright/test';
import { decide, enter, makeTable, offers, places } from './play';
import { expect, overhang, test, type Page } from './test';
import { say } from './words';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

interface Point {
	readonly x: number;
	readonly y: number;
}

const board = (page: Page) => page.locator('.window');
const card = (page: Page) => page.locator('.card');

/** Position, size and visible part of the board, and of the page. */
const seen = (page: Page) =>
	board(page).evaluate((frame) => ({
		width: frame.scrollWidth,
		left: frame.scrollLeft,
		top: frame.scrollTop,
		zoom: visualViewport?.scale,
		page: { x: scrollX + (visualViewport?.offsetLeft ?? 0), y: scrollY + (visualViewport?.offsetTop ?? 0) },
	}));

/** Slides fingers across the screen and lifts them. */
async function slide(screen: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
	const STEPS = 12;
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
		screen.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: touchPoints.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id })),
		});
	await send('touchStart', from);
	for (let step = 1; step <= STEPS; step += 1) {
		const part = step / STEPS;
		await send(
			'touchMove',
			from.map(({ x, y }, index) => {
				const end = to[index] ?? { x, y };
				return { x: x + (end.x - x) * part, y: y + (end.y - y) * part };
			}),
		);
	}
	await send('touchEnd', []);
}

/** The anchor at a point of the screen. */
const at = (page: Page, { x, y }: Point) =>
	page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]')?.dataset['place'], [
		x,
		y,
	] as const);

/** The centre of a place that can be chosen and is visible. */
async function inSight(page: Page): Promise<Point & { anchor: string }> {
	for (const place of await places(page).all()) {
		const box = await place.boundingBox();
		const anchor = await place.getAttribute('data-place');
		if (box === null || anchor === null) continue;
		const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
		if ((await at(page, middle)) === anchor) return { ...middle, anchor };
	}
	throw new Error('nothing that can be chosen is in sight');
}

for (const game of ['classic', 'magna-carta', '1303']) {
	test(`${game}: pinch, pan and tap the board`, async ({ page }) => {
		await enter(page, 'Ada');
		const bot = { kind: 'bot', level: 'easy' };
		await page.goto(`/tables/${await makeTable(page, { game, seats: [{ kind: 'me' }, bot, bot] })}`);
		await page.getByRole('button', { name: say('guide-close') }).tap();
		await expect(offers(page).first()).toBeVisible();
		// Magna Carta's first decision is about the hand, not the board.
		if (game === 'magna-carta') await decide(page, (count) => Math.min(1, count - 1), 'tap');
		await expect(offers(page).first()).toBeVisible();
		const screen = await page.context().newCDPSession(page);
		const frame = await board(page).boundingBox();
		if (frame === null) throw new Error('there is no board');
		const before = await seen(page);
		/** The page itself neither zooms nor moves, and nothing is chosen. */
		const isQuiet = async () => {
			const { zoom, page: place } = await seen(page);
			expect({ zoom, place }).toEqual({ zoom: 1, place: before.page });
			expect(await overhang(page)).toBe(0);
			await expect(card(page)).toHaveCount(0);
			await expect(page.locator('.chosen')).toHaveCount(0);
		};

		// Spread two fingers on a place that can be chosen.
		const spot = await inSight(page);
		const apart = (gap: number) => [
			{ x: spot.x - gap, y: spot.y },
			{ x: spot.x + gap, y: spot.y },
		];
		await slide(screen, apart(15), apart(35));
		await expect.poll(async () => (await seen(page)).width).toBeGreaterThan(before.width * 1.5);
		const large = await seen(page);
		expect(large.width).toBeLessThan(before.width * 3);
		await isQuiet();
		// The same place is still between them.
		expect(await at(page, spot)).toBe(spot.anchor);

		// One finger pans the board; the page stays.
		const middle = { x: frame.x + frame.width / 2, y: frame.y + 130 };
		await slide(screen, [middle], [{ x: middle.x - 60, y: middle.y - 70 }]);
		await expect.poll(async () => (await seen(page)).left).toBeGreaterThan(large.left + 20);
		expect((await seen(page)).top).toBeGreaterThan(large.top + 20);
		expect((await seen(page)).width).toBe(large.width);
		await isQuiet();

		// Pinch back: the board never gets smaller than its window.
		await slide(screen, apart(80), apart(4));
		await expect.poll(async () => (await seen(page)).width).toBe(Math.round(frame.width));
		await isQuiet();

		// A tap chooses what is under it.
		const wanted = await inSight(page);
		await page.touchscreen.tap(wanted.x, wanted.y);
		await expect(card(page)).toHaveCount(1);
		await expect(page.locator(`.spot.pointed[data-place="${wanted.anchor}"]`)).toHaveCount(1);
	});
}
