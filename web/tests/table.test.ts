// The whole table, from real positions: exactly the legal moves can be chosen, and no text is missing.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anchorOf } from '../src/lib/table/places';
import { byAnchor, grouped, isApart } from '../src/lib/board/offers';
import Table from '../src/lib/table/Table.svelte';
import { games, names, pictures, StrictWords, type Picture } from './fixtures';

afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

const english = new StrictWords('en');
const french = new StrictWords('fr');

function show({ view, seat, moves, choices, question }: Picture) {
	const choose = vi.fn<(move: string) => void>();
	const asked = question === undefined ? {} : { question };
	const given = { words: english, view, seat, names, moves, choices, choose, ...asked };
	const { baseElement, rerender } = render(Table, given);
	const all = (selector: string) => [...baseElement.querySelectorAll<HTMLElement>(selector)];
	const one = (selector: string) => all(selector)[0] as HTMLElement;
	return { choose, all, one, rerender };
}

describe.each(games)('%s', (game) => {
	const all = pictures(game).map((picture, index) => ({ index, kind: picture.view.decision?.kind, picture }));

	test.each(all)('position $index, $kind: offers exactly the legal moves', async ({ picture }) => {
		const { all, choose, rerender } = show(picture);
		let x = 0;
		const listed = () => all('[data-move]').map((button) => button.dataset['move']);
		expect(listed().sort()).toEqual([...picture.moves].sort());

		const places = byAnchor(picture.moves, (move) => anchorOf(move, picture.view));
		const offered = new Map(all('[data-anchor]').map((element) => [element.dataset['anchor'], element]));
		expect(new Set(offered.keys())).toEqual(new Set(places.keys()));
		for (const [anchor, moves] of places) {
			choose.mockClear();
			const place = offered.get(anchor) as HTMLElement;
			expect(place.getAttribute('aria-label')).toBeTruthy();
			// A pointer that has not moved since the last click would be asked to confirm.
			await fireEvent(place, new PointerEvent('pointermove', { bubbles: true, clientX: (x += 20) }));
			await fireEvent.click(place);
			const isGrave = isApart(moves[0] ?? '') && picture.moves.length > 1;
			if (moves.length === 1 && !isGrave) expect(choose).toHaveBeenCalledExactlyOnceWith(moves[0]);
			else {
				// Several moves, or one that ends the turn, open a menu beside the place.
				expect(choose).not.toHaveBeenCalled();
				expect(all('[data-do]').map((button) => button.dataset['do'])).toEqual(moves);
				await fireEvent.keyDown(document.body, { key: 'Escape' });
				expect(all('[data-do]')).toEqual([]);
			}
		}

		// StrictWords throws on a missing text.
		await rerender({ words: french });
		await rerender({ moves: [] });
		expect(all('[data-anchor], [data-move], svg [role="button"]').map((element) => element.outerHTML)).toEqual([]);
	});
});

test('keyboard selects like a click', async () => {
	const picture = pictures('classic').find(({ moves }) => moves.includes('place gate')) as Picture;
	const { all, choose } = show(picture);
	const [gate] = all('[data-anchor="place:gate"]');
	await fireEvent.keyDown(gate as HTMLElement, { key: 'a' });
	expect(choose).not.toHaveBeenCalled();
	await fireEvent.keyDown(gate as HTMLElement, { key: 'Enter' });
	expect(choose).toHaveBeenCalledExactlyOnceWith('place gate');
});

test('new choices ignore clicks briefly, and longer under a resting pointer', async () => {
	vi.useFakeTimers();
	const picture = pictures('classic').find(({ moves }) => moves.includes('place stables')) as Picture;
	const { one, choose, rerender } = show(picture);
	const click = (place: string) => fireEvent.click(one(`[data-anchor="place:${place}"]`), { detail: 1 });
	const point = async (clientX: number) => {
		const at = { clientX, clientY: 10, pointerType: 'mouse' };
		await fireEvent(one('.table'), new PointerEvent('pointermove', { bubbles: true, ...at }));
		await fireEvent(one('.table'), new PointerEvent('pointerdown', { bubbles: true, ...at }));
	};
	/** The answer arrives with new choices. */
	async function answer() {
		choose.mockClear();
		await rerender({ moves: [] });
		await rerender({ moves: picture.moves });
	}
	await point(10);
	await click('gate');
	expect(choose).not.toHaveBeenCalled();
	expect(one('[aria-busy]').getAttribute('aria-busy')).toBe('true');
	await vi.advanceTimersByTimeAsync(400);
	expect(one('[aria-busy]').getAttribute('aria-busy')).toBe('false');
	await click('gate');
	expect(choose).toHaveBeenCalledExactlyOnceWith('place gate');

	await answer();
	await vi.advanceTimersByTimeAsync(750);
	await point(12);
	await click('stables');
	expect(choose).not.toHaveBeenCalled();
	await point(60);
	await vi.advanceTimersByTimeAsync(0);
	await click('stables');
	expect(choose).toHaveBeenCalledExactlyOnceWith('place stables');

	// A choice that appeared under a resting pointer asks for confirmation.
	await answer();
	await vi.advanceTimersByTimeAsync(1000);
	await click('stables');
	expect(choose).not.toHaveBeenCalled();
	expect(one('.card [data-do]').dataset['do']).toBe('place stables');
});

test('hovering shows a card, but not for what appears under a resting pointer', async () => {
	const picture = pictures('classic').find(({ moves }) => moves.includes('place gate')) as Picture;
	const { one, all, rerender } = show(picture);
	const send = (name: string, clientX: number) =>
		fireEvent(
			one('[data-place="place:gate"]'),
			new PointerEvent(name, { bubbles: true, clientX, clientY: 10, pointerType: 'mouse' }),
		);
	await send('pointerdown', 10);
	await send('pointerover', 10);
	expect(all('.card')).toHaveLength(1);
	await fireEvent.click(one('[data-anchor="place:gate"]'));
	await rerender({ moves: [] });
	await send('pointerover', 10);
	await send('pointermove', 13);
	expect(all('.card')).toHaveLength(0);
	await send('pointermove', 40);
	expect(all('.card')).toHaveLength(1);
});

test('keyboard focus moves to the next question, which is announced each time', async () => {
	const picture = pictures('classic').find(({ moves }) => moves.includes('place gate')) as Picture;
	const { one, rerender } = show(picture);
	const gate = one('[data-move="place gate"]');
	gate.focus();
	await fireEvent.keyDown(gate, { key: 'Enter' });
	await fireEvent.click(gate);
	expect(one('.sent')).toBeUndefined();
	await rerender({ moves: [] });
	await tick();
	expect(document.activeElement?.id).toBe('question');
	expect(one('.sent').textContent).toContain('Gate');
	const announced = one('[aria-live] span');
	expect(announced.textContent).toBe('');
	await rerender({ moves: picture.moves });
	// Choices render in the next frame.
	await vi.waitFor(() => expect(one('[aria-live] span')).not.toBe(announced));
	expect(one('[aria-live] span').textContent).toContain(english.say('web-your-turn'));
});

test('names players on a shared screen, and asks spectators nothing', async () => {
	const picture = pictures('classic').find(({ moves }) => moves.includes('place gate')) as Picture;
	const { one, rerender } = show(picture);
	const name = names[picture.seat] as string;
	await rerender({ isShared: true });
	expect(one('.actor').textContent).toBe(english.say('web-turn-yours', { name }));
	await rerender({ seat: null, moves: [] });
	expect(one('.actor').textContent).toBe(english.say('web-turn-of', { name }));
	expect(one('#question').textContent).toBe(english.say('web-decides', { kind: 'place' }));
});

test('groups choices of several kinds under headings', () => {
	expect(grouped(['place c1', 'build bank', 'draw', 'place c2', 'replace'])).toEqual([
		{ kind: 'place', moves: ['place c1', 'place c2'] },
		{ kind: 'build', moves: ['build bank'] },
		{ kind: 'cards', moves: ['draw', 'replace'] },
	]);
	expect(grouped(['place r1', 'place gate'])).toEqual([{ kind: null, moves: ['place r1', 'place gate'] }]);
});

test('screen readers get the points', () => {
	const { all } = show(pictures('classic')[0] as Picture);
	const said = all('.players article').map((each) => each.textContent ?? '');
	for (const text of said) expect(text).toContain(english.say('web-prestige'));
	expect(said.some((text) => text.includes(` ${english.say('web-you')}`))).toBe(true);
});
