// The list of hints. Clicks on a hint are tested in deciding.test.ts.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { HintState } from '../src/lib/state/hints.svelte';
import { describe } from '../src/lib/table/describe';
import type { HintDoc } from '../src/lib/types/wire';
import Hints from '../src/pages/Hints.svelte';
import Given from './Given.svelte';
import { names, pictures, StrictWords } from './fixtures';

afterEach(cleanup);

const words = new StrictWords('en');
const [{ moves, choices }] = pictures('classic') as [ReturnType<typeof pictures>[number]];
const hints: HintDoc[] = moves.slice(0, 2).map((move, index) => ({
	move,
	choice: {
		label: choices[move]?.label ?? '',
		get: {},
		remarks: [{ id: 'goods-deniers', args: { count: index + 1 } }],
	},
	points: 20.26,
	chance: 0.4 - index / 10,
	chances: [0.4 - index / 10, 0.35, 0.25 + index / 10],
	line: [
		{ seat: 1, move: 'pass', log: { seat: 1, clauses: [{ message: { id: 'event-passed', args: { number: 2 } } }] } },
		{ seat: 0, move: 'pass', log: null },
	],
}));

function show(given: Record<string, unknown>) {
	const close = vi.fn();
	const colors = ['blue', 'red', 'green'];
	const all = { hints, names, colors, close, ...given };
	const of = Hints as unknown as Component<Record<string, unknown>>;
	return { close, ...render(Given, { words, of, given: all }) };
}

test('shows number, chance of winning and expected line, and exposes the move to the table', async () => {
	const { container, getAllByText, getByText, queryByText } = show({});
	const [first, second] = [...container.querySelectorAll<HTMLElement>('[data-hint]')] as [HTMLElement, HTMLElement];
	expect([first.dataset['hint'], second.dataset['hint']]).toEqual(moves.slice(0, 2));
	expect(first.textContent?.toLowerCase()).toContain(
		describe(words, names, moves[0] ?? '', choices).text.toLowerCase(),
	);
	expect(first.textContent).toContain('40% to win');
	expect([first, second].map((each) => each.querySelector('svg')?.textContent)).toEqual(['1', '2']);
	expect(getAllByText(`Blaise ${words.say('event-passed', { number: 2 })}.`)).toHaveLength(1);
	getByText(/1 denier /);
	getByText('Blaise 35%');
	getByText('Chantal 25%');
	await fireEvent.pointerEnter(second);
	getByText(/2 deniers /);
	expect(queryByText(/1 denier /)).toBeNull();
	getByText('Chantal 35%');
});

test('in a replay, names the player; can be closed', async () => {
	const { container, getAllByRole, getByRole, close } = show({ name: 'Ada' });
	expect(getByRole('heading').textContent?.trim()).toBe(words.say('web-hints-for', { name: 'Ada' }));
	expect(container.querySelector<HTMLElement>('[data-hint]')?.title).toBe(words.say('web-hint-look'));
	await fireEvent.click(getAllByRole('button')[0] as HTMLElement);
	expect(close).toHaveBeenCalledOnce();
});

test('keeps at most three hints, for one position only', async () => {
	const hinting = new HintState();
	const many = Array.from({ length: 5 }, () => hints[0] as HintDoc);
	await hinting.ask(() => Promise.resolve({ number: 7, hints: many }));
	expect(hinting.at(7)).toHaveLength(3);
	expect(hinting.at(8)).toEqual([]);
	expect(hinting.at(undefined)).toEqual([]);
	hinting.close();
	expect(hinting.at(7)).toEqual([]);
});
