// The place of the rules open over a table; buttons, the guide and the log can open one.
let place = $state<string | null>(null);

/** A phase, tile or rule; null if the book is closed. */
export const openPlace = (): string | null => place;
export const openRules = (at: string): void => void (place = at);
export const closeRules = (): void => void (place = null);
