// A table that is looked at: what the server told of it, kept up to date by a socket.
import { prefersReducedMotion } from 'svelte/motion';
import * as api from '../net/api';
import type { Problem } from '../net/http';
import { Live, socketTo, type Link, type Request } from '../net/live';
import { Outbox } from '../net/outbox';
import { Pace } from '../net/pace';
import type { ChatDoc, EntryDoc, NewsDoc, TableDoc } from '../types/wire';
import type { Language } from '../words/words';
import { awaited } from './local';
import { keepCurrent } from './page';
import { self } from './session.svelte';

/** Adds what is newer than the last one: what is sent twice is kept once. */
export function grown<T extends { number: number }>(old: readonly T[], news: readonly T[]): readonly T[] {
	const last = old.at(-1)?.number ?? 0;
	const fresh = news.filter(({ number }) => number > last);
	return fresh.length === 0 ? old : [...old, ...fresh];
}

/** The server sends so many lines of the talk at once. */
const CHAT_PAGE = 50;

export class TableState {
	doc = $state.raw<TableDoc>() as TableDoc;
	entries = $state.raw<readonly EntryDoc[]>([]);
	chat = $state.raw<readonly ChatDoc[]>([]);
	link = $state<Link>('connecting');
	/** How many requests have not been answered. */
	waiting = $state(0);
	/** What was refused last. */
	refused = $state.raw<Problem | null>(null);
	/** The number of the last line of the talk that was read. */
	#read = $state(0);
	/** How often the server was heard. */
	heard = $state(0);
	/** What is being written and was not yet said: it outlives the part of the page that shows it. */
	draft = $state('');
	/** Are there lines of the talk before those that are known? */
	hasMoreChat = $state(false);
	/** By how much the clock here is ahead of the server's. */
	ahead = 0;
	readonly lang: Language;
	readonly #outbox: Outbox;
	#live: Live;
	readonly #pace = new Pace(
		(news) => this.#take(news),
		() => document.hidden || prefersReducedMotion.current,
	);
	/** The seat whose player looks, where several people share a screen and have secrets. */
	#shown = $state<number | null>(null);
	/** How often somebody began to look. */
	#looks = 0;

	static async at(id: string, lang: Language): Promise<TableState> {
		return new TableState(await api.look(id, lang), lang);
	}

	constructor(news: NewsDoc, lang: Language) {
		this.lang = lang;
		this.#outbox = new Outbox(news.table.id);
		this.hasMoreChat = news.chat.length >= CHAT_PAGE;
		this.#note(news);
		this.readChat();
		this.#take(news);
		this.#live = this.#listen(null);
	}

	/** Whoever has to come to the screen before anything is shown. */
	get awaited(): number | null {
		return awaited(this.doc, this.#shown);
	}

	/** Somebody else looks now, or nobody yet: through the own eyes only, also in the log. */
	async look(seat: number | null): Promise<void> {
		const turn = (this.#looks += 1);
		const news = await api.look(this.doc.id, this.lang, seat ?? undefined);
		// Somebody was quicker.
		if (turn !== this.#looks) return;
		this.#live.close();
		this.#pace.clear();
		this.entries = [];
		this.#shown = seat;
		this.#note(news);
		this.#take(news);
		this.#live = this.#listen(seat);
	}

	/** Sits down at the table as another person than before: the old socket knows somebody else. */
	renew(): void {
		this.#live.close();
		this.#live = this.#listen(this.#shown);
	}

	send(request: Request): void {
		this.refused = null;
		this.#live.send(request);
	}

	/** Takes back, or asks to: whatever others have done since. */
	undo(): void {
		this.skip();
		if (this.doc.position !== null && this.waiting === 0) this.send({ type: 'undo', number: this.doc.position.number });
	}

	/** Does something that needs no position; what it brings comes through the socket too. */
	async act(deed: api.Deed, body?: Record<string, unknown>): Promise<void> {
		const { table } = await api.act(this.doc.id, deed, this.lang, body, this.#shown ?? undefined);
		this.skip();
		this.doc = table;
	}

	/** Shows at once what others have done and what would come one after the other. */
	skip(): void {
		this.#pace.skip();
	}

	/** Fetches what was said before. */
	async earlier(): Promise<void> {
		const { chat } = await api.chat(this.doc.id, this.chat[0]?.number);
		this.hasMoreChat = chat.length >= CHAT_PAGE;
		this.chat = [...chat, ...this.chat];
	}

	/** How much others have said that was not read. */
	get unread(): number {
		return this.chat.filter(({ number, user }) => number > this.#read && user !== self()?.id).length;
	}

	/** All that was said has been seen. */
	readChat(): void {
		this.#read = this.chat.at(-1)?.number ?? 0;
	}

	hurry(): void {
		this.#live.hurry();
	}

	close(): void {
		this.#live.close();
		this.#pace.clear();
	}

	#listen(seat: number | null): Live {
		const { id, number } = this.doc;
		return new Live((since) => socketTo(api.live(id, this.lang, since, seat ?? undefined)), number, this.#outbox, {
			heard: () => this.heard++,
			news: (each, isFirst) => {
				this.#note(each);
				this.#pace.add(each, isFirst);
			},
			chat: (lines) => this.#hear(lines),
			link: (link) => (this.link = link),
			refused: (problem) => (this.refused = problem),
			waiting: (count) => (this.waiting = count),
			again: () => void keepCurrent(),
		});
	}

	/** What is said, and what time it is, does not wait for the moves. */
	#note({ table: { clock }, chat }: NewsDoc): void {
		this.#hear(chat);
		if (clock !== null) this.ahead = Date.now() - clock.now_at;
	}

	#hear(lines: readonly ChatDoc[]): void {
		this.chat = grown(this.chat, lines);
	}

	#take({ table, entries }: NewsDoc): void {
		// What comes late over another way does not go back behind what is known.
		if (this.doc === undefined || table.number >= this.doc.number) this.doc = table;
		this.entries = grown(this.entries, entries);
		// Before the next one comes to the screen, nothing that the last one saw is left. If the server does not answer, the cover
		// hides it all the same.
		if (this.#shown !== null && this.awaited !== null) void this.look(null).catch(() => undefined);
	}
}
