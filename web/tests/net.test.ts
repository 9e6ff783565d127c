// Requests and their errors; reloading an outdated page.
import { afterEach, expect, test, vi } from 'vitest';
import { reloadIfOutdated } from '../src/lib/state/page';
import { setUser, ensureSignedIn } from '../src/lib/state/session.svelte';
import { appended } from '../src/lib/state/table.svelte';
import * as api from '../src/lib/backend/api';
import { Problem, query } from '../src/lib/backend/http';

afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
function server(...answers: (Response | Error)[]) {
	const asked: [string, RequestInit | undefined][] = [];
	vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
		asked.push([path, init]);
		const next = answers.shift();
		if (next instanceof Response) return next;
		throw next ?? new Error('no answer left');
	});
	return asked;
}

test('an error answer becomes a Problem with status, code and detail', async () => {
	server(answer({ detail: 'there is no seat for you', code: 'no-seat' }, 409));
	const problem = await api.act('abc', 'join').catch((reason: unknown) => reason);
	expect(problem).toBeInstanceOf(Problem);
	expect(problem).toMatchObject({
		status: 409,
		code: 'no-seat',
		message: 'there is no seat for you',
		isOffline: false,
	});
});

test('a non-JSON answer or no answer becomes a Problem too', async () => {
	server(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), new TypeError('no network'));
	await expect(api.version()).rejects.toMatchObject({ status: 502, message: 'Bad Gateway' });
	await expect(api.version()).rejects.toMatchObject({ status: 0, isOffline: true });
});

test('not being signed in is null, not a Problem', async () => {
	server(answer({ detail: 'you are not signed in' }, 401), answer({ detail: 'later' }, 503));
	expect(await api.me()).toBeNull();
	await expect(api.me()).rejects.toMatchObject({ status: 503 });
});

test('a taken name gets a number when suggested and is refused when chosen', async () => {
	const taken = () => answer({ detail: 'there is an account whose name looks like this one' }, 409);
	const guest = { id: 'g', name: 'Odon 123', is_guest: true };
	const asked = server(taken(), answer(guest, 201), taken(), answer({ detail: 'too long', code: 'name' }, 422));
	expect(await ensureSignedIn('Odon')).toEqual(guest);
	expect(JSON.parse(asked[1]?.[1]?.body as string)).toEqual({ name: expect.stringMatching(/^Odon \d{3}$/) as string });
	setUser(null);
	await expect(ensureSignedIn('Ada')).rejects.toMatchObject({ status: 409, code: 'name-taken' });
	await expect(ensureSignedIn('Ada')).rejects.toMatchObject({ status: 422, code: 'name' });
	expect(asked).toHaveLength(4);
});

test('sends fields as JSON, records as text, and no body without fields', async () => {
	const asked = server(answer({}), answer({ id: 'r' }), answer({}), new Response(null, { status: 204 }));
	await api.act('a/b', 'join', { seat: 1 });
	await api.uploadRecord('caylus-record 1');
	await api.act('abc', 'resign');
	expect(await api.signOut()).toBeUndefined();
	expect(asked.map(([path, init]) => [init?.method, path, init?.body])).toEqual([
		['POST', '/api/tables/a%2Fb/join', '{"seat":1}'],
		['POST', '/api/records', 'caylus-record 1'],
		['POST', '/api/tables/abc/resign', undefined],
		['DELETE', '/api/session', undefined],
	]);
	expect(asked[1]?.[1]?.headers).toEqual({ 'content-type': 'text/plain' });
	expect(query('/x', { a: 1, b: undefined, c: 'é' })).toBe('/x?a=1&c=%C3%A9');
});

test('fetches a long game in parts', async () => {
	const part = (from: number, count: number) =>
		answer({ moves: 149, steps: Array.from({ length: count }, (_, index) => ({ moves: from + index })) });
	const asked = server(part(0, 100), part(100, 50));
	const { steps } = await api.steps({ kind: 'tables', id: 'abc' });
	expect(steps.map(({ moves }) => moves)).toEqual(Array.from({ length: 150 }, (_, index) => index));
	expect(asked.map(([path]) => path)).toEqual([0, 100].map((from) => `/api/tables/abc/steps?from=${from}`));
});

test('reloads only when the server has another version of the page', async () => {
	const reload = vi.fn();
	server(answer({ page: 'a' }), answer({ page: 'a' }), new Error('away'), answer({ page: 'b' }));
	for (let round = 0; round < 3; round += 1) await reloadIfOutdated(undefined, reload);
	expect(reload).not.toHaveBeenCalled();
	await reloadIfOutdated(undefined, reload);
	expect(reload).toHaveBeenCalledOnce();
});

test('reloads when a hello brings another version', async () => {
	const reload = vi.fn();
	const asked = server();
	await reloadIfOutdated('b', reload);
	expect(reload).not.toHaveBeenCalled();
	await reloadIfOutdated('c', reload);
	expect(reload).toHaveBeenCalledOnce();
	expect(asked).toEqual([]);
});

test('keeps each entry once', () => {
	const old = [{ number: 1 }, { number: 3 }];
	expect(appended(old, [{ number: 3 }, { number: 4 }])).toEqual([{ number: 1 }, { number: 3 }, { number: 4 }]);
	expect(appended(old, [{ number: 2 }])).toBe(old);
});
