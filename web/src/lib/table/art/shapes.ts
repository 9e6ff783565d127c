// What a drawing is made of: filled outlines and bare lines, on a square of 64 units.

/** A colour of the drawings; `hatch` is a bare thin line, `mark` a bare thick one. */
export type Ink =
	| 'vellum'
	| 'wood'
	| 'dark'
	| 'stone'
	| 'straw'
	| 'red'
	| 'azure'
	| 'leaf'
	| 'cloth'
	| 'food'
	| 'gold'
	| 'steel'
	| 'flame'
	| 'hatch'
	| 'mark';

/** Outlines in the order in which they are painted. */
export type Drawing = readonly (readonly [Ink, string])[];
