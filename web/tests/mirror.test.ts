// A table kept up to date with patches, and what only the viewer may know.
import { describe, expect, test } from 'vitest';
import { Mirror, patched } from '../src/lib/backend/mirror';
import type { EntryDoc, HelloDoc, Patch, PrivateDoc, TableDoc, UpdateDoc } from '../src/lib/types/wire';

describe('patched', () => {
	test('changes objects by key and arrays by index, and shares the rest', () => {
		const before = { a: 1, b: { c: null, d: [1, 2] }, players: [{ x: 1 }, { x: 3, y: [4] }] };
		const after = patched(before, { b: { c: 5, d: [1] }, players: { 1: { x: null } } }) as typeof before;
		expect(after).toEqual({ a: 1, b: { c: 5, d: [1] }, players: [{ x: 1 }, { x: null, y: [4] }] });
		expect(after.players[0]).toBe(before.players[0]);
		expect(after.players[1]?.y).toBe(before.players[1]?.y);
		expect(before.b).toEqual({ c: null, d: [1, 2] });
	});

	test.each<[string, unknown, Patch, unknown]>([
		['null is a value', { undo: { seat: 1 } }, { undo: null }, { undo: null }],
		['an object replaces null', { undo: null }, { undo: { seat: 1 } }, { undo: { seat: 1 } }],
		['`=` replaces an object', { ask: { id: 'a', args: 1 } }, { ask: { '=': { id: 'b' } } }, { ask: { id: 'b' } }],
		['a longer array replaces', { list: [{ x: 1 }] }, { list: [{ x: 1 }, { x: 2 }] }, { list: [{ x: 1 }, { x: 2 }] }],
		['a new key is added', {}, { new: { x: 1 } }, { new: { x: 1 } }],
		['no change', { x: 1 }, {}, { x: 1 }],
	])('%s', (_, before, patch, after) => expect(patched(before, patch)).toEqual(after));
});

describe('the viewer’s table', () => {
	const view = { turn: 1, players: [{ hand: 2 }, { hand: 3 }] };
	const table = {
		number: 9,
		viewer: null,
		can: ['join'],
		seats: [0, 1].map((seat) => ({ seat, is_you: false })),
		position: { number: 9, view, legal: null },
	} as unknown as TableDoc;
	const own = {
		viewer: 1,
		own: [1],
		can: ['move'],
		view: { players: { 1: { hand: ['mine', 'park', 'inn'] } } },
		legal: [{ move: 'pass', choice: { label: 'pass' } }],
	} as unknown as PrivateDoc;
	const entry = (number: number, more = {}): EntryDoc => ({ number, at: 0, kind: 'moved', ...more }) as EntryDoc;
	const hello = (given: PrivateDoc | null): HelloDoc => ({
		protocol: 2,
		page: 'a',
		table,
		private: given,
		entries: [],
	});
	const update = (more: Partial<UpdateDoc>): UpdateDoc => ({
		from: 9,
		number: 10,
		table: { number: 10 },
		entries: [],
		...more,
	});

	test('a spectator sees the public one', () => {
		expect(new Mirror().hello(hello(null)).table).toEqual(table);
	});

	test('a player sees their own seats, secrets and moves', () => {
		const seen = new Mirror().hello(hello(own)).table;
		expect(seen).toMatchObject({
			viewer: 1,
			can: ['move'],
			seats: [{ is_you: false }, { is_you: true }],
			position: { view: { players: [{ hand: 2 }, { hand: ['mine', 'park', 'inn'] }] }, legal: own.legal },
		});
		expect(table.position?.view).toEqual(view);
	});

	test('before the start there is no position', () => {
		const open = { ...table, position: null };
		const alone = { ...own, view: null, legal: null };
		expect(new Mirror().hello({ ...hello(alone), table: open }).table).toMatchObject({ viewer: 1, position: null });
	});

	test('keeps the private part until it changes', () => {
		const mirror = new Mirror();
		mirror.hello(hello(own));
		const patch = { number: 10, position: { view: { turn: 2 } } };
		expect(mirror.update(update({ table: patch }))?.table).toMatchObject({
			number: 10,
			position: { view: { turn: 2, players: [{ hand: 2 }, { hand: ['mine', 'park', 'inn'] }] }, legal: own.legal },
		});
		const next = {
			...own,
			can: [],
			view: { players: { 1: { hand: ['mine'] } } },
			legal: null,
		} as unknown as PrivateDoc;
		const changed = mirror.update(update({ from: 10, number: 11, table: { number: 11 }, private: next }))?.table;
		expect(changed).toMatchObject({ can: [], position: { view: { players: [{}, { hand: ['mine'] }] }, legal: null } });
	});

	test('own entries replace the public ones', () => {
		const mirror = new Mirror();
		mirror.hello(hello(own));
		const entries = [entry(10, { move: null })];
		const known = [entry(10, { move: 'draw' })];
		expect(mirror.update(update({ entries, own: known }))?.entries).toEqual(known);
		expect(mirror.update(update({ from: 10, number: 11, table: { number: 11 }, entries }))?.entries).toEqual(entries);
	});

	test('refuses an update that does not follow, and any before the first hello', () => {
		const mirror = new Mirror();
		expect(mirror.update(update({}))).toBeUndefined();
		mirror.hello(hello(null));
		expect(mirror.update(update({ from: 8 }))).toBeUndefined();
		expect(mirror.update(update({ from: 9 }))?.table.number).toBe(10);
		expect(mirror.update(update({ from: 9 }))).toBeUndefined();
	});
});
