// The rule book of Magna Carta: its phases, topics, things and questions.
import type { TileArt } from '../../art/tiles';
import { options as usual } from '../../facts/magna-carta';
import { cardsUnder, worth } from './cards';
import { price, tileThing } from '../common/book';
import { effectOf } from '../common/tiles';
import { everyTurn, type MagnaCarta } from '../game';
import { phases } from './phases';
import { tileId } from './road';
import type { Card, Prestige, Section } from '../../types/magna-carta';
import { bookId, special, type Book, type Thing } from '../../rules/book';

/** Further notes on a card. */
const notes: Record<Card | Prestige, readonly string[]> = {
	'small-farm': ['small'],
	'small-sawmill': ['small'],
	'small-quarry': ['small'],
	peddler: ['peddler'],
	market: ['market'],
	lawyer: ['lawyer'],
	'large-farm': ['large'],
	'large-sawmill': ['large'],
	'large-quarry': ['large'],
	'gold-mine': ['mine'],
	bank: ['offer'],
	church: ['offer', 'church'],
	'neutral:park': ['neutral'],
	'neutral:forest': ['neutral'],
	'neutral:quarry': ['neutral'],
	'neutral:trading-post': ['neutral'],
	'neutral:peddler': ['peddler'],
	'prestige:theatre': ['points'],
	'prestige:statue': ['points'],
	'prestige:hotel': ['income'],
	'prestige:stables': ['points'],
	'prestige:town-hall': ['points'],
	'prestige:monument': ['points'],
	'prestige:cathedral': ['points'],
};

const note = (name: string) => bookId('magna-carta', `note-${name}`);

function kindOf(id: string): string {
	if (id.startsWith('prestige:')) return 'web-kind-prestige';
	return id.startsWith('neutral:') ? 'web-kind-neutral' : 'rules-kind-card';
}

const card = (id: Card | Prestige, art: TileArt): Thing =>
	tileThing({
		id,
		name: tileId(id),
		kind: kindOf(id),
		art,
		isCard: !id.startsWith('prestige:'),
		effect: (words) => effectOf(words, tileId(id), art),
		notes: notes[id].map(note),
	});

/** The back of every card: the Lawyer's cost, and its points. */
const home = (art: TileArt): Thing => ({
	...tileThing({
		id: 'residence',
		name: 'magna-carta-residence',
		kind: 'web-kind-residence',
		art,
		effect: (words) => effectOf(words, 'magna-carta-residence', art),
		notes: [note('residence')],
	}),
	picture: { kind: 'tile', art },
});

const token = (section: Section): Thing => ({
	anchor: `token-${section}`,
	name: `magna-carta-section-${section}`,
	kind: 'rules-kind-castle',
	picture: { kind: 'token', count: worth[section] },
	facts: (words) => price(words, { points: worth[section] }),
	notes: [note('token')],
});

export function magnaCarta(view: MagnaCarta | null): Book {
	const options = view?.options ?? usual;
	const isBeginner = options.rules === 'beginner';
	const { cards, residence } = cardsUnder(options);
	const all = Object.keys(cards) as (Card | Prestige)[];
	const group = (id: string, kind: string) => ({
		id,
		things: all.filter((each) => kindOf(each) === kind).map((each) => card(each, cards[each])),
	});
	const prestige = group('prestige', 'web-kind-prestige');
	const played = Object.keys(phases).filter((phase) => !(isBeginner && phase === 'provost'));
	return {
		game: 'magna-carta',
		phases: played,
		turn: everyTurn(phases).filter((phase) => played.includes(phase)),
		topics: ['beginner', 'setup'],
		groups: [
			group('neutral', 'web-kind-neutral'),
			group('card', 'rules-kind-card'),
			{ id: 'prestige', things: [home(residence), ...prestige.things] },
			{ id: 'tokens', things: (Object.keys(worth) as Section[]).map(token) },
		],
		faq: [
			...['beyond', 'own', 'declined', 'gold', 'pile', 'hand', 'redraw', 'last', 'both', 'two-sections'],
			...['last-token', 'bought', 'covered', 'neutral', 'rounded'],
		],
		here: special('magna-carta', view, { 2: 'two-players' }),
	};
}
