// Maps a move to its place on the table, from the move's text and the view alone.
import type { Anchor } from '../board/offers';
import type { View } from '../games/game';

const CUBE = /^\d*(food|wood|stone|cloth|gold)$/;

/** The only kind of cube in a list of goods, if there is just one. */
function onlyCube(goods: readonly string[]): string | null {
	const kinds = goods.map((part) => CUBE.exec(part)?.[1]);
	return kinds.length > 0 && kinds[0] !== undefined && kinds.every((kind) => kind === kinds[0]) ? kinds[0] : null;
}

const cubeAnchor = (goods: readonly string[]): Anchor | null => {
	const cube = onlyCube(goods);
	return cube === null ? null : `cube:${cube}`;
};

/** The space some steps away: `r6` and `+2` give `r8`. */
const stepped = (from: string, steps: string): string => `${from[0] ?? ''}${Number(from.slice(1)) + Number(steps)}`;

/** The acting building, for trades that are not about one kind of cube. */
export const acting = (view: View): Anchor | null => (view.activating === null ? null : `road:${view.activating}`);

/** The place that shows a move; undefined if only the list does. */
export function anchorOf(move: string, view: View): Anchor | null {
	const [verb = '', first = '', ...rest] = move.split(' ');
	switch (verb) {
		case 'place':
		case 'move':
		case 'residence':
		case 'replace':
		case 'cover':
		case 'claim':
			// In Magna Carta a bare `replace` draws a new hand.
			if (first === '') return 'hand';
			return /^[rc]\d+$/.test(first) ? `road:${first}` : `place:${first}`;
		case 'provost':
			if (view.game === '1303') return `gap:${view.provost + Number(first)}`;
			return view.provost === null ? null : `road:${stepped(view.provost, first)}`;
		case 'pass':
			return 'bridge';
		case 'joust':
			return 'place:joust-field';
		case 'stay':
			return 'place:inn';
		case 'recall':
			return 'home';
		case 'build':
			return `supply:${first}`;
		case 'line':
			return `line:${first}`;
		case 'column':
			return view.game === 'classic' && view.decision?.kind === 'favor-effect'
				? `favor:${view.decision.line}:${first}`
				: null;
		case 'take':
			return cubeAnchor([first, ...rest]) ?? acting(view);
		case 'give':
			return cubeAnchor([first, ...rest].slice(0, rest.indexOf('for') + 1)) ?? acting(view);
		case 'batch':
			return view.game === '1303' ? 'place:site' : 'place:castle';
		case 'draw':
			return 'pile';
		case 'keep':
			return 'hand';
		case 'redraw':
			return 'pile';
		case 'choose':
		case 'steal':
			return `character:${first}`;
		case 'site':
			return `site:${first}`;
		default:
			return null;
	}
}
