// The rule book of Caylus: its phases, topics, things and questions.
import { options as usual } from '../../facts/classic';
import { everyTurn, type Classic } from '../game';
import { phases } from './phases';
import { tileThing } from '../common/book';
import { effectOf } from '../common/tiles';
import { favorText, placeText, tileId } from './road';
import { artOf, favors, specials, tiles, type Line } from './tiles';
import type { TileArt } from '../../art/tiles';
import type { Tile } from '../../types/classic';
import { bookId, special, type Book, type Group, type Thing } from '../../rules/book';

/** Further notes on a tile. */
const notes: Record<Tile, readonly string[]> = {
	'neutral:farm': ['production'],
	'neutral:forest': ['production'],
	'neutral:sawmill': ['production'],
	'neutral:quarry': ['production'],
	'neutral:market': ['market'],
	'neutral:carpenter': ['carpenter'],
	'fixed:peddler': ['peddler'],
	'fixed:carpenter': ['carpenter'],
	'fixed:gold-mine': ['mine'],
	'wood:farm-food': ['production'],
	'wood:farm-cloth': ['production'],
	'wood:quarry': ['production'],
	'wood:sawmill': ['production'],
	'wood:market': ['market'],
	'wood:peddler': ['peddler'],
	'wood:lawyer': ['lawyer'],
	'wood:mason': ['mason'],
	'stone:farm': ['production', 'shared'],
	'stone:park': ['production', 'shared'],
	'stone:workshop': ['production', 'shared'],
	'stone:architect': ['architect'],
	'stone:church': ['offer', 'favor'],
	'stone:tailor': ['offer'],
	'stone:bank': ['offer'],
	'stone:alchemist': ['alchemist'],
	'stone:jeweller': ['offer'],
	'prestige:statue': ['favor'],
	'prestige:granary': ['points'],
	'prestige:library': ['income'],
	'prestige:weaver': ['points'],
	'prestige:theatre': ['favor'],
	'prestige:university': ['favor'],
	'prestige:monument': ['favor'],
	'prestige:hotel': ['income'],
	'prestige:cathedral': ['points'],
	residence: ['residence'],
};

const note = (name: string) => bookId('classic', `note-${name}`);

const tile = (id: Tile, art: TileArt): Thing =>
	tileThing({
		id,
		name: tileId(id),
		kind: `web-kind-${art.kind}`,
		art,
		effect: (words) => effectOf(words, tileId(id), art),
		notes: notes[id].map(note),
	});

function place(id: string, picture: Thing['picture'], missing: boolean): Thing {
	const name = `classic-place-${id}`;
	return {
		anchor: `place-${id}`,
		name,
		kind: id === 'castle' ? 'rules-kind-castle' : 'web-kind-special',
		picture,
		missing,
		facts: (words) => [{ term: words.say('rules-thing-worker'), text: placeText(words, id) }],
		notes: [note(id)],
	};
}

const line = (id: Line): Thing => ({
	anchor: `favor-${id}`,
	name: `classic-line-${id}.the`,
	kind: 'rules-kind-line',
	picture: { kind: 'favor' },
	facts: (words) =>
		favors[id].map((row, index) => ({
			term: String(index + 1),
			text: favorText(words, id, index + 1),
			...(row === '' ? {} : { row }),
		})),
	notes: [note(`line-${id}`)],
});

export function classic(view: Classic | null): Book {
	const options = view?.options ?? usual;
	const isForTwo = view?.players.length === 2;
	const group = (id: string, ...kinds: string[]): Group => ({
		id,
		things: (Object.keys(tiles) as Tile[])
			.filter((each) => kinds.includes(tiles[each].kind))
			.map((each) => tile(each, artOf(each, options))),
	});
	return {
		game: 'classic',
		phases: Object.keys(phases),
		turn: everyTurn(phases),
		topics: ['favors', 'two-players', 'editions', 'setup'],
		groups: [
			{
				id: 'special',
				things: [
					...specials.map(({ id, drawing }) => place(id, { kind: 'drawing', drawing }, id === 'stables' && isForTwo)),
					place('castle', { kind: 'castle' }, false),
				],
			},
			group('neutral', 'neutral'),
			group('fixed', 'fixed'),
			group('wood', 'wood'),
			group('stone', 'stone'),
			group('prestige', 'residence', 'prestige'),
			...(options.favors === 'table' ? [{ id: 'lines', things: (Object.keys(favors) as Line[]).map(line) }] : []),
		],
		faq: [
			...['first-income', 'bridge', 'gate-price', 'several', 'any', 'printed', 'full-road', 'gold-mine', 'marked'],
			...['level', 'section', 'early', 'two-counts', 'third-column', 'lower', 'monument', 'two-architects'],
			...['favor-pays', 'architect-favor', 'discount', 'last-favors', 'stock'],
		],
		here: special('classic', view, { 2: 'two-players' }),
	};
}
