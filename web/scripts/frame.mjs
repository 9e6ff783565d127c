// Measures updates of a five-player Caylus table: positions of a bot game shown one after another, with one player's choices, in a
// production build of the gallery. Prints CPU milliseconds, so that other work on the machine matters little: for the frame that draws
// the update, style and layout, paint, and the whole frame (median and max); then the longest of the frames that follow, in which choices
// appear and pieces move; and the sum of all.
import { rmSync } from 'node:fs';
import { build, preview } from 'vite';
import { launch } from './browser.mjs';
import { engine } from './engine.mjs';
import { path } from './program.mjs';

const SEAT = 0;
const UPDATES = 60;
/** Longer than any animation. */
const REST = 700;
const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

/** Successive positions from the second half of a game, and the decision before each. */
async function positions() {
	const { ask, play } = engine(path);
	const all = [];
	const choose = async (_, seed) => (await ask('go', { bot: 'easy', seed })).move;
	let decided = '';
	await play({ game: 'classic', players: 5, seed: 5 }, choose, async (_, { player, moves, decision }) => {
		const { view } = await ask('view', { player: SEAT });
		// The engine has no texts, so the choices show the notation.
		const legal = player === SEAT ? moves.map((move) => ({ move, choice: { label: move } })) : [];
		all.push({ after: decided, seat: SEAT, view, legal });
		decided = decision.kind;
	});
	await ask('quit');
	return all.slice(all.length >> 1).slice(0, UPDATES + 1);
}

const outDir = 'dist-gallery';
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rollupOptions: { input: 'gallery.html' } } });
const server = await preview({ build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const { port } = server.httpServer.address();
const browser = await launch();
const game = await positions();

/** The main thread's activity while positions were shown, from the browser's trace. */
async function traced(viewport) {
	const page = await browser.newPage({ viewport });
	await page.goto(`http://127.0.0.1:${port}/gallery.html?bare&game=classic&picture=11`);
	await page.waitForSelector('.table');
	const session = await browser.newBrowserCDPSession();
	const events = [];
	session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
	const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
	const show = (positions) =>
		page.evaluate(
			async ([positions, rest]) => {
				for (const position of positions) {
					await new Promise(requestAnimationFrame);
					performance.mark('update');
					globalThis.show(position);
					await new Promise((done) => setTimeout(done, rest));
				}
			},
			[positions, REST],
		);
	await show(game.slice(0, 1));
	await session.send('Tracing.start', {
		traceConfig: { includedCategories: ['cc', 'devtools.timeline', 'blink.user_timing'] },
		transferMode: 'ReportEvents',
	});
	await show(game.slice(1));
	await session.send('Tracing.end');
	await complete;
	await page.close();
	return events;
}

/** The cost of each update, in milliseconds. */
function costs(events) {
	const marks = events.filter(({ name, cat }) => name === 'update' && cat === 'blink.user_timing');
	const [{ pid, tid }] = marks;
	const own = events.filter((event) => event.pid === pid && event.tid === tid && event.tdur !== undefined);
	const frames = own.filter(({ name }) => name === 'ProxyMain::BeginMainFrame');
	const time = (all) => all.reduce((sum, { tdur }) => sum + tdur / 1000, 0);
	return marks.map(({ ts }, index) => {
		const frame = frames.find((each) => each.ts <= ts && ts <= each.ts + each.dur);
		const inside = own.filter((each) => each.ts >= frame.ts && each.ts + each.dur <= frame.ts + frame.dur);
		const of = (...names) => time(inside.filter(({ name }) => names.includes(name)));
		const until = marks[index + 1]?.ts ?? Infinity;
		const styles = of('UpdateLayoutTree', 'Layout');
		const painting =
			of('PrePaint', 'Layerize', 'Commit') +
			Math.max(0, ...inside.filter(({ name }) => name === 'Paint').map(({ tdur }) => tdur / 1000));
		const following = frames.filter((each) => each.ts > ts && each.ts < until);
		const { after, legal } = game[index + 1];
		return {
			kind: legal.length > 0 ? 'to decide' : after,
			styles,
			painting,
			frame: time([frame]),
			next: Math.max(0, ...following.map((each) => time([each]))),
			later: time(following),
		};
	});
}

function report(name, updates) {
	const sorted = (what) => updates.map((each) => each[what]).sort((a, b) => a - b);
	const middle = (what) => sorted(what)[updates.length >> 1].toFixed(1).padStart(9);
	const most = sorted('frame').at(-1).toFixed(1).padStart(9);
	const count = String(updates.length).padStart(5);
	console.log(
		`${name.padEnd(14)}${count}${middle('styles')}${middle('painting')}${middle('frame')}${most}${middle('next')}${middle('later')}`,
	);
}
for (const [name, viewport] of Object.entries(SCREENS)) {
	const updates = costs(await traced(viewport));
	console.log(`${name.padEnd(14)}times   styles painting    frame     most     next    later`);
	report('all', updates);
	for (const kind of new Set(updates.map((each) => each.kind))) {
		const alike = updates.filter((each) => each.kind === kind);
		report(kind, alike);
	}
}
await browser.close();
await server.close();
rmSync(outDir, { recursive: true });
