// A place on the table in words: name, kind, cost, effect, owner. Everything comes from the view and the tile tables.
import type { Words } from '../words/words';
import type { Kind, TileArt } from '../art/tiles';
import { niches, worth as houseWorth, type Section } from '../games/classic/castle';
import { artOf, favors, type Line } from '../games/classic/tiles';
import { goodsText } from './describe';
import { effectText } from '../words/effects';
import { edition, lying, numberOf, spaces, standing } from './lying';
import { cards, worth as tokenWorth } from '../games/magna-carta/cards';
import { tileId } from './names';
import type { Anchor } from '../board/offers';
import { turnOrder, type Classic, type View, type Y1303 } from '../games/game';
import { side, tiles as tiles1303 } from '../games/y1303/tiles';

export interface Fact {
	/** The label, such as "Cost" or "Owner"; none for a whole sentence. */
	readonly term?: string;
	readonly text: string;
}

export interface About {
	readonly title: string;
	/** Its kind. */
	readonly kind?: string;
	readonly art?: TileArt;
	readonly card?: boolean;
	readonly character?: string;
	readonly facts: readonly Fact[];
}

export interface Table {
	readonly words: Words;
	readonly view: View;
	readonly names: readonly string[];
}

/** Drops missing facts. */
const known = (facts: readonly { term?: string; text: string | undefined }[]): Fact[] =>
	facts.filter((fact): fact is Fact => fact.text !== undefined && fact.text !== '');

const seals: Readonly<Record<string, Section>> = { r12: 'dungeon', r18: 'walls', r24: 'towers' };
export const sealOn = (space: string): Section | undefined => seals[space];

const KINDS: Record<Kind, string> = {
	neutral: 'web-kind-neutral',
	fixed: 'web-kind-fixed',
	wood: 'web-kind-wood',
	stone: 'web-kind-stone',
	residence: 'web-kind-residence',
	prestige: 'web-kind-prestige',
};

function kindOf({ words, view }: Table, { kind }: TileArt): string {
	if (view.game === '1303' && kind === 'neutral') return words.say('web-kind-start');
	if (view.game === '1303' && kind === 'prestige') return words.say('web-kind-monument');
	return words.say(KINDS[kind]);
}

/** What a tile does for a worker: the game's text, or its icons in words. */
export function effectOf(
	words: Words,
	id: string,
	art: TileArt,
	values: Record<string, string> = {},
): string | undefined {
	const written = words.find(`${id}.effect`, values) ?? words.find(`${id}.primary`);
	if (written !== undefined) return written;
	const builds = /^build:(wood|stone)$/.exec(art.effect[0] ?? '')?.[1];
	if (builds === undefined) return effectText(words, art.effect);
	const free = id === 'y1303-tile-wood-mason' && art === side('wood:mason', true) ? 'yes' : 'no';
	return words.say('y1303-effect-build', { craft: words.say(`y1303-kind-${builds}.one`), free });
}

/** Cost, points and effect of a tile. */
export function tileFacts(table: Table, id: string, art: TileArt, isBuilt: boolean): Fact[] {
	const { words } = table;
	const secondary =
		words.find(`${id}.secondary`) ?? (art.bonus === undefined ? undefined : effectText(words, [art.bonus]));
	const cost =
		art.cost === undefined
			? undefined
			: goodsText(words, art.cost.split(' '), table.view.game === '1303' ? 'y1303-effect-cubes' : 'web-any');
	const points = art.points === undefined ? undefined : words.say('goods-prestige', { count: art.points });
	// A prestige building takes no workers.
	const isOwners = art.kind === 'prestige' || art.kind === 'residence';
	const use = isOwners ? words.say('web-about-gives') : words.say('web-about-effect');
	const first = known([
		{ term: use, text: effectOf(words, id, art, edition(table.view)) },
		{ term: words.say('web-about-share'), text: secondary },
	]);
	if (isBuilt) return first;
	return [
		...first,
		...known([
			{ term: words.say('web-about-built'), text: words.find(`${id}.built`) },
			{ term: words.say('web-about-cost'), text: cost },
			{ term: words.say('web-about-points'), text: points },
		]),
	];
}

function tile(table: Table, id: string, art: TileArt): About {
	return {
		title: table.words.say(id),
		kind: kindOf(table, art),
		art,
		...(table.view.game === 'magna-carta' ? { card: true } : {}),
		facts: tileFacts(table, id, art, false),
	};
}

/** What is on a space besides its tile: owner, worker, a pending residence. */
export function spaceFacts(table: Table, space: string): Fact[] {
	const { words, view, names } = table;
	const there = lying(view, space);
	const facts: { term?: string; text: string | undefined }[] = [];
	const term = (id: string) => words.say(id);
	const name = (player: number | null | undefined) => (player == null ? undefined : (names[player] ?? ''));
	facts.push({ term: term('web-about-owner'), text: name(there?.owner) });
	facts.push({ term: term('web-about-worker'), text: name(there?.worker) });
	if (view.game === 'classic') {
		const delayed = view.delayed.find((each) => each.space === space);
		if (delayed) facts.push({ text: words.say('web-about-delayed', { name: name(delayed.player) ?? '' }) });
		const seal = sealOn(space);
		if (seal) facts.push({ text: words.say('web-about-seal', words.forms('section', `classic-section-${seal}`)) });
	} else if (view.game === 'magna-carta') {
		const card = view.road[numberOf(space) - 1];
		if (card && card.cubes > 0) facts.push({ text: words.say('web-about-cubes', { count: card.cubes }) });
		if (view.delayed.some((each) => each === space))
			facts.push({ text: words.say('web-about-delayed', { name: name(card?.owner) ?? '' }) });
	} else {
		if (view.journeyman?.space === space)
			facts.push({ term: words.say('y1303-character-journeyman'), text: name(view.journeyman.player) });
		const claimed = view.road[space];
		if (claimed?.claimed) facts.push({ text: words.say('web-about-delayed', { name: name(claimed.owner) ?? '' }) });
	}
	if (view.game !== '1303' && view.provost === space) facts.push({ text: words.say('web-provost-here') });
	if (view.game === 'classic' && view.bailiff === space) facts.push({ text: words.say('web-bailiff-here') });
	if (view.activating === space) facts.push({ text: words.say('web-about-acting') });
	return known(facts);
}

function road(table: Table, space: string): About {
	const { words, view } = table;
	const there = lying(view, space);
	const facts = spaceFacts(table, space);
	if (there === null) return { title: space, kind: words.say('web-about-empty'), facts };
	const kind = words.say('web-about-on', { kind: kindOf(table, there.art), space });
	return {
		...tile(table, there.id, there.art),
		kind,
		facts: [...tileFacts(table, there.id, there.art, true), ...facts],
	};
}

/** The workers at a place off the road. */
export function presence({ view, names }: Table, spot: string): string[] {
	const name = (player: number | null) => (player === null ? [] : [names[player] ?? '']);
	if (view.game === '1303') return view.site.workers.flatMap(name);
	if (view.game === 'magna-carta') return [];
	if (spot === 'castle') return view.castle.flatMap(name);
	if (spot === 'stables') return view.special.stables.flatMap(name);
	if (spot === 'inn') return [...name(view.special.inn.left), ...name(view.special.inn.right)];
	return name(view.special[spot as Exclude<keyof Classic['special'], 'stables' | 'inn'>] ?? null);
}

function place(table: Table, spot: string): About {
	const { words, view } = table;
	const workers = known([{ term: words.say('web-about-worker'), text: presence(table, spot).join(', ') }]);
	if (view.game === '1303') return { title: words.say('y1303-site'), facts: workers };
	if (view.game === 'magna-carta') return { title: words.say('web-castle'), facts: sectionFacts(table) };
	const id = `classic-place-${spot}`;
	const effect = { term: words.say('web-about-effect'), text: words.find(`${id}.effect`) };
	const more = spot === 'castle' ? sectionFacts(table) : [];
	const kind = spot === 'castle' ? {} : { kind: words.say('web-kind-special') };
	return { title: words.say(id), ...kind, facts: [...known([effect]), ...workers, ...more] };
}

/** The castle's sections: how full they are, what a house or token is worth. */
export function sectionFacts({ words, view }: Table): Fact[] {
	if (view.game === 'magna-carta')
		return (['dungeon', 'walls', 'towers'] as const).map((section) => ({
			term: words.say(`magna-carta-section-${section}`),
			text: words.say('web-about-tokens', { count: view.tokens[section], points: tokenWorth[section] }),
		}));
	if (view.game === '1303') return [];
	return (['dungeon', 'walls', 'towers'] as const).map((section) => {
		const places = niches[section].length;
		const { free, counted } = view.sections[section];
		const values = { houses: places - free, places, points: houseWorth[section], counted: counted ? 'yes' : 'no' };
		return { term: words.say(`classic-section-${section}`), text: words.say('web-about-section', values) };
	});
}

function favor({ words, view, names }: Table, line: Line, column: number): About {
	const here =
		view.game === 'classic'
			? view.players.flatMap((each, player) => (each.favors[line] === column ? [names[player] ?? ''] : []))
			: [];
	const facts = known([
		{
			term: words.say('web-about-favor'),
			text: column === 0 ? undefined : words.say(`classic-favor-${line}-${column}`),
		},
		...(column === 0
			? favors[line].map((_, index) => ({
					term: String(index + 1),
					text: words.say(`classic-favor-${line}-${index + 1}`),
				}))
			: []),
		{ term: words.say('web-about-markers'), text: here.join(', ') },
	]);
	return { title: words.say(`classic-line-${line}.the`), kind: words.say('web-about-column', { column }), facts };
}

function character({ words, view, names }: Table, id: string): About {
	const holder =
		view.game === '1303' ? view.players.findIndex(({ characters }) => characters.some((each) => each === id)) : -1;
	return {
		title: words.say(`y1303-character-${id}`),
		kind: words.say('web-kind-character'),
		character: id,
		facts: known([
			{ text: words.say(`y1303-character-${id}.power`) },
			{ term: words.say('web-about-owner'), text: holder < 0 ? words.say('web-about-nobody') : names[holder] },
		]),
	};
}

/** The rounds printed above each tile of the site. Favors can use the tile from the first of them on. */
export const OPENS = ['1–3', '4–6', '7–9'];

function site(table: Table, view: Y1303, number: number): About | null {
	const id = view.site.tiles[number - 1];
	if (id === undefined) return null;
	const about = tile(table, tileId('1303', id), side(id, true));
	const text = table.words.say('web-about-site', { rounds: OPENS[number - 1]?.[0] ?? '' });
	return { ...about, facts: [...tileFacts(table, tileId('1303', id), side(id, true), true), { text }] };
}

/** A player's buildings on the road. */
export const buildingsOf = ({ words, view }: Table, player: number): string[] =>
	spaces(view)
		.filter((space) => lying(view, space)?.owner === player)
		.map((space) => words.say('web-standing', { name: standing(words, view, space), space }));

function player(table: Table, number: number): About {
	const { words, view, names } = table;
	const has = view.players[number];
	return {
		title: names[number] ?? '',
		...(has ? { kind: words.say(`color-${has.color}`) } : {}),
		facts: known([{ term: words.say('web-buildings'), text: buildingsOf(table, number).join(', ') }]),
	};
}

/** The workers a provost move would cut off, one player's first. */
export function beyond({ words, view, names }: Table, anchor: Anchor, first: number | null = null): string {
	const [where = '', at = ''] = anchor.split(':');
	const last = where === 'gap' ? Number(at) - 1 : numberOf(at);
	const workers = spaces(view).flatMap((space) => {
		const worker = numberOf(space) > last ? (lying(view, space)?.worker ?? null) : null;
		if (worker === null) return [];
		const text = words.say('web-worker-at', { name: names[worker] ?? '', place: standing(words, view, space), space });
		return { text, isFirst: worker === first };
	});
	workers.sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
	return workers.map(({ text }) => text).join(', ') || words.say('web-about-nobody');
}

/** Explains a place; undefined if its label says everything. */
export function about(words: Words, view: View, names: readonly string[], anchor: Anchor): About | null {
	const table: Table = { words, view, names };
	const [where = '', first = '', second = ''] = anchor.split(':');
	switch (where) {
		case 'road':
			return road(table, first);
		case 'place':
			return place(table, first);
		case 'supply': {
			const id = anchor.slice('supply:'.length);
			if (view.game === 'classic')
				return tile(table, tileId('classic', id), artOf(id as Parameters<typeof artOf>[0], view.options));
			const arts: Record<string, TileArt> = view.game === '1303' ? tiles1303 : cards;
			const art = arts[id];
			return art ? tile(table, tileId(view.game, id), art) : null;
		}
		case 'line':
			return favor(table, first as Line, 0);
		case 'favor':
			return favor(table, first as Line, Number(second));
		case 'section':
			return { title: words.say('web-castle'), facts: sectionFacts(table) };
		case 'character':
			return character(table, first);
		case 'site':
			return view.game === '1303' ? site(table, view, Number(first)) : null;
		case 'player':
			return player(table, Number(first));
		case 'provost':
			return { title: words.say('web-provost'), facts: [{ text: words.say('web-about-provost') }] };
		case 'bailiff':
			return { title: words.say('web-bailiff'), facts: [{ text: words.say('web-about-bailiff') }] };
		case 'gap':
			return view.game === '1303'
				? { title: words.say('web-provost'), kind: words.say('y1303-provost', { at: Number(first) }), facts: [] }
				: null;
		case 'bridge':
			return {
				title: words.say('board-bridge'),
				facts: known([
					{ term: words.say('web-about-passed'), text: view.passing_order.map((each) => names[each]).join(', ') },
				]),
			};
		case 'order': {
			const text = turnOrder(view)
				.map((each) => names[each])
				.join(', ');
			return { title: words.say('web-turn-order'), facts: [{ text }] };
		}
		case 'cube':
			return { title: words.say(`cube-${first}`), facts: [] };
		case 'pile':
			return { title: words.say('web-pile'), facts: [] };
		case 'hand':
			return { title: words.say('web-hand'), facts: [] };
		case 'home':
			return { title: words.say('web-workers'), facts: [] };
		default:
			return null;
	}
}
