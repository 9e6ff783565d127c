// Tiles and road spaces in words, for all games.
import type { TileArt } from '../../art/tiles';
import { builtText, COMMON, offersText, tileText } from '../../words/effects';
import { goodsText } from '../../words/goods';
import type { Words } from '../../words/words';
import type { View } from '../game';
import type { About, Context, Fact } from '../ui';

/** Drops missing facts. */
export const known = (facts: readonly { term?: string; text: string | undefined }[]): Fact[] =>
	facts.filter((fact): fact is Fact => fact.text !== undefined && fact.text !== '');

/** A player's name, if there is a player. */
export const nameOf = ({ names }: Pick<Context, 'names'>, player: number | null | undefined): string | undefined =>
	player == null ? undefined : (names[player] ?? '');

/** What a tile does for a worker, or for its owner if it takes none: a text of its own, or what is printed. */
export const effectOf = (words: Words, id: string, { fact }: TileArt, texts = COMMON): string | undefined =>
	words.find(`${id}.effect`) ?? tileText(words, texts, fact);

/** The owner's share when another player uses a tile. */
export const shareOf = (words: Words, { fact }: TileArt): string | undefined => offersText(words, COMMON, fact.owner);

/** What building a tile that takes workers gives besides its points. */
export const builtOf = (words: Words, { fact }: TileArt): string | undefined =>
	fact.effect === undefined ? undefined : builtText(words, COMMON, fact);

/** Does it take no workers, so that its effect is for its owner? */
export const isForOwner = ({ kind }: TileArt): boolean => kind === 'prestige' || kind === 'residence';

/** Cost, points and effect of a tile. */
export function tileFacts({ ui, words, view }: Context, id: string, art: TileArt, isBuilt: boolean): Fact[] {
	const { cost, points } = art;
	return known([
		{
			term: words.say(isForOwner(art) ? 'web-about-gives' : 'web-about-effect'),
			text: ui.effectOf(words, view, id, art),
		},
		{ term: words.say('web-about-share'), text: shareOf(words, art) },
		...(isBuilt
			? []
			: [
					{ term: words.say('web-about-built'), text: builtOf(words, art) },
					{
						term: words.say('web-about-cost'),
						text: cost === undefined ? undefined : goodsText(words, cost.split(' ')),
					},
					{
						term: words.say('web-about-points'),
						text: points === undefined ? undefined : words.say('goods-prestige', { count: points }),
					},
				]),
	]);
}

/** The tiles of a supply by kind; `names` starts the text ids of the kinds. */
export const supplyBy = (names: string, kinds: readonly string[], supply: readonly string[]) =>
	kinds.map((id) => ({ id, name: `${names}-${id}`, tiles: supply.filter((tile) => tile.startsWith(`${id}:`)) }));

export const kindOf = ({ ui, words }: Context, { kind }: TileArt): string => words.say(ui.kindId(kind));

export const tileAbout = (context: Context, id: string, art: TileArt, isBuilt = false): About => ({
	title: context.words.say(id),
	kind: kindOf(context, art),
	art,
	...(context.ui.isCards ? { card: true } : {}),
	facts: tileFacts(context, id, art, isBuilt),
});

/** What is on a road space, or the space's name. */
export function standing({ ui, words, view }: Context, space: string): string {
	const there = ui.onSpace(view, space);
	return there === null ? space : words.say(there.id);
}

/** A road space with what is on it. */
export const namedSpace = (context: Context, space: string): string =>
	context.words.say('web-standing', { name: standing(context, space), space });

/** A player's buildings on the road. */
export const buildingsOf = (context: Context, player: number): string[] =>
	context.ui
		.spaces(context.view)
		.filter((space) => context.ui.onSpace(context.view, space)?.owner === player)
		.map((space) => namedSpace(context, space));

/** The number of a player's buildings on the road. */
export const owned = ({ road }: Pick<View, 'road'>, player: number): number =>
	Object.values(road).filter((there) => there?.owner === player).length;
