// Weighs a first visit: every file the start page requests, compressed as built. Fails above the limit. Files loaded later (other pages,
// another language) do not count.
import { existsSync, statSync } from 'node:fs';
import { preview } from 'vite';
import { launch } from './browser.mjs';

const LIMIT = 250_000;
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const { port } = server.httpServer.address();
const browser = await launch();
// French words are longer.
const page = await browser.newPage({ locale: 'fr' });
const paths = new Set();
page.on('request', (request) => paths.add(new URL(request.url()).pathname));
// No server: the page can do without one here.
await page.route('**/api/**', (route) => route.abort());
await page.goto(`http://127.0.0.1:${port}/`);
await page.waitForSelector('form button');
await page.waitForLoadState('networkidle');
await browser.close();
await server.close();

let total = 0;
for (const path of [...paths].filter((path) => !path.startsWith('/api/')).sort()) {
	const file = `dist${path === '/' ? '/index.html' : path}`;
	// Fonts are compressed already.
	const { size } = statSync(existsSync(`${file}.br`) ? `${file}.br` : file);
	console.log(String(size).padStart(8), path);
	total += size;
}
console.log(String(total).padStart(8), 'bytes for a first visit; the limit is', LIMIT);
if (total > LIMIT) process.exitCode = 1;
