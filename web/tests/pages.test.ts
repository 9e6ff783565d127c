// Rendered parts of the pages: languages, connection state, clocks, the form for a new table, the lobby and the chart of points.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { LanguageChoice } from '../src/lib/app/language';
import { languages } from '../src/lib/words/words';
import Header from '../src/pages/Header.svelte';
import New from '../src/pages/New.svelte';
import Notices from '../src/pages/account/Notices.svelte';
import Tokens from '../src/pages/account/Tokens.svelte';
import Chart from '../src/pages/table/Chart.svelte';
import Clock from '../src/pages/table/Clock.svelte';
import ConnectionStatus from '../src/pages/table/ConnectionStatus.svelte';
import Lobby from '../src/pages/table/Lobby.svelte';
import Resign from '../src/pages/table/Resign.svelte';
import Given from './Given.svelte';
import { names, StrictWords } from './fixtures';

afterEach(cleanup);
const words = new StrictWords('en');
const show = (of: unknown, given: Record<string, unknown>, language?: LanguageChoice) =>
	render(Given, { words, of: of as Component<Record<string, unknown>>, given, ...(language ? { language } : {}) });

test('shows and clears the offline notice at once', async () => {
	const table = (received: number) => ({ table: { link: 'online', waiting: 0, received } });
	const { rerender } = show(ConnectionStatus, table(1));
	const status = screen.getByRole('status');
	expect(status.textContent.trim()).toBe('');
	await fireEvent(window, new Event('offline'));
	expect(status.textContent).toContain(words.say('web-link-offline'));
	await fireEvent(window, new Event('online'));
	expect(status.textContent.trim()).toBe('');
	// A server on the same machine still answers.
	await fireEvent(window, new Event('offline'));
	expect(status.textContent).toContain(words.say('web-link-offline'));
	await rerender({ given: table(2) });
	expect(status.textContent.trim()).toBe('');
});

test('shows no clock on an untimed table until the last day', () => {
	const HOUR = 3_600_000;
	const clocks = (kind: string, hours: number) => {
		cleanup();
		const clock = { now_at: Date.now(), seat: 0, deadline_at: Date.now() + hours * HOUR, left_ms: null };
		const doc = { clock, seats: [{ bot: null }, { bot: null }], settings: { pace: { kind } } };
		for (const seat of [0, 1]) show(Clock, { seat, table: { ahead: 0, doc } });
		return screen.queryAllByRole('timer').length;
	};
	expect(clocks('untimed', 13 * 24)).toBe(0);
	expect(clocks('untimed', 5)).toBe(1);
	expect(clocks('correspondence', 13 * 24)).toBe(1);
});

test('shows no clock of a bot', () => {
	const clock = { now_at: Date.now(), seat: 0, deadline_at: null, left_ms: [60_000, 50_000] };
	const doc = { clock, seats: [{ bot: null }, { bot: 'easy' }], settings: { pace: { kind: 'live' } } };
	for (const seat of [0, 1]) show(Clock, { seat, table: { ahead: 0, doc } });
	expect(screen.getAllByRole('timer').map((each) => each.textContent.trim())).toEqual(['01:00']);
});

test('offers every language by its own name', async () => {
	const choose = vi.fn();
	show(Header, {}, { current: 'en', choose });
	const list = screen.getByRole('combobox', { name: words.say('web-language') });
	const shown = [...list.querySelectorAll('option')].map(({ value, textContent }) => `${value} ${textContent}`);
	expect(shown).toHaveLength(languages.length);
	expect(shown).toEqual(expect.arrayContaining(['en English', 'fr Français']));
	await fireEvent.change(list, { target: { value: 'fr' } });
	expect(choose).toHaveBeenCalledWith('fr');
});

test('offers no seat to a person who has one', () => {
	const lobby = (isSeated: boolean) => {
		cleanup();
		const seat = { color: 'red', bot: null, name: null, is_open: true, is_you: false };
		const seats = [
			{ ...seat, seat: 0, name: 'Ada', is_open: false, is_you: isSeated },
			{ ...seat, seat: 1 },
		];
		const settings = { game: 'classic', options: '', pace: { kind: 'untimed' }, stand_in: { kind: 'end' } };
		const doc = { id: 'here', seats, can: ['join'], owner: null, settings };
		show(Lobby, { table: { doc, chat: [], unread: 0, draft: '', readChat: () => undefined } });
		return screen.queryAllByRole('button', { name: words.say('web-sit') }).length;
	};
	expect(lobby(false)).toBe(1);
	expect(lobby(true)).toBe(0);
});

test('says that resigning ends the game when nobody else is left', async () => {
	const warning = async (other: { bot: string | null }, kind: string) => {
		cleanup();
		const seats = [
			{ is_you: true, bot: null },
			{ is_you: false, ...other },
		];
		show(Resign, { table: { doc: { can: ['resign'], seats, settings: { stand_in: { kind } } } } });
		await fireEvent.click(screen.getByRole('button'));
		return screen.getAllByRole('alert')[0]?.textContent;
	};
	expect(await warning({ bot: null }, 'bot')).toBe(words.say('web-resign-sure', { then: 'bot' }));
	expect(await warning({ bot: 'easy' }, 'bot')).toBe(words.say('web-resign-sure', { then: 'end' }));
	expect(await warning({ bot: null }, 'end')).toBe(words.say('web-resign-sure', { then: 'end' }));
});

test('the chart has round ticks and the game’s word for turns', () => {
	const chart = (unit: 'turn' | 'round') => {
		cleanup();
		const turns = [
			{ moves: 0, points: [0, 0] },
			{ moves: 9, points: [12, 30] },
			{ moves: 20, points: [60, 117] },
		];
		const replay = (moves: number) => `/replay#${moves}`;
		const { container } = show(Chart, { turns, replay, names, colors: ['red', 'blue'], unit });
		return [...container.querySelectorAll('.chart text')].map((text) => text.textContent);
	};
	expect(chart('turn')).toEqual(['0', '20', '40', '60', '80', '100', '120', '1', '2', 'Turns', 'end', '117', '60']);
	expect(chart('round')).toContain('Rounds');
	const links = [...document.querySelectorAll('.chart a')];
	expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
		['/replay#0', 'Replay from round 1'],
		['/replay#9', 'Replay from round 2'],
		['/replay#20', 'Replay from the end'],
	]);
});

test('shows a rejected name beside its field and focuses it', async () => {
	const detail = 'a name cannot have the sign U+2161 in it';
	const refusal = JSON.stringify({ detail, code: 'name' });
	vi.stubGlobal('fetch', () => Promise.resolve(new Response(refusal, { status: 422 })));
	show(New, {});
	const make = await screen.findByRole('button', { name: words.say('web-make') });
	const name = screen.getByLabelText(words.say('web-name'));
	await fireEvent.input(name, { target: { value: 'Jean Ⅱ' } });
	await fireEvent.click(make);
	await vi.waitFor(() => expect(document.activeElement).toBe(name));
	expect(name.getAttribute('aria-invalid')).toBe('true');
	expect(screen.getAllByText(words.say('web-problem-name')).length).toBeGreaterThan(0);
	vi.stubGlobal('fetch', () => new Promise(() => undefined));
	await fireEvent.click(make);
	expect(screen.queryByText(words.say('web-problem-name')), 'cleared while the request is repeated').toBeNull();
	vi.unstubAllGlobals();
});

test.each([
	['Notices', Notices, 'web-notice-url', 'https://example.org/hook'],
	['Tokens', Tokens, 'web-token-label', 'my bot'],
])('%s: can be submitted before the list has loaded', async (_, page, field, text) => {
	const sent: string[] = [];
	vi.stubGlobal('isSecureContext', false);
	vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
		sent.push(init?.method ?? 'GET');
		return new Promise(() => undefined);
	});
	const { container } = show(page, {});
	await fireEvent.input(screen.getByLabelText(words.say(field)), { target: { value: text } });
	await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
	expect(sent).toEqual(['GET', 'POST']);
	vi.unstubAllGlobals();
});
