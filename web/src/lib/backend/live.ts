// A table's socket: reconnects by itself and asks for what it missed. Unanswered requests are sent again with the same
// idempotency key, so a move is neither lost nor made twice.
import type { ChatDoc, NewsDoc, ServerMessage } from '../types/wire';
import { Problem } from './http';
import { Mirror } from './mirror';
import type { Outbox } from './outbox';

/** The state of the connection; `away` means that the server's database is unreachable. */
export type Link = 'connecting' | 'online' | 'offline' | 'away';

/** The part of WebSocket that is used, so tests can replace it. */
export interface Socket {
	onmessage: ((event: { data: string }) => void) | null;
	onclose: (() => void) | null;
	send(text: string): void;
	close(): void;
}

export interface Listener {
	/** A message arrived, of any kind. */
	received(): void;
	/** The table changed; the first news of a connection brings what was missed. */
	news(news: Omit<NewsDoc, 'chat'>, isFirst: boolean): void;
	/** The build of the page that the server has. */
	page(version: string): void;
	/** New chat messages. */
	chat(lines: readonly ChatDoc[]): void;
	link(link: Link): void;
	/** A request was refused. */
	refused(problem: Problem): void;
	/** The number of unanswered requests changed. */
	waiting(count: number): void;
	/** The server is back after an outage, maybe with a newer version. */
	reconnected(): void;
}

/** A request names the position it is for, so the server can refuse it if that has changed. */
export type Request = { type: 'move'; move: string; number: number } | { type: 'undo'; number: number };

/** A unique idempotency key. `randomUUID` needs a secure context. */
const newKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The interval between pings. */
const PING = 20_000;
/** A connection silent for this long is dead. */
const SILENCE_TIMEOUT = 45_000;
/** So is one that leaves a request unanswered for this long. */
const ANSWER_TIMEOUT = 8_000;

export class Live {
	readonly #open: (since: number) => Socket;
	readonly #listener: Listener;
	#socket: Socket | null = null;
	#seen: number;
	#wait = FIRST_WAIT;
	/** Has this connection sent news yet? */
	#isGreeted = false;
	#isBack = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#ping: ReturnType<typeof setInterval> | undefined;
	#lastReceived = 0;
	/** Runs while an answer is pending. */
	#answerTimer: ReturnType<typeof setTimeout> | undefined;
	#closed = false;
	readonly #pending: Outbox;
	/** The number of the entry the last request made. */
	#kept = 0;
	#mirror = new Mirror();

	/** `open` connects and asks for what is newer than an entry; `seen` is the last known entry. */
	constructor(open: (since: number) => Socket, seen: number, pending: Outbox, listener: Listener) {
		this.#open = open;
		this.#seen = seen;
		this.#pending = pending;
		this.#listener = listener;
		if (pending.size > 0) listener.waiting(pending.size);
		this.#connect();
	}

	send(request: Request): void {
		const key = newKey();
		this.#pending.add(key, request);
		this.#count();
		this.#deliver(key, request);
		this.#expect();
	}

	/** Reconnects or pings at once, when the network changed or the page is visible again. */
	hurry(): void {
		if (this.#closed) return;
		if (this.#socket !== null) {
			this.#write({ type: 'ping' });
			this.#expect();
			return;
		}
		this.#wait = FIRST_WAIT;
		this.#connect();
	}

	close(): void {
		this.#closed = true;
		this.#drop();
	}

	#connect(): void {
		clearTimeout(this.#timer);
		const socket = this.#open(this.#seen);
		this.#socket = socket;
		this.#isGreeted = false;
		this.#lastReceived = Date.now();
		socket.onmessage = ({ data }) => {
			this.#lastReceived = Date.now();
			clearTimeout(this.#answerTimer);
			this.#answerTimer = undefined;
			this.#listener.received();
			this.#receive(JSON.parse(data) as ServerMessage);
		};
		socket.onclose = () => this.#lost();
		this.#ping = setInterval(() => {
			if (Date.now() - this.#lastReceived > SILENCE_TIMEOUT) this.#lost();
			else this.#write({ type: 'ping' });
		}, PING);
	}

	#drop(): void {
		clearInterval(this.#ping);
		clearTimeout(this.#timer);
		clearTimeout(this.#answerTimer);
		this.#answerTimer = undefined;
		const socket = this.#socket;
		this.#socket = null;
		if (socket === null) return;
		socket.onmessage = socket.onclose = null;
		socket.close();
	}

	/** Starts the timeout for an answer; a socket that is still opening has its own. */
	#expect(): void {
		if (this.#isGreeted) this.#answerTimer ??= setTimeout(() => this.#lost(), ANSWER_TIMEOUT);
	}

	#lost(): void {
		if (this.#closed) return;
		this.#drop();
		this.#isBack = true;
		this.#listener.link('offline');
		// Jitter: after a server restart everyone reconnects.
		this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
		this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
	}

	#receive(message: ServerMessage): void {
		switch (message.type) {
			case 'hello':
				this.#listener.page(message.page);
				this.#wait = FIRST_WAIT;
				this.#listener.link('online');
				this.#show(this.#mirror.hello(message));
				if (!this.#isGreeted) this.#greeted();
				return;
			case 'update': {
				const news = this.#mirror.update(message);
				// In doubt, get the whole table again.
				return news === undefined ? this.#lost() : this.#show(news);
			}
			case 'chat':
				return this.#listener.chat(message.chat);
			case 'done':
				this.#kept = Math.max(this.#kept, message.number);
				return this.#settle(message.key);
			case 'problem':
				// The database is away; the request is sent again when it is back.
				if (message.status === 503) return;
				this.#settle(message.key);
				return this.#listener.refused(new Problem(message.status, message.detail, message.code, message));
			case 'state':
				this.#listener.link(message.database === 'away' ? 'away' : 'online');
				if (message.database === 'back') this.#resend();
				return;
			case 'bye':
				return this.#lost();
			case 'pong':
				return;
		}
	}

	#show(news: Omit<NewsDoc, 'chat'>): void {
		this.#seen = news.table.number;
		this.#listener.news(news, !this.#isGreeted);
		this.#count();
	}

	#greeted(): void {
		this.#isGreeted = true;
		if (this.#isBack) this.#listener.reconnected();
		this.#isBack = false;
		this.#resend();
	}

	#resend(): void {
		for (const [key, request] of this.#pending) this.#deliver(key, request);
	}

	#settle(key: string | null): void {
		if (key !== null && this.#pending.remove(key)) this.#count();
	}

	/** The answer may arrive before the news it caused; until then the request counts as unanswered. */
	#count(): void {
		this.#listener.waiting(this.#pending.size + (this.#kept > this.#seen ? 1 : 0));
	}

	#deliver(key: string, request: Request): void {
		this.#write({ ...request, key });
	}

	/** Whatever cannot be sent now is sent again after reconnecting. */
	#write(message: object): void {
		try {
			this.#socket?.send(JSON.stringify(message));
		} catch {
			// The socket is not open yet.
		}
	}
}

/** A WebSocket to the page's own server. */
export function socketTo(path: string): Socket {
	return new WebSocket(location.origin.replace(/^http/, 'ws') + path) as Socket;
}
