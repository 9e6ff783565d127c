// The tabs of a table's panel: log, supply, chat …
import type { Snippet } from 'svelte';

export interface Tab {
	readonly id: string;
	readonly name: string;
	/** What is new there, such as the number of unread messages. */
	readonly badge?: number;
	readonly content: Snippet;
}
