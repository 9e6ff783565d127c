// What every game provides to draw a tile.
import type { Component } from '../types/classic';
import { offerRows, tileRows } from './effect';
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
	readonly cost?: string;
	readonly points?: number;
	/** How many there are, if that is limited; 0 if the options leave it out. */
	readonly copies?: number;
	/** What is printed on it. */
	readonly fact: Component<string>;
}

/** A tile with what is printed on it; `isShared` if it shows the owner's share. */
export function drawn(kind: Kind, drawing: Drawing, fact: Component<string>, isShared = false): TileArt {
	const { cost, points, copies } = fact;
	const [second] = isShared ? offerRows(fact.owner ?? []) : [];
	return {
		kind,
		drawing,
		effect: tileRows(fact),
		...(second === undefined ? {} : { second }),
		...(cost === undefined ? {} : { cost }),
		...(points === undefined ? {} : { points }),
		...(copies === undefined ? {} : { copies }),
		fact,
	};
}
