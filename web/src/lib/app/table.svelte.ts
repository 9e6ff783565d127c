// A table that is looked at: what the server told of it, kept up to date by a socket.
import * as api from '../net/api';
import type { Problem } from '../net/http';
import { Live, socketTo, type Link, type Request } from '../net/live';
import type { ChatDoc, EntryDoc, NewsDoc, TableDoc } from '../types/wire';
import type { Language } from '../words/words';
import { keepCurrent } from './page';

/** Adds what is newer than the last one: what is sent twice is kept once. */
export function grown<T extends { number: number }>(old: readonly T[], news: readonly T[]): readonly T[] {
	const last = old.at(-1)?.number ?? 0;
	const fresh = news.filter(({ number }) => number > last);
	return fresh.length === 0 ? old : [...old, ...fresh];
}

export class TableState {
	doc = $state.raw<TableDoc>() as TableDoc;
	entries = $state.raw<readonly EntryDoc[]>([]);
	chat = $state.raw<readonly ChatDoc[]>([]);
	link = $state<Link>('connecting');
	/** How many requests have not been answered. */
	waiting = $state(0);
	/** What was refused last. */
	refused = $state.raw<Problem | null>(null);
	/** By how much the clock here is ahead of the server's. */
	ahead = 0;
	readonly lang: Language;
	readonly #live: Live;

	static async at(id: string, lang: Language): Promise<TableState> {
		return new TableState(await api.look(id, lang), lang);
	}

	constructor(news: NewsDoc, lang: Language) {
		this.lang = lang;
		this.#take(news);
		this.#live = new Live((since) => socketTo(api.live(news.table.id, lang, since)), news.table.number, {
			news: (each) => this.#take(each),
			link: (link) => (this.link = link),
			refused: (problem) => (this.refused = problem),
			waiting: (count) => (this.waiting = count),
			again: () => void keepCurrent(),
		});
	}

	get position() {
		return this.doc.position;
	}

	/** The players' names in seat order; who has none is called by the colour, as in the log. */
	names(color: (color: string) => string): string[] {
		return this.doc.seats.map((seat) => seat.name ?? color(seat.color));
	}

	send(request: Request): void {
		this.refused = null;
		this.#live.send(request);
	}

	/** Does something that needs no position; what it brings comes through the socket too. */
	async act(deed: api.Deed, body?: Record<string, unknown>): Promise<void> {
		this.doc = (await api.act(this.doc.id, deed, this.lang, body)).table;
	}

	hurry(): void {
		this.#live.hurry();
	}

	close(): void {
		this.#live.close();
	}

	#take({ table, entries, chat }: NewsDoc): void {
		// What comes late over another way does not go back behind what is known.
		if (this.doc === undefined || table.number >= this.doc.number) this.doc = table;
		this.entries = grown(this.entries, entries);
		this.chat = grown(this.chat, chat);
		if (table.clock !== null) this.ahead = Date.now() - table.clock.now_at;
	}
}
