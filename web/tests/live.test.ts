// A table's socket: moves and news across a flaky network.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live, type Link, type Socket } from '../src/lib/backend/live';
import type { Problem } from '../src/lib/backend/http';
import { Outbox, type KeyValueStorage } from '../src/lib/backend/outbox';
import type { HelloDoc, ServerMessage, TableDoc, UpdateDoc } from '../src/lib/types/wire';

class FakeSocket implements Socket {
	onmessage: Socket['onmessage'] = null;
	onclose: Socket['onclose'] = null;
	readonly sent: Record<string, unknown>[] = [];
	isOpen = true;
	constructor(readonly since: number) {}
	send(text: string) {
		if (!this.isOpen) throw new Error('socket is not open');
		this.sent.push(JSON.parse(text));
	}
	close() {
		this.isOpen = false;
	}
	says(message: ServerMessage) {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
	hello(number: number, more: Partial<HelloDoc> = {}) {
		const table = { number } as TableDoc;
		this.says({ type: 'hello', protocol: 2, page: 'a', table, private: null, entries: [], ...more });
	}
	update(from: number, number: number, more: Partial<UpdateDoc> = {}) {
		this.says({ type: 'update', from, number, table: { number }, entries: [], ...more });
	}
	moves() {
		return this.sent.filter(({ type }) => type === 'move');
	}
}

class FakeStorage implements KeyValueStorage {
	readonly kept = new Map<string, string>();
	getItem(name: string) {
		return this.kept.get(name) ?? null;
	}
	setItem(name: string, value: string) {
		this.kept.set(name, value);
	}
	removeItem(name: string) {
		this.kept.delete(name);
	}
}

function start(storage: KeyValueStorage = new FakeStorage()) {
	const sockets: FakeSocket[] = [];
	const seen = {
		news: [] as number[],
		pages: [] as string[],
		chat: [] as string[],
		links: [] as Link[],
		refused: [] as Problem[],
		waiting: 0,
		again: 0,
		received: 0,
	};
	const live = new Live(
		(since) => {
			sockets.push(new FakeSocket(since));
			return sockets.at(-1) as FakeSocket;
		},
		7,
		new Outbox('here', storage),
		{
			news: ({ table }) => seen.news.push(table.number),
			page: (version) => seen.pages.push(version),
			chat: (lines) => seen.chat.push(...lines.map(({ text }) => text)),
			link: (link) => seen.links.push(link),
			refused: (problem) => seen.refused.push(problem),
			received: () => seen.received++,
			waiting: (count) => (seen.waiting = count),
			reconnected: () => (seen.again += 1),
		},
	);
	return { live, seen, sockets, last: () => sockets.at(-1) as FakeSocket };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const move = { type: 'move', move: 'place r3', number: 9 } as const;

test('chat arrives without the table and changes nothing else', () => {
	const { seen, last } = start();
	last().hello(9);
	const said = { number: 1, at: 0, user: 'x', name: 'Ben', is_guest: false };
	last().says({ type: 'chat', chat: [{ ...said, text: 'Hello' }] });
	last().says({ type: 'chat', chat: [{ ...said, number: 2, text: 'again' }] });
	expect(seen.chat).toEqual(['Hello', 'again']);
	expect(seen.news).toEqual([9]);
});

test('asks only for what is new, and resumes there after a drop', () => {
	const { seen, sockets, last } = start();
	expect(last().since).toBe(7);
	last().hello(9);
	last().onclose?.();
	expect(seen.links).toEqual(['online', 'offline']);
	vi.advanceTimersByTime(1000);
	expect(sockets).toHaveLength(2);
	expect(last().since).toBe(9);
	expect(seen.again).toBe(0);
	last().hello(12);
	expect(seen).toMatchObject({ news: [9, 12], links: ['online', 'offline', 'online'], again: 1, received: 2 });
});

test('passes on changes; after one that does not fit, connects again for the whole table', () => {
	const { seen, sockets, last } = start();
	last().hello(9);
	last().update(9, 10);
	last().update(10, 11);
	expect(seen.news).toEqual([9, 10, 11]);
	last().update(12, 13);
	expect(seen).toMatchObject({ news: [9, 10, 11], links: ['online', 'offline'] });
	expect(sockets[0]?.isOpen).toBe(false);
	vi.advanceTimersByTime(1000);
	expect(last().since).toBe(11);
	last().hello(13);
	last().update(13, 14);
	expect(seen.news).toEqual([9, 10, 11, 13, 14]);
});

test('passes on the page version of every hello', () => {
	const { seen, last } = start();
	last().hello(9);
	last().hello(12, { page: 'b' });
	expect(seen.pages).toEqual(['a', 'b']);
});

test('a refused move comes with its rule and reason', () => {
	const { live, seen, last } = start();
	last().hello(9);
	live.send(move);
	const key = last().moves()[0]?.['key'] as string;
	const message = { id: 'refusals-no-worker-left' };
	last().says({ type: 'problem', key, status: 422, code: 'illegal-move', detail: 'no', rule: 'C2.1', message });
	expect(seen.refused[0]?.reason).toMatchObject({ rule: 'C2.1', message });
});

test('backs off between attempts, and retries at once when the network is back', () => {
	const { live, sockets, last } = start();
	for (let round = 0; round < 12; round += 1) {
		last().onclose?.();
		vi.advanceTimersByTime(23_000);
	}
	expect(sockets).toHaveLength(13);
	last().onclose?.();
	vi.advanceTimersByTime(7_000);
	expect(sockets).toHaveLength(13);
	live.hurry();
	expect(sockets).toHaveLength(14);
	live.hurry();
	expect(sockets).toHaveLength(14);
});

test('detects a silently dead connection on a move or a network change', () => {
	const { live, seen, sockets, last } = start();
	last().hello(9);
	live.send(move);
	vi.advanceTimersByTime(7_000);
	expect(sockets).toHaveLength(1);
	vi.advanceTimersByTime(2_000);
	expect(seen.links.at(-1)).toBe('offline');
	vi.advanceTimersByTime(1_000);
	expect(sockets).toHaveLength(2);
	last().hello(9);
	const [sent] = last().moves();
	expect(sent).toEqual(sockets[0]?.moves()[0]);
	last().says({ type: 'done', key: sent?.['key'] as string, number: 10 });
	vi.advanceTimersByTime(15_000);
	expect(sockets).toHaveLength(2);
	live.hurry();
	last().says({ type: 'pong' });
	vi.advanceTimersByTime(10_000);
	expect(sockets).toHaveLength(2);
	live.hurry();
	vi.advanceTimersByTime(10_000);
	expect(sockets).toHaveLength(3);
});

test('resends an unanswered move with the same key, but not an answered one', () => {
	const { live, seen, last } = start();
	last().hello(9);
	live.send(move);
	expect(seen.waiting).toBe(1);
	const [first] = last().moves();
	expect(first).toMatchObject(move);
	last().onclose?.();
	vi.advanceTimersByTime(1000);
	last().hello(9);
	expect(last().moves()).toEqual([first]);
	last().says({ type: 'done', key: first?.['key'] as string, number: 10 });
	// Still waiting until the table includes the move, so the old question does not come back.
	expect(seen.waiting).toBe(1);
	last().onclose?.();
	vi.advanceTimersByTime(1000);
	last().hello(10);
	expect(last().moves()).toEqual([]);
	expect(seen.waiting).toBe(0);
});

test('sends a move made before the socket opened', () => {
	const { live, last } = start();
	last().isOpen = false;
	live.send(move);
	expect(last().moves()).toEqual([]);
	last().isOpen = true;
	last().hello(9);
	expect(last().moves()).toHaveLength(1);
});

test('each move has its own key', () => {
	const { live, last } = start();
	last().hello(9);
	live.send(move);
	live.send(move);
	expect(
		new Set(
			last()
				.moves()
				.map(({ key }) => key),
		).size,
	).toBe(2);
});

test('reports a refused move and does not resend it', () => {
	const { live, seen, last } = start();
	last().hello(9);
	live.send(move);
	const key = last().moves()[0]?.['key'] as string;
	last().says({ type: 'problem', key, status: 409, code: 'late', detail: 'too late' });
	expect(seen.refused.map(({ code, status, message }) => [code, status, message])).toEqual([['late', 409, 'too late']]);
	expect(seen.waiting).toBe(0);
});

test('keeps a move until the database is back', () => {
	const { live, seen, last } = start();
	last().hello(9);
	live.send(move);
	const [first] = last().moves();
	last().says({ type: 'state', database: 'away' });
	last().says({ type: 'problem', key: first?.['key'] as string, status: 503, code: '', detail: 'later' });
	expect(seen).toMatchObject({ waiting: 1, refused: [], links: ['online', 'away'] });
	last().says({ type: 'state', database: 'back' });
	expect(last().moves()).toEqual([first, first]);
	expect(seen.links.at(-1)).toBe('online');
});

test('reconnects after a goodbye or a silence', () => {
	const { sockets, last } = start();
	last().hello(9);
	last().says({ type: 'bye' });
	vi.advanceTimersByTime(1000);
	expect(sockets).toHaveLength(2);
	last().hello(9);
	vi.advanceTimersByTime(40_000);
	expect(sockets[1]?.sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
	vi.advanceTimersByTime(25_000);
	expect(sockets[1]?.isOpen).toBe(false);
	expect(sockets).toHaveLength(3);
});

test('a pong keeps the connection', () => {
	const { sockets, last } = start();
	last().hello(9);
	for (let round = 0; round < 9; round += 1) {
		vi.advanceTimersByTime(19_000);
		last().says({ type: 'pong' });
	}
	expect(sockets).toHaveLength(1);
});

test('does not reconnect after close', () => {
	const { live, sockets, last } = start();
	const onclose = last().onclose;
	live.close();
	expect(last().isOpen).toBe(false);
	onclose?.();
	live.hurry();
	vi.advanceTimersByTime(60_000);
	expect(sockets).toHaveLength(1);
});

test('after a reload, resends the unanswered move with the same key, then forgets it', () => {
	const storage = new FakeStorage();
	const before = start(storage);
	before.last().isOpen = false;
	before.live.send(move);
	before.live.close();
	const { seen, last } = start(storage);
	expect(seen.waiting).toBe(1);
	last().hello(9);
	const [sent] = last().moves();
	expect(sent).toMatchObject(move);
	last().says({ type: 'done', key: sent?.['key'] as string, number: 10 });
	last().update(9, 10);
	expect(seen.waiting).toBe(0);
	expect(storage.kept.size).toBe(0);
	expect(new Outbox('here', storage).size).toBe(0);
});

test('ignores corrupt stored moves and copes with full storage', () => {
	const storage = new FakeStorage();
	storage.setItem('caylus-unsent:here', '{');
	expect(new Outbox('here', storage).size).toBe(0);
	const full: KeyValueStorage = {
		getItem: () => null,
		setItem: () => {
			throw new Error('full');
		},
		removeItem: () => undefined,
	};
	const { live, last } = start(full);
	last().hello(9);
	live.send(move);
	expect(last().moves()).toHaveLength(1);
});
