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
