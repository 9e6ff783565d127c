// Plays a few turns of each game in Firefox and WebKitGTK, clicking only what the page offers, and checks what Chromium cannot show: console
// errors, what is cut off, and scrollbars in the system's colours.
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { firefox } from './other-browsers/firefox.mjs';
import { webkit } from './other-browsers/webkit.mjs';
import { serve } from './program.mjs';

const SIZE = { width: 1366, height: 768 };
const GAMES = ['classic', 'magna-carta', '1303'];
const DECISIONS = Number(process.env.DECISIONS ?? 18);
const PATIENCE = 60_000;
const SHOTS = 'shots/other-browsers';

/** Waits for something in the page. */
async function until(driver, what, look, ...given) {
	for (let waited = 0; waited < PATIENCE; waited += 100) {
		const found = await driver.run(look, ...given);
		if (found !== null && found !== false) return found;
		await sleep(100);
	}
	throw new Error(`${driver.name}: no ${what} after ${PATIENCE / 1000} seconds`);
}

// These run in the page.
const begin = (game) => {
	const radio = document.querySelector(`input[name="game"][value="${game}"]`);
	const level = document.querySelector('form select');
	if (radio === null || level === null) return false;
	radio.click();
	level.value = 'easy';
	level.dispatchEvent(new Event('change', { bubbles: true }));
	document.querySelector('form button[type="submit"]').click();
	return true;
};
/** Where to click: a move, or what the page asks again. */
const next = (chance) => {
	if (document.querySelector('#result') !== null) return { isOver: true };
	const again = [...document.querySelectorAll('button[data-do]')];
	const offered = again.length > 0 ? again : [...document.querySelectorAll('[aria-busy="false"] button[data-move]')];
	const button = offered[Math.floor(chance * offered.length)];
	if (button === undefined) return null;
	button.scrollIntoView({ block: 'nearest' });
	const { left, right, top, bottom, width } = button.getBoundingClientRect();
	const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
	const hit = document.elementFromPoint(x, y);
	const isHit = hit !== null && (button.contains(hit) || hit.contains(button));
	return { x, y, text: button.textContent.trim(), isHit: isHit && width > 0 };
};
/** Everything that is wrong with what the page looks like. */
const faults = () => {
	const found = [];
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
	const name = (element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
	for (const element of document.querySelectorAll('html, body *:not(svg, svg *)')) {
		const style = getComputedStyle(element);
		const isRoot = element === document.documentElement;
		// The width of a scrollbar that takes up space.
		const bar = isRoot ? innerWidth - element.clientWidth : element.offsetWidth - element.clientWidth - borders(style);
		const scrolls = isRoot || /auto|scroll/.test(style.overflowY + style.overflowX);
		if (scrolls && bar > 1 && style.scrollbarColor === 'auto') found.push(`${name(element)} has a raw scrollbar`);
		const isText = element.matches('button, h1, h2, h3, label, summary, th') && element.childElementCount === 0;
		const isCut = isText && element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible';
		if (isCut && style.textOverflow !== 'ellipsis' && element.clientWidth > 1)
			found.push(`${name(element)} is cut off: ${element.textContent.trim()}`);
	}
	const board = document.querySelector('.window svg, svg[viewBox]');
	if (board === null) found.push('there is no board');
	return found;

	function borders(style) {
		return parseFloat(style.borderLeftWidth || 0) + parseFloat(style.borderRightWidth || 0);
	}
};

/** Plays; returns what is wrong. */
async function play(driver, url, game) {
	const wrong = new Set();
	await driver.open(url);
	await until(driver, 'start page', begin, game);
	let seed = 1289;
	let last;
	for (let decisions = 0; decisions < DECISIONS; decisions += 1) {
		seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
		const { x, y, text, isHit, isOver } = await until(driver, 'decision', next, seed / 2 ** 32);
		if (isOver) break;
		if (!isHit) wrong.add(`"${text}" cannot be clicked`);
		if (decisions % 3 === 0) for (const fault of await driver.run(faults)) wrong.add(fault);
		await driver.click(x, y);
		last = text;
		await sleep(150);
	}
	for (const error of await driver.errors()) if (!/401|favicon/.test(error)) wrong.add(`console: ${error}`);
	mkdirSync(SHOTS, { recursive: true });
	writeFileSync(`${SHOTS}/${driver.name}-${game}.png`, Buffer.from(await driver.picture(), 'base64'));
	console.log(`${driver.name.padEnd(10)} ${game.padEnd(12)} ${wrong.size === 0 ? 'fine' : 'WRONG'}, last: ${last}`);
	return [...wrong].map((each) => `${driver.name}, ${game}: ${each}`);
}

const wrong = [];
const { url, end } = await serve();
try {
	const named = [firefox, webkit].filter(({ name }) => process.argv.length < 3 || process.argv.includes(name));
	for (const start of named) {
		const driver = await start(SIZE);
		try {
			for (const game of GAMES) wrong.push(...(await play(driver, url, game)));
		} finally {
			await driver.close();
		}
	}
} finally {
	await end();
}
for (const each of wrong) console.log(each);
if (wrong.length > 0) process.exitCode = 1;
