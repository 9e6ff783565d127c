// The places and moves of Magna Carta.
import { at, atSpot, moves as common, provost } from '../common/moves';
import { named, places as shared } from '../common/places';
import type { About, Context, Fact, MoveUi, PlaceUi } from '../ui';
import { worth } from './cards';

type Here = Context<'magna-carta'>;

export const sections = ['dungeon', 'walls', 'towers'] as const;

/** The castle's sections: how many tokens are left, what one is worth. */
export const sectionFacts = ({ words, view }: Here): Fact[] =>
	sections.map((section) => ({
		term: words.say(`magna-carta-section-${section}`),
		text: words.say('web-about-tokens', { count: view.tokens[section], points: worth[section] }),
	}));

const castle = (context: Here): About => ({ title: context.words.say('web-castle'), facts: sectionFacts(context) });

export const places: Readonly<Record<string, PlaceUi<'magna-carta'>>> = {
	...shared,
	place: { about: castle, rule: () => 'castle' },
	section: { about: castle, rule: (_, section) => `token-${section}` },
	pile: named(() => 'web-pile'),
	hand: named(() => 'web-hand'),
};

export const moves: Readonly<Record<string, MoveUi<'magna-carta'>>> = {
	...common,
	provost,
	residence: atSpot,
	cover: atSpot,
	keep: at('hand'),
	redraw: at('pile'),
	draw: at('pile'),
	replace: at('hand'),
};
