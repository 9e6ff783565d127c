// Building blocks of the position as text, for all games.
import type { TileArt } from '../../art/tiles';
import type { Words } from '../../words/words';
import type { Context, Fact, PlayerRow, TextSection } from '../ui';
import { buildingsOf, tileFacts } from './tiles';

export const factText = (words: Words, { term, text }: Fact): string =>
	term === undefined ? text : words.say('web-text-fact', { term, text });
export const joined = (words: Words, all: readonly string[]): string =>
	words.remarks(all.map((each) => each.replace(/\.$/, '')));
export const factsText = (words: Words, facts: readonly Fact[]): string =>
	joined(
		words,
		facts.map((fact) => factText(words, fact)),
	);
export const listed = (words: Words, all: readonly string[], none = 'web-about-nobody'): string =>
	all.join(', ') || words.say(none);

/** A tile's name and facts in one line. */
function tileLine(context: Context, tile: string, art: TileArt, count = 1): string {
	const { ui, words } = context;
	const id = ui.tileId(tile);
	const name = count > 1 ? `${words.say(id)} ×${count}` : words.say(id);
	const facts = factsText(words, tileFacts(context, id, art, false));
	return facts === '' ? name : factText(words, { term: name, text: facts });
}

/** Tiles under a heading, equal ones once. */
export function tileSection(context: Context, heading: string, tiles: readonly string[]): TextSection {
	const list = [...new Set(tiles)].flatMap((tile) => {
		const art = context.ui.artOf(context.view, tile);
		return art === undefined ? [] : tileLine(context, tile, art, tiles.filter((each) => each === tile).length);
	});
	return { heading: context.words.say(heading), list };
}

/** The rows every game has. */
export function commonRows(
	context: Context,
): Record<'workers' | 'batches' | 'buildings', PlayerRow> & { cubes: PlayerRow[] } {
	const { words, view } = context;
	const cubes: readonly Readonly<Record<string, number>>[] = view.players.map(({ cubes }) => cubes);
	return {
		workers: [words.say('web-workers'), (player) => view.players[player]?.workers ?? 0],
		cubes: Object.keys(cubes[0] ?? {}).map((cube) => [
			words.say(`cube-${cube}`),
			(player) => cubes[player]?.[cube] ?? 0,
		]),
		batches: [words.say('web-text-batches'), (player) => view.players[player]?.batches ?? 0],
		buildings: [words.say('web-buildings'), (player) => listed(words, buildingsOf(context, player), 'web-text-none')],
	};
}
