// Drives WebKitGTK over W3C WebDriver: JSON over HTTP. It gets an invisible screen from Xvfb.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 15_000;

/** An X server on a free display: its number, and how to stop it. */
async function screen({ width, height }) {
	const flags = ['-displayfd', '3', '-screen', '0', `${width + 200}x${height + 300}x24`, '-nolisten', 'tcp'];
	const child = spawn('Xvfb', flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
	const [number] = await once(createInterface({ input: child.stdio[3] }), 'line');
	return { display: `:${number}`, end: () => child.kill() };
}

async function freePort() {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address();
	server.close();
	return port;
}

export async function webkit(size) {
	const { display, end } = await screen(size);
	const port = await freePort();
	// Drawing without a graphics card.
	const drawing = {
		LIBGL_ALWAYS_SOFTWARE: '1',
		WEBKIT_DISABLE_DMABUF_RENDERER: '1',
		WEBKIT_DISABLE_COMPOSITING_MODE: '1',
	};
	const env = { ...process.env, ...drawing, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'en_US.UTF-8' };
	const child = spawn(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {
		env,
		stdio: 'ignore',
	});
	const ask = async (method, path, body) => {
		const options = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, options);
		const { value } = await answer.json();
		if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
		return value;
	};
	for (let waited = 0; ; waited += 100) {
		const isReady = await ask('GET', '/status').then(
			() => true,
			() => false,
		);
		if (isReady) break;
		if (waited > PATIENCE) throw new Error('WebKitWebDriver does not answer');
		await sleep(100);
	}
	const { sessionId } = await ask('POST', '/session', { capabilities: {} });
	const at = (path) => `/session/${sessionId}${path}`;
	const run = async (body, ...args) => {
		const script = `const done = arguments[arguments.length - 1];
			Promise.resolve((${body})(...arguments[0])).then((it) => done(JSON.stringify(it ?? null)));`;
		return JSON.parse(await ask('POST', at('/execute/async'), { script, args: [args] }));
	};
	await ask('POST', at('/window/rect'), { width: size.width, height: size.height });
	return {
		name: 'WebKitGTK',
		async open(url) {
			await ask('POST', at('/url'), { url });
			// The driver has no log; nothing here leaves the page afterwards.
			await run(() => {
				globalThis.errors = [];
				const { error } = console;
				console.error = (...all) => {
					globalThis.errors.push(all.join(' '));
					error(...all);
				};
				addEventListener('error', ({ message }) => globalThis.errors.push(message));
				addEventListener('unhandledrejection', ({ reason }) => globalThis.errors.push(String(reason)));
			});
		},
		errors: () => run(() => globalThis.errors),
		run,
		async click(x, y) {
			const pointer = [
				{ type: 'pointerMove', duration: 0, x, y },
				{ type: 'pointerDown', button: 0 },
				{ type: 'pointerUp', button: 0 },
			];
			const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer };
			await ask('POST', at('/actions'), { actions: [mouse] });
		},
		picture: () => ask('GET', at('/screenshot')),
		async close() {
			await ask('DELETE', at('')).catch(() => undefined);
			child.kill();
			end();
		},
	};
}
