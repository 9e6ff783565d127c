// The position of Caylus as text.
import { commonRows, factText, factsText, joined, listed } from '../common/text';
import { nameOf } from '../common/tiles';
import type { Context, Fact, PlayerRow, TextSection } from '../ui';
import { sections as castle } from './castle';
import { presence, sectionFacts } from './places';
import { favorText, placeText } from './road';
import { favors, specials } from './tiles';
import type { Line } from '../../types/classic';

type Here = Context<'classic'>;

export function playerRows(context: Here): PlayerRow[] {
	const { words, view } = context;
	const { workers, cubes, batches, buildings } = commonRows(context);
	return [
		[words.say('web-prestige'), (player) => view.players[player]?.prestige ?? 0],
		[words.say('result-deniers'), (player) => view.players[player]?.deniers ?? 0],
		workers,
		...cubes,
		...castle.map((section): PlayerRow => [
			words.say('web-text-houses', words.forms('section', `classic-section-${section}`)),
			(player) => view.players[player]?.houses[section] ?? 0,
		]),
		batches,
		buildings,
	];
}

export const markers = ({ words, view }: Here): Fact[] => [
	{ term: words.say('web-provost'), text: words.say('web-text-at', { space: view.provost }) },
	{ term: words.say('web-bailiff'), text: words.say('web-text-at', { space: view.bailiff }) },
];

function special(context: Here): TextSection {
	const { words, view } = context;
	const name = (player: number | null) => nameOf(context, player) ?? words.say('web-about-nobody');
	const { left, right } = view.special.inn;
	const open = specials.filter(({ id }) => id !== 'stables' || view.players.length > 2);
	return {
		heading: words.say('web-text-special'),
		list: open.map(({ id }) => {
			const workers =
				id === 'inn'
					? words.say('classic-board-inn', { left: name(left), right: name(right) })
					: factText(words, { term: words.say('web-about-worker'), text: listed(words, presence(context, id)) });
			const text = joined(words, [placeText(words, id), workers]);
			return factText(words, { term: words.say(`classic-place-${id}`), text });
		}),
	};
}

const LINES: readonly Line[] = ['prestige', 'deniers', 'cubes', 'building'];

function favorTable({ words, view, names }: Here): TextSection {
	const columns = favors.cubes.map((_, index) => index + 1);
	const name = (line: Line) => words.say(`classic-line-${line}`);
	return {
		heading: words.say('web-text-favors'),
		sentences: view.players.flatMap(({ lines_used }, player) =>
			lines_used.length === 0
				? []
				: factText(words, {
						term: words.say('web-text-used', { name: names[player] ?? '' }),
						text: lines_used.map(name).join(', '),
					}),
		),
		table: {
			head: [words.say('web-text-line'), ...columns.map(String), ...names.slice(0, view.players.length)],
			rows: LINES.map((line) => [
				name(line),
				...columns.map((column) => favorText(words, line, column)),
				...view.players.map(({ favors: markers }) => String(markers[line])),
			]),
		},
	};
}

export function sections(context: Here): TextSection[] {
	const { words, view } = context;
	const workers = { term: words.say('web-workers'), text: listed(words, presence(context, 'castle')) };
	return [
		{
			heading: words.say('web-castle'),
			sentences: [factText(words, workers)],
			list: sectionFacts(context).map((fact) => factsText(words, [fact])),
		},
		special(context),
		...(view.options.favors === 'table' ? [favorTable(context)] : []),
	];
}
