// What is equal stays the same object: then only what has changed is drawn anew.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The new value, with every part that is equal to the old one's taken from there. */
export function share<T>(old: unknown, value: T): T {
	if (old === value || !isObject(old) || !isObject(value)) return value;
	if (Array.isArray(old) !== Array.isArray(value)) return value;
	const keys = Object.keys(value);
	let isEqual = keys.length === Object.keys(old).length;
	const mixed: Record<string, unknown> = {};
	for (const key of keys) {
		mixed[key] = share(old[key], value[key]);
		if (mixed[key] !== old[key] || !(key in old)) isEqual = false;
	}
	if (isEqual) return old as T;
	return (Array.isArray(value) ? keys.map((key) => mixed[key]) : mixed) as T;
}
