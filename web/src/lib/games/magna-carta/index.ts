// Magna Carta on the page.
import type { Card, Prestige } from '../../types/magna-carta';
import type { Words } from '../../words/words';
import { commonRows, factsText, tileSection } from '../common/text';
import { effectOf, known, nameOf } from '../common/tiles';
import { clockwise, everyTurn, numberOf } from '../game';
import type { GameUi, PlayerRow } from '../ui';
import { cards } from './cards';
import MagnaCarta from './MagnaCarta.svelte';
import { moves, places, sectionFacts, sections } from './places';
import { phases } from './phases';
import { onSpace, tileId } from './road';

const isCard = (tile: string): tile is Card | Prestige => tile in cards;
const size = (pile: readonly string[] | number = 0) => (typeof pile === 'number' ? pile : pile.length);
const cardNames = (words: Words, all: readonly string[] = []) =>
	all.map((card) => words.say(tileId(card))).join(', ') || words.say('nothing');

export const magnaCarta: GameUi<'magna-carta'> = {
	Parts: MagnaCarta,
	unit: 'turn',
	turnId: 'turn',
	phases: everyTurn(phases),
	placing: 'actions',
	coin: 'd',
	craft: 'craft',
	isCards: true,
	castle: 'place:castle',
	moves,
	places,
	tileId,
	kindId: (kind) => `web-kind-${kind}`,
	supplyOf: ({ prestige }) => [{ id: 'prestige', name: 'web-prestige-buildings', tiles: prestige }],
	artOf: (_, tile) => (isCard(tile) ? cards[tile] : undefined),
	effectOf: (words, _, id, art) => effectOf(words, id, art),
	turnOf: ({ turn }) => turn,
	turnOrder: clockwise,
	pointsOf: ({ players }, player) => players[player]?.score,
	finished: (view, scores) => ({
		...view,
		players: view.players.map((player, seat) => ({ ...player, score: scores[seat] ?? 0 })),
	}),
	spaces: ({ road }) => road.map((_, index) => `c${index + 1}`),
	onSpace: ({ road }, space) => onSpace(road[numberOf(space) - 1]),
	spaceFacts(context, space) {
		const { words, view } = context;
		const card = view.road[numberOf(space) - 1];
		const isDelayed = view.delayed.some((each) => each === space);
		return known([
			{ text: card && card.cubes > 0 ? words.say('web-about-cubes', { count: card.cubes }) : undefined },
			{
				text: isDelayed ? words.say('web-about-delayed', { name: nameOf(context, card?.owner) ?? '' }) : undefined,
			},
			{ text: view.provost === space ? words.say('web-provost-here') : undefined },
		]);
	},
	placesOf: ({ event }) => (event === 'first-player' ? ['order'] : event === 'token-lost' ? ['place:castle'] : []),
	*partsOf(view) {
		for (const [index, card] of view.road.entries()) yield [`road:c${index + 1}`, card];
		for (const [section, left] of Object.entries(view.tokens)) yield [`section:${section}`, left];
		yield ['order', view.first_player];
	},
	playerRows(context) {
		const { words, view } = context;
		const { workers, cubes, batches, buildings } = commonRows(context);
		return [
			[words.say('result-deniers'), (player) => view.players[player]?.deniers ?? 0],
			workers,
			...cubes,
			[
				words.say('web-hand-of'),
				(player) => {
					// A replay hides no hand.
					const hand = view.players[player]?.hand;
					return typeof hand === 'object' ? cardNames(words, hand) : size(hand);
				},
			],
			[words.say('web-pile'), (player) => size(view.players[player]?.pile)],
			[words.say('web-discard'), (player) => cardNames(words, view.players[player]?.discard)],
			...sections.map((section): PlayerRow => [
				words.say('web-text-tokens', words.forms('section', `magna-carta-section-${section}`)),
				(player) => view.players[player]?.tokens[section] ?? 0,
			]),
			batches,
			buildings,
			[words.say('web-prestige-buildings'), (player) => cardNames(words, view.players[player]?.prestige)],
		];
	},
	markers: ({ words, view: { provost } }) =>
		provost === null ? [] : [{ term: words.say('web-provost'), text: words.say('web-text-at', { space: provost }) }],
	sections(context, seat) {
		const { words, view } = context;
		const hand = seat === null ? undefined : view.players[seat]?.hand;
		return [
			{
				heading: words.say('web-castle'),
				list: sectionFacts(context).map((fact) => factsText(words, [fact])),
			},
			...(typeof hand === 'object' ? [tileSection(context, 'web-hand', hand)] : []),
		];
	},
};
