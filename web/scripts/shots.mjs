// Takes the pictures in docs/pictures from the real program: start page, each game's table early and late, replay and the score sheet, at
// desktop and phone width.
//
//     CAYLUS=PROGRAM node scripts/shots.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from './browser.mjs';
import { record, serve } from './program.mjs';

const FOLDER = '../docs/pictures';
const WINDOWS = [
	{ viewport: { width: 1440, height: 900 } },
	{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
];

mkdirSync(FOLDER, { recursive: true });
const { url, end } = await serve();
const browser = await launch();
const maker = await browser.newPage();
const rest = { options: '', is_public: false, pace: { kind: 'untimed' }, stand_in: { kind: 'bot', level: 'easy' } };

/** Encodes WebP in the browser; Playwright cannot. */
async function keep(name, page) {
	await page.evaluate(() => document.fonts.ready);
	const png = (await page.screenshot()).toString('base64');
	const webp = await maker.evaluate(async (png) => {
		const image = new Image();
		image.src = `data:image/png;base64,${png}`;
		await image.decode();
		const canvas = document.createElement('canvas');
		[canvas.width, canvas.height] = [image.width, image.height];
		canvas.getContext('2d').drawImage(image, 0, 0);
		return canvas.toDataURL('image/webp', 0.82).split(',')[1];
	}, png);
	const bytes = Buffer.from(webp, 'base64');
	writeFileSync(`${FOLDER}/${name}-${page.viewportSize().width}.webp`, bytes);
	console.log(name, page.viewportSize().width, bytes.length);
}

for (const window of WINDOWS) {
	const context = await browser.newContext({ ...window, baseURL: url, locale: 'en', reducedMotion: 'reduce' });
	// No guide in pictures.
	await context.addInitScript(() => localStorage.setItem('caylus-guide', 'classic magna-carta 1303'));
	const page = await context.newPage();
	const post = async (path, options) => {
		const answer = await page.request.post(path, options);
		if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
		return answer.json();
	};
	await page.goto('/');
	await page.waitForSelector('form button:enabled');
	await keep('start', page);
	await post('/api/guests', { data: { name: 'Aalis' } });
	for (const game of ['classic', 'magna-carta', '1303']) {
		const { id } = await post('/api/records', { data: record(game), headers: { 'content-type': 'text/plain' } });
		const { moves } = await (await page.request.get(`/api/records/${id}/steps?from=0&to=1`)).json();
		/** A game from that position: hot-seat, or only the player to act. */
		const table = async (at, isAlone) => {
			const { steps } = await (await page.request.get(`/api/records/${id}/steps?from=${at}&to=${at}`)).json();
			const { view, to_act } = steps[0];
			const seats = view.players.map((_, seat) =>
				isAlone || seat === to_act ? { kind: 'me' } : { kind: 'bot', level: 'easy' },
			);
			const made = await post('/api/tables', { data: { game, from: { record: id, moves: at }, seats, ...rest } });
			await page.goto(`/tables/${made.id}`);
		};
		for (const [stage, part] of Object.entries({ early: 0.12, late: 0.85 })) {
			await table(Math.floor(moves * part), false);
			await page.waitForSelector('button[data-move]');
			await keep(`${game}-${stage}`, page);
		}
		if (game !== 'classic') continue;
		await page.goto(`/replay/records/${id}#${Math.floor(moves / 2)}`);
		await page.waitForSelector('[type="range"]');
		await page.waitForSelector('.table');
		await keep('replay', page);
		await table(moves - 1, true);
		while ((await page.locator('#result').count()) === 0) {
			await page.waitForSelector('button[data-move], #result');
			await page
				.locator('button[data-move]')
				.first()
				.click({ timeout: 3000 })
				.catch(() => undefined);
			const sure = page.locator('button[data-do]').first();
			if ((await sure.count()) > 0) await sure.click();
		}
		await page.waitForSelector('.total');
		await page.waitForLoadState('networkidle');
		await keep('end', page);
	}
	await context.close();
}
await browser.close();
await end();
