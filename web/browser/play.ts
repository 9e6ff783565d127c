// Playing through the page: only what it offers is clicked.
import { expect, type Page } from './test';
import { say } from './words';

/** No game has more decisions of one player. */
const MOST = 600;

/** Chances that are the same in every run. */
export function chances(seed: number): (count: number) => number {
	let state = seed;
	return (count) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * count);
	};
}

/** Makes a table over the API, as whoever sits before the page. */
export async function makeTable(page: Page, table: Record<string, unknown>): Promise<string> {
	const rest = { is_public: false, pace: { kind: 'untimed' }, stand_in: { kind: 'bot', level: 'easy' } };
	const answer = await page.request.post('/api/tables', { data: { options: '', ...rest, ...table } });
	expect(answer.status(), await answer.text()).toBe(201);
	return ((await answer.json()) as { id: string }).id;
}

/** Signs the browser in as a guest. */
export async function enter(page: Page, name: string): Promise<void> {
	const answer = await page.request.post('/api/guests', { data: { name } });
	expect(answer.ok()).toBe(true);
}

/** From the start page to a game against easy bots. */
export async function playNow(page: Page, title: string): Promise<void> {
	await page.goto('/');
	await page.getByRole('radio', { name: title, exact: true }).check();
	await page.getByRole('combobox', { name: say('web-against') }).selectOption('easy');
	await page.getByRole('button', { name: say('web-play-now') }).click();
	await expect(offers(page).first()).toBeVisible();
}

/** The buttons of what may be done, once they can be clicked. */
export const offers = (page: Page) => page.locator('[aria-busy="false"] button[data-move]');
/** The glowing places on the board. */
export const places = (page: Page) => page.locator('[role="button"][data-anchor]');
export const log = (page: Page) => page.getByRole('log', { name: say('web-log') });
/** What hides a hand from whoever held the device before. */
export const covers = (page: Page) =>
	page.getByRole('button', { name: new RegExp(say('web-cover-done', { name: '.+' })) });

/** The one of these that has to decide. */
export const whoseTurn = (...pages: Page[]): Promise<Page> =>
	Promise.race(
		pages.map(async (page) => {
			await offers(page).first().waitFor();
			return page;
		}),
	);

/** With a mouse or with a finger. */
export type Press = 'click' | 'tap';

/** Decides once, on the board or in the list. Where several things may be done, or a finger decides, the page asks again. */
export async function decide(page: Page, chance: (count: number) => number, press: Press = 'click'): Promise<void> {
	const isBoard = chance(3) === 0 && (await places(page).count()) > 0;
	const offered = isBoard ? places(page) : offers(page);
	await offered.nth(chance(await offered.count()))[press]();
	const again = page.locator('button[data-do]');
	const count = await again.count();
	// Two taps at once at one place are one.
	if (count > 0 && press === 'tap') await page.waitForTimeout(500);
	if (count > 0) await again.nth(chance(count))[press]();
	// As long as the pointer rests where it was, the page waits longer before it takes the next click.
	if (press === 'click') await page.mouse.move(1, 1);
}

/** Waits until something can be decided or the game is over. It looks at every frame; Playwright's own waiting looks twice a second. */
const settled = async (page: Page): Promise<string> => {
	const found = await page.waitForFunction(
		() =>
			(document.querySelector('#result') && 'over') ??
			(document.querySelector('[aria-busy="false"] button[data-move]') && 'decide'),
		undefined,
		{ timeout: 120_000 },
	);
	return (await found.jsonValue()) ?? '';
};

/** Decides until the game is over, or until something has happened. */
export async function playOn(
	page: Page,
	chance: (count: number) => number,
	until: (decisions: number) => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
	for (let decisions = 0; decisions < MOST; decisions += 1) {
		if ((await settled(page)) === 'over' || (await until(decisions))) return;
		await decide(page, chance);
	}
	throw new Error(`the game is not over after ${MOST} decisions`);
}
