// How heavy and how quick the page is, from the real program over loopback: what a first visit transfers, and when it can be used.
//
//     node scripts/measure.mjs
//
// CAYLUS is the program, `../target/release/caylus` if not set.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { launch } from './browser.mjs';

const VISITS = 10;
const folder = mkdtempSync(join(tmpdir(), 'caylus-measure-'));
const flags = ['serve', '--addr', '127.0.0.1:0', '--database', `sqlite:${join(folder, 'caylus.db')}`];
const program = spawn(process.env.CAYLUS ?? '../target/release/caylus', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
const [line] = await once(createInterface({ input: program.stdout }), 'line');
const url = /http:\S+/.exec(line)[0];
const browser = await launch();

/** A visit by somebody who was never here: bytes, and milliseconds until the button to play can be clicked. */
async function visit() {
	const context = await browser.newContext({ locale: 'en' });
	const page = await context.newPage();
	const wire = await context.newCDPSession(page);
	await wire.send('Network.enable');
	let bytes = 0;
	wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
	await page.addInitScript(() => {
		const look = () => {
			if (document.querySelector('form button:enabled') === null) return requestAnimationFrame(look);
			globalThis.ready = performance.now();
		};
		look();
	});
	await page.goto(url);
	await page.waitForFunction(() => globalThis.ready !== undefined);
	const ready = await page.evaluate(() => globalThis.ready);
	await page.waitForLoadState('networkidle');
	await context.close();
	return { bytes, ready };
}

const visits = [];
for (let count = 0; count < VISITS; count += 1) visits.push(await visit());
const times = visits.map(({ ready }) => ready).sort((a, b) => a - b);
console.log('first visit', Math.max(...visits.map(({ bytes }) => bytes)), 'bytes over the wire, heads and all');
console.log(
	'to be used  least',
	times[0].toFixed(0),
	'median',
	times[VISITS >> 1].toFixed(0),
	'most',
	times.at(-1).toFixed(0),
	'ms',
);
await browser.close();
program.kill();
await once(program, 'exit');
rmSync(folder, { recursive: true });
