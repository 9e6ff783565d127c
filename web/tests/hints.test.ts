// Hints: each shows its place and what is expected to follow; at a table it can be made, in a replay it can only be looked at.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Hinting } from '../src/lib/app/hinting.svelte';
import { describe } from '../src/lib/table/describe';
import type { HintDoc } from '../src/lib/types/wire';
import Hints from '../src/pages/Hints.svelte';
import Given from './Given.svelte';
import { names, pictures, StrictWords } from './fixtures';

afterEach(cleanup);

const words = new StrictWords('en');
const [{ view, moves }] = pictures('classic') as [ReturnType<typeof pictures>[number]];
const hints: HintDoc[] = moves.slice(0, 2).map((move, index) => ({
	move,
	text: 'get 1 d',
	points: 20.26,
	chance: 0.4 - index / 10,
	line: [
		{ seat: 1, move: 'pass', text: 'Blaise passes.' },
		{ seat: 0, move: 'pass' },
	],
}));

function show(given: Record<string, unknown>) {
	const point = vi.fn<(move: string | null) => void>();
	const close = vi.fn();
	const colors = ['blue', 'red', 'green'];
	const all = { hints, view, names, colors, point, close, ...given };
	const of = Hints as unknown as Component<Record<string, unknown>>;
	return { point, close, ...render(Given, { words, of, given: all }) };
}

test('a hint tells its chance and what is expected next, and is made by a click', async () => {
	const choose = vi.fn<(move: string) => void>();
	const { getAllByRole, getAllByText, point } = show({ choose });
	const [, first] = getAllByRole('button') as [HTMLElement, HTMLElement];
	expect(first.textContent?.toLowerCase()).toContain(describe(words, view, names, moves[0] ?? '').text.toLowerCase());
	expect(first.textContent).toContain('40 % to win');
	expect(getAllByText('Blaise passes.')).toHaveLength(1);
	await fireEvent.pointerEnter(first);
	expect(point).toHaveBeenLastCalledWith(moves[0]);
	await fireEvent.pointerLeave(first);
	expect(point).toHaveBeenLastCalledWith(null);
	await fireEvent.click(first);
	expect(choose).toHaveBeenCalledExactlyOnceWith(moves[0]);
});

test('in a replay it says for whom it is, and a click shows the place', async () => {
	const { getAllByRole, getByRole, point, close } = show({ name: 'Ada' });
	expect(getByRole('heading').textContent?.trim()).toBe(words.say('web-hints-for', { name: 'Ada' }));
	const [closing, , second] = getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];
	await fireEvent.click(second);
	expect(point).toHaveBeenLastCalledWith(moves[1]);
	await fireEvent.click(closing);
	expect(close).toHaveBeenCalledOnce();
});

test('hints are those of one position, and few', async () => {
	const hinting = new Hinting();
	const many = Array.from({ length: 5 }, () => hints[0] as HintDoc);
	await hinting.ask(() => Promise.resolve({ number: 7, hints: many }));
	expect(hinting.at(7)).toHaveLength(3);
	expect(hinting.at(8)).toEqual([]);
	expect(hinting.at(undefined)).toEqual([]);
	hinting.close();
	expect(hinting.at(7)).toEqual([]);
});
