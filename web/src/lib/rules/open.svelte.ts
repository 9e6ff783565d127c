// Which place of the rules is open over a table, so that anything on the page can open them: a button, the guide, a line of the log.
let place = $state<string | null>(null);

/** The place that is open: a phase, a tile, a rule; null if the book is closed. */
export const openPlace = (): string | null => place;
export const openRules = (at: string): void => void (place = at);
export const closeRules = (): void => void (place = null);
