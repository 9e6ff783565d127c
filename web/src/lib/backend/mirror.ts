// A table as last received: `hello` and `update` messages in, the viewer's table out.
import type { HelloDoc, NewsDoc, Patch, PrivateDoc, TableDoc, UpdateDoc } from '../types/wire';

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document after a patch; what did not change is shared. An object patches an object by key and an array by index, anything else
 *  replaces what is there, and so does an object with the key `=`. */
export function patched(document: unknown, patch: Patch): unknown {
	if (!isObject(patch)) return patch;
	if ('=' in patch) return patch['='];
	if (Array.isArray(document)) {
		const next: unknown[] = [...(document as unknown[])];
		for (const [index, change] of Object.entries(patch)) next[Number(index)] = patched(next[Number(index)], change);
		return next;
	}
	const next: Record<string, unknown> = isObject(document) ? { ...document } : {};
	for (const [key, change] of Object.entries(patch)) next[key] = patched(next[key], change);
	return next;
}

/** The table as the viewer may see it: what spectators see, and what is private. */
function tableFor(table: TableDoc, own: PrivateDoc | null): TableDoc {
	if (own === null) return table;
	const seats = table.seats.map((seat) => (own.own.includes(seat.seat) ? { ...seat, is_you: true } : seat));
	const { position } = table;
	if (position === null) return { ...table, seats, viewer: own.viewer, can: own.can };
	const view = own.view === null ? position.view : (patched(position.view, own.view) as typeof position.view);
	return { ...table, seats, viewer: own.viewer, can: own.can, position: { ...position, view, legal: own.legal } };
}

export class Mirror {
	#table: TableDoc | undefined;
	#private: PrivateDoc | null = null;

	/** The whole table. */
	hello({ table, private: own, entries }: HelloDoc): Omit<NewsDoc, 'chat'> {
		this.#table = table;
		this.#private = own;
		return { table: tableFor(table, own), entries };
	}

	/** What changed; undefined if it does not follow what was received before. */
	update({ from, table, private: own, entries, own: known }: UpdateDoc): Omit<NewsDoc, 'chat'> | undefined {
		if (this.#table?.number !== from) return undefined;
		// The server makes the patch from the same type.
		this.#table = patched(this.#table, table) as TableDoc;
		this.#private = own ?? this.#private;
		return { table: tableFor(this.#table, this.#private), entries: known ?? entries };
	}
}
