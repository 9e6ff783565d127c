// Caylus 1303 on the page.
import type { Tile } from '../../types/y1303';
import { commonRows, factText, joined, listed } from '../common/text';
import { known, nameOf, supplyBy } from '../common/tiles';
import { clockwise, everyTurn } from '../game';
import type { GameUi } from '../ui';
import { moves, places, presence } from './places';
import { phases } from './phases';
import { effectOf, onSpace, OPENS, spaces, tileId } from './road';
import { side, tiles } from './tiles';
import Y1303 from './Y1303.svelte';

/** Two kinds have names of their own. */
const KINDS: Readonly<Record<string, string>> = { neutral: 'start', prestige: 'monument' };

const isTile = (tile: string): tile is Tile => tile in tiles;

export const y1303: GameUi<'1303'> = {
	Parts: Y1303,
	unit: 'round',
	turnId: 'y1303-round',
	phases: everyTurn(phases),
	placing: 'planning',
	coin: 'w',
	craft: 'kind',
	isCards: false,
	castle: 'place:site',
	moves,
	places,
	tileId,
	kindId: (kind) => `web-kind-${KINDS[kind] ?? kind}`,
	supplyOf: ({ supply }) => supplyBy('y1303-kind', ['wood', 'stone', 'monument'], supply),
	artOf: (_, tile) => (isTile(tile) ? tiles[tile] : undefined),
	effectOf: (words, _, id, art) => effectOf(words, id, art),
	turnOf: ({ round }) => round,
	turnOrder: clockwise,
	pointsOf: ({ players }, player) => players[player]?.prestige,
	finished: (view, scores) => ({
		...view,
		players: view.players.map((player, seat) => ({ ...player, prestige: scores[seat] ?? 0 })),
	}),
	spaces: () => spaces,
	onSpace: ({ road }, space) => onSpace(road[space]),
	spaceFacts(context, space) {
		const { words, view } = context;
		const there = view.road[space];
		const journeyman = view.journeyman?.space === space ? view.journeyman.player : null;
		return known([
			{ term: words.say('y1303-character-journeyman'), text: nameOf(context, journeyman) },
			{
				text: there?.claimed ? words.say('web-about-delayed', { name: nameOf(context, there.owner) ?? '' }) : undefined,
			},
		]);
	},
	placesOf(event, view) {
		if (event.event === 'provost-moved') return [`gap:${event.to}`];
		const used =
			event.event === 'site-used' ? event : 'cause' in event && event.cause.by === 'site' ? event.cause : null;
		const number = view.site.tiles.findIndex((tile) => tile === used?.tile) + 1;
		return number > 0 ? [`site:${number}`] : [];
	},
	*partsOf(view) {
		for (const [space, there] of Object.entries(view.road)) yield [`road:${space}`, there];
		yield ['place:site', view.site.workers];
	},
	playerRows(context) {
		const { words, view } = context;
		const { workers, cubes, batches, buildings } = commonRows(context);
		const names = (characters: readonly string[] = []) =>
			characters.map((each) => words.say(`y1303-character-${each}`));
		return [
			[words.say('web-prestige'), (player) => view.players[player]?.prestige ?? words.say('web-hidden')],
			workers,
			[words.say('web-camp'), (player) => view.players[player]?.camp ?? 0],
			...cubes,
			batches,
			buildings,
			[
				words.say('web-characters'),
				(player) => listed(words, names(view.players[player]?.characters), 'web-text-none'),
			],
		];
	},
	markers: ({ words, view }) => [
		{ term: words.say('web-provost'), text: words.say('y1303-provost', { at: view.provost }) },
	],
	sections(context) {
		const { words, view, names } = context;
		const character = (id: string) =>
			factText(words, {
				term: words.say(`y1303-character-${id}`),
				text: words.say(`y1303-character-${id}.power`),
			});
		const held = view.players.flatMap(({ characters }, player) =>
			characters.length === 0
				? []
				: {
						heading: words.say('web-text-characters', { name: names[player] ?? '' }),
						list: characters.map(character),
					},
		);
		return [
			{
				heading: words.say('y1303-site'),
				sentences: [factText(words, { term: words.say('web-workers'), text: listed(words, presence(context)) })],
				list: view.site.tiles.map((tile, index) => {
					const effect = effectOf(words, tileId(tile), side(tile, true)) ?? '';
					const rounds = words.say('web-about-site', { rounds: OPENS[index]?.[0] ?? '' });
					return factText(words, { term: words.say(tileId(tile)), text: joined(words, [effect, rounds]) });
				}),
			},
			{ heading: words.say('y1303-board-unclaimed-characters'), list: view.board.map(character) },
			...held,
		];
	},
};
