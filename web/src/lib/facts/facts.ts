// The facts of a game: what is printed on its components, under the options of a table.

/** A JSON merge patch (RFC 7396). */
export type Patch<T> = T extends readonly unknown[]
	? T
	: T extends object
		? { readonly [K in keyof T]?: Patch<T[K]> | null }
		: T;

/** What each value of an option changes. */
export type Changes<F> = Readonly<Record<string, Readonly<Record<string, Patch<F>>>>>;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(document: unknown, patch: unknown): unknown {
	if (!isObject(patch)) return patch;
	const merged: Json = isObject(document) ? { ...document } : {};
	for (const [name, change] of Object.entries(patch)) merged[name] = merge(merged[name], change);
	return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** The same keys with other values. */
export const mapped = <K extends string, A, B>(record: Record<K, A>, change: (value: A, key: K) => B): Record<K, B> =>
	Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, change(value, key as K)])) as Record<K, B>;

/** A function from options to what `make` makes of the facts under them, remembered. */
export function underOptions<F, O extends object, T>(
	base: F,
	changes: Changes<F>,
	make: (facts: F) => T,
): (options: O) => T {
	const known = new Map<string, T>();
	return (options) => {
		const chosen = Object.entries(options).flatMap(([name, value]) => changes[name]?.[String(value)] ?? []);
		const key = JSON.stringify(chosen);
		const made = known.get(key) ?? make(chosen.reduce<unknown>(merge, base) as F);
		known.set(key, made);
		return made;
	};
}
