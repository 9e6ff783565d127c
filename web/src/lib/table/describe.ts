// A move in words and icons, for the list of choices and for labels.
import type { Words } from '../words/words';
import { standing, type Lying } from './lying';
import { prefix, tileId, tileName } from './names';
import type { View } from '../games/game';

export interface Described {
	readonly text: string;
	/** The move's goods as a row of icons, if any. */
	readonly row?: string;
}

const CUBES = ['food', 'wood', 'stone', 'cloth', 'gold'];
const OTHERS: Record<string, string> = {
	d: 'goods-deniers',
	pp: 'goods-prestige',
	w: 'goods-workers',
	token: 'goods-tokens',
	favor: 'goods-favors',
};

/** Goods in words: `2food 3d` is « 2 food and 3 deniers ». */
export function goodsText(words: Words, goods: readonly string[], any = 'web-any'): string {
	const parts = goods.map((part) => {
		const [, digits, name = ''] = /^(\d*)(.+)$/.exec(part) ?? [];
		const count = Number(digits || 1);
		if (name === 'any') return words.say(any, { count });
		if (CUBES.includes(name)) return words.say(`cube-${name}.count`, { count });
		return words.say(OTHERS[name] ?? name, { count });
	});
	const last = parts.pop() ?? words.say('nothing');
	return parts.length === 0 ? last : words.say('list-and', { first: parts.join(', '), last });
}

/** A road space for screen readers: tile, owner, worker. */
export function spaceLabel(
	words: Words,
	names: readonly string[],
	space: string,
	there: Lying | null,
	effect: string | undefined,
): string {
	if (there === null) return words.say('web-standing', { name: words.say('web-about-empty'), space });
	const { owner, worker } = there;
	const more = [
		effect,
		owner === null ? undefined : words.say('web-owned', { name: names[owner] ?? '' }),
		worker === null ? undefined : words.say('web-worker-of', { name: names[worker] ?? '' }),
	].filter((each) => each !== undefined);
	const name = words.say(there.id);
	if (more.length === 0) return words.say('web-standing', { name, space });
	return words.say('web-space', { name, space, more: more.join(', ') });
}

function place(words: Words, view: View, spot: string): string {
	if (spot === 'site') return words.say('y1303-site');
	if (/^[rc]\d+$/.test(spot)) return words.say('web-standing', { name: standing(words, view, spot), space: spot });
	return words.say(`classic-place-${spot}`);
}

function provost(words: Words, view: View, steps: number): string {
	if (steps === 0) return words.say('web-provost-stays');
	const to =
		view.game === '1303'
			? words.say('y1303-provost', { at: view.provost + steps })
			: words.say('web-provost-to', { space: `${view.provost?.[0] ?? ''}${Number(view.provost?.slice(1)) + steps}` });
	return words.say('web-provost-moves', { way: steps < 0 ? 'back' : 'forward', steps: Math.abs(steps), to });
}

function holder(view: View, character: string, names: readonly string[]): string {
	const seat =
		view.game === '1303'
			? view.players.findIndex(({ characters }) => characters.some((each) => each === character))
			: -1;
	return names[seat] ?? '';
}

/** What is built, and with which goods if there is a choice: `with food`. */
function paid(words: Words, name: string, [start, ...goods]: readonly string[]): Described {
	if (start !== 'with') return { text: name };
	return { text: words.say('web-built-with', { name, goods: goodsText(words, goods) }), row: goods.join(' ') };
}

/** What a move means. Amounts come from the server's words where it sends them. */
export function describe(
	words: Words,
	view: View,
	names: readonly string[],
	move: string,
	meaning?: string,
): Described {
	const [verb = '', first = '', ...rest] = move.split(' ');
	const goods = [first, ...rest];
	const split = goods.indexOf('for');
	switch (verb) {
		case 'pass':
			return { text: words.say('web-pass') };
		case 'decline':
			return { text: words.say('web-decline') };
		case 'done':
			return { text: words.say('web-done') };
		case 'joust':
		case 'recall':
		case 'stay':
			return { text: words.say(`classic-explain-${verb}`) };
		case 'keep':
		case 'redraw':
		case 'draw':
			return { text: words.say(`web-${verb}`) };
		case 'place':
		case 'move':
		case 'claim':
		case 'cover':
		case 'residence':
		case 'replace': {
			if (first === '') return { text: words.say('web-replace') };
			return paid(words, place(words, view, first), rest);
		}
		case 'provost':
			return { text: provost(words, view, Number(first)) };
		case 'build':
			return paid(words, tileName(words, view.game, first), rest);
		case 'take':
			return { text: meaning || words.say('explain-get', { get: goodsText(words, goods) }), row: goods.join(' ') };
		case 'give': {
			const [give, get] = [goods.slice(0, split), goods.slice(split + 1)];
			const values = { give: goodsText(words, give), get: goodsText(words, get) };
			return { text: words.say('explain-trade', values), row: `${give.join(' ')} > ${get.join(' ')}` };
		}
		case 'batch':
			return { text: goodsText(words, goods), row: goods.join(' ') };
		case 'line':
			return { text: words.say(`classic-line-${first}.the`) };
		case 'column': {
			const line = view.game === 'classic' && view.decision?.kind === 'favor-effect' ? view.decision.line : '';
			return { text: words.say(`classic-favor-${line}-${first}`) };
		}
		case 'choose':
			return { text: words.say(`y1303-character-${first}`) };
		case 'steal': {
			const character = words.say(`y1303-character-${first}`);
			return { text: words.say('web-steal', { character, name: holder(view, first, names) }) };
		}
		case 'site': {
			const tile = view.game === '1303' ? view.site.tiles[Number(first) - 1] : undefined;
			const name = tile === undefined ? '' : tileName(words, view.game, tile);
			return { text: words.say('web-site-tile', { number: first, tile: name }) };
		}
		default:
			return { text: move };
	}
}

const plain = (text: string) => text.toLocaleLowerCase().replace(/[.\s]+$/, '');

/** Does a text already say this, in these words or by ending with the space? */
function says(text: string, part: string): boolean {
	const sought = plain(/\b[rc]\d+$/.exec(part)?.[0] ?? part);
	const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\d]/u.test(sign);
	const at = plain(text).indexOf(sought);
	return at >= 0 && !isLetter(plain(text)[at - 1]) && !isLetter(plain(text)[at + sought.length]);
}

export interface Meaning {
	/** The price of placing a worker or drawing a card: `1 d`. */
	readonly price?: string;
	/** The rest. */
	readonly rest?: string;
}

/** The server's explanation of a move, minus what the page's text already says. */
export function meant(text: string, meaning: string | undefined): Meaning {
	const [, price, what = ''] = /^(?:(\d+\s\S+) {2})?(.*)$/s.exec(meaning ?? '') ?? [];
	const [beginning, head = ''] = /^([^:;]+?)\s?: /.exec(what) ?? /^(.+?\b[rc]\d+), /.exec(what) ?? [];
	const cut = beginning !== undefined && says(text, head) ? what.slice(beginning.length) : what;
	const rest = cut === '' || says(text, cut) ? undefined : cut;
	return { ...(price === undefined ? {} : { price }), ...(rest === undefined ? {} : { rest }) };
}

/** The same as one text. */
export function meaningBeside(text: string, meaning: string | undefined): string | undefined {
	const { price, rest } = meant(text, meaning);
	return [price, rest].filter((each) => each !== undefined).join(' · ') || undefined;
}

/** What another player is deciding, phrased for the reader. */
export const undecided = (words: Words, view: View): string =>
	view.decision === null ? words.say('phase-over') : words.say('web-decides', { kind: view.decision.kind });

/** Decisions that ask which of several. */
const WHICH: readonly string[] = ['favor-effect', 'build', 'lawyer', 'monument'];

/** With a single move and "decline", ask whether, not which. */
export function onlyOne(
	words: Words,
	view: View,
	names: readonly string[],
	moves: readonly string[],
): string | undefined {
	const [only, ...others] = moves.filter((move) => move !== 'decline');
	const isWhich = view.decision !== null && WHICH.includes(view.decision.kind);
	if (!isWhich || only === undefined || others.length > 0 || moves.length !== 2) return undefined;
	return words.say('web-only-one', { move: describe(words, view, names, only).text });
}

/** The current question; `asked` is the server's wording. */
export function question(words: Words, view: View, asked?: string): string {
	const { decision } = view;
	if (decision === null) return asked ?? words.say('phase-over');
	if (asked !== undefined) return asked;
	const values: Record<string, string | number> = { by: 'worker', extra: view.passing_order.length > 0 ? 1 : 0 };
	if ('by' in decision) values['by'] = decision.by;
	if ('craft' in decision)
		values['craft'] = words.say(
			`${prefix(view.game)}-${view.game === '1303' ? 'kind' : 'craft'}-${decision.craft}.one`,
		);
	if ('line' in decision) Object.assign(values, words.forms('line', `classic-line-${decision.line}`));
	const tile = 'tile' in decision ? decision.tile : 'building' in decision ? decision.building : acting(view);
	if (tile !== null)
		Object.assign(
			values,
			words.forms('tile', tileId(view.game, tile)),
			words.forms('card', tileId(view.game, tile)),
			words.forms('building', tileId(view.game, tile)),
		);
	if (view.activating !== null) values['space'] = view.activating;
	values['id'] = tile ?? '';
	return words.say(`${prefix(view.game)}-question-${decision.kind}`, values);
}

/** The acting tile. */
function acting(view: View): string | null {
	if (view.activating === null) return null;
	if (view.game === 'magna-carta') return view.road[Number(view.activating.slice(1)) - 1]?.card ?? null;
	return view.road[view.activating]?.tile ?? null;
}
