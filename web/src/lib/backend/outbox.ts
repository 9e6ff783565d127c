// Unanswered requests, kept in session storage so they are sent again after a reload.
import type { Request } from './live';

/** The part of Storage that is used. */
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

	/** The requests of one table, named by `about`. */
	constructor(about: string, shelf: Shelf = sessionStorage) {
		this.#shelf = shelf;
		this.#name = `caylus-unsent:${about}`;
		this.#requests = new Map(read(shelf, this.#name));
	}

	get size(): number {
		return this.#requests.size;
	}

	/** Keys and requests, in the order they were made. */
	[Symbol.iterator](): IterableIterator<[string, Request]> {
		return this.#requests.entries();
	}

	add(key: string, request: Request): void {
		this.#requests.set(key, request);
		this.#keep();
	}

	/** Returns whether it existed. */
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
			// No storage: kept until the page is closed.
		}
	}
}
