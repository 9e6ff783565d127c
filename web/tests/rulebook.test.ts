// The rendered rule book and guide: headings, search, links, closing for good.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { again, isGuided } from '../src/lib/rules/guide.svelte';
import { openPlace, closeRules } from '../src/lib/rules/open.svelte';
import GuideNote from '../src/pages/rules/GuideNote.svelte';
import Rulebook from '../src/pages/rules/Rulebook.svelte';
import Guide from '../src/pages/table/Guide.svelte';
import Given from './Given.svelte';
import { games, pictures, StrictWords, type Picture } from './fixtures';

const words = new StrictWords('en');
const scrolled = vi.fn<(this: Element) => void>();
beforeEach(() => {
	Element.prototype.scrollIntoView = function () {
		scrolled.call(this);
	};
	localStorage.clear();
});
afterEach(() => {
	cleanup();
	closeRules();
	scrolled.mockClear();
});
const show = (of: unknown, given: Record<string, unknown>) =>
	render(Given, { words, of: of as Component<Record<string, unknown>>, given });
const search = (container: Element, value: string) =>
	fireEvent.input(container.querySelector('input') as Element, { target: { value } });
const settled = async () => {
	for (let turn = 0; turn < 10; turn += 1) await tick();
};

describe.each(games)('the book of %s', (game) => {
	test('has ordered headings, unique ids and no broken links', () => {
		const { container } = show(Rulebook, { game });
		dispatchEvent(new Event('beforeprint'));
		const levels = [...container.querySelectorAll('h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
		expect(levels.length).toBeGreaterThan(60);
		levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 1)).toBeLessThan(2));
		const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
		expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
		for (const link of container.querySelectorAll('a')) expect(ids).toContain(link.getAttribute('href')?.slice(1));
	});

	test('opens at the phase of the table', async () => {
		const { view } = pictures(game)[0] as Picture;
		const { container } = show(Rulebook, { game, view, place: view.phase });
		await settled();
		const phase = container.querySelector(`[id="${view.phase}"]`) as Element;
		expect(within(phase as HTMLElement).getByText('You are here')).toBeTruthy();
		expect(phase.contains(document.activeElement)).toBe(true);
		expect(scrolled.mock.contexts).toContain(phase);
	});
});

test('the book begins with the summary, grows, and is whole when it is printed', async () => {
	const { container } = show(Rulebook, { game: 'classic' });
	const parts = () => [...container.querySelectorAll('.text > section')].map(({ id }) => id);
	expect(parts()).toEqual(['summary']);
	await vi.waitFor(() => expect(parts()).toContain('phases'));
	dispatchEvent(new Event('beforeprint'));
	expect(parts()).toEqual(['summary', 'phases', 'topics', 'things', 'faq']);
	expect(screen.getByText(words.say('rules-unofficial'))).toBeTruthy();
});

test('search shows and counts the passages with all words', async () => {
	const { container } = show(Rulebook, { game: 'classic' });
	await search(container, 'church');
	expect([...container.querySelectorAll('.things article')].map(({ id }) => id)).toEqual(['tile-stone-church']);
	const found = container.querySelectorAll('.passage, .things article, .question').length;
	expect(container.querySelector('[role="status"]')?.textContent).toContain(`${found} passages found`);
	await search(container, 'xyzzy');
	expect(container.querySelector('[role="status"]')?.textContent).toContain('Nothing found');
	await fireEvent.click(screen.getByText('Show all'));
	expect(container.querySelector('#summary')).not.toBeNull();
});

test('internal links work, even from a search', async () => {
	const moved = vi.fn();
	const { container } = show(Rulebook, { game: 'classic', moved });
	await search(container, 'the favor is yours');
	await fireEvent.click(container.querySelector('a[href="#favors"]') as Element);
	await settled();
	expect(moved).toHaveBeenLastCalledWith('favors');
	expect(container.querySelector('#favors')?.contains(document.activeElement)).toBe(true);
});

test('the guide appears, opens the rules, and stays closed until reopened', async () => {
	const later = pictures('classic').find(({ view }) => view.decision !== null);
	if (later?.view.game !== 'classic') throw new Error('no position with a decision');
	const first = { view: { ...later.view, turn: 1 } };
	const seat = first.view.decision?.player;
	show(GuideNote, { view: { ...later.view, turn: 5 }, seat });
	await settled();
	expect(screen.queryByRole('complementary'), 'joined in the fifth turn').toBeNull();
	cleanup();
	show(GuideNote, { view: first.view, seat });
	await settled();
	expect((await screen.findByRole('complementary')).textContent).toContain('Your first turn');
	await fireEvent.click(screen.getByText('More about this in the rules'));
	expect(openPlace()).toBe(first.view.phase);
	expect(isGuided('classic')).toBe(true);
	await fireEvent.click(screen.getByText('Close the guide for good'));
	expect([isGuided('classic'), isGuided('1303')]).toEqual([false, true]);
	expect(localStorage.getItem('caylus-guide')).toBe('classic');
	again('classic');
	expect(isGuided('classic')).toBe(true);
	expect(localStorage.getItem('caylus-guide')).toBe('');
});

/** A guided game of Caylus: a view of a turn, and its guide. */
function guided() {
	again('classic');
	const found = pictures('classic').find(({ view }) => view.decision !== null);
	if (found?.view.game !== 'classic') throw new Error('no position with a decision');
	const { view } = found;
	const seat = view.decision?.player ?? 0;
	const given = (change: object, events: readonly object[] = []) => ({
		words,
		of: Guide as unknown as Component<Record<string, unknown>>,
		given: { view: { ...view, ...change }, seat, entries: [{ kind: 'moved', number: 1, seat, events }] },
	});
	return { view, seat, given };
}

test('the guide is there only when its player decides, and gone after the turn', async () => {
	const { view, seat, given } = guided();
	const { rerender } = render(Given, given({ turn: 1 }));
	await screen.findByRole('complementary');
	await rerender(given({ turn: 1, decision: { ...view.decision, player: seat + 1 } }));
	await settled();
	expect(screen.queryByRole('complementary'), 'another player decides').toBeNull();
	await rerender(given({ turn: 2 }));
	expect((await screen.findByRole('complementary')).textContent).toContain('Well done');
	expect(localStorage.getItem('caylus-guide'), 'not shown at tables opened later').toBe('classic');
	await rerender(given({ turn: 2, provost: 'r9' }));
	await settled();
	expect(isGuided('classic'), 'after the next decision').toBe(false);
});

test('after a bad turn the guide says what happened', async () => {
	const { seat, given } = guided();
	const { rerender } = render(Given, given({ turn: 1, provost: 'r6' }));
	await screen.findByRole('complementary');
	const events = [
		{ event: 'turn-started', turn: 1 },
		{ event: 'provost-moved', player: 2, from: 'r6', to: 'r1' },
		...[seat, seat + 1].map((player, at) => ({ event: 'worker-returned', player, from: `r${2 + at}` })),
		{ event: 'worker-returned', player: seat, from: 'r1' },
		{ event: 'worker-returned', player: seat, from: 'gate' },
		{ event: 'turn-started', turn: 2 },
	];
	await rerender(given({ turn: 2, provost: 'r1' }, events));
	const note = (await screen.findByRole('complementary')).textContent;
	expect(note).toContain('What happened');
	expect(note).toMatch(/The provost went back to r1, so the [^,]+ gave you nothing\./);
	expect(note).not.toMatch(/ and the /);
});
