// Caylus on the page.
import type { Anchor } from '../../board/offers';
import type { Event, Tile } from '../../types/classic';
import { everyTurn } from '../game';
import { effectOf, known, nameOf, supplyBy } from '../common/tiles';
import type { GameUi } from '../ui';
import Classic from './Classic.svelte';
import { moves, places } from './places';
import { phases } from './phases';
import { onSpace, sealOn, spaces, tileId } from './road';
import { markers, playerRows, sections } from './text';
import { artOf, tiles } from './tiles';

const eventPlaces: Partial<Record<Event['event'], readonly Anchor[]>> = {
	'turn-order': ['order'],
	'inn-entered': ['place:inn'],
	'inn-kept': ['place:inn'],
	'house-built': ['place:castle'],
	'houses-counted': ['place:castle'],
	'bailiff-moved': ['bailiff'],
};

const isTile = (tile: string): tile is Tile => tile in tiles;

export const classic: GameUi<'classic'> = {
	Parts: Classic,
	unit: 'turn',
	turnId: 'turn',
	phases: everyTurn(phases),
	placing: 'placing',
	coin: 'd',
	craft: 'craft',
	isCards: false,
	castle: 'place:castle',
	moves,
	places,
	tileId,
	kindId: (kind) => `web-kind-${kind}`,
	supplyOf: ({ supply }) => supplyBy('classic-craft', ['wood', 'stone', 'prestige'], supply),
	artOf: ({ options }, tile) => (isTile(tile) ? artOf(tile, options) : undefined),
	effectOf: (words, _, id, art) => effectOf(words, id, art),
	turnOf: ({ turn }) => turn,
	turnOrder: ({ turn_order }) => turn_order,
	pointsOf: ({ players }, player) => players[player]?.prestige,
	finished: (view, scores) => ({
		...view,
		players: view.players.map((player, seat) => ({ ...player, prestige: scores[seat] ?? 0 })),
	}),
	spaces: () => spaces,
	onSpace: ({ road, options }, space) => onSpace(road[space], options),
	spaceFacts(context, space) {
		const { words, view } = context;
		const delayed = view.delayed.find((each) => each.space === space);
		const seal = sealOn(space);
		const section = seal && words.forms('section', `classic-section-${seal}`);
		return known([
			{ text: delayed && words.say('web-about-delayed', { name: nameOf(context, delayed.player) ?? '' }) },
			{ text: section && words.say('web-about-seal', section) },
			{ text: view.provost === space ? words.say('web-provost-here') : undefined },
			{ text: view.bailiff === space ? words.say('web-bailiff-here') : undefined },
		]);
	},
	placesOf: ({ event }) => eventPlaces[event] ?? [],
	*partsOf(view) {
		for (const [space, there] of Object.entries(view.road)) yield [`road:${space}`, there];
		for (const [place, worker] of Object.entries(view.special)) yield [`place:${place}`, worker];
		const markers = new Map<Anchor, string>();
		for (const [index, { favors }] of view.players.entries())
			for (const [line, column] of Object.entries(favors)) {
				const anchor = column > 0 ? `favor:${line}:${column}` : `line:${line}`;
				markers.set(anchor, `${markers.get(anchor) ?? ''} ${index}`);
			}
		yield* markers;
		yield ['place:castle', view.castle];
		yield ['bailiff', view.bailiff];
		yield ['order', view.turn_order];
	},
	playerRows,
	markers,
	sections,
};
