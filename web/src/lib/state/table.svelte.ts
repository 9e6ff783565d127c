// The table as last known, and what is pending.
import { isStill, preferences } from '../app/preferences.svelte';
import type { Action } from '../backend/api';
import type { Problem } from '../backend/http';
import type { Link, Listener, Request } from '../backend/live';
import { serverTable, type Connection, type TableBackend } from '../backend/table';
import { Pace, SPEEDS, type News } from './pace';
import type { ChatDoc, EntryDoc, NewsDoc, TableDoc } from '../types/wire';
import { awaited } from './hotseat';
import { reloadIfOutdated } from './page';
import { currentUser } from './session.svelte';

/** Appends what is newer than the last item, so duplicates are dropped. */
export function appended<T extends { number: number }>(old: readonly T[], news: readonly T[]): readonly T[] {
	const last = old.at(-1)?.number ?? 0;
	const fresh = news.filter(({ number }) => number > last);
	return fresh.length === 0 ? old : [...old, ...fresh];
}

/** The server's page size for chat. */
const CHAT_PAGE = 50;

export class TableState {
	doc = $state.raw<TableDoc>() as TableDoc;
	entries = $state.raw<readonly EntryDoc[]>([]);
	chat = $state.raw<readonly ChatDoc[]>([]);
	link = $state<Link>('connecting');
	/** The number of unanswered requests. */
	waiting = $state(0);
	/** The last refusal. */
	refused = $state.raw<Problem | null>(null);
	/** The number of the last chat message read. */
	#read = $state(0);
	/** Counts messages from the server. */
	received = $state(0);
	/** The chat draft; survives closing the chat panel. */
	draft = $state('');
	/** Are there earlier chat messages to load? */
	hasMoreChat = $state(false);
	/** How far the local clock is ahead of the server's. */
	ahead = 0;
	readonly backend: TableBackend;
	#connection: Connection;
	readonly #pace = new Pace(
		(news) => this.#take(news),
		() => document.hidden || isStill(),
		() => SPEEDS[preferences.pace.value],
	);
	/** In hot-seat play with hidden information, the seat whose view is shown. */
	#shown = $state<number | null>(null);
	/** Numbers the calls of `look`, to drop stale answers. */
	#looks = 0;

	static async at(id: string): Promise<TableState> {
		const backend = serverTable(id);
		return new TableState(await backend.look(), backend);
	}

	constructor(news: NewsDoc, backend: TableBackend) {
		this.backend = backend;
		this.hasMoreChat = news.chat.length >= CHAT_PAGE;
		this.#addChat(news.chat);
		this.readChat();
		this.#setClock(news.table);
		this.#take(news);
		this.#connection = this.#watch(null);
	}

	/** The seat whose player must confirm before their view is shown. */
	get awaited(): number | null {
		return awaited(this.doc, this.#shown);
	}

	/** Switches to another seat's view, or to none; the log is reloaded too. */
	async look(seat: number | null): Promise<void> {
		const turn = (this.#looks += 1);
		const news = await this.backend.look(seat ?? undefined);
		// A later call has replaced this one.
		if (turn !== this.#looks) return;
		this.#connection.close();
		this.#pace.clear();
		this.entries = [];
		this.#shown = seat;
		this.#addChat(news.chat);
		this.#setClock(news.table);
		this.#take(news);
		this.#connection = this.#watch(seat);
	}

	/** Reconnects after signing in: the old socket belongs to another person. */
	renew(): void {
		this.#connection.close();
		this.#connection = this.#watch(this.#shown);
	}

	send(request: Request): void {
		this.refused = null;
		this.#connection.send(request);
	}

	/** Takes a move back or asks for it, after showing everything that is queued. */
	undo(): void {
		this.skip();
		if (this.doc.position !== null && this.waiting === 0) this.send({ type: 'undo', number: this.doc.position.number });
	}

	/** Does something that needs no position number; the result also arrives through the socket. */
	async act(action: Action, body?: Record<string, unknown>): Promise<void> {
		const { table } = await this.backend.act(action, body, this.#shown ?? undefined);
		this.skip();
		this.doc = table;
	}

	/** Shows all queued moves of others at once. */
	skip(): void {
		this.#pace.skip();
	}

	/** Loads earlier chat messages. */
	async earlier(): Promise<void> {
		const { chat } = await this.backend.chat(this.chat[0]?.number);
		this.hasMoreChat = chat.length >= CHAT_PAGE;
		this.chat = [...chat, ...this.chat];
	}

	/** The number of unread chat messages of others. */
	get unread(): number {
		return this.chat.filter(({ number, user }) => number > this.#read && user !== currentUser()?.id).length;
	}

	/** Marks the chat as read. */
	readChat(): void {
		this.#read = this.chat.at(-1)?.number ?? 0;
	}

	hurry(): void {
		this.#connection.hurry();
	}

	close(): void {
		this.#connection.close();
		this.#pace.clear();
	}

	#watch(seat: number | null): Connection {
		const listener: Listener = {
			received: () => this.received++,
			news: (each, isFirst) => {
				// The clock does not wait for queued moves.
				this.#setClock(each.table);
				this.#pace.add(each, isFirst);
			},
			page: (version) => void reloadIfOutdated(version),
			chat: (lines) => this.#addChat(lines),
			link: (link) => (this.link = link),
			refused: (problem) => (this.refused = problem),
			waiting: (count) => (this.waiting = count),
			reconnected: () => void reloadIfOutdated(),
		};
		return this.backend.watch(this.doc.number, listener, seat ?? undefined);
	}

	#setClock({ clock }: TableDoc): void {
		if (clock !== null) this.ahead = Date.now() - clock.now_at;
	}

	#addChat(lines: readonly ChatDoc[]): void {
		this.chat = appended(this.chat, lines);
	}

	#take({ table, entries }: News): void {
		// HTTP answers and socket news can arrive out of order: never go back.
		if (this.doc === undefined || table.number >= this.doc.number) this.doc = table;
		this.entries = appended(this.entries, entries);
		// Drop the last player's view before the next player takes over. If the server does not answer, the cover still hides it.
		if (this.#shown !== null && this.awaited !== null) void this.look(null).catch(() => undefined);
	}
}
