// The rule book of Caylus 1303: its phases, topics, things and questions.
import { people } from '../../art/people';
import { everyTurn, type Y1303 } from '../game';
import { phases } from './phases';
import { tileThing } from '../common/book';
import { effectOf, tileId } from './road';
import { residence, side, tiles } from './tiles';
import type { Character, Tile } from '../../types/y1303';
import type { Words } from '../../words/words';
import { bookId, special, type Book, type Thing } from '../../rules/book';

/** Further notes on a tile. */
const notes: Record<Tile, readonly string[]> = {
	'fixed:fairground': ['fairground'],
	'fixed:lawyer': ['lawyer'],
	'fixed:carpenter': ['carpenter'],
	'fixed:toll': ['toll'],
	'fixed:bridge': ['bridge'],
	'start:farm': ['gain'],
	'start:sawmill': ['gain'],
	'start:quarry': ['gain'],
	'start:market': ['market'],
	'start:guild-stone': ['workers'],
	'start:guild-any': ['choice', 'workers'],
	'start:carpenter': ['carpenter'],
	'wood:farm': ['gain'],
	'wood:sawmill': ['gain'],
	'wood:quarry': ['gain'],
	'wood:spinning-mill': ['gain'],
	'wood:market': ['choice'],
	'wood:covered-market': ['workers'],
	'wood:manor': ['manor'],
	'wood:tailor': ['offer'],
	'wood:mason': ['mason', 'neutral-mason'],
	'stone:farm': ['bonus'],
	'stone:sawmill': ['bonus'],
	'stone:quarry': ['bonus'],
	'stone:gold-mine': ['gain'],
	'stone:foundry': ['offer'],
	'stone:alchemist': ['alchemist'],
	'stone:guild': ['choice', 'workers'],
	'stone:church': ['offer'],
	'stone:jeweller': ['offer'],
	'monument:garden': ['recruiting'],
	'monument:manufactory': ['recruiting'],
	'monument:granary': ['recruiting'],
	'monument:statue': ['points'],
	'monument:theatre': ['favor'],
	'monument:cathedral': ['points'],
	'monument:castle-mansion': ['points'],
};

const note = (name: string) => bookId('1303', `note-${name}`);
const kindOf = (id: Tile): string => id.split(':')[0] as string;

function tile(id: Tile): Thing {
	const [name, art] = [tileId(id), tiles[id]];
	const effect = (words: Words) => effectOf(words, name, art);
	/** The neutral side, unless it does the same. */
	const neutral = (words: Words) => {
		const other = art.cost === undefined ? undefined : effectOf(words, name, side(id, true));
		return other === effect(words) ? undefined : other;
	};
	return tileThing({ id, name, kind: `web-kind-${kindOf(id)}`, art, effect, neutral, notes: notes[id].map(note) });
}

const home: Thing = {
	anchor: 'tile-residence',
	name: 'y1303-residence',
	kind: 'web-kind-residence',
	picture: { kind: 'tile', art: residence },
	facts: () => [],
	notes: [note('residence')],
};

const character = (id: Character): Thing => ({
	anchor: `character-${id}`,
	name: `y1303-character-${id}`,
	kind: 'web-kind-character',
	picture: { kind: 'character', character: id },
	facts: () => [],
	notes: [bookId('1303', `character-${id}`)],
});

/** Does a character take part? All do without a table. */
function present(view: Y1303 | null, id: Character): boolean {
	return (
		view === null || [view.board, ...view.players.map((player) => player.characters)].some((some) => some.includes(id))
	);
}

export function y1303(view: Y1303 | null): Book {
	const group = (id: string) => ({
		id,
		things: (Object.keys(tiles) as Tile[]).filter((each) => kindOf(each) === id).map(tile),
	});
	const monuments = group('monument');
	const characters = (Object.keys(people) as Character[]).map((id) => ({
		...character(id),
		missing: !present(view, id),
	}));
	return {
		game: '1303',
		phases: Object.keys(phases),
		turn: everyTurn(phases),
		topics: ['favors', 'tiles', 'setup'],
		groups: [
			{ id: 'characters', things: characters },
			group('fixed'),
			group('start'),
			group('wood'),
			group('stone'),
			{ id: 'monument', things: [home, ...monuments.things] },
		],
		faq: [
			...['back', 'fifteen', 'first', 'site-cost', 'beyond', 'decline', 'claimed', 'same-round', 'houses'],
			...['no-batch', 'useless', 'manor', 'steal', 'thief', 'journeyman', 'mason', 'provost', 'gate'],
		],
		here: special('1303', view, { 5: 'five-players' }),
	};
}
