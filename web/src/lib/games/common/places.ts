// The places all games have: what their cards say, and where the rule book explains them.
import { tileAnchor } from '../../rules/book';
import type { About, Context, Fact, PlaceUi } from '../ui';
import { buildingsOf, kindOf, known, nameOf, tileAbout } from './tiles';

/** A place that its name explains. */
export const named = (id: (name: string) => string): PlaceUi => ({
	about: ({ words }, name) => ({ title: words.say(id(name)), facts: [] }),
});

/** A place whose card is one sentence. */
export const explained = (title: string, text: string, rule?: string): PlaceUi => ({
	about: ({ words }) => ({ title: words.say(title), facts: [{ text: words.say(text) }] }),
	rule: () => rule,
});

/** What is on a space besides its tile: owner, worker, and what the game adds. */
export function spaceFacts(context: Context, space: string): Fact[] {
	const { ui, words, view } = context;
	const there = ui.onSpace(view, space);
	return known([
		{ term: words.say('web-about-owner'), text: nameOf(context, there?.owner) },
		{ term: words.say('web-about-worker'), text: nameOf(context, there?.worker) },
		...ui.spaceFacts(context, space),
		{ text: view.activating === space ? words.say('web-about-acting') : undefined },
	]);
}

function road(context: Context, space: string): About {
	const { ui, words, view } = context;
	const there = ui.onSpace(view, space);
	const facts = spaceFacts(context, space);
	if (there === null) return { title: space, kind: words.say('web-about-empty'), facts };
	const about = tileAbout(context, there.id, there.art, true);
	const kind = words.say('web-about-on', { kind: kindOf(context, there.art), space });
	return { ...about, kind, facts: [...about.facts, ...facts] };
}

function player(context: Context, name: string): About {
	const { words, view, names } = context;
	const color = view.players[Number(name)]?.color;
	return {
		title: names[Number(name)] ?? '',
		...(color ? { kind: words.say(`color-${color}`) } : {}),
		facts: known([{ term: words.say('web-buildings'), text: buildingsOf(context, Number(name)).join(', ') }]),
	};
}

const listed = (names: readonly string[], players: readonly number[]): string =>
	players.map((player) => names[player]).join(', ');

export const places = {
	road: {
		about: road,
		rule({ ui, view }, space) {
			const there = ui.onSpace(view, space);
			return there === null ? undefined : tileAnchor(there.tile ?? 'residence');
		},
	},
	supply: {
		about(context, tile) {
			const art = context.ui.artOf(context.view, tile);
			return art === undefined ? null : tileAbout(context, context.ui.tileId(tile), art);
		},
		rule: (_, tile) => tileAnchor(tile),
	},
	player: { about: player },
	provost: explained('web-provost', 'web-about-provost'),
	bridge: {
		about: ({ words, view, names }) => ({
			title: words.say('board-bridge'),
			facts: known([{ term: words.say('web-about-passed'), text: listed(names, view.passing_order) }]),
		}),
		rule: ({ ui }) => ui.placing,
	},
	order: {
		about: ({ ui, words, view, names }) => ({
			title: words.say('web-turn-order'),
			facts: [{ text: listed(names, ui.turnOrder(view)) }, { text: words.say('web-about-order') }],
		}),
	},
	cube: named((cube) => `cube-${cube}`),
	home: named(() => 'web-workers'),
} satisfies Record<string, PlaceUi>;
