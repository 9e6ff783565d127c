// Pointer, touch and keyboard input on a table: what is explained, what waits for confirmation, what is played.
import { untrack } from 'svelte';
import { openRules } from '../rules/open.svelte';
import { nearest } from './keys';
import { isApart, type Anchor } from '../board/offers';
import { anchorOf, ruleOf } from './places';
import { isApartFrom, Settling, type Spot } from './settling.svelte';
import type { View } from '../games/game';

/** The hovered or focused place, or a tapped one that waits for confirmation. */
export interface At {
	readonly anchor: Anchor | null;
	readonly moves: readonly string[];
	readonly beside: DOMRect;
	readonly element: Element;
}

/** The table that takes the input. */
export interface InputTable {
	readonly view: View;
	/** The legal moves, if the viewer is to act. */
	readonly moves: readonly string[];
	/** Does the viewer want to confirm every move? */
	readonly isCareful: boolean;
	/** Does one tap on a line of the list play it? */
	readonly isOneTap: boolean;
	/** The moves at a place. */
	at(anchor: Anchor): readonly string[];
	/** Plays a move. */
	choose(move: string): void;
}

const isInDialog = (event: Event) =>
	event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
const isInCard = (event: Event) => event.target instanceof Element && event.target.closest('.card') !== null;

export class Deciding {
	/** The table's element, which the listeners are attached to. */
	root = $state.raw() as HTMLElement;
	/** The move in flight, until there is a new decision. */
	sent = $state.raw<string | null>(null);
	readonly #table: InputTable;
	readonly #settling = new Settling();
	#input = $state<'mouse' | 'touch' | 'keys'>('mouse');
	/** Where the pointer is. */
	#pointer: Spot = { x: 0, y: 0 };
	/** Where it was when the table came; null once it has been moved. */
	#arrived: Spot | null | undefined;
	#near = $state.raw<At | null>(null);
	#held = $state.raw<(At & { of: readonly string[] }) | null>(null);

	constructor(table: InputTable) {
		this.#table = table;
		$effect.pre(() => {
			if (table.moves.length === 0) return;
			this.sent = null;
			untrack(() => this.#settling.shown());
		});
		$effect(() => () => this.#settling.close());
		$effect(() => {
			void table.moves;
			// The chosen element is gone: move keyboard focus to the next question.
			const isLost = document.activeElement === null || document.activeElement === document.body;
			if (untrack(() => this.#input) === 'keys' && isLost) this.root.querySelector<HTMLElement>('#question')?.focus();
		});
		$effect(() => {
			// Announce a place's card to screen readers; lines of the list speak for themselves.
			const element =
				this.#input === 'keys' && this.#near?.element.hasAttribute('data-place') ? this.#near.element : null;
			element?.setAttribute('aria-describedby', 'card');
			return () => element?.removeAttribute('aria-describedby');
		});
		$effect(() => {
			// Keep the tapped place visible above the card at the bottom.
			const holding = this.holding;
			if (holding === null || !this.isLow || holding.element.hasAttribute('data-move')) return;
			const { top } = document.querySelector('.card')?.getBoundingClientRect() ?? { top: innerHeight };
			const over = holding.beside.bottom + 10 - top;
			if (over > 0) scrollBy({ top: Math.min(over, holding.beside.top - 10) });
		});
	}

	/** The choice waiting for confirmation. It is dropped with its question; a card that is only being read stays. */
	readonly holding = $derived.by(() => {
		const held = this.#held;
		return held !== null && (held.moves.length === 0 || held.of === this.#table.moves) ? held : null;
	});
	/** The card's subject. */
	readonly shown = $derived(this.holding ?? this.#near);
	/** Are the choices too new to be clicked? */
	get isNew(): boolean {
		return this.#settling.isNew;
	}
	/** Is the card at the bottom of the screen? */
	get isLow(): boolean {
		return this.#input === 'touch' || innerWidth < 700;
	}

	readonly decide = (move: string): void => {
		this.#settling.decided(this.#input === 'mouse' ? this.#pointer : null);
		this.sent = move;
		this.#held = null;
		this.#near = null;
		this.#table.choose(move);
	};

	/** Cancels the choice. */
	readonly close = (): void => {
		const opener = this.#held?.element;
		this.#held = null;
		if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
		this.#near = null;
	};

	#spotOf(anchor: Anchor | null): Element | null {
		return this.root.querySelector(`[data-place="${anchor ?? ''}"]`);
	}

	/** The place, list line or hint of a DOM event. */
	#found({ target }: { readonly target: EventTarget | null }): At | null {
		const element =
			target instanceof Element ? target.closest<HTMLElement>('[data-move], [data-place], [data-hint]') : null;
		if (element === null || !this.root.contains(element)) return null;
		const { view, moves } = this.#table;
		const { move, place, hint } = element.dataset;
		if (hint !== undefined) {
			const anchor = anchorOf(hint, view);
			const beside = (this.#spotOf(anchor) ?? element).getBoundingClientRect();
			return { anchor, moves: moves.includes(hint) ? [hint] : [], beside, element };
		}
		const beside = element.getBoundingClientRect();
		if (move !== undefined) return { anchor: anchorOf(move, view), moves: [move], beside, element };
		return { anchor: place ?? null, moves: this.#table.at(place ?? ''), beside, element };
	}

	/** Does the rule book explain it? Then the card stays, with a link. */
	#canRead({ anchor }: At): boolean {
		return anchor !== null && ruleOf(this.#table.view, anchor) !== undefined;
	}

	/** Has the player been shown in words what this does? Lines of the list say it; mouse and keyboard have shown the place's card, unless
	    it appeared under a resting pointer; touch has shown nothing. Ending the turn from a mere picture, and hints, always ask. */
	#isExplained({ element, moves: [only = ''] }: At): boolean {
		const isTouch = this.#input === 'touch';
		if (element.hasAttribute('data-move')) return !isTouch || this.#table.isOneTap;
		if (isTouch) return false;
		const isSeen = element.hasAttribute('data-place') && !(this.#input === 'mouse' && this.#settling.isAtRest);
		return isSeen && (this.#table.moves.length === 1 || !isApart(only));
	}

	#activate(at: At): void {
		const [only, ...others] = at.moves;
		const isExplained = !this.#table.isCareful && this.#isExplained(at);
		const isSure = isExplained || this.holding?.element === at.element;
		if (only !== undefined && others.length === 0 && isSure) this.decide(only);
		else if (only !== undefined || this.#input === 'touch' || this.#canRead(at)) {
			const way = this.isLow ? 'center' : 'nearest';
			if (at.element.hasAttribute('data-hint')) this.#spotOf(at.anchor)?.scrollIntoView({ block: way, inline: way });
			const { beside } = this.#found({ target: at.element }) ?? at;
			this.#held = { ...at, beside, of: this.#table.moves };
		}
	}

	readonly onclick = (event: MouseEvent): void => {
		// The second click of a double click would answer the next question, as would a click on a list nobody can have read yet.
		// Keyboard clicks have no count.
		if (isInCard(event) || event.detail > 1) return;
		const at = this.#found(event);
		if (at === null) this.#held = null;
		else if (at.moves.length === 0 || event.detail === 0 || !this.#settling.isNew) this.#activate(at);
	};

	readonly onpointerdown = (event: PointerEvent): void => {
		this.#input = event.pointerType === 'touch' ? 'touch' : 'mouse';
		this.#pointer = { x: event.clientX, y: event.clientY };
		this.#arrived = null;
	};

	readonly onpointermove = (event: PointerEvent): void => {
		this.#pointer = { x: event.clientX, y: event.clientY };
		const hasLeft = this.#hasLeft();
		if (this.#settling.moved(this.#pointer) || hasLeft) this.onpointerover(event);
	};

	/** Has the pointer just left the spot where the table found it? */
	#hasLeft(): boolean {
		if (this.#arrived === null) return false;
		this.#arrived ??= this.#pointer;
		const isAway = isApartFrom(this.#arrived, this.#pointer);
		if (isAway) this.#arrived = null;
		return isAway;
	}

	readonly onpointerover = (event: PointerEvent): void => {
		// Ignore places that appear under a resting pointer, as when the table itself has just appeared.
		const isAtRest = this.#settling.isAtRest || this.#arrived !== null;
		if (event.pointerType !== 'touch' && !isAtRest && !isInCard(event)) this.#near = this.#found(event);
	};

	readonly onfocusin = (event: FocusEvent): void => {
		if (this.#input === 'keys' && !isInCard(event)) this.#near = this.#found(event);
	};

	readonly onkeydown = (event: KeyboardEvent): void => {
		this.#input = 'keys';
		const at = this.#found(event);
		const isEnter = event.key === 'Enter' || event.key === ' ';
		// A held key counts once.
		if (event.repeat && isEnter && (at !== null || isInCard(event))) return event.preventDefault();
		if (event.key === 'Escape' && (this.#held !== null || this.#near !== null)) return this.close();
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		if (!isInDialog(event) && this.#shortcut(event)) return event.preventDefault();
		if (at === null) return;
		if (isEnter) {
			// Real buttons click by themselves.
			if (at.element instanceof HTMLButtonElement) return;
			event.preventDefault();
			this.#activate(at);
		} else if (event.key.startsWith('Arrow') && at.element.hasAttribute('data-place')) {
			const next = nearest(this.root, at.element, event.key);
			if (next === null) return;
			event.preventDefault();
			next.focus();
		}
	};

	/** Shortcuts: the rules of what is being read, and the lines of the list by number. */
	#shortcut({ key, repeat }: KeyboardEvent): boolean {
		const anchor = key.toLowerCase() === 'r' ? this.shown?.anchor : null;
		const rule = anchor ? ruleOf(this.#table.view, anchor) : undefined;
		if (rule !== undefined) {
			openRules(rule);
			return true;
		}
		const line = /^[0-9]$/.test(key) && !repeat ? this.#numbered(Number(key)) : undefined;
		// A second press would answer the next question.
		if (line === undefined || this.#settling.isNew) return false;
		const at = this.#found({ target: line });
		if (at !== null) this.#activate(at);
		return true;
	}

	/** The line with a number in the list; 0 is the one that ends or declines. */
	#numbered(number: number): Element | undefined {
		const lines = [...this.root.querySelectorAll<HTMLElement>('[data-move]')];
		const ends = lines.filter(({ dataset }) => isApart(dataset['move'] ?? ''));
		if (number > 0) return lines.filter((line) => !ends.includes(line))[number - 1];
		return ends.length === 1 ? ends[0] : undefined;
	}
}
