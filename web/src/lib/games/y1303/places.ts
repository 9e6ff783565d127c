// The places and moves of Caylus 1303.
import { tileAnchor } from '../../rules/book';
import { atSpot, moves as common } from '../common/moves';
import { places as shared } from '../common/places';
import { known, tileAbout } from '../common/tiles';
import type { Y1303 } from '../game';
import type { About, Context, MoveUi, PlaceUi } from '../ui';
import { OPENS, tileId } from './road';
import { side } from './tiles';

type Here = Context<'1303'>;

export const presence = ({ view, names }: Here): string[] => view.site.workers.map((player) => names[player] ?? '');

/** The name of the player who has a character. */
const holder = ({ view, names }: Here, character: string): string | undefined =>
	names[view.players.findIndex(({ characters }) => characters.some((each) => each === character))];

function character(context: Here, id: string): About {
	const { words } = context;
	return {
		title: words.say(`y1303-character-${id}`),
		kind: words.say('web-kind-character'),
		character: id,
		facts: known([
			{ text: words.say(`y1303-character-${id}.power`) },
			{ term: words.say('web-about-owner'), text: holder(context, id) ?? words.say('web-about-nobody') },
		]),
	};
}

const siteTile = ({ site }: Y1303, number: string) => site.tiles[Number(number) - 1];

function site(context: Here, number: string): About | null {
	const tile = siteTile(context.view, number);
	if (tile === undefined) return null;
	const about = tileAbout(context, tileId(tile), side(tile, true), true);
	const text = context.words.say('web-about-site', { rounds: OPENS[Number(number) - 1]?.[0] ?? '' });
	return { ...about, facts: [...about.facts, { text }] };
}

export const places: Readonly<Record<string, PlaceUi<'1303'>>> = {
	...shared,
	place: {
		about: (context) => ({
			title: context.words.say('y1303-site'),
			facts: known([{ term: context.words.say('web-about-worker'), text: presence(context).join(', ') }]),
		}),
		rule: () => 'delivery',
	},
	character: { about: character, rule: (_, id) => `character-${id}` },
	site: {
		about: site,
		rule({ view }, number) {
			const tile = siteTile(view, number);
			return tile === undefined ? undefined : tileAnchor(tile);
		},
	},
	gap: {
		about: ({ words }, at) => ({
			title: words.say('web-provost'),
			kind: words.say('y1303-provost', { at: Number(at) }),
			facts: [],
		}),
	},
};

const atCharacter: MoveUi = { place: (_, [id = '']) => `character:${id}` };

export const moves: Readonly<Record<string, MoveUi<'1303'>>> = {
	...common,
	claim: atSpot,
	provost: { place: ({ view }, [steps = '']) => `gap:${view.provost + Number(steps)}` },
	choose: atCharacter,
	steal: atCharacter,
	site: { place: (_, [number = '']) => `site:${number}` },
};
