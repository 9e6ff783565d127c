// Several people at one screen: whose turn it is, and hiding secrets in between. Also chat and error texts.
import { fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { awaited, turnText } from '../src/lib/state/hotseat';
import { Attempt } from '../src/lib/app/attempt.svelte';
import { problemText, recordProblem, errorTextOf } from '../src/lib/app/problems';
import { TableState } from '../src/lib/state/table.svelte';
import { playerNames } from '../src/lib/app/text';
import * as api from '../src/lib/backend/api';
import { Problem, type Reason } from '../src/lib/backend/http';
import type { Listener } from '../src/lib/backend/live';
import { serverTable } from '../src/lib/backend/table';
import { setUser } from '../src/lib/state/session.svelte';
import type { Me, Message, NewsDoc, TableDoc } from '../src/lib/types/wire';
import { closeRules, openPlace } from '../src/lib/rules/open.svelte';
import { languages } from '../src/lib/words/words';
import Actions from '../src/pages/table/Actions.svelte';
import Chat from '../src/pages/table/Chat.svelte';
import Given from './Given.svelte';
import { codes, statuses, StrictWords } from './fixtures';

/** The opened sockets with their paths. */
const lines: { path: string; listener: Listener; isOpen: boolean }[] = [];
vi.mock('../src/lib/backend/live', () => ({
	socketTo: (path: string) => path,
	Live: class {
		readonly line;
		constructor(open: (since: number) => string, seen: number, _: unknown, listener: Listener) {
			this.line = { path: open(seen), listener, isOpen: true };
			lines.push(this.line);
		}
		close() {
			this.line.isOpen = false;
		}
	},
}));
beforeEach(() => {
	vi.restoreAllMocks();
	lines.length = 0;
});

/** A table seen by `viewer`, with `to_act` to decide; all seats but the `own` ones are bots. */
function table(own: number[], to_act: number | null, viewer: number | null, status = 'running', number = 9): TableDoc {
	const seats = [0, 1, 2].map((seat) => ({
		seat,
		is_you: own.includes(seat),
		bot: own.includes(seat) ? null : 'easy',
	}));
	const position = { to_act, view: viewer === null ? 'what all see' : `what ${viewer} sees` };
	return { id: 'here', status, number, seats, viewer, position, clock: null } as unknown as TableDoc;
}

test('with secrets, waits for the next player to come to the screen', () => {
	expect(awaited(table([0, 1], 0, null), null)).toBe(0);
	expect(awaited(table([0, 1], 0, 0), 0)).toBe(null);
	expect(awaited(table([0, 1], 1, 0), 0)).toBe(1);
});

test('keeps the view while a bot decides', () => {
	expect(awaited(table([0, 1], 2, 1), 1)).toBe(null);
	expect(awaited(table([0, 1], 2, null), null)).toBe(null);
});

test('waits for nobody when alone, without secrets, or after the game', () => {
	expect(awaited(table([0], 0, 0), null)).toBe(null);
	expect(awaited(table([0, 1], 1, 1), null)).toBe(null);
	expect(awaited(table([0, 1], null, 0, 'over'), 1)).toBe(null);
});

test('holds no secrets until the cover is lifted, nor after the next player is called', async () => {
	const news = (doc: TableDoc): NewsDoc => ({ table: doc, entries: [], chat: [] });
	const look = vi.spyOn(api, 'look');
	look.mockImplementation((_, seat) => Promise.resolve(news(table([0, 1], 0, seat ?? null))));
	const state = await TableState.at('here');
	const known = () =>
		[JSON.stringify(state.doc), ...lines.filter(({ isOpen }) => isOpen).map(({ path }) => path)].join();
	expect(state.awaited).toBe(0);
	expect(known()).toContain('what all see');
	expect(known()).not.toContain('seat=');

	await state.look(0);
	expect(state.awaited).toBe(null);
	expect(known()).toContain('what 0 sees');
	expect(known()).toContain('seat=0');

	// The first player has decided and hands the screen on.
	look.mockImplementation((_, seat) => Promise.resolve(news(table([0, 1], 1, seat ?? null, 'running', 10))));
	lines.at(-1)?.listener.news(news(table([0, 1], 1, 0, 'running', 10)), false);
	expect(state.awaited).toBe(1);
	await vi.waitFor(() => expect(known()).not.toContain('what 0 sees'));
	expect(known()).not.toContain('seat=');
	expect(state.awaited).toBe(1);
	await state.look(1);
	expect(known()).toContain('what 1 sees');
	expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(1);
});

test('an older answer does not bring the cover back', async () => {
	const state = new TableState({ table: table([0, 1], 0, null), entries: [], chat: [] }, serverTable('here'));
	const answers: (() => void)[] = [];
	vi.spyOn(api, 'look').mockImplementation(
		(_, seat) =>
			new Promise((done) => {
				answers.push(() => done({ table: table([0, 1], 0, seat ?? null), entries: [], chat: [] }));
			}),
	);
	const both = [state.look(null), state.look(0)];
	for (const answer of answers.reverse()) answer();
	await Promise.all(both);
	expect([state.awaited, state.doc.viewer]).toEqual([null, 0]);
});

test('the title says whose turn it is, by name on a shared screen', () => {
	const words = new StrictWords('en');
	const at = (own: number[], to_act: number, can: TableDoc['can']) => {
		const doc = table(own, to_act, 0);
		return { ...doc, can, seats: doc.seats.map((each) => ({ ...each, name: `P${each.seat}`, color: 'red' })) };
	};
	expect(turnText(words, at([0], 0, ['move']), null)).toBe(words.say('web-your-turn'));
	expect(turnText(words, at([0], 1, []), null)).toBe(null);
	expect(turnText(words, at([0, 1], 1, ['move']), null)).toBe(words.say('web-turn-of', { name: 'P1' }));
	expect(turnText(words, at([0, 1], 2, []), null)).toBe(null);
	// Behind the cover, `can` is still empty.
	expect(turnText(words, at([0, 1], 1, []), 1)).toBe(words.say('web-turn-of', { name: 'P1' }));
});

test('a chat draft survives unmounting', async () => {
	const news = { table: { ...table([0], 0, 0), can: [] }, entries: [], chat: [] };
	setUser({ id: 'me', name: 'Ada' } as unknown as Me);
	const state = new TableState(news, serverTable('here'));
	const say = vi.spyOn(api, 'say').mockResolvedValue(undefined as never);
	const of = Chat as unknown as Component<Record<string, unknown>>;
	const shown = () => render(Given, { words: new StrictWords('en'), of, given: { table: state } });
	const first = shown();
	await fireEvent.input(first.getByRole('textbox'), { target: { value: 'Bonjour' } });
	first.unmount();
	const second = shown();
	expect((second.getByRole('textbox') as HTMLInputElement).value).toBe('Bonjour');
	await fireEvent.submit(second.container.querySelector('form') as HTMLFormElement);
	expect(say).toHaveBeenCalledExactlyOnceWith('here', 'Bonjour');
	await vi.waitFor(() => expect((second.getByRole('textbox') as HTMLInputElement).value).toBe(''));
	second.unmount();
});

test.each(languages)('marks guests in the chat in %s', (language) => {
	const line = { at: 0, user: 'x', text: 'Bonjour' };
	const chat = [
		{ ...line, number: 1, name: 'Ada', is_guest: true },
		{ ...line, number: 2, name: 'Ada', is_guest: false },
	];
	const words = new StrictWords(language);
	const state = new TableState({ table: { ...table([0], 0, 0), can: [] }, entries: [], chat }, serverTable('here'));
	const of = Chat as unknown as Component<Record<string, unknown>>;
	const shown = render(Given, { words, of, given: { table: state } });
	const marks = [...shown.container.querySelectorAll('p')].map((each) => each.querySelector('small')?.textContent);
	expect(marks).toEqual([words.say('web-guest-mark'), undefined]);
	shown.unmount();
});

test('names players as the log does', () => {
	const seats = [
		{ name: 'Ada', color: 'blue' },
		{ name: 'Ben', color: 'red' },
		{ name: 'Ada', color: 'green' },
		{ name: null, color: 'orange' },
	];
	expect(playerNames(new StrictWords('fr'), seats)).toEqual(['Ada (bleu)', 'Ben', 'Ada (vert)', 'Orange']);
});

test.each(languages)('every problem code and status has a text in %s', (language) => {
	const words = new StrictWords(language);
	for (const code of codes) expect(problemText(words, new Problem(409, '', code))).not.toBe('');
	for (const status of statuses) expect(problemText(words, new Problem(status, ''))).not.toBe('');
	expect(problemText(words, new Problem(0, ''))).toBe(words.say('web-offline'));
	expect(problemText(words, new Problem(418, 'tea'))).toContain('tea');
	expect(problemText(words, new Problem(403, 'x'), { 403: 'web-problem-sign-in' })).toBe(
		words.say('web-problem-sign-in'),
	);
});

test('shows the server’s detail for vague codes, as a quote outside English', () => {
	const problem = new Problem(422, 'there is no account `Zoe`', 'settings');
	expect(problemText(new StrictWords('en'), problem)).toBe('there is no account `Zoe`');
	const french = new StrictWords('fr');
	expect(errorTextOf(french, problem)).toEqual({ text: french.say('web-problem-settings'), quote: problem.message });
	const english = new StrictWords('en');
	for (const status of [502, 504])
		expect(problemText(english, new Problem(status, 'Gateway'))).toBe(english.say('web-problem-502'));
});

test.each(languages)('says why a file is not a record in %s', (language) => {
	const words = new StrictWords(language);
	const why = (detail: string, reason: Reason = {}) =>
		errorTextOf(words, new Problem(422, detail, '', reason), { 422: recordProblem }).text;
	const at = (line: number, reason: Message): Reason => ({
		message: { id: 'refusals-record', args: { line, column: 1, reason } },
	});
	expect(why('')).toBe(words.say('web-problem-record-empty'));
	expect(why('not a record')).toBe(words.say('web-problem-record'));
	const start = at(1, { id: 'refusals-record-start', args: { start: 'caylus-record 1' } });
	expect(why('line 1', start)).toBe(words.say('web-problem-record'));
	const seed = at(4, { id: 'refusals-record-header-missing', args: { name: 'seed' } });
	const reason = words.say('refusals-record-header-missing', { name: 'seed' });
	expect(why('line 4', seed)).toBe(
		words.say('web-problem-record-line', { reason: words.say('refusals-record', { line: 4, column: 1, reason }) }),
	);
	const game = { id: 'refusals-unknown-game', args: { name: 'chess', known: 'classic' } };
	expect(why('there is no game `chess`', { message: game })).toContain('chess');
});

test('says why a move is refused in the reader’s language, and links its rule', async () => {
	const message = {
		id: 'refusals-illegal-move',
		args: { reason: { id: 'refusals-no-building', args: { space: 'r12' } }, rule: 'C2.4' },
	};
	const problem = new Problem(422, 'there is no building on r12 (C2.4)', 'illegal-move', { rule: 'C2.4', message });
	const french = new StrictWords('fr');
	expect(errorTextOf(french, problem)).toEqual({ text: 'Il n’y a pas de bâtiment en r12 (C2.4).', rule: 'C2.4' });
	const doc = { ...table([0], 0, 0), can: [], undo: null, result: null, settings: { pace: { kind: 'untimed' } } };
	const state = new TableState({ table: doc as unknown as TableDoc, entries: [], chat: [] }, serverTable('here'));
	lines.at(-1)?.listener.refused(problem);
	const of = Actions as unknown as Component<Record<string, unknown>>;
	const given = { table: state, names: ['Ada'], hinting: new Attempt(), hint: () => undefined };
	const shown = render(Given, { words: french, of, given });
	expect(shown.container.textContent).toContain('Il n’y a pas de bâtiment en r12 (C2.4).');
	await fireEvent.click(shown.getByText(french.say('web-in-rules')));
	expect(openPlace()).toBe('C2.4');
	closeRules();
	shown.unmount();
	state.close();
});
