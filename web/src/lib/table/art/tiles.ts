// What every game tells of a tile for its picture.
import type { Drawing } from './shapes';

/** The kinds of tiles: each has a colour of its own, in its frame and on the ground of its miniature. */
export const KINDS = ['neutral', 'fixed', 'wood', 'stone', 'residence', 'prestige'] as const;
export type Kind = (typeof KINDS)[number];

/** A tile as it is drawn: kind, picture, rows of signs for its effect, its cost in notation. */
export interface TileArt {
	readonly kind: Kind;
	readonly drawing: Drawing;
	readonly effect: readonly string[];
	/** What the owner has when another player's worker comes. */
	readonly second?: string;
	/** The same where the tile does not show it. */
	readonly bonus?: string;
	readonly cost?: string;
	readonly points?: number;
}
