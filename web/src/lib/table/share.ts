// Structural sharing: equal parts keep their identity, so only changes are redrawn.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The old value if equal; otherwise the new one with every equal part replaced by the old one's. */
export function share<T>(old: unknown, value: T): T {
	if (old === value || !isObject(old) || !isObject(value)) return value;
	if (Array.isArray(old) !== Array.isArray(value)) return value;
	const keys = Object.keys(value);
	let isEqual = keys.length === Object.keys(old).length;
	const parts: Record<string, unknown> = value;
	for (const key of keys) {
		const part = share(old[key], parts[key]);
		if (part !== parts[key]) parts[key] = part;
		if (part !== old[key] || !(key in old)) isEqual = false;
	}
	return isEqual ? (old as T) : value;
}

/** Writes to a state equal to `old` only what differs in `value`, which shares its equal parts with `old`. */
export function merge(state: object, old: object, value: object): void {
	const written = state as Record<string, unknown>;
	const before = old as Record<string, unknown>;
	for (const [key, next] of Object.entries(value)) {
		const was = before[key];
		if (was === next) continue;
		if (isObject(was) && isObject(next) && Array.isArray(was) === Array.isArray(next))
			merge(written[key] as object, was, next);
		else written[key] = isObject(next) ? structuredClone(next) : next;
	}
	if (Array.isArray(state)) state.length = (value as unknown[]).length;
	else for (const key of Object.keys(old)) if (!(key in value)) Reflect.deleteProperty(state, key);
}
