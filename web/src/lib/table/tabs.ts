// The tabs of a table's panel: log, supply, chat …
import type { Snippet } from 'svelte';

export interface Tab {
	readonly id: string;
	readonly name: string;
	/** What is new there, such as the number of unread messages. */
	readonly badge?: number;
	/** Does it start at its end, and so need no room below the question? */
	readonly isFromEnd?: boolean;
	readonly content: Snippet;
}
