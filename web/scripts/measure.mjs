// Measures a first visit to the real program over loopback: bytes transferred and time to usable.
import { launch } from './browser.mjs';
import { serve } from './program.mjs';

const VISITS = 10;
const { url, end } = await serve();
const browser = await launch();

/** A first visit: bytes, and milliseconds until the play button can be clicked. */
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
await end();
