// The notes of a game's guide: one for every kind of decision.

/** A place a note refers to: its name's text id, and the anchors meant. */
export interface Sight {
	readonly name: string;
	readonly anchors: string;
}

export interface Note {
	/** The last part of the text id, if it differs from the decision. */
	readonly text?: string;
	/** Is there another text for later times? */
	readonly more?: boolean;
	readonly sights?: readonly Sight[];
}

export const road = { name: 'guide-road', anchors: 'road:' };
export const bridge = { name: 'guide-bridge', anchors: 'bridge' };
export const supply = { name: 'guide-supply', anchors: 'supply:' };
export const castle = { name: 'guide-castle', anchors: 'place:castle' };
