// Single-key shortcuts of a table.

/** A `keydown` handler: calls what a key stands for, unless it is meant for a field or a dialog, or is part of a combination. */
export function onShortcut(find: (key: string) => (() => void) | undefined): (event: KeyboardEvent) => void {
	return (event) => {
		const { target, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
		if (altKey || ctrlKey || metaKey || repeat || defaultPrevented) return;
		if (target instanceof Element && target.closest('input, textarea, select, dialog') !== null) return;
		const action = find(event.key.toLowerCase());
		if (action === undefined) return;
		event.preventDefault();
		action();
	};
}

/** All shortcuts with their keys; `web-key-…` says what each does. Those of a replay come last. */
export const shortcuts = [
	['choose', '1 – 9'],
	['end', '0'],
	['places', '← ↑ → ↓'],
	['enter', '↵'],
	['escape', 'Esc'],
	['undo', 'U'],
	['hint', 'H'],
	['rules', 'R'],
	['log', 'L'],
	['tiles', 'T'],
	['chat', 'C'],
	['settings', 'S'],
	['help', '?'],
	['step', '← →'],
	['turn', 'Page ↑ ↓'],
	['ends', 'Home End'],
	['play', '␣'],
] as const;
