// The places of the moves that several games have.
import type { Anchor } from '../../board/offers';
import { numberOf, type View } from '../game';
import type { MoveUi } from '../ui';

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

/** A road space, or a named building. */
export const spotAnchor = (spot: string): Anchor => (/^[rc]\d+$/.test(spot) ? `road:${spot}` : `place:${spot}`);

/** Always at the same place. */
export const at = (place: Anchor | null): MoveUi => ({ place: () => place });

/** A move that names a place. */
export const atSpot: MoveUi = { place: (_, [spot = '']) => spotAnchor(spot) };

/** The provost on a road space. */
export const provost: MoveUi<'classic' | 'magna-carta'> = {
	place: ({ view: { provost } }, [steps = '']) =>
		provost === null ? null : `road:${provost[0] ?? ''}${numberOf(provost) + Number(steps)}`,
};

export const moves = {
	pass: at('bridge'),
	decline: at(null),
	done: at(null),
	place: atSpot,
	build: { place: (_, [tile = '']) => `supply:${tile}` },
	take: { place: ({ view }, goods) => onlyCube(goods) ?? acting(view) },
	give: { place: ({ view }, args) => onlyCube(args.slice(0, args.indexOf('for'))) ?? acting(view) },
	batch: { place: ({ ui }) => ui.castle },
} satisfies Record<string, MoveUi>;
