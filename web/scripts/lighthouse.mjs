// Rates the pages with Lighthouse and its phone profile; fails below the limits. Lighthouse is large, so it is no dependency: npx fetches it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { serve } from './program.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Times vary, so a page is rated by its median run. */
const RUNS = Number(process.env.RUNS ?? 3);
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

const { url, end } = await serve();
const folder = mkdtempSync(join(tmpdir(), 'caylus-lighthouse-'));

/** Signs in as a guest and opens a table against two bots; returns its path and the cookie. */
async function table() {
	const post = (path, body, headers = {}) =>
		fetch(new URL(path, url), {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify(body),
		});
	const guest = await post('/api/guests', { name: 'Aude' });
	const cookie = guest.headers
		.getSetCookie()
		.map((each) => each.split(';')[0])
		.join('; ');
	const bot = { kind: 'bot', level: 'easy' };
	const seats = [{ kind: 'me' }, bot, bot];
	const game = { game: 'classic', options: '', is_public: false, pace: { kind: 'untimed' }, stand_in: bot, seats };
	const made = await post('/api/tables', game, { cookie });
	if (!made.ok) throw new Error(await made.text());
	return { path: `/tables/${(await made.json()).id}`, cookie };
}

/** One run: the report. */
async function rate(path, cookie) {
	const file = join(folder, 'report.json');
	const flags = [
		'--quiet',
		'--output=json',
		`--output-path=${file}`,
		`--only-categories=${Object.keys(LIMITS).join()}`,
		`--chrome-flags=${chromium.args.join(' ')}`,
		...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
	];
	const child = spawn('npx', ['--yes', LIGHTHOUSE, new URL(path, url).href, ...flags], {
		env: { ...process.env, CHROME_PATH: chromium.executablePath },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const [code] = await once(child, 'exit');
	if (code !== 0) throw new Error(`Lighthouse failed for ${path}`);
	return JSON.parse(readFileSync(file, 'utf8'));
}

const points = (report, category) => Math.round(100 * report.categories[category].score);
const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

try {
	const own = await table();
	const pages = [['/'], ['/new'], ['/rules/classic'], [own.path, own.cookie]];
	for (const [path, cookie] of pages) {
		const reports = [];
		for (let run = 0; run < RUNS; run += 1) reports.push(await rate(path, cookie));
		const rated = Object.keys(LIMITS).map((each) => [each, median(reports.map((report) => points(report, each)))]);
		const times = TIMES.map((each) => {
			const time = median(reports.map((report) => report.audits[each].numericValue));
			return `${each.replaceAll('-', ' ')} ${Math.round(time)} ms`;
		});
		console.log(path.replace(/(tables.).*/, '$1…').padEnd(16), rated.map((each) => each.join(' ')).join(', '));
		console.log(' '.repeat(16), times.join(', '));
		for (const [category, score] of rated) {
			if (score >= LIMITS[category]) continue;
			process.exitCode = 1;
			const { audits, categories } = reports[0];
			const failed = categories[category].auditRefs
				.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
				.map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());
			console.log(' '.repeat(16), `${category} is below ${LIMITS[category]}:`, failed.join(', '));
		}
	}
} finally {
	await end();
	rmSync(folder, { recursive: true });
}
