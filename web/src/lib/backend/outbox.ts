// Unanswered requests, kept in session storage so they are sent again after a reload.
import type { Request } from './live';

/** The part of Storage that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function read(storage: KeyValueStorage, name: string): [string, Request][] {
	try {
		const stored: unknown = JSON.parse(storage.getItem(name) ?? '[]');
		return Array.isArray(stored) ? (stored as [string, Request][]) : [];
	} catch {
		return [];
	}
}

export class Outbox {
	readonly #storage: KeyValueStorage;
	readonly #name: string;
	readonly #requests: Map<string, Request>;

	/** The requests of one table, named by `about`. */
	constructor(about: string, storage: KeyValueStorage = sessionStorage) {
		this.#storage = storage;
		this.#name = `caylus-unsent:${about}`;
		this.#requests = new Map(read(storage, this.#name));
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
			if (this.size === 0) this.#storage.removeItem(this.#name);
			else this.#storage.setItem(this.#name, JSON.stringify([...this.#requests]));
		} catch {
			// No storage: kept until the page is closed.
		}
	}
}
