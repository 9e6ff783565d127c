// The road of Caylus: its spaces, what is on them, and the names of its tiles.
import type { OnSpace } from '../../board/road';
import { base } from '../../facts/classic';
import { COMMON, effectText } from '../../words/effects';
import type { Words } from '../../words/words';
import type { Line, Spot } from '../../types/classic';
import type { Classic } from '../game';
import { sections, type Section } from './castle';
import { SPACES } from './layout';
import { artOf, favorTable } from './tiles';

export const tileId = (tile: string): string => `classic-tile-${tile.replace(':', '-')}`;

export const spaces = Array.from({ length: SPACES }, (_, index) => `r${index + 1}`);

/** The section counted when the bailiff reaches a space. */
export const sealOn = (space: string): Section | undefined =>
	sections.find((section) => base.sections[section].trigger === space);

export const onSpace = (there: Classic['road'][string] | undefined, options: Classic['options']): OnSpace | null =>
	there ? { ...there, id: tileId(there.tile), art: artOf(there.tile, options) } : null;

/** What a worker does at a place off the road. */
export function placeText(words: Words, spot: string): string {
	const printed = base.places[spot as Spot];
	return words.find(`classic-place-${spot}.effect`) ?? (printed && effectText(words, COMMON, printed)) ?? '';
}

/** What a column of the table of favors does. */
export function favorText(words: Words, line: Line, column: number): string {
	const printed = favorTable.lines[line][column - 1];
	return (printed && effectText(words, COMMON, printed)) ?? words.say('nothing');
}
