// The moves several games have: their places on the table, and their words.
import type { Anchor } from '../../board/offers';
import { goodsText } from '../../words/goods';
import type { Words } from '../../words/words';
import { numberOf, type View } from '../game';
import type { Context, Described, MoveUi, Scene } from '../ui';
import { namedSpace } from './tiles';

const CUBE = /^\d*(food|wood|stone|cloth|gold)$/;

/** The only kind of cube in a list of goods, if there is just one. */
function onlyCube(goods: readonly string[]): Anchor | null {
	const kinds = new Set(goods.map((part) => CUBE.exec(part)?.[1]));
	const [kind] = kinds;
	return kinds.size === 1 && kind !== undefined ? `cube:${kind}` : null;
}

/** The acting building, for trades that are not about one kind of cube. */
export const acting = ({ activating }: Pick<View, 'activating'>): Anchor | null =>
	activating === null ? null : `road:${activating}`;

const isSpace = (spot: string): boolean => /^[rc]\d+$/.test(spot);
/** A road space, or a named building. */
export const spotAnchor = (spot: string): Anchor => (isSpace(spot) ? `road:${spot}` : `place:${spot}`);

const spotName = (context: Context, spot: string): string =>
	isSpace(spot) ? namedSpace(context, spot) : (context.ui.places['place']?.about(context, spot)?.title ?? spot);

/** What is built, and with which goods if there is a choice: `with food`. */
function paid(words: Words, name: string, [start, ...goods]: readonly string[]): Described {
	if (start !== 'with') return { text: name };
	return { text: words.say('web-built-with', { name, goods: goodsText(words, goods) }), row: goods.join(' ') };
}

/** The two sides of `2food for 4d`. */
const sides = (args: readonly string[]) =>
	[args.slice(0, args.indexOf('for')), args.slice(args.indexOf('for') + 1)] as const;

/** A move that is one sentence, at one place or only in the list. */
export const plain = (id: string, place: Anchor | null = null): MoveUi => ({
	place: () => place,
	describe: ({ words }) => ({ text: words.say(id) }),
});

/** A move that names a place. */
export const atSpot: MoveUi = {
	place: (_, [spot = '']) => spotAnchor(spot),
	describe: (context, [spot = '', ...rest]) => paid(context.words, spotName(context, spot), rest),
};

/** How far the provost goes, and where to. */
export function provostText(words: Words, steps: number, to: string): Described {
	if (steps === 0) return { text: words.say('web-provost-stays') };
	const values = { way: steps < 0 ? 'back' : 'forward', steps: Math.abs(steps), to };
	return { text: words.say('web-provost-moves', values) };
}

/** The provost on a road space. */
const provostSpace = ({ view: { provost } }: Pick<Scene<'classic' | 'magna-carta'>, 'view'>, steps: string) =>
	provost === null ? null : `${provost[0] ?? ''}${numberOf(provost) + Number(steps)}`;
export const provost: MoveUi<'classic' | 'magna-carta'> = {
	place(scene, [steps = '']) {
		const space = provostSpace(scene, steps);
		return space === null ? null : `road:${space}`;
	},
	describe: (context, [steps = '']) =>
		provostText(
			context.words,
			Number(steps),
			context.words.say('web-provost-to', { space: provostSpace(context, steps) ?? '' }),
		),
};

export const moves = {
	pass: plain('web-pass', 'bridge'),
	decline: plain('web-decline'),
	done: plain('web-done'),
	place: atSpot,
	build: {
		place: (_, [tile = '']) => `supply:${tile}`,
		describe: ({ ui, words }, [tile = '', ...rest]) => paid(words, words.say(ui.tileId(tile)), rest),
	},
	take: {
		place: ({ view }, goods) => onlyCube(goods) ?? acting(view),
		describe: ({ words }, goods, meaning) => ({
			text: meaning || words.say('explain-get', { get: goodsText(words, goods) }),
			row: goods.join(' '),
		}),
	},
	give: {
		place: ({ view }, args) => onlyCube(sides(args)[0]) ?? acting(view),
		describe({ words }, args) {
			const [give, get] = sides(args);
			const values = { give: goodsText(words, give), get: goodsText(words, get) };
			return { text: words.say('explain-trade', values), row: `${give.join(' ')} > ${get.join(' ')}` };
		},
	},
	batch: {
		place: ({ ui }) => ui.castle,
		describe: ({ words }, goods) => ({ text: goodsText(words, goods), row: goods.join(' ') }),
	},
} satisfies Record<string, MoveUi>;
