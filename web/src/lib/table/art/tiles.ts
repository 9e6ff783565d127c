// What every game tells of a tile for its picture.
import type { Drawing } from './shapes';

/** The kind of a tile: the colour of its frame. */
export type Kind = 'neutral' | 'fixed' | 'wood' | 'stone' | 'residence' | 'prestige';

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
