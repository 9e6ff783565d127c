// Plays through the page, clicking only what it offers.
import { expect, type Page } from './test';
import { say } from './words';

/** Upper bound on one player's decisions per game. */
const MOST = 600;

/** A seeded random generator. */
export function chances(seed: number): (count: number) => number {
	let state = seed;
	return (count) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * count);
	};
}

/** Creates a table through the API, as the page's user. */
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

/** The move buttons, once they are enabled. */
export const offers = (page: Page) => page.locator('[aria-busy="false"] button[data-move]');
/** The places on the board that can be chosen. */
export const places = (page: Page) => page.locator('[role="button"][data-anchor]');
export const log = (page: Page) => page.getByRole('log', { name: say('web-log') });
/** The cover shown while the device is handed over. */
export const covers = (page: Page) =>
	page.getByRole('button', { name: new RegExp(say('web-cover-done', { name: '.+' })) });

/** The page whose turn it is. */
export const whoseTurn = (...pages: Page[]): Promise<Page> =>
	Promise.race(
		pages.map(async (page) => {
			await offers(page).first().waitFor();
			return page;
		}),
	);

export type Press = 'click' | 'tap';

/** Makes one decision, on the board or in the list; returns how many presses it took. After a tap on the board, or with several choices
    at one place, the page asks again. */
export async function decide(
	page: Page,
	chance: (count: number) => number,
	press: Press = 'click',
	from: 'both' | 'list' = 'both',
): Promise<number> {
	const isBoard = from === 'both' && chance(3) === 0 && (await places(page).count()) > 0;
	const offered = isBoard ? places(page) : offers(page);
	await offered.nth(chance(await offered.count()))[press]();
	const again = page.locator('button[data-do]');
	const count = await again.count();
	// The page treats two quick taps at one place as one.
	if (count > 0 && press === 'tap') await page.waitForTimeout(500);
	if (count > 0) await again.nth(chance(count))[press]();
	// The page accepts the next click sooner if the pointer has moved.
	if (press === 'click') await page.mouse.move(1, 1);
	return count > 0 ? 2 : 1;
}

/** Waits until there is a decision or the game is over. Checks every frame; Playwright's own waiting checks twice a second. */
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

/** Makes decisions until the game is over or a condition holds. */
export async function playOn(
	page: Page,
	chance: (count: number) => number,
	until: (decisions: number) => Promise<boolean> = () => Promise.resolve(false),
	make: (chance: (count: number) => number) => Promise<unknown> = (chance) => decide(page, chance),
): Promise<void> {
	for (let decisions = 0; decisions < MOST; decisions += 1) {
		if ((await settled(page)) === 'over' || (await until(decisions))) return;
		await make(chance);
	}
	throw new Error(`the game is not over after ${MOST} decisions`);
}
