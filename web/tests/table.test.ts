// The whole table, of real positions: every legal move can be chosen, nothing else can, and everything has its words.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anchorOf } from '../src/lib/table/anchors';
import { byAnchor } from '../src/lib/table/offers';
import Table from '../src/lib/table/Table.svelte';
import { games, names, pictures, StrictWords, type Picture } from './fixtures';

afterEach(cleanup);

const english = new StrictWords('en');
const french = new StrictWords('fr');

function show({ view, seat, moves }: Picture) {
	const choose = vi.fn<(move: string) => void>();
	const { container, rerender } = render(Table, { words: english, view, seat, names, moves, choose });
	const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
	return { choose, all, rerender };
}

describe.each(games)('%s', (game) => {
	const all = pictures(game).map((picture, index) => ({ index, kind: picture.view.decision?.kind, picture }));

	test.each(all)('picture $index, $kind: what is legal can be chosen, and nothing else', async ({ picture }) => {
		const { all, choose, rerender } = show(picture);
		const listed = () => all('[data-move]').map((button) => button.dataset['move']);
		expect(listed().sort()).toEqual([...picture.moves].sort());

		const places = byAnchor(picture.moves, (move) => anchorOf(move, picture.view));
		const offered = new Map(all('[data-anchor]').map((element) => [element.dataset['anchor'], element]));
		expect(new Set(offered.keys())).toEqual(new Set(places.keys()));
		for (const [anchor, moves] of places) {
			choose.mockClear();
			const place = offered.get(anchor) as HTMLElement;
			expect(place.getAttribute('aria-label')).toBeTruthy();
			await fireEvent.click(place);
			if (moves.length === 1) expect(choose).toHaveBeenCalledExactlyOnceWith(moves[0]);
			else {
				// Several moves are asked for beside the place.
				expect(choose).not.toHaveBeenCalled();
				expect(all('[data-do]').map((button) => button.dataset['do'])).toEqual(moves);
				await fireEvent.keyDown(document.body, { key: 'Escape' });
				expect(all('[data-do]')).toEqual([]);
			}
		}

		// The words are strict: what is missing in a language throws.
		await rerender({ words: french });
		await rerender({ moves: [] });
		expect(all('[data-anchor], [data-move], svg [role="button"]').map((element) => element.outerHTML)).toEqual([]);
	});
});

test('keys choose as clicks do', async () => {
	const picture = pictures('classic').find(({ moves }) => moves.includes('place gate')) as Picture;
	const { all, choose } = show(picture);
	const [gate] = all('[data-anchor="place:gate"]');
	await fireEvent.keyDown(gate as HTMLElement, { key: 'a' });
	expect(choose).not.toHaveBeenCalled();
	await fireEvent.keyDown(gate as HTMLElement, { key: 'Enter' });
	expect(choose).toHaveBeenCalledExactlyOnceWith('place gate');
});
