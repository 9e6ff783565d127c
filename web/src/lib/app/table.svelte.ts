// A table that is looked at: what the server told of it, kept up to date by a socket.
import * as api from '../net/api';
import type { Problem } from '../net/http';
import { Live, socketTo, type Link, type Request } from '../net/live';
import { Outbox } from '../net/outbox';
import type { ChatDoc, EntryDoc, NewsDoc, TableDoc } from '../types/wire';
import type { Language } from '../words/words';
import { awaited, isHotSeat, localNames } from './local';
import { keepCurrent } from './page';

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
	/** Are there lines of the talk before those that are known? */
	hasMoreChat = $state(false);
	/** By how much the clock here is ahead of the server's. */
	ahead = 0;
	readonly lang: Language;
	/** What people at this screen are called. */
	readonly #local: readonly (string | null)[];
	readonly #outbox: Outbox;
	#live: Live;
	/** The seat whose player looks, where several people share a screen and have secrets. */
	#shown = $state<number | null>(null);

	static async at(id: string, lang: Language): Promise<TableState> {
		return new TableState(await api.look(id, lang), lang);
	}

	constructor(news: NewsDoc, lang: Language) {
		this.lang = lang;
		this.#local = localNames(news.table.id);
		this.#outbox = new Outbox(news.table.id);
		this.hasMoreChat = news.chat.length >= CHAT_PAGE;
		this.#take(news);
		this.#live = this.#listen(null);
	}

	/** Whoever has to come to the screen before anything is shown. */
	get awaited(): number | null {
		return awaited(this.doc, this.#shown);
	}

	/** The players' names in seat order; who has none is called by the colour, as in the log. */
	names(color: (color: string) => string): string[] {
		const isShared = isHotSeat(this.doc);
		return this.doc.seats.map((seat, index) => {
			if (seat.is_you && isShared) return this.#local[index] ?? color(seat.color);
			return seat.name ?? color(seat.color);
		});
	}

	/** Somebody else looks now: through the own eyes only, also in the log. */
	async look(seat: number): Promise<void> {
		const news = await api.look(this.doc.id, this.lang, seat);
		this.#live.close();
		this.entries = [];
		this.#take(news);
		this.#shown = seat;
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

	/** Does something that needs no position; what it brings comes through the socket too. */
	async act(deed: api.Deed, body?: Record<string, unknown>): Promise<void> {
		this.doc = (await api.act(this.doc.id, deed, this.lang, body, this.#shown ?? undefined)).table;
	}

	/** Fetches what was said before. */
	async earlier(): Promise<void> {
		const { chat } = await api.chat(this.doc.id, this.chat[0]?.number);
		this.hasMoreChat = chat.length >= CHAT_PAGE;
		this.chat = [...chat, ...this.chat];
	}

	hurry(): void {
		this.#live.hurry();
	}

	close(): void {
		this.#live.close();
	}

	#listen(seat: number | null): Live {
		const { id, number } = this.doc;
		return new Live((since) => socketTo(api.live(id, this.lang, since, seat ?? undefined)), number, this.#outbox, {
			news: (each) => this.#take(each),
			link: (link) => (this.link = link),
			refused: (problem) => (this.refused = problem),
			waiting: (count) => (this.waiting = count),
			again: () => void keepCurrent(),
		});
	}

	#take({ table, entries, chat }: NewsDoc): void {
		// What comes late over another way does not go back behind what is known.
		if (this.doc === undefined || table.number >= this.doc.number) this.doc = table;
		this.entries = grown(this.entries, entries);
		this.chat = grown(this.chat, chat);
		if (table.clock !== null) this.ahead = Date.now() - table.clock.now_at;
	}
}
