// The players' arms: each colour has a charge, so players can be told apart without colour.

/** A player's colour. */
export type Color = 'blue' | 'red' | 'green' | 'orange' | 'yellow' | 'black';

/** The charges, about 12 units high, centred on the origin. */
export const charges: Record<Color, string> = {
	blue: 'M0-6.500Q2.800-3.200 1.400.2Q3-3 5.500-1.800Q6.200 1.600 2.200 2H1.600L3 6L0 4.300L-3 6L-1.600 2H-2.200Q-6.200 1.600-5.500-1.800Q-3-3-1.400.2Q-2.800-3.200 0-6.500Z',
	red: 'M-1.900-6H1.900V-1.900H6V1.900H1.900V6H-1.900V1.900H-6V-1.900H-1.900Z',
	green:
		'M0-6A2.800 2.800 0 0 1 2.200-1.600A2.800 2.800 0 1 1 1 2.800Q1.200 4.800 2.500 6H-2.500Q-1.200 4.800-1 2.800A2.800 2.800 0 1 1-2.200-1.600A2.800 2.800 0 0 1 0-6Z',
	orange: 'M0-6.300L1.700-2L6.200-1.900L2.700.9L3.900 5.300L0 2.800L-3.900 5.300L-2.700.9L-6.200-1.900L-1.700-2Z',
	yellow: 'M2.500-5.800A6 6 0 1 0 5.800 2.800A5 5 0 0 1 2.500-5.800Z',
	black:
		'M-4.500-5.500H-2.300V-3.800H-1.100V-5.500H1.100V-3.800H2.300V-5.500H4.500V-1.800L3.300-.6V5.500H-3.300V-.6L-4.500-1.800Z',
};

/** Is the charge drawn in ink? Yes on light colours; on dark ones it is white. */
export const inked = (color: Color): boolean => color === 'orange' || color === 'yellow';
