// A place on the table in words: name, kind, cost, effect, owner.
import type { Anchor } from '../board/offers';
import { contextOf, uiOf } from '../games';
import { standing } from '../games/common/tiles';
import { numberOf, type View } from '../games/game';
import type { About } from '../games/ui';
import type { Words } from '../words/words';
import { anchorOf, kindAndName } from './places';

/** Explains a place; null if its label says everything. */
export function about(words: Words, view: View, names: readonly string[], anchor: Anchor): About | null {
	const context = contextOf(words, view, names);
	const [kind, name] = kindAndName(anchor);
	return context.ui.places[kind]?.about(context, name) ?? null;
}

/** The last space that works if the provost is at a place. */
function lastAt(anchor: Anchor): number {
	const [kind, name] = kindAndName(anchor);
	return kind === 'gap' ? Number(name) - 1 : numberOf(name);
}

/** The workers on the road, with their space numbers. */
const workersOf = (view: View): { space: string; number: number; worker: number }[] => {
	const ui = uiOf(view);
	return ui.spaces(view).flatMap((space) => {
		const worker = ui.onSpace(view, space)?.worker ?? null;
		return worker === null ? [] : { space, number: numberOf(space), worker };
	});
};

/** Whose workers a provost move would newly cut off, and whose it would save. */
export function swayed(
	view: View,
	anchor: Anchor,
): { readonly cut: readonly number[]; readonly saved: readonly number[] } {
	const [now, then] = [lastAt(anchorOf('provost 0', view) ?? anchor), lastAt(anchor)];
	const between = (from: number, to: number) =>
		workersOf(view).flatMap(({ number, worker }) => (number > from && number <= to ? worker : []));
	return { cut: between(then, now), saved: between(now, then) };
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
	const last = lastAt(anchor);
	const workers = workersOf(view)
		.filter(({ number }) => number > last)
		.map(({ space, worker }) => {
			const values = { name: names[worker] ?? '', place: standing(context, space), space };
			return { text: words.say('web-worker-at', values), isFirst: worker === first };
		});
	workers.sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
	return workers.map(({ text }) => text).join(', ') || words.say('web-about-nobody');
}
