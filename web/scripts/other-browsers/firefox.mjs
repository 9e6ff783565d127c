// Drives Firefox over WebDriver BiDi: JSON messages on a WebSocket.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Classic scrollbars, which take up space, and nothing that asks another server. */
const PREFERENCES = {
	'widget.gtk.overlay-scrollbars.enabled': false,
	'browser.shell.checkDefaultBrowser': false,
	'browser.startup.page': 0,
	'datareporting.policy.dataSubmissionEnabled': false,
	'app.update.enabled': false,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'intl.accept_languages': 'en',
};

export async function firefox(size) {
	const profile = mkdtempSync(join(tmpdir(), 'caylus-firefox-'));
	const lines = Object.entries(PREFERENCES).map(
		(each) => `user_pref(${each.map((one) => JSON.stringify(one)).join()});`,
	);
	writeFileSync(join(profile, 'user.js'), lines.join('\n'));
	const program = process.env.FIREFOX ?? 'firefox-esr';
	const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
	const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
	let address;
	for await (const line of createInterface({ input: child.stderr })) {
		address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
		if (address !== undefined) break;
	}
	if (address === undefined) throw new Error(`${program} does not listen`);
	child.stderr.resume();

	const socket = new WebSocket(`${address}/session`);
	await once(socket, 'open');
	const answers = new Map();
	const errors = [];
	socket.addEventListener('message', ({ data }) => {
		const message = JSON.parse(data);
		if (message.method === 'log.entryAdded' && message.params.level === 'error') errors.push(message.params.text);
		answers.get(message.id)?.(message);
		answers.delete(message.id);
	});
	let count = 0;
	const send = async (method, params = {}) => {
		count += 1;
		const id = count;
		const answer = new Promise((done) => answers.set(id, done));
		socket.send(JSON.stringify({ id, method, params }));
		const { result, error, message } = await answer;
		if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
		return result;
	};
	await send('session.new', { capabilities: {} });
	await send('session.subscribe', { events: ['log.entryAdded'] });
	const { contexts } = await send('browsingContext.getTree');
	const context = contexts[0].context;
	await send('browsingContext.setViewport', { context, viewport: size });

	return {
		name: 'Firefox',
		errors: () => Promise.resolve(errors),
		open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
		/** Runs a function in the page; what it takes and gives is JSON. */
		async run(body, ...given) {
			const expression = `Promise.resolve((${body})(...${JSON.stringify(given)})).then((it) => JSON.stringify(it ?? null))`;
			const options = { expression, target: { context }, awaitPromise: true };
			const { result, exceptionDetails } = await send('script.evaluate', options);
			if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
			return JSON.parse(result.value);
		},
		async click(x, y) {
			const pointer = [
				{ type: 'pointerMove', x, y },
				{ type: 'pointerDown', button: 0 },
				{ type: 'pointerUp', button: 0 },
			];
			await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions: pointer }] });
		},
		picture: async () => (await send('browsingContext.captureScreenshot', { context })).data,
		async close() {
			socket.close();
			const end = once(child, 'exit');
			child.kill();
			await end;
			rmSync(profile, { recursive: true, force: true });
		},
	};
}
