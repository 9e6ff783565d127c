// The parts of a drawing: filled outlines and bare lines on a 64-unit square.

/** A colour of the drawings; `hatch` is a bare thin line, `mark` a bare thick one. */
export type Ink =
	| 'vellum'
	| 'wood'
	| 'dark'
	| 'stone'
	| 'straw'
	| 'red'
	| 'azure'
	| 'leaf'
	| 'cloth'
	| 'food'
	| 'gold'
	| 'steel'
	| 'flame'
	| 'hatch'
	| 'mark';

/** Outlines in painting order. */
export type Drawing = readonly (readonly [Ink, string])[];

/** What the numbers of a path command mean: x and y, lengths, or something else. */
const NUMBERS: Readonly<Record<string, string>> = { A: 'll---xy', H: 'x', V: 'y' };

/** Cache: a table has few positions, and most of it stays the same. */
const known = new Map<string, string>();

/** An outline moved and scaled as text: hundreds of `transform` attributes would slow down every update. */
export function placed(outline: string, x: number, y: number, scale: number): string {
	if (x === 0 && y === 0 && scale === 1) return outline;
	const key = `${x} ${y} ${scale} ${outline}`;
	let there = known.get(key);
	if (there === undefined) known.set(key, (there = transformed(outline, { x, y, l: 0 }, scale)));
	return there;
}

function transformed(outline: string, by: { x: number; y: number; l: number }, scale: number): string {
	return outline.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
		const isAbsolute = command === command.toUpperCase();
		const kinds = NUMBERS[command.toUpperCase()] ?? 'xy';
		const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number, index) => {
			const kind = kinds[index % kinds.length] as keyof typeof by;
			if (!(kind in by)) return number;
			return +(+number * scale + (isAbsolute ? by[kind] : 0)).toFixed(2);
		});
		return command + numbers.join(' ');
	});
}
