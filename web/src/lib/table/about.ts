// A place on the table in words: name, kind, cost, effect, owner.
import type { Anchor } from '../board/offers';
import { contextOf } from '../games';
import { standing } from '../games/common/tiles';
import { numberOf, type View } from '../games/game';
import type { About } from '../games/ui';
import type { Words } from '../words/words';
import { kindAndName } from './places';

/** Explains a place; null if its label says everything. */
export function about(words: Words, view: View, names: readonly string[], anchor: Anchor): About | null {
	const context = contextOf(words, view, names);
	const [kind, name] = kindAndName(anchor);
	return context.ui.places[kind]?.about(context, name) ?? null;
}

/** The workers a provost move would cut off, one player's first. */
export function beyond(
	words: Words,
	view: View,
	names: readonly string[],
	anchor: Anchor,
	first: number | null = null,
): string {
	const context = contextOf(words, view, names);
	const [kind, name] = kindAndName(anchor);
	const last = kind === 'gap' ? Number(name) - 1 : numberOf(name);
	const workers = context.ui.spaces(view).flatMap((space) => {
		const worker = numberOf(space) > last ? (context.ui.onSpace(view, space)?.worker ?? null) : null;
		if (worker === null) return [];
		const values = { name: names[worker] ?? '', place: standing(context, space), space };
		return { text: words.say('web-worker-at', values), isFirst: worker === first };
	});
	workers.sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
	return workers.map(({ text }) => text).join(', ') || words.say('web-about-nobody');
}
