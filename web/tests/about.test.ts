// Cards about places on the table, and choosing with mouse, touch and keyboard.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { about, beyond, swayed } from '../src/lib/table/about';
import { cardAt } from '../src/lib/table/cardplace';
import { preferences } from '../src/lib/app/preferences.svelte';
import { bookOf } from '../src/lib/games/books';
import { closeRules, openPlace } from '../src/lib/rules/open.svelte';
import { describe as moveText } from '../src/lib/table/describe';
import { nextBox } from '../src/lib/table/keys';
import { ruleOf } from '../src/lib/table/places';
import Table from '../src/lib/table/Table.svelte';
import { languages } from '../src/lib/words/words';
import { games, names, pictures, StrictWords, type Picture } from './fixtures';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const english = new StrictWords('en');

function show({ view, seat, moves, choices }: Picture) {
	const choose = vi.fn<(move: string) => void>();
	const given = { words: english, view, seat, names, moves, choices, choose };
	const { container, baseElement, rerender } = render(Table, given);
	const one = (selector: string) => baseElement.querySelector<HTMLElement>(selector);
	return { choose, container, one, rerender };
}
const facts = (view: Picture['view'], anchor: string) =>
	Object.fromEntries((about(english, view, names, anchor)?.facts ?? []).map(({ term, text }) => [term ?? '', text]));

describe.each(games)('%s', (game) => {
	test.each(languages)('every drawn place is explained in %s and links to an existing rule', (language) => {
		const words = new StrictWords(language);
		const all = pictures(game).filter(({ stage }) => stage === 'late');
		for (const picture of all) {
			const { phases, groups } = bookOf(game, picture.view);
			const written = [...phases, ...groups.flatMap(({ things }) => things.map(({ anchor }) => anchor))];
			const { container } = show(picture);
			for (const { dataset } of container.querySelectorAll<HTMLElement>('[data-place]')) {
				const place = dataset['place'] ?? '';
				if (place.startsWith('purse:')) continue;
				expect(about(words, picture.view, names, place)?.title, place).toBeTruthy();
				const rule = ruleOf(picture.view, place);
				if (rule !== undefined) expect(written, place).toContain(rule);
			}
			cleanup();
		}
	});

	test('numbers the players in turn order, the viewer’s card first', () => {
		const picture = pictures(game)[2] as Picture;
		const first = picture.view.game === 'classic' ? picture.view.turn_order[0] : picture.view.first_player;
		const { container } = show(picture);
		const cards = [...container.querySelectorAll('article')];
		expect(cards[0]?.getAttribute('aria-label')).toBe(names[picture.seat]);
		const placed = (place: number) => `[aria-label="${english.say('web-in-order', { place })}"]`;
		const isFirst = cards.filter((card) => card.querySelector(placed(1)) !== null);
		expect(isFirst.map((card) => card.getAttribute('aria-label'))).toEqual([names[first ?? 0]]);
		for (const place of cards.keys()) expect(container.querySelectorAll(placed(place + 1))).toHaveLength(1);
	});
});

/** Points at a place with the mouse, coming from elsewhere. */
async function point(element: HTMLElement) {
	for (const clientX of [0, 50])
		await fireEvent(element, new PointerEvent('pointermove', { bubbles: true, clientX, pointerType: 'mouse' }));
	await fireEvent.pointerOver(element, { pointerType: 'mouse' });
}

test('no card opens at a place that appears under a resting pointer', async () => {
	const { one } = show({ ...(pictures('classic')[9] as Picture), moves: [] });
	const bank = one('[data-place="road:r14"]') as HTMLElement;
	await fireEvent.pointerOver(bank, { pointerType: 'mouse' });
	expect(one('.card')).toBeNull();
	await point(bank);
	expect(one('.card')).not.toBeNull();
});

test('a held card links to the rules; `r` opens them from a hovered one', async () => {
	closeRules();
	const { one } = show({ ...(pictures('classic')[9] as Picture), moves: [] });
	const bank = one('[data-place="road:r14"]') as HTMLElement;
	await point(bank);
	await fireEvent.keyDown(bank, { key: 'r' });
	expect(openPlace()).toBe('tile-stone-bank');
	closeRules();
	await fireEvent.pointerDown(bank, { pointerType: 'mouse' });
	await fireEvent.click(bank);
	const [, book] = document.querySelectorAll<HTMLElement>('.card.held button');
	await fireEvent.click(book as HTMLElement);
	expect(openPlace()).toBe('tile-stone-bank');
	closeRules();
});

test('on a phone, DOM order is visual order: the question first, long lists last', () => {
	const wide = window.innerWidth;
	const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
	happyDOM.setViewport({ width: 360 });
	const { container } = show(pictures('classic')[11] as Picture);
	const order = ['.ask', '.board', '.players', '.panel'].map((part) => container.querySelector(part) as Element);
	happyDOM.setViewport({ width: wide });
	for (const [index, part] of order.slice(1).entries())
		expect(order[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a place links to its tile in the rule book', () => {
	const { view } = pictures('classic')[9] as Picture;
	expect(ruleOf(view, 'road:r14')).toBe('tile-stone-bank');
	expect(ruleOf(view, 'supply:prestige:statue')).toBe('tile-prestige-statue');
	expect(ruleOf(view, 'cube:food')).toBeUndefined();
});

test('a building shows its effect, owner and worker', () => {
	const { view } = pictures('classic')[9] as Picture;
	expect(about(english, view, names, 'road:r14')).toMatchObject({ title: 'Bank', kind: 'stone building on r14' });
	expect(facts(view, 'road:r14')).toMatchObject({
		Worker: '2 d for 1 gold or 5 d for 2 gold',
		Owner: 'Blaise',
		'Worker here': 'Ada',
	});
});

test('a tile in the supply shows cost, points and the owner’s bonus', () => {
	const { view } = pictures('classic')[11] as Picture;
	expect(facts(view, 'supply:stone:farm')).toEqual({
		Worker: '2 food and 1 cloth',
		'Owner, when another player works here': '1 food or 1 cloth',
		Cost: '1 food and 1 stone',
		'Points when built': '3 PP',
	});
	const other = pictures('1303')[12] as Picture;
	expect(facts(other.view, 'supply:wood:tailor')).toMatchObject({ Worker: '1 cloth for 4 PP or 2 cloth for 6 PP' });
	expect(facts(other.view, 'supply:stone:guild')['Cost']).toBe('1 stone and 1 cube (no gold)');
});

test('lists the workers beyond the provost', () => {
	const { view } = pictures('classic')[9] as Picture;
	expect(beyond(english, view, names, 'road:r14')).toBe('Chantal: Gold mine (r16)');
	expect(beyond(english, view, names, 'road:r26')).toBe('nobody');
});

test('tells whose workers a provost move cuts off or saves', () => {
	const { view, moves } = pictures('classic')[0] as Picture;
	expect(moves).toContain('provost -3');
	const to = (space: string) => swayed(view, `road:${space}`);
	// He is on r8; players 0 and 1 have workers on r1 to r3, and r4 and r5.
	expect(to('r8')).toEqual({ cut: [], saved: [] });
	expect(to('r5')).toEqual({ cut: [], saved: [] });
	expect(to('r3')).toEqual({ cut: [1, 1], saved: [] });
	const back = { ...view, provost: 'r2' } as typeof view;
	expect(swayed(back, 'road:r4')).toEqual({ cut: [], saved: [0, 1] });
});

test('a card covers neither its place nor anything else that can be chosen', () => {
	const window = { width: 1000, height: 700 };
	const size = { width: 300, height: 200 };
	const place = { left: 400, top: 300, width: 90, height: 90 };
	const [right, left] = [
		{ ...place, left: 520 },
		{ ...place, left: 280 },
	];
	expect(cardAt(place, size, window, [])).toMatchObject({ left: 504, top: 300 });
	expect(cardAt(place, size, window, [right])).toMatchObject({ left: 86, top: 300 });
	expect(cardAt(place, size, window, [right, left])).toMatchObject({ left: 400, top: 404 });
	const all = [right, left, { ...place, top: 420 }, { ...place, top: 180 }];
	expect(cardAt(place, size, window, all, [{ left: 700, top: 700 }])).toMatchObject({ left: 692, top: 492 });
});

describe('deciding', () => {
	const picture = pictures('classic').find(({ moves }) => moves.includes('place gate')) as Picture;
	const gate = '[data-anchor="place:gate"]';
	const touch = async (element: HTMLElement | null) => {
		await fireEvent.pointerDown(element as HTMLElement, { pointerType: 'touch' });
		await fireEvent.click(element as HTMLElement);
	};

	test('hovering explains a place, a click plays it', async () => {
		const { one, choose } = show(picture);
		await point(one(gate) as HTMLElement);
		const { price, more } = moveText(english, names, 'place gate', picture.choices);
		expect(one('.card .meaning')?.textContent).toBe(`${price?.text} · ${more}`);
		expect(one('[data-do]')).toBeNull();
		await fireEvent.click(one(gate) as HTMLElement);
		expect(choose).toHaveBeenCalledExactlyOnceWith('place gate');
	});

	test('a double click plays once', async () => {
		const { one, choose } = show(picture);
		await vi.waitFor(() => expect(one('[aria-busy="false"]')).not.toBeNull());
		await fireEvent.click(one(gate) as HTMLElement, { detail: 1 });
		await fireEvent.click(one(gate) as HTMLElement, { detail: 2 });
		expect(choose).toHaveBeenCalledExactlyOnceWith('place gate');
	});

	test('a tap on a place asks for confirmation, a tap on a line of the list plays', async () => {
		const { one, choose } = show(picture);
		await touch(one(gate));
		expect(choose).not.toHaveBeenCalled();
		expect(one('[data-do]')?.textContent).toContain('Gate');
		await touch(one('.back'));
		expect(one('.card')).toBeNull();
		await touch(one('[data-move="place gate"]'));
		expect(choose).toHaveBeenCalledExactlyOnceWith('place gate');
	});

	test('a setting restores the second tap', async () => {
		preferences.taps.value = '2';
		const { one, choose } = show(picture);
		await touch(one('[data-move="pass"]'));
		expect(choose).not.toHaveBeenCalled();
		await touch(one('[data-do="pass"]'));
		preferences.taps.value = '1';
		expect(choose).toHaveBeenCalledExactlyOnceWith('pass');
	});

	test('keys choose from the list, in the order shown, 0 passes', async () => {
		const { one, choose } = show(picture);
		const shown = [...document.querySelectorAll<HTMLElement>('[data-move]')].map(({ dataset }) => dataset['move']);
		await fireEvent.keyDown(document.body, { key: '3' });
		expect(choose).not.toHaveBeenCalled();
		await vi.waitFor(() => expect(one('[aria-busy="false"]')).not.toBeNull());
		await fireEvent.keyDown(document.body, { key: '3', ctrlKey: true });
		await fireEvent.keyDown(document.body, { key: '3', repeat: true });
		expect(choose).not.toHaveBeenCalled();
		await fireEvent.keyDown(document.body, { key: '3' });
		expect(choose).toHaveBeenLastCalledWith(shown[2]);
		await fireEvent.keyDown(document.body, { key: '0' });
		expect(choose).toHaveBeenLastCalledWith('pass');
		expect(choose).toHaveBeenCalledTimes(2);
	});

	test('a second tap on the same place confirms', async () => {
		const { one, choose } = show(picture);
		await touch(one(gate));
		await touch(one(gate));
		expect(choose).toHaveBeenCalledExactlyOnceWith('place gate');
	});

	test('confirmation can be turned on for the mouse, and is remembered', async () => {
		preferences.careful.value = 'yes';
		expect(localStorage.getItem('caylus-careful')).toBe('yes');
		const { one, choose } = show(picture);
		await fireEvent.click(one(gate) as HTMLElement);
		preferences.careful.value = 'no';
		expect(choose).not.toHaveBeenCalled();
		await fireEvent.keyDown(one('.card') as HTMLElement, { key: 'Escape' });
		expect(one('.card')).toBeNull();
		expect(choose).not.toHaveBeenCalled();
	});

	test('an open choice closes with its question', async () => {
		const { one, rerender } = show(picture);
		await touch(one(gate));
		expect(one('[data-do]')).not.toBeNull();
		await rerender({ moves: [...picture.moves] });
		expect(one('[data-do]')).not.toBeNull();
		await rerender({ moves: [] });
		expect(one('[data-do]')).toBeNull();
	});

	test('marks other players’ changes until your next decision', async () => {
		const { one, rerender, choose } = show(picture);
		const view = structuredClone(picture.view);
		(view.players[1] as { cubes: { food: number } }).cubes.food += 1;
		await rerender({ view });
		expect(one('article.changed')?.getAttribute('aria-label')).toBe('Blaise');
		await fireEvent.click(one(gate) as HTMLElement);
		expect(choose).toHaveBeenCalled();
		await rerender({ view: structuredClone(view) });
		await rerender({ view: { ...view, turn: 99 } as typeof view });
		expect(one('article.changed')).toBeNull();
	});
});

test('arrow keys go to the nearest place in their direction', () => {
	const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
	const boxes = [box(100, 0), box(200, 0), box(100, 100), box(0, 100)];
	expect(nextBox(box(0, 0), boxes, 'ArrowRight')).toBe(0);
	expect(nextBox(box(0, 0), boxes, 'ArrowDown')).toBe(3);
	expect(nextBox(box(0, 0), boxes, 'ArrowLeft')).toBeNull();
	expect(nextBox(box(0, 0), boxes, 'Tab')).toBeNull();
});
