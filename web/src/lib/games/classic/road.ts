// The road of Caylus: its spaces, what is on them, and the names of its tiles.
import type { TileArt } from '../../art/tiles';
import type { OnSpace } from '../../board/road';
import { base } from '../../facts/classic';
import type { Words } from '../../words/words';
import { effectOf as printed } from '../common/tiles';
import type { Classic } from '../game';
import { sections, type Section } from './castle';
import { SPACES } from './layout';
import { artOf } from './tiles';

export const tileId = (tile: string): string => `classic-tile-${tile.replace(':', '-')}`;

export const spaces = Array.from({ length: SPACES }, (_, index) => `r${index + 1}`);

/** The section counted when the bailiff reaches a space. */
export const sealOn = (space: string): Section | undefined =>
	sections.find((section) => base.sections[section].trigger === space);

export const onSpace = (there: Classic['road'][string] | undefined, options: Classic['options']): OnSpace | null =>
	there ? { ...there, id: tileId(there.tile), art: artOf(there.tile, options) } : null;

/** What a tile does for a worker; the Tailor depends on the edition. */
export const effectOf = (words: Words, id: string, art: TileArt, { tailor }: Classic['options']): string | undefined =>
	printed(words, id, art, { tailor: tailor === '1-2' ? 'english' : 'french' });
