// Events and changes map to places that are drawn on the table.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { changedPlaces, placesOf } from '../src/lib/table/places';
import { merge, share } from '../src/lib/table/share';
import Table from '../src/lib/table/Table.svelte';
import type { Classic, Y1303 } from '../src/lib/games/game';
import { events, games, names, pictures, StrictWords, type Picture } from './fixtures';

afterEach(cleanup);
const english = new StrictWords('en');
/** Events without a player or place. */
const NOWHERE = ['turn-started', 'round-started', 'phase-started', 'characters-drawn'];

function places({ view, seat, moves }: Picture, pointed: string[] = []) {
	const { container } = render(Table, { words: english, view, seat, names, moves, pointed, choose: () => undefined });
	return container;
}

describe.each(games)('%s', (game) => {
	const picture = pictures(game).find(({ stage, view }) => stage === 'late' && view.players.length === 4) as Picture;

	test('every event has places, and they are drawn', () => {
		const drawn = [...places(picture).querySelectorAll<HTMLElement>('[data-place]')].map(
			({ dataset }) => dataset['place'],
		);
		const touched = events(game).flatMap((event) => {
			const found = placesOf(event, picture.view);
			if (!NOWHERE.includes(event.event)) expect(found, JSON.stringify(event)).not.toEqual([]);
			return found;
		});
		// Not drawn here: later buildings, characters, the fifth player, and gaps the provost of 1303 cannot reach now.
		const isLater = (place: string) => /^(road:c\d+|character:|gap:|player:4)/.test(place);
		expect([...new Set(touched)].filter((place) => !isLater(place) && !drawn.includes(place))).toEqual([]);
	});

	test('equal views have no changes', () => {
		expect(changedPlaces(picture.view, structuredClone(picture.view))).toEqual(new Set());
	});

	test('marks pointed places', () => {
		const place = game === 'magna-carta' ? 'road:c2' : 'road:r2';
		expect(places({ ...picture, moves: [] }, [place, 'player:1']).querySelectorAll('.pointed').length).toBe(2);
	});
});

test('placing a worker changes its space and its player', () => {
	const { view } = pictures('classic')[11] as Picture & { view: Classic };
	const after = structuredClone(view);
	(after.road['r5'] as { worker: number | null }).worker = 2;
	(after.players[2] as { workers: number }).workers -= 1;
	after.provost = 'r20';
	expect(changedPlaces(view, after)).toEqual(new Set(['road:r5', 'player:2', 'provost']));
});

test('an advancing favor marker changes its new column', () => {
	const { view } = pictures('classic')[11] as Picture & { view: Classic };
	const after = structuredClone(view);
	(after.players[3] as { favors: { deniers: number } }).favors.deniers = 2;
	expect(changedPlaces(view, after)).toContain('favor:deniers:2');
});

test('an event maps to its place, its cause and its player', () => {
	const { view } = pictures('classic')[11] as Picture;
	const goods = { prestige: 1 };
	expect(placesOf({ event: 'gained', player: 1, goods, cause: { by: 'visit', space: 'r9' } }, view)).toEqual([
		'player:1',
		'road:r9',
	]);
	const other = pictures('1303')[12] as Picture & { view: Y1303 };
	expect(placesOf({ event: 'provost-moved', player: 2, from: 14, to: 16 }, other.view)).toEqual([
		'gap:16',
		'provost',
		'player:2',
	]);
});

test('share keeps equal objects identical', () => {
	const old = { a: [1, { b: 2 }], c: { d: null } };
	expect(share(old, structuredClone(old))).toBe(old);
	const next = share(old, { a: [1, { b: 3 }], c: { d: null } });
	expect(next).toEqual({ a: [1, { b: 3 }], c: { d: null } });
	expect(next.c).toBe(old.c);
	expect(share({ a: undefined }, {})).toEqual({});
	expect(share([1, 2], [1])).toEqual([1]);
	expect(share({}, [])).toEqual([]);
});

test('merge replaces only what differs', () => {
	const old = { road: { r1: { worker: 1 }, r2: null }, order: [1, 2, 3], gone: 1 };
	const state = structuredClone(old);
	const kept = state.road.r1;
	const next = share(old, { road: { r1: { worker: 1 }, r2: { worker: 0 } }, order: [2, 1], hand: 4 });
	merge(state, old, next);
	expect(state).toEqual(next);
	expect(state.road.r1).toBe(kept);
	expect(state.road.r2).not.toBe(next.road.r2);
});
