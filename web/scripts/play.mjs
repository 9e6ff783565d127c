// Plays a whole game through the page, against bots, by clicking only what the page offers, and makes pictures on the way.
//
//     node scripts/play.mjs http://127.0.0.1:1289 [GAME] [WIDTH]
//
// The pictures go to web/shots. Fails if the page says or logs an error, or is wider than its window.
import { mkdirSync } from 'node:fs';
import { launch } from './browser.mjs';

const [base = 'http://127.0.0.1:1289', game = 'classic', width = '1440'] = process.argv.slice(2);
/** No game has more decisions of one player. */
const MOST = 600;

mkdirSync('shots', { recursive: true });
const browser = await launch();
const page = await browser.newPage({
	viewport: { width: Number(width), height: Number(width) < 600 ? 780 : 900 },
	reducedMotion: 'reduce',
	locale: 'en',
});
const wrong = [];
page.on('pageerror', (error) => wrong.push(error.message));
page.on('console', (message) => {
	// That nobody is signed in yet is asked, and answered so.
	const isAnswer = message.text().includes('401');
	if (message.type() === 'error' && !isAnswer) wrong.push(message.text());
});

async function picture(name) {
	await page.evaluate(() => document.fonts.ready);
	const wide = await page.evaluate(() => document.documentElement.scrollWidth);
	if (wide > Number(width)) wrong.push(`${name} is ${wide} px wide at ${width}`);
	await page.screenshot({ path: `shots/${name}-${game}-${width}.png`, fullPage: true });
}

await page.goto(base);
await page.waitForSelector('form .main');
await picture('start');
await page.check(`input[value="${game}"]`);
await page.selectOption('form select', 'easy');
await page.click('form .main');
await page.waitForSelector('.table');
await picture('first');
let decisions = 0;
for (; decisions < MOST; decisions += 1) {
	await page.waitForSelector('[data-move], #result', { timeout: 120_000 });
	if ((await page.$('#result')) !== null) break;
	const offered = await page.$$eval('[data-move]', (all) => all.map(({ dataset }) => dataset.move));
	const move = offered[Math.floor(Math.random() * offered.length)];
	// It may have gone meanwhile: then the next round sees what there is.
	await page.click(`[data-move="${move}"]`, { timeout: 5000 }).catch(() => undefined);
	if (decisions === 25) await picture('middle');
}
await page.waitForSelector('#result');
await page.waitForSelector('.total');
await page.waitForTimeout(1500);
await picture('end');
await page.click('a[href^="/replay/"]');
await page.waitForSelector('[type="range"]', { timeout: 60_000 });
for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
await picture('replay');
console.log(`${game}: ${decisions} decisions; ${page.url()}`);
await browser.close();
for (const each of wrong) console.error(each);
if (wrong.length > 0 || decisions === 0) process.exitCode = 1;
