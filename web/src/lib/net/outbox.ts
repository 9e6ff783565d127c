// What was sent and has not been answered: kept in the browser, so that a page that loads itself anew sends it again.
import type { Request } from './live';

/** What of the browser's storage is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function read(shelf: Shelf, name: string): [string, Request][] {
	try {
		const kept: unknown = JSON.parse(shelf.getItem(name) ?? '[]');
		return Array.isArray(kept) ? (kept as [string, Request][]) : [];
	} catch {
		return [];
	}
}

export class Outbox {
	readonly #shelf: Shelf;
	readonly #name: string;
	readonly #requests: Map<string, Request>;

	/** The requests of one table: `about` tells tables apart. */
	constructor(about: string, shelf: Shelf = sessionStorage) {
		this.#shelf = shelf;
		this.#name = `caylus-unsent:${about}`;
		this.#requests = new Map(read(shelf, this.#name));
	}

	get size(): number {
		return this.#requests.size;
	}

	/** By key, in the order they were made. */
	[Symbol.iterator](): IterableIterator<[string, Request]> {
		return this.#requests.entries();
	}

	add(key: string, request: Request): void {
		this.#requests.set(key, request);
		this.#keep();
	}

	/** Was it there? */
	remove(key: string): boolean {
		const was = this.#requests.delete(key);
		if (was) this.#keep();
		return was;
	}

	#keep(): void {
		try {
			if (this.size === 0) this.#shelf.removeItem(this.#name);
			else this.#shelf.setItem(this.#name, JSON.stringify([...this.#requests]));
		} catch {
			// A browser that keeps nothing: it lasts as long as the page.
		}
	}
}
