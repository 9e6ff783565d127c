// How small the screen is, for what styles cannot do.

/** Is it as small as the styles mean with `max-width: 700px`? */
export const isSmall = (): boolean => innerWidth <= 700;
