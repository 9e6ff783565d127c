// The places and moves of Caylus.
import { at, atSpot, moves as common, provost } from '../common/moves';
import { explained, places as shared } from '../common/places';
import { known } from '../common/tiles';
import type { Classic } from '../game';
import type { About, Context, Fact, MoveUi, PlaceUi } from '../ui';
import { niches, sections, worth } from './castle';
import { favorText, placeText } from './road';
import { favors, type Line } from './tiles';

type Here = Context<'classic'>;

/** The workers at a place off the road. */
export function workersAt({ special, castle }: Classic, spot: string): number[] {
	const { stables, inn, ...others } = special;
	const all: Record<string, readonly (number | null)[]> = { castle, stables, inn: [inn.left, inn.right] };
	for (const [name, worker] of Object.entries(others)) all[name] = [worker];
	return (all[spot] ?? []).filter((worker) => worker !== null);
}

export const presence = ({ view, names }: Here, spot: string): string[] =>
	workersAt(view, spot).map((player) => names[player] ?? '');

/** The castle's sections: how full they are, what a house is worth. */
export const sectionFacts = ({ words, view }: Here): Fact[] =>
	sections.map((section) => {
		const places = niches[section].length;
		const { free, counted } = view.sections[section];
		const values = { houses: places - free, places, points: worth[section], counted: counted ? 'yes' : 'no' };
		return { term: words.say(`classic-section-${section}`), text: words.say('web-about-section', values) };
	});

function place(context: Here, spot: string): About {
	const { words } = context;
	const id = `classic-place-${spot}`;
	const facts = known([
		{ term: words.say('web-about-effect'), text: placeText(words, spot) },
		{ term: words.say('web-about-worker'), text: presence(context, spot).join(', ') },
	]);
	return spot === 'castle'
		? { title: words.say(id), facts: [...facts, ...sectionFacts(context)] }
		: { title: words.say(id), kind: words.say('web-kind-special'), facts };
}

const isLine = (name: string): name is Line => name in favors;

/** A line of favors, or one of its columns. */
function favor({ words, view, names }: Here, name: string): About | null {
	const [line = '', number = '0'] = name.split(':');
	if (!isLine(line)) return null;
	const column = Number(number);
	const text = (each: number) => favorText(words, line, each);
	const here = view.players.flatMap((each, player) => (each.favors[line] === column ? [names[player] ?? ''] : []));
	return {
		title: words.say(`classic-line-${line}.the`),
		kind: words.say('web-about-column', { column }),
		facts: known([
			...(column === 0
				? favors[line].map((_, index) => ({ term: String(index + 1), text: text(index + 1) }))
				: [{ term: words.say('web-about-favor'), text: text(column) }]),
			{ term: words.say('web-about-markers'), text: here.join(', ') },
		]),
	};
}
const favorRule = (_: unknown, name: string) => `favor-${name.split(':', 1)[0] ?? ''}`;

export const places: Readonly<Record<string, PlaceUi<'classic'>>> = {
	...shared,
	place: { about: place, rule: (_, spot) => `place-${spot}` },
	line: { about: favor, rule: favorRule },
	favor: { about: favor, rule: favorRule },
	section: {
		about: (context) => ({ title: context.words.say('web-castle'), facts: sectionFacts(context) }),
		rule: () => 'castle',
	},
	provost: explained('web-provost', 'web-about-provost', 'provost'),
	bailiff: explained('web-bailiff', 'web-about-bailiff', 'end-of-turn'),
};

/** The line whose column is being chosen. */
const lineOf = ({ decision }: Classic): Line | null => (decision?.kind === 'favor-effect' ? decision.line : null);

export const moves: Readonly<Record<string, MoveUi<'classic'>>> = {
	...common,
	provost,
	move: atSpot,
	residence: atSpot,
	replace: atSpot,
	joust: at('place:joust-field'),
	stay: at('place:inn'),
	recall: at('home'),
	line: { place: (_, [line = '']) => `line:${line}` },
	column: {
		place({ view }, [column = '']) {
			const line = lineOf(view);
			return line === null ? null : `favor:${line}:${column}`;
		},
	},
};
