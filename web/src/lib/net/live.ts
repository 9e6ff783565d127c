// The socket of a table: connects again by itself and asks for what it missed; a move whose fate is unknown is sent again with the
// same key, so that it is neither lost nor made twice.
import type { ChatDoc, NewsDoc, ServerMessage } from '../types/wire';
import { Problem } from './http';
import type { Outbox } from './outbox';

/** How well the server can be heard: not yet, well, not at all, or it cannot keep anything just now. */
export type Link = 'connecting' | 'online' | 'offline' | 'away';

/** What of a WebSocket is used; tests have their own. */
export interface Socket {
	onmessage: ((event: { data: string }) => void) | null;
	onclose: (() => void) | null;
	send(text: string): void;
	close(): void;
}

export interface Listener {
	/** Something was heard, whatever it is. */
	heard(): void;
	/** What is new; the first of a connection brings what was missed before. */
	news(news: NewsDoc, isFirst: boolean): void;
	/** New chat lines. */
	chat(lines: readonly ChatDoc[]): void;
	link(link: Link): void;
	/** A request was refused. */
	refused(problem: Problem): void;
	/** Requests that are under way have changed. */
	waiting(count: number): void;
	/** The server is there again after it was not: it may be another one. */
	again(): void;
}

/** What is sent: it answers to a position, so that the server can tell a second one from the first. */
export type Request = { type: 'move'; move: string; number: number } | { type: 'undo'; number: number };

/** A key that nobody else has. A page that came without encryption has no `randomUUID`. */
const fresh = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How often the server is asked whether it is there. */
const PING = 20_000;
/** Who has said nothing for so long is gone. */
const SILENCE = 45_000;
/** Who has not answered a request for so long is gone too: a line can be dead without telling. */
const PATIENCE = 8_000;

export class Live {
	readonly #open: (since: number) => Socket;
	readonly #listener: Listener;
	#socket: Socket | null = null;
	#seen: number;
	#wait = FIRST_WAIT;
	/** Has this connection told of the table yet? */
	#isGreeted = false;
	#isBack = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#ping: ReturnType<typeof setInterval> | undefined;
	#heard = 0;
	/** Runs while an answer is due. */
	#doubt: ReturnType<typeof setTimeout> | undefined;
	#closed = false;
	/** What has not been answered yet. */
	readonly #pending: Outbox;
	/** The entry that the last request has become. */
	#kept = 0;

	/** `open` makes a socket that tells what is newer than an entry; `seen` is the last entry that is known. */
	constructor(open: (since: number) => Socket, seen: number, pending: Outbox, listener: Listener) {
		this.#open = open;
		this.#seen = seen;
		this.#pending = pending;
		this.#listener = listener;
		if (pending.size > 0) listener.waiting(pending.size);
		this.#connect();
	}

	send(request: Request): void {
		const key = fresh();
		this.#pending.add(key, request);
		this.#count();
		this.#deliver(key, request);
		this.#expect();
	}

	/** Tries at once, or makes sure: the browser says that the network has changed, or the page is looked at again. */
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
		this.#heard = Date.now();
		socket.onmessage = ({ data }) => {
			this.#heard = Date.now();
			clearTimeout(this.#doubt);
			this.#doubt = undefined;
			this.#listener.heard();
			this.#hear(JSON.parse(data) as ServerMessage);
		};
		socket.onclose = () => this.#lost();
		this.#ping = setInterval(() => {
			if (Date.now() - this.#heard > SILENCE) this.#lost();
			else this.#write({ type: 'ping' });
		}, PING);
	}

	#drop(): void {
		clearInterval(this.#ping);
		clearTimeout(this.#timer);
		clearTimeout(this.#doubt);
		this.#doubt = undefined;
		const socket = this.#socket;
		this.#socket = null;
		if (socket === null) return;
		socket.onmessage = socket.onclose = null;
		socket.close();
	}

	/** Something has to be heard soon. A line that is only being opened has its own time. */
	#expect(): void {
		if (this.#isGreeted) this.#doubt ??= setTimeout(() => this.#lost(), PATIENCE);
	}

	#lost(): void {
		if (this.#closed) return;
		this.#drop();
		this.#isBack = true;
		this.#listener.link('offline');
		// Not all at once: after a restart everybody comes back.
		this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
		this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
	}

	#hear(message: ServerMessage): void {
		switch (message.type) {
			case 'table': {
				this.#seen = message.table.number;
				this.#wait = FIRST_WAIT;
				this.#listener.link('online');
				this.#listener.news(message, !this.#isGreeted);
				this.#count();
				if (!this.#isGreeted) this.#greeted();
				return;
			}
			case 'chat':
				return this.#listener.chat(message.chat);
			case 'done':
				this.#kept = Math.max(this.#kept, message.number);
				return this.#settle(message.key);
			case 'problem':
				// It could not be kept: it is sent again when the database is back.
				if (message.status === 503) return;
				this.#settle(message.key);
				return this.#listener.refused(new Problem(message.status, message.detail, message.code));
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

	#greeted(): void {
		this.#isGreeted = true;
		if (this.#isBack) this.#listener.again();
		this.#isBack = false;
		this.#resend();
	}

	#resend(): void {
		for (const [key, request] of this.#pending) this.#deliver(key, request);
	}

	#settle(key: string | null): void {
		if (key !== null && this.#pending.remove(key)) this.#count();
	}

	/** The answer may come before what it did to the table: until that is seen the request is under way. */
	#count(): void {
		this.#listener.waiting(this.#pending.size + (this.#kept > this.#seen ? 1 : 0));
	}

	#deliver(key: string, request: Request): void {
		this.#write({ ...request, key });
	}

	/** What cannot be written now is sent again after the next connection. */
	#write(message: object): void {
		try {
			this.#socket?.send(JSON.stringify(message));
		} catch {
			// A socket that is not open yet.
		}
	}
}

/** A socket to the page's own server. */
export function socketTo(path: string): Socket {
	return new WebSocket(location.origin.replace(/^http/, 'ws') + path) as Socket;
}
