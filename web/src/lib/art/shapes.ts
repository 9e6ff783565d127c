// The parts of a drawing: filled outlines and bare lines on a 64-unit square.

/** The colours of the drawings; `hatch` is a bare thin line, `mark` a bare thick one. */
export const INKS = {
	vellum: '#fbf3df',
	wood: '#a8723d',
	dark: '#3b2e23',
	stone: '#b9b7b0',
	straw: '#e6c36c',
	red: '#b8392b',
	azure: '#4272ad',
	leaf: '#6f9150',
	cloth: '#7f4f9a',
	food: '#e795a5',
	gold: '#dfb034',
	steel: '#ccd0d2',
	flame: '#e0702c',
	hatch: 'none',
	mark: 'none',
};
type Ink = keyof typeof INKS;

/** Outlines in painting order, each an ink and a path: `red M24 36Q32 41 40 36Z`. */
export type Drawing = readonly `${Ink} ${string}`[];

/** The outlines of a drawing, moved and scaled. */
export const outlines = (drawing: Drawing, x: number, y: number, scale: number): { ink: Ink; d: string }[] =>
	drawing.map((outline) => {
		const [ink] = outline.split(' ', 1) as [Ink];
		return { ink, d: placed(outline.slice(ink.length + 1), x, y, scale) };
	});

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
