// Takes pictures of the gallery in a real browser, phone and desktop width, light and dark, and fails on horizontal overflow or serious
// axe findings.
//
//     node scripts/gallery.mjs [GAME:PICTURE …]       (all stages of all games without arguments)
//
// CHROMIUM is the browser, by default /usr/bin/chromium; the pictures go to web/shots.
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { launch } from './browser.mjs';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const wanted = process.argv.slice(2);
const games = ['classic', 'magna-carta', '1303'];
const list = wanted.length
	? wanted.map((each) => each.split(':'))
	: games.flatMap((game) =>
			JSON.parse(readFileSync(`fixtures/${game}.json`, 'utf8')).flatMap(({ stage }, index) =>
				stage === 'choice' ? [] : [[game, index]],
			),
		);
const widths = (process.env.WIDTHS ?? '1440,360').split(',').map(Number);
const themes = (process.env.THEMES ?? 'light,dark').split(',');

function fail(reason) {
	console.error(reason);
	process.exitCode = 1;
}

mkdirSync('shots', { recursive: true });
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const { port } = server.httpServer.address();
const browser = await launch();
for (const width of widths) {
	const page = await browser.newPage({ viewport: { width, height: width < 600 ? 780 : 900 }, reducedMotion: 'reduce' });
	page.on('pageerror', (error) => console.error(error.message));
	page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
	for (const [game, picture] of list) {
		for (const theme of themes) {
			const lang = process.env.LANGUAGE_CODE ?? 'en';
			await page.goto(
				`http://127.0.0.1:${port}/gallery.html?bare&game=${game}&picture=${picture}&theme=${theme}&lang=${lang}`,
			);
			await page.waitForSelector('.table');
			await page.evaluate(() => document.fonts.ready);
			const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
			if (scroll > width) fail(`${game} ${picture}: the page is ${scroll} px wide at ${width}`);
			await page.evaluate(axe);
			const { violations } = await page.evaluate(() => globalThis.axe.run());
			for (const { id, impact, nodes } of violations.filter(
				({ impact }) => impact === 'serious' || impact === 'critical',
			)) {
				fail(
					`${game} ${picture} ${theme} ${width}: ${impact} ${id}, ${nodes.length} times: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n    ')}`,
				);
			}
			await page.screenshot({ path: `shots/${game}-${picture}-${width}-${theme}.png`, fullPage: true });
		}
	}
	await page.close();
}
await browser.close();
await server.close();
