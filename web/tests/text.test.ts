// The table as text contains everything in the view.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { preferences } from '../src/lib/app/preferences.svelte';
import { uiOf } from '../src/lib/games';
import type { TextSection } from '../src/lib/games/ui';
import Table from '../src/lib/table/Table.svelte';
import { textOf } from '../src/lib/table/text';
import { languages } from '../src/lib/words/words';
import { games, names, pictures, StrictWords, type Picture } from './fixtures';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const english = new StrictWords('en');
const flat = (sections: TextSection[]) =>
	sections
		.flatMap(({ heading, sentences = [], list = [], table }) => [
			heading,
			...sentences,
			...list,
			...(table?.rows.flat() ?? []),
		])
		.join('\n');

describe.each(games)('%s', (game) => {
	test('contains the road, the supply and the cards', () => {
		for (const { view, seat } of pictures(game)) {
			const text = flat(textOf(english, view, names, seat));
			for (const space of uiOf(view).spaces(view)) {
				const there = uiOf(view).onSpace(view, space);
				const line = text.split('\n').find((each) => each.startsWith(`${space}: `)) ?? '';
				if (there === null) continue;
				expect(line).toContain(english.say(there.id));
				if (there.owner !== null) expect(line).toContain(`Owner: ${names[there.owner]}`);
				if (there.worker !== null) expect(line).toContain(`Worker here: ${names[there.worker]}`);
			}
			const supply = view.game === 'magna-carta' ? view.prestige : view.supply;
			for (const tile of supply) expect(text).toContain(english.say(uiOf(view).tileId(tile)));
			if (view.game === '1303') {
				const all = [...view.board, ...view.players.flatMap(({ characters }) => characters)];
				for (const character of all) expect(text).toContain(english.say(`y1303-character-${character}.power`));
				for (const tile of view.site.tiles) expect(text).toContain(english.say(uiOf(view).tileId(tile)));
			}
			if (view.game === 'magna-carta') {
				const hand = view.players[seat]?.hand;
				expect(Array.isArray(hand)).toBe(true);
				if (Array.isArray(hand)) for (const card of hand) expect(text).toContain(english.say(uiOf(view).tileId(card)));
			}
		}
	});

	test('contains every number of every player', () => {
		for (const { view, seat } of pictures(game)) {
			const [, { table } = { table: undefined }] = textOf(english, view, names, seat);
			for (const [at, cells] of (table?.head ?? []).slice(1).entries()) {
				const player = names.findIndex((name) => cells.startsWith(name));
				const column = table?.rows.map((row) => row[at + 1]) ?? [];
				const has = view.players[player];
				for (const count of Object.values(has?.cubes ?? {})) expect(column).toContain(String(count));
				expect(column).toContain(String(has?.workers));
				if (has && 'deniers' in has) expect(column).toContain(String(has.deniers));
				if (has && 'houses' in has)
					for (const count of Object.values(has.houses)) expect(column).toContain(String(count));
			}
		}
	});

	test.each(languages)('has every text in %s', (language) => {
		for (const { view } of pictures(game))
			expect(() => textOf(new StrictWords(language), view, names, null)).not.toThrow();
	});
});

test('replaces the board, and the choices stay', () => {
	const { view, seat, moves } = pictures('classic')[11] as Picture;
	const shown = () => render(Table, { words: english, view, seat, names, moves, choose: () => undefined }).container;
	expect(shown().querySelector('table')).toBeNull();
	cleanup();
	preferences.text.value = 'yes';
	const text = shown();
	preferences.text.value = 'no';
	expect(text.querySelector('table')).not.toBeNull();
	expect(text.querySelectorAll('[data-move]').length).toBe(moves.length);
});
