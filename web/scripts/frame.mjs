// How long an update takes: a table of Caylus with five players, and one update after the other, as in a game. The gallery is built as
// for production first. Prints milliseconds of the processor's time, so that other work on the machine does not count: script, styles and
// layout; and all that the page's thread does, painting too.
import { launch } from './browser.mjs';
import { rmSync } from 'node:fs';
import { build, preview } from 'vite';

const ROUNDS = 40;
const outDir = 'dist-gallery';
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rollupOptions: { input: 'gallery.html' } } });
const server = await preview({ build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const { port } = server.httpServer.address();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`http://127.0.0.1:${port}/gallery.html?bare&game=classic&picture=11`);
await page.waitForSelector('.table');
const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

async function spent() {
	const { metrics } = await cdp.send('Performance.getMetrics');
	const of = (name) => metrics.find((each) => each.name === name).value * 1000;
	return { update: of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'), all: of('TaskDuration') };
}

/** `same`: nothing new; `worker`: a worker comes or goes and deniers change; `moves`: what may be chosen comes or goes. */
const run = (name, rounds) =>
	page.evaluate(
		async ([name, rounds]) => {
			const picture = globalThis.pictures.classic[11];
			for (let round = 0; round < rounds; round += 1) {
				const view = structuredClone(picture.view);
				if (name === 'worker') {
					view.road[`r${1 + (round % 8)}`].worker = round % 5;
					view.players[round % 5].deniers += round;
				}
				globalThis.show({ ...picture, view, moves: name === 'moves' && round % 2 ? [] : [...picture.moves] });
				await new Promise(requestAnimationFrame);
			}
		},
		[name, rounds],
	);

for (const name of ['same', 'worker', 'moves']) {
	await run(name, 10);
	const before = await spent();
	await run(name, ROUNDS);
	const after = await spent();
	const each = (what) => ((after[what] - before[what]) / ROUNDS).toFixed(1).padStart(6);
	console.log(`${name.padEnd(8)} ${each('update')} ms an update, ${each('all')} ms with painting`);
}
await browser.close();
await server.close();
rmSync(outDir, { recursive: true });
