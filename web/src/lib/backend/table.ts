// A table to watch and act on: the interface the page uses, and the server behind it.
import type { ChatsDoc, DoneDoc, HintsDoc, NewsDoc, SaidDoc, StepsDoc, TableRatingsDoc } from '../types/wire';
import * as api from './api';
import { Live, socketTo, type Listener, type Request } from './live';
import { Outbox } from './outbox';

/** A connection that keeps its listener up to date until it is closed. */
export interface Connection {
	/** Makes or takes back a move; sent again until it is answered. */
	send(request: Request): void;
	/** Checks at once whether the connection is alive. */
	hurry(): void;
	close(): void;
}

export interface TableBackend {
	/** The whole table; with hidden information, as `seat` sees it. */
	look(seat?: number): Promise<NewsDoc>;
	/** Tells the listener what happens after entry `since`. */
	watch(since: number, listener: Listener, seat?: number): Connection;
	/** Does something that needs no position. */
	act(action: api.Action, body?: Record<string, unknown>, seat?: number): Promise<DoneDoc>;
	/** A page of chat before a message. */
	chat(before?: number): Promise<ChatsDoc>;
	say(text: string): Promise<SaidDoc>;
	hint(): Promise<HintsDoc>;
	/** The whole game, step by step. */
	steps(): Promise<StepsDoc>;
	/** What the finished game did to the ratings. */
	ratings(): Promise<TableRatingsDoc>;
}

/** A table on the server. */
export function serverTable(id: string): TableBackend {
	const outbox = new Outbox(id);
	return {
		look: (seat) => api.look(id, seat),
		watch: (since, listener, seat) => new Live((from) => socketTo(api.live(id, from, seat)), since, outbox, listener),
		act: (action, body, seat) => api.act(id, action, body, seat),
		chat: (before) => api.chat(id, before),
		say: (text) => api.say(id, text),
		hint: () => api.hint(id),
		steps: () => api.steps({ kind: 'tables', id }),
		ratings: () => api.ratings(id),
	};
}
