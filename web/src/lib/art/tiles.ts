// What every game provides to draw a tile.
import type { Drawing } from './shapes';

/** The kinds of tiles; each has its own colour in frame and background. */
export const KINDS = ['neutral', 'fixed', 'wood', 'stone', 'residence', 'prestige'] as const;
export type Kind = (typeof KINDS)[number];

/** A drawn tile: kind, picture, icon rows for its effect, cost in notation. */
export interface TileArt {
	readonly kind: Kind;
	readonly drawing: Drawing;
	readonly effect: readonly string[];
	/** The owner's share when another player uses it. */
	readonly second?: string;
	/** The same, where the tile itself does not show it. */
	readonly bonus?: string;
	readonly cost?: string;
	readonly points?: number;
}
