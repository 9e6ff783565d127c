// What pointer, finger and keys do at a table: what is explained beside its place, what waits to be confirmed, what is decided.
import { untrack } from 'svelte';
import { openRules } from '../rules/open.svelte';
import { anchorOf } from './anchors';
import { nearest } from './keys';
import { isApart, type Anchor } from './offers';
import { ruleOf } from './rule';
import { Settling, type Spot } from './settling.svelte';
import type { View } from './views';

/** What the pointer is on, or the focus; or what was tapped and waits to be confirmed. */
export interface At {
	readonly anchor: Anchor | null;
	readonly moves: readonly string[];
	readonly beside: DOMRect;
	readonly element: Element;
}

/** The table that is decided at. */
export interface Decided {
	readonly view: View;
	/** The legal moves, if it is the viewer who decides. */
	readonly moves: readonly string[];
	/** Does the viewer want to be asked before anything is decided? */
	readonly isCareful: boolean;
	/** The moves that show at a place. */
	at(anchor: Anchor): readonly string[];
	/** Makes a move. */
	choose(move: string): void;
}

const isInDialog = (event: Event) =>
	event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
const isInCard = (event: Event) => event.target instanceof Element && event.target.closest('.card') !== null;

export class Deciding {
	/** What is drawn of the table; the listeners hear what happens in it. */
	root = $state.raw() as HTMLElement;
	/** What was decided and is under way, until there is something new to decide. */
	sent = $state.raw<string | null>(null);
	readonly #table: Decided;
	readonly #settling = new Settling();
	#input = $state<'mouse' | 'touch' | 'keys'>('mouse');
	/** Where the pointer is. */
	#pointer: Spot = { x: 0, y: 0 };
	#near = $state.raw<At | null>(null);
	#held = $state.raw<(At & { of: readonly string[] }) | null>(null);

	constructor(table: Decided) {
		this.#table = table;
		$effect.pre(() => {
			if (table.moves.length === 0) return;
			this.sent = null;
			untrack(() => this.#settling.shown());
		});
		$effect(() => () => this.#settling.close());
		$effect(() => {
			void table.moves;
			// What was chosen by keys is gone: they go on from the next question.
			const isLost = document.activeElement === null || document.activeElement === document.body;
			if (untrack(() => this.#input) === 'keys' && isLost) this.root.querySelector<HTMLElement>('#question')?.focus();
		});
		$effect(() => {
			// Who hears the table hears what the card of a place says; a line of the list says it itself.
			const element =
				this.#input === 'keys' && this.#near?.element.hasAttribute('data-place') ? this.#near.element : null;
			element?.setAttribute('aria-describedby', 'card');
			return () => element?.removeAttribute('aria-describedby');
		});
		$effect(() => {
			// The place that was tapped is not left behind the card at the foot.
			const holding = this.holding;
			if (holding === null || !this.isLow || holding.element.hasAttribute('data-move')) return;
			const { top } = document.querySelector('.card')?.getBoundingClientRect() ?? { top: innerHeight };
			const over = holding.beside.bottom + 10 - top;
			if (over > 0) scrollBy({ top: Math.min(over, holding.beside.top - 10) });
		});
	}

	/** What waits to be confirmed. Whoever only reads may go on reading while others play; a choice is gone with its question. */
	readonly holding = $derived.by(() => {
		const held = this.#held;
		return held !== null && (held.moves.length === 0 || held.of === this.#table.moves) ? held : null;
	});
	/** What the card is about. */
	readonly shown = $derived(this.holding ?? this.#near);
	/** Is what may be chosen too new for a click? */
	get isNew(): boolean {
		return this.#settling.isNew;
	}
	/** Is the card at the foot of the screen? */
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

	/** Takes the choice back. */
	readonly close = (): void => {
		const opener = this.#held?.element;
		this.#held = null;
		if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
		this.#near = null;
	};

	#spotOf(anchor: Anchor | null): Element | null {
		return this.root.querySelector(`[data-place="${anchor ?? ''}"]`);
	}

	/** The place, the line of the list or the hint that an event is about. */
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

	/** Has the book more to say of it? Then the card stays, with the way there. */
	#canRead({ anchor }: At): boolean {
		return anchor !== null && ruleOf(this.#table.view, anchor) !== undefined;
	}

	/** Does the place or the line tell in words what it does? A mouse and keys have shown the card of a place before it is chosen, but not
	    one that has come under a hand at rest, and a finger has shown nothing. To end one's turn while more can be done is too grave for
	    a place that is only a picture, and what was advised is not yet chosen. */
	#isTold({ element, moves: [only = ''] }: At): boolean {
		if (element.hasAttribute('data-move')) return true;
		const isSeen = element.hasAttribute('data-place') && !(this.#input === 'mouse' && this.#settling.isAtRest);
		return isSeen && (this.#table.moves.length === 1 || !isApart(only));
	}

	#activate(at: At): void {
		const [only, ...others] = at.moves;
		const isTold = this.#input !== 'touch' && !this.#table.isCareful && this.#isTold(at);
		const isSure = isTold || this.holding?.element === at.element;
		if (only !== undefined && others.length === 0 && isSure) this.decide(only);
		else if (only !== undefined || this.#input === 'touch' || this.#canRead(at)) {
			const way = this.isLow ? 'center' : 'nearest';
			if (at.element.hasAttribute('data-hint')) this.#spotOf(at.anchor)?.scrollIntoView({ block: way, inline: way });
			const { beside } = this.#found({ target: at.element }) ?? at;
			this.#held = { ...at, beside, of: this.#table.moves };
		}
	}

	readonly onclick = (event: MouseEvent): void => {
		// The second click of a double click would answer the question that comes after the first one; so would a click on a list that
		// nobody can have read. Keys click too, without a count.
		if (isInCard(event) || event.detail > 1) return;
		const at = this.#found(event);
		if (at === null) this.#held = null;
		else if (at.moves.length === 0 || event.detail === 0 || !this.#settling.isNew) this.#activate(at);
	};

	readonly onpointerdown = (event: PointerEvent): void => {
		this.#input = event.pointerType === 'touch' ? 'touch' : 'mouse';
		this.#pointer = { x: event.clientX, y: event.clientY };
	};

	readonly onpointermove = (event: PointerEvent): void => {
		this.#pointer = { x: event.clientX, y: event.clientY };
		if (this.#settling.moved(this.#pointer)) this.onpointerover(event);
	};

	readonly onpointerover = (event: PointerEvent): void => {
		// What comes to lie under a hand that rests is not pointed at.
		if (event.pointerType !== 'touch' && !this.#settling.isAtRest && !isInCard(event)) this.#near = this.#found(event);
	};

	readonly onfocusin = (event: FocusEvent): void => {
		if (this.#input === 'keys' && !isInCard(event)) this.#near = this.#found(event);
	};

	readonly onkeydown = (event: KeyboardEvent): void => {
		this.#input = 'keys';
		const at = this.#found(event);
		const isEnter = event.key === 'Enter' || event.key === ' ';
		// A key that is held down decides once.
		if (event.repeat && isEnter && (at !== null || isInCard(event))) return event.preventDefault();
		if (event.key === 'Escape' && (this.#held !== null || this.#near !== null)) return this.close();
		// The rules open at what is being read, not at the present phase.
		const anchor = event.key === '?' ? this.shown?.anchor : null;
		const rule = anchor ? ruleOf(this.#table.view, anchor) : undefined;
		if (rule !== undefined && !isInDialog(event)) {
			event.preventDefault();
			return openRules(rule);
		}
		if (at === null || event.altKey || event.ctrlKey || event.metaKey) return;
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
}
