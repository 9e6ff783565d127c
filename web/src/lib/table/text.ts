// The whole position as text for screen readers: headings, sentences, lists and tables.
import { contextOf } from '../games';
import { spaceFacts } from '../games/common/places';
import { factsText, factText, joined, listed, tileSection } from '../games/common/text';
import { tileFacts } from '../games/common/tiles';
import { prefix, type View } from '../games/game';
import type { Context, TextSection } from '../games/ui';
import type { Words } from '../words/words';
import { undecided } from './describe';

/** The turn's number in words. */
export const turnText = ({ ui, words, view }: Pick<Context, 'ui' | 'words' | 'view'>): string =>
	words.say(ui.turnId, { [ui.unit]: ui.turnOf(view) });

function now({ ui, words, view, names }: Context, question?: string): TextSection {
	const { decision } = view;
	const asked =
		decision === null
			? []
			: [
					words.say('web-turn-of', { name: names[decision.player] ?? '' }),
					words.say('web-text-asked', { question: question ?? undecided(words, view) }),
				];
	return {
		heading: words.say('web-text-now'),
		sentences: [turnText({ ui, words, view }), words.say(`${prefix(view.game)}-phase-${view.phase}`), ...asked],
	};
}

function order({ ui, words, view, names }: Context): TextSection {
	const named = (players: readonly number[]) =>
		listed(
			words,
			players.map((player) => names[player] ?? ''),
		);
	const turn = ui.turnOrder(view);
	return {
		heading: words.say('web-turn-order'),
		sentences: [
			named(turn),
			factText(words, { term: words.say('web-first-player'), text: named(turn.slice(0, 1)) }),
			factText(words, { term: words.say('web-about-passed'), text: named(view.passing_order) }),
		],
	};
}

function players(context: Context, seat: number | null): TextSection {
	const { ui, words, view, names } = context;
	const name = (player: number) => names[player] ?? '';
	const turn = ui.turnOrder(view);
	return {
		heading: words.say('web-players'),
		// One row per item and one column per player: fits a phone and reads well aloud.
		table: {
			head: [
				words.say('web-text-player'),
				...turn.map((player) => (player === seat ? `${name(player)} (${words.say('web-you')})` : name(player))),
			],
			rows: [
				[
					words.say('web-text-color'),
					...turn.map((player) => words.say(`color-${view.players[player]?.color ?? 'black'}`)),
				],
				...ui.playerRows(context).map(([heading, value]) => [heading, ...turn.map((player) => String(value(player)))]),
			],
		},
	};
}

function road(context: Context): TextSection {
	const { ui, words, view } = context;
	return {
		heading: words.say('web-text-road'),
		sentences: ui.markers(context).map((fact) => factText(words, fact)),
		list: ui.spaces(view).map((space) => {
			const there = ui.onSpace(view, space);
			const text = words.say(there?.id ?? 'web-about-empty');
			const facts = there === null ? [] : tileFacts(context, there.id, there.art, true);
			const all = [factText(words, { term: space, text }), factsText(words, [...facts, ...spaceFacts(context, space)])];
			return joined(words, all.filter(Boolean));
		}),
	};
}

/** The whole position, section by section. */
export function textOf(
	words: Words,
	view: View,
	names: readonly string[],
	seat: number | null,
	question?: string,
): TextSection[] {
	const context = contextOf(words, view, names);
	const supply = context.ui.supplyOf(view).map(({ name, tiles }) => tileSection(context, name, tiles));
	const own = context.ui.sections(context, seat);
	return [now(context, question), players(context, seat), order(context), road(context), ...own, ...supply];
}
