// The whole position as text for screen readers: headings, sentences, lists and tables.
import type { Words } from '../words/words';
import {
	effectOf,
	buildingsOf,
	OPENS,
	presence,
	sectionFacts,
	spaceFacts,
	tileFacts,
	type Fact,
	type Table,
} from './about';
import type { TileArt } from '../art/tiles';
import { artOf, favors, specials, type Line } from '../games/classic/tiles';
import { question } from './describe';
import { lying, spaces } from './lying';
import { cards } from '../games/magna-carta/cards';
import { prefix, tileId, tileName } from './names';
import { turnOrder, type Classic, type MagnaCarta, type View, type Y1303 } from '../games/game';
import { side, tiles as tiles1303 } from '../games/y1303/tiles';

export interface TextSection {
	readonly heading: string;
	readonly sentences?: readonly string[];
	readonly list?: readonly string[];
	readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

const joined = (words: Words, all: readonly string[]): string =>
	words.remarks(all.map((each) => each.replace(/\.$/, '')));
const told = (words: Words, facts: readonly Fact[]): string =>
	joined(
		words,
		facts.map(({ term, text }) => (term === undefined ? text : words.say('web-text-fact', { term, text }))),
	);
const listed = (words: Words, all: readonly string[], none = 'web-about-nobody'): string =>
	all.join(', ') || words.say(none);

/** A tile's name, kind and facts, in one line. */
function tileLine(table: Table, id: string, art: TileArt, count = 1): string {
	const { words } = table;
	const name = count > 1 ? `${words.say(id)} ×${count}` : words.say(id);
	const facts = told(words, tileFacts(table, id, art, false));
	return facts === '' ? name : words.say('web-text-fact', { term: name, text: facts });
}

function now({ words, view, names }: Table): TextSection {
	const turn =
		view.game === '1303' ? words.say('y1303-round', { round: view.round }) : words.say('turn', { turn: view.turn });
	const { decision } = view;
	const asked =
		decision === null
			? []
			: [
					words.say('web-turn-of', { name: names[decision.player] ?? '' }),
					words.say('web-text-asked', { question: question(words, view) }),
				];
	return {
		heading: words.say('web-text-now'),
		sentences: [turn, words.say(`${prefix(view.game)}-phase-${view.phase}`), ...asked],
	};
}

function order({ words, view, names }: Table): TextSection {
	const name = (player: number) => names[player] ?? '';
	const turn = turnOrder(view);
	return {
		heading: words.say('web-turn-order'),
		sentences: [
			listed(words, turn.map(name)),
			words.say('web-text-fact', {
				term: words.say('web-first-player'),
				text: listed(words, turn.slice(0, 1).map(name)),
			}),
			words.say('web-text-fact', {
				term: words.say('web-about-passed'),
				text: listed(words, view.passing_order.map(name)),
			}),
		],
	};
}

/** The columns of the players' table: a heading and each player's value. */
function columns(table: Table): [string, (player: number) => string][] {
	const { words, view } = table;
	const cubes = Object.keys(view.players[0]?.cubes ?? {}).map((cube): [string, (player: number) => string] => [
		words.say(`cube-${cube}`),
		(player) => String((view.players[player]?.cubes as Record<string, number> | undefined)?.[cube] ?? 0),
	]);
	const workers: [string, (player: number) => string] = [
		words.say('web-workers'),
		(player) => String(view.players[player]?.workers ?? 0),
	];
	const buildings: [string, (player: number) => string] = [
		words.say('web-buildings'),
		(player) => listed(words, buildingsOf(table, player), 'web-text-none'),
	];
	const size = (pile: readonly string[] | number | undefined) =>
		String(typeof pile === 'number' ? pile : (pile?.length ?? 0));
	const batches: [string, (player: number) => string] = [
		words.say('web-text-batches'),
		(player) => String(view.players[player]?.batches ?? 0),
	];
	if (view.game === 'classic')
		return [
			[words.say('web-prestige'), (player) => String(view.players[player]?.prestige ?? 0)],
			[words.say('result-deniers'), (player) => String(view.players[player]?.deniers ?? 0)],
			workers,
			...cubes,
			...(['dungeon', 'walls', 'towers'] as const).map((section): [string, (player: number) => string] => [
				words.say('web-text-houses', words.forms('section', `classic-section-${section}`)),
				(player) => String(view.players[player]?.houses[section] ?? 0),
			]),
			batches,
			buildings,
		];
	if (view.game === 'magna-carta')
		return [
			[words.say('result-deniers'), (player) => String(view.players[player]?.deniers ?? 0)],
			workers,
			...cubes,
			// A replay hides no hand.
			[
				words.say('web-hand-of'),
				(player) => {
					const hand = view.players[player]?.hand;
					return typeof hand === 'object' ? named(words, hand) : size(hand);
				},
			],
			[words.say('web-pile'), (player) => size(view.players[player]?.pile)],
			[words.say('web-discard'), (player) => named(words, view.players[player]?.discard ?? [])],
			...(['dungeon', 'walls', 'towers'] as const).map((section): [string, (player: number) => string] => [
				words.say('web-text-tokens', words.forms('section', `magna-carta-section-${section}`)),
				(player) => String(view.players[player]?.tokens[section] ?? 0),
			]),
			batches,
			buildings,
			[words.say('web-prestige-buildings'), (player) => named(words, view.players[player]?.prestige ?? [])],
		];
	return [
		[words.say('web-prestige'), (player) => String(view.players[player]?.prestige ?? words.say('web-hidden'))],
		workers,
		[words.say('web-camp'), (player) => String(view.players[player]?.camp ?? 0)],
		...cubes,
		batches,
		buildings,
		[
			words.say('web-characters'),
			(player) =>
				listed(
					words,
					(view.players[player]?.characters ?? []).map((each) => words.say(`y1303-character-${each}`)),
					'web-text-none',
				),
		],
	];
}
const named = (words: Words, all: readonly string[]) =>
	all.map((card) => tileName(words, 'magna-carta', card)).join(', ') || words.say('nothing');

function players(table: Table, seat: number | null): TextSection {
	const { words, view, names } = table;
	const all = columns(table);
	const who = (player: number) =>
		player === seat ? `${names[player] ?? ''} (${words.say('web-you')})` : (names[player] ?? '');
	const turn = turnOrder(view);
	return {
		heading: words.say('web-players'),
		// One row per item and one column per player: fits a phone and reads well aloud.
		table: {
			head: [words.say('web-text-player'), ...turn.map(who)],
			rows: [
				[
					words.say('web-text-color'),
					...turn.map((player) => words.say(`color-${view.players[player]?.color ?? 'black'}`)),
				],
				...all.map(([heading, value]) => [heading, ...turn.map(value)]),
			],
		},
	};
}

function road(table: Table): TextSection {
	const { words, view } = table;
	const list = spaces(view).map((space) => {
		const there = lying(view, space);
		const name = there === null ? words.say('web-about-empty') : words.say(there.id);
		const facts = there === null ? [] : tileFacts(table, there.id, there.art, true);
		const head = words.say('web-text-fact', { term: space, text: name });
		return joined(words, [head, told(words, [...facts, ...spaceFacts(table, space)])].filter(Boolean));
	});
	const provost =
		view.game === '1303'
			? words.say('y1303-provost', { at: view.provost })
			: view.provost === null
				? undefined
				: words.say('web-text-at', { space: view.provost });
	return {
		heading: words.say('web-text-road'),
		sentences: [
			...(provost === undefined ? [] : [words.say('web-text-fact', { term: words.say('web-provost'), text: provost })]),
			...(view.game === 'classic'
				? [
						words.say('web-text-fact', {
							term: words.say('web-bailiff'),
							text: words.say('web-text-at', { space: view.bailiff }),
						}),
					]
				: []),
		],
		list,
	};
}

function classic(table: Table, view: Classic): TextSection[] {
	const { words, names } = table;
	const lines = Object.keys(favors) as Line[];
	const open = view.players.length > 2 ? specials : specials.filter(({ id }) => id !== 'stables');
	const special = open.map(({ id }) => {
		const effect = words.say(`classic-place-${id}.effect`);
		const facts = [
			effect,
			words.say('web-text-fact', { term: words.say('web-about-worker'), text: listed(words, presence(table, id)) }),
		];
		if (id === 'inn') {
			const name = (player: number | null) => (player === null ? words.say('web-about-nobody') : (names[player] ?? ''));
			const { left, right } = view.special.inn;
			facts[1] = words.say('classic-board-inn', { left: name(left), right: name(right) });
		}
		return words.say('web-text-fact', { term: words.say(`classic-place-${id}`), text: joined(words, facts) });
	});
	const used = view.players.flatMap(({ lines_used }, player) =>
		lines_used.length === 0
			? []
			: words.say('web-text-fact', {
					term: words.say('web-text-used', { name: names[player] ?? '' }),
					text: lines_used.map((line) => words.say(`classic-line-${line}`)).join(', '),
				}),
	);
	return [
		{
			heading: words.say('web-castle'),
			sentences: [
				words.say('web-text-fact', { term: words.say('web-workers'), text: listed(words, presence(table, 'castle')) }),
			],
			list: sectionFacts(table).map((fact) => told(words, [fact])),
		},
		{ heading: words.say('web-text-special'), list: special },
		...(view.options.favors === 'table'
			? [
					{
						heading: words.say('web-text-favors'),
						sentences: used,
						table: {
							head: [
								words.say('web-text-line'),
								...[1, 2, 3, 4, 5].map(String),
								...names.slice(0, view.players.length),
							],
							rows: lines.map((line) => [
								words.say(`classic-line-${line}`),
								...[1, 2, 3, 4, 5].map((column) => words.say(`classic-favor-${line}-${column}`)),
								...view.players.map(({ favors: markers }) => String(markers[line])),
							]),
						},
					},
				]
			: []),
	];
}

function magnaCarta(table: Table, view: MagnaCarta, seat: number | null): TextSection[] {
	const { words } = table;
	const own = seat === null ? undefined : view.players[seat];
	const line = (card: keyof typeof cards) => tileLine(table, tileId('magna-carta', card), cards[card]);
	return [
		{ heading: words.say('web-castle'), list: sectionFacts(table).map((fact) => told(words, [fact])) },
		...(own === undefined || typeof own.hand === 'number'
			? []
			: [{ heading: words.say('web-hand'), list: own.hand.map(line) }]),
		{ heading: words.say('web-prestige-buildings'), list: view.prestige.map(line) },
	];
}

function y1303(table: Table, view: Y1303): TextSection[] {
	const { words, names } = table;
	const character = (id: string) =>
		words.say('web-text-fact', {
			term: words.say(`y1303-character-${id}`),
			text: words.say(`y1303-character-${id}.power`),
		});
	return [
		{
			heading: words.say('y1303-site'),
			sentences: [
				words.say('web-text-fact', { term: words.say('web-workers'), text: listed(words, presence(table, 'site')) }),
			],
			list: view.site.tiles.map((id, index) => {
				const effect = effectOf(words, tileId('1303', id), side(id, true)) ?? '';
				const rounds = words.say('web-about-site', { rounds: OPENS[index]?.[0] ?? '' });
				return words.say('web-text-fact', { term: tileName(words, '1303', id), text: joined(words, [effect, rounds]) });
			}),
		},
		{ heading: words.say('y1303-board-unclaimed-characters'), list: view.board.map(character) },
		...view.players.flatMap(({ characters }, player) =>
			characters.length === 0
				? []
				: [
						{
							heading: words.say('web-text-characters', { name: names[player] ?? '' }),
							list: characters.map(character),
						},
					],
		),
	];
}

/** The supply, by kind. */
function supply(table: Table, view: Classic | Y1303): TextSection[] {
	const { words } = table;
	const kinds = view.game === 'classic' ? ['wood', 'stone', 'prestige'] : ['wood', 'stone', 'monument'];
	return kinds.map((kind) => {
		const all: readonly string[] = view.supply;
		const ids = [...new Set(all.filter((id) => id.startsWith(`${kind}:`)))];
		return {
			heading: words.say(view.game === 'classic' ? `classic-craft-${kind}` : `y1303-kind-${kind}`),
			list: ids.map((id) => {
				const art =
					view.game === 'classic'
						? artOf(id as Parameters<typeof artOf>[0], view.options)
						: tiles1303[id as keyof typeof tiles1303];
				return tileLine(table, tileId(view.game, id), art, all.filter((each) => each === id).length);
			}),
		};
	});
}

/** The whole position, section by section. */
export function textOf(words: Words, view: View, names: readonly string[], seat: number | null): TextSection[] {
	const table: Table = { words, view, names };
	const particular =
		view.game === 'classic'
			? classic(table, view)
			: view.game === 'magna-carta'
				? magnaCarta(table, view, seat)
				: y1303(table, view);
	return [
		now(table),
		players(table, seat),
		order(table),
		road(table),
		...particular,
		...(view.game === 'magna-carta' ? [] : supply(table, view)),
	];
}
