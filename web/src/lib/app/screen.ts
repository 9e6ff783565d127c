// Screen size, where CSS is not enough.

/** Same breakpoint as `max-width: 700px` in the styles. */
export const isSmall = (): boolean => innerWidth <= 700;
