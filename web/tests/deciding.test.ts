// No accidental decisions: hints, moves that end the turn and choices nobody had time to read need confirmation.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anchorOf } from '../src/lib/table/places';
import Table from '../src/lib/table/Table.svelte';
import { games, names, pictures, StrictWords, type Picture } from './fixtures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const words = new StrictWords('en');

async function show({ view, seat, moves, choices }: Picture, hints: readonly string[] = []) {
	const choose = vi.fn<(move: string) => void>();
	const buttons = hints.map((move) => `<button data-hint="${move}">${move}</button>`).join('');
	const advice = createRawSnippet(() => ({ render: () => `<div>${buttons}</div>` }));
	const { baseElement, rerender } = render(Table, { words, view, seat, names, moves, choices, choose, hints, advice });
	// New choices ignore clicks for a moment.
	await vi.advanceTimersByTimeAsync(1000);
	const all = (selector: string) => [...baseElement.querySelectorAll<HTMLElement>(selector)];
	const one = (selector: string) => all(selector)[0] as HTMLElement;
	const click = (selector: string, detail = 1) => fireEvent.click(one(selector), { detail });
	return { choose, all, one, click, rerender };
}

const find = (game: (typeof games)[number], move: string): Picture =>
	pictures(game).find(({ moves }) => moves.includes(move) && moves.length > 1) as Picture;

describe.each([
	['classic', 'place gate'],
	['magna-carta', 'place c1'],
	['1303', 'place site'],
] as const)('%s', (game, best) => {
	const picture = find(game, best);

	test('a hint marks its place and its line, and needs a second click to play', async () => {
		const { choose, all, one, click, rerender } = await show(picture, [best, 'pass']);
		const place = one(`[data-anchor="${anchorOf(best, picture.view) ?? ''}"]`);
		const sealAt = (anchor: string) => one(`[data-anchor="${anchor}"] ~ .wax`)?.textContent;
		expect([sealAt(anchorOf(best, picture.view) ?? ''), sealAt('bridge')]).toEqual(['1', '2']);
		expect(all('.board .wax')).toHaveLength(2);
		expect(one(`[data-move="${best}"]`).querySelector('svg')?.textContent).toBe('1');
		expect(one('[data-move="pass"]').querySelector('svg')?.textContent).toBe('2');

		await click(`[data-hint="${best}"]`);
		expect(choose).not.toHaveBeenCalled();
		expect(all('[data-do]').map((each) => each.dataset['do'])).toEqual([best]);
		expect(all('.chosen').map((each) => each.dataset['move'])).toEqual([best]);
		expect(place.classList.contains('pointed')).toBe(true);
		// Neither the rest of a double click nor key repeat confirms.
		await click(`[data-hint="${best}"]`, 2);
		await click('[data-do]', 2);
		await fireEvent.keyDown(one('[data-do]'), { key: 'Enter', repeat: true });
		expect(choose).not.toHaveBeenCalled();
		await click('[data-do]');
		expect(choose).toHaveBeenCalledExactlyOnceWith(best);

		await rerender({ hints: [] });
		expect(one('[data-move="pass"]').querySelector('svg')).toBeNull();
	});

	test('the bridge asks before passing while other moves are left; the list entry does not', async () => {
		const { choose, one, click } = await show(picture);
		await click('[data-anchor="bridge"]');
		expect(choose).not.toHaveBeenCalled();
		expect(one('[data-do]').textContent).toContain(words.say('choice-pass'));
		await fireEvent.keyDown(document.body, { key: 'Escape' });
		await fireEvent.keyDown(one('[data-anchor="bridge"]'), { key: 'Enter' });
		expect(choose).not.toHaveBeenCalled();
		await fireEvent.keyDown(document.body, { key: 'Escape' });
		await click('[data-move="pass"]');
		expect(choose).toHaveBeenCalledExactlyOnceWith('pass');
	});

	test('does not ask when passing is the only move', async () => {
		const { choose, click } = await show({ ...picture, moves: ['pass'] });
		await click('[data-anchor="bridge"]');
		expect(choose).toHaveBeenCalledExactlyOnceWith('pass');
	});
});

test('with one usable favor column, asks whether, not which', async () => {
	const isFavor = ({ view }: Picture) => view.decision?.kind === 'favor-effect';
	const picture = pictures('classic').find(isFavor) as Picture;
	expect(picture.moves).toEqual(['column 1', 'decline']);
	const { one, rerender } = await show(picture);
	const asked = () => one('#question').textContent;
	expect(asked()).toMatch(new RegExp(words.say('web-only-one', { move: '.+' })));
	await rerender({ moves: ['column 1', 'column 2', 'decline'] });
	expect(asked()).not.toMatch(new RegExp(words.say('web-only-one', { move: '' })));
});

test('in a replay, a hint shows its place and cannot be played', async () => {
	const picture = find('classic', 'place gate');
	const { choose, all, click } = await show({ ...picture, moves: [] }, ['place gate']);
	await click('[data-hint]');
	expect(all('.card')).toHaveLength(1);
	expect(all('[data-do]')).toEqual([]);
	expect(choose).not.toHaveBeenCalled();
});

test('spectators see a trade hint on the active building', async () => {
	const picture = pictures('classic').find(
		({ view, moves }) => view.activating && moves[0]?.startsWith('give '),
	) as Picture;
	const { one, rerender } = await show({ ...picture, moves: [] }, [picture.moves[0] ?? '']);
	await rerender({ seat: null });
	expect(one('.board .wax').parentElement?.innerHTML).toContain(`data-place="road:${picture.view.activating ?? ''}"`);
});

test('two quick taps select but do not confirm', async () => {
	const { choose, one, all, click } = await show(find('classic', 'place gate'));
	await fireEvent(one('.table'), new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
	await click('[data-anchor="place:gate"]');
	await click('[data-anchor="place:gate"]', 2);
	expect(all('[data-do]')).toHaveLength(1);
	expect(choose).not.toHaveBeenCalled();
	await click('[data-anchor="place:gate"]');
	expect(choose).toHaveBeenCalledExactlyOnceWith('place gate');
});
