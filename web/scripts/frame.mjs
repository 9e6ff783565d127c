// How long an update takes: a table of Caylus with five players, and one move after the other that changes little, as in a game. The
// gallery is built as for production first. Prints milliseconds for script and layout.
import { launch } from './browser.mjs';
import { rmSync } from 'node:fs';
import { build, preview } from 'vite';

const outDir = 'dist-gallery';
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rollupOptions: { input: 'gallery.html' } } });
const server = await preview({ build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const { port } = server.httpServer.address();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`http://127.0.0.1:${port}/gallery.html?bare&game=classic&picture=11`);
await page.waitForSelector('.table');
const times = await page.evaluate(async () => {
	const picture = globalThis.pictures.classic[11];
	const times = { same: [], worker: [], moves: [] };
	const timed = async (name, next) => {
		const start = performance.now();
		globalThis.show(next);
		void document.body.offsetHeight;
		times[name].push(performance.now() - start);
		await new Promise(requestAnimationFrame);
	};
	for (let round = 0; round < 30; round += 1) {
		const view = structuredClone(picture.view);
		const moves = [...picture.moves];
		await timed('same', { ...picture, view, moves });
		const placed = structuredClone(view);
		placed.road[`r${1 + (round % 8)}`].worker = round % 5;
		placed.players[round % 5].deniers += round;
		await timed('worker', { ...picture, view: placed, moves });
		await timed('moves', { ...picture, view: placed, moves: round % 2 ? moves : [] });
	}
	return times;
});
for (const [name, all] of Object.entries(times)) {
	all.sort((a, b) => a - b);
	console.log(name.padEnd(8), 'least', all[0].toFixed(1), 'median', all[all.length >> 1].toFixed(1), 'ms');
}
await browser.close();
await server.close();
rmSync(outDir, { recursive: true });
