// Takes docs/pictures/classic-late-1440.webp, the picture in the README: a game of Caylus towards its end, from the real program.
//
//     CAYLUS=PROGRAM node scripts/shots.mjs
import { writeFileSync } from 'node:fs';
import { launch } from './browser.mjs';
import { record, serve } from './program.mjs';

const PICTURE = '../docs/pictures/classic-late-1440.webp';

const { url, end } = await serve();
const browser = await launch();
const context = await browser.newContext({
	viewport: { width: 1440, height: 900 },
	baseURL: url,
	locale: 'en',
	reducedMotion: 'reduce',
});
// Signed in, and no guide in the picture.
await context.addInitScript(() => {
	localStorage.setItem('caylus-known', 'yes');
	localStorage.setItem('caylus-guide', 'classic');
});
const page = await context.newPage();

async function json(answer) {
	if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
	return answer.json();
}
const get = async (path) => json(await page.request.get(path));
const post = async (path, options) => json(await page.request.post(path, options));

/** Encodes WebP in the browser; Playwright cannot. */
async function webp(png) {
	const maker = await browser.newPage();
	const encoded = await maker.evaluate(async (png) => {
		const image = new Image();
		image.src = `data:image/png;base64,${png}`;
		await image.decode();
		const canvas = document.createElement('canvas');
		[canvas.width, canvas.height] = [image.width, image.height];
		canvas.getContext('2d').drawImage(image, 0, 0);
		return canvas.toDataURL('image/webp', 0.82).split(',')[1];
	}, png.toString('base64'));
	return Buffer.from(encoded, 'base64');
}

await post('/api/guests', { data: { name: 'Aalis' } });
const { id } = await post('/api/records', { data: record('classic'), headers: { 'content-type': 'text/plain' } });
const { moves } = await get(`/api/records/${id}/steps?from=0&to=1`);
const at = Math.floor(moves * 0.85);
const { steps } = await get(`/api/records/${id}/steps?from=${at}&to=${at}`);
const { view, to_act } = steps[0];
const table = await post('/api/tables', {
	data: {
		game: 'classic',
		options: '',
		is_public: false,
		pace: { kind: 'untimed' },
		stand_in: { kind: 'bot', level: 'easy' },
		from: { record: id, moves: at },
		seats: view.players.map((_, seat) => (seat === to_act ? { kind: 'me' } : { kind: 'bot', level: 'easy' })),
	},
});
await page.goto(`/tables/${table.id}`);
await page.waitForSelector('button[data-move]');
await page.evaluate(() => document.fonts.ready);
const picture = await webp(await page.screenshot());
writeFileSync(PICTURE, picture);
console.log(PICTURE, picture.length);
await browser.close();
await end();
