// The form for a new table: its request and its validation.
import { expect, test } from 'vitest';
import { levels, offered, optionsText } from '../src/lib/app/games';
import { games } from '../src/lib/types/games';
import { about, faults, firstWish, isForOthers, isShared, requestOf, seated } from '../src/lib/app/wish';

const seat = (who: string, name = '') => ({ who, name });

test('the initial form is valid and sends no options', () => {
	const wish = firstWish();
	expect(faults(wish)).toEqual([]);
	expect(requestOf(wish)).toEqual({
		game: 'classic',
		options: '',
		is_public: true,
		pace: { kind: 'untimed' },
		stand_in: { kind: 'bot', level: 'medium' },
		seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'medium' }],
	});
});

test('sends only options that were changed and belong to the game', () => {
	const chosen = {
		edition: 'premium',
		favors: 'table',
		church: 'by-edition',
		tailor: '1-2',
		rules: 'beginner',
		jeweller: 'x',
	};
	expect(optionsText(about('classic').options, chosen)).toBe('edition=premium tailor=1-2');
	expect(optionsText(about('magna-carta').options, chosen)).toBe('rules=beginner');
	for (const { least, most } of offered) expect(least).toBeLessThan(most);
});

test('a local player gets a default name unless one was entered', () => {
	expect(seated(seat('open'), 'local', 'Player 2')).toEqual(seat('local', 'Player 2'));
	expect(seated(seat('open', 'Ben'), 'local', 'Player 2')).toEqual(seat('local', 'Ben'));
	expect(seated(seat('local', 'Player 2'), 'reserved', 'Player 2')).toEqual(seat('reserved'));
});

test('players at this screen are sent as the same person with several names', () => {
	const seats = [seat('me'), seat('local', ' Ben '), seat('local'), seat('easy')];
	expect(isShared(seats)).toBe(true);
	expect(isForOthers(seats)).toBe(false);
	const request = requestOf({ ...firstWish(), seats });
	expect(request.seats).toEqual([
		{ kind: 'me' },
		{ kind: 'me', name: 'Ben' },
		{ kind: 'me' },
		{ kind: 'bot', level: 'easy' },
	]);
	expect(request.is_public).toBe(false);
});

test('sends time control and stand-in as chosen', () => {
	const zone = 'Europe/Paris';
	expect(
		requestOf({ ...firstWish(), pace: 'live', minutes: 15, increment: 3, delay: 2, standIn: 'end' }),
	).toMatchObject({
		pace: { kind: 'live', base: 900, increment: 3, delay: 2 },
		stand_in: { kind: 'end' },
	});
	const days = { ...firstWish(), pace: 'correspondence' as const, zone };
	expect(requestOf(days).pace).toEqual({ kind: 'correspondence', days: 2, sleep: { from: 23, to: 8, zone } });
	expect(requestOf({ ...days, sleeps: false }).pace).toEqual({ kind: 'correspondence', days: 2, sleep: null });
});

test('finds invalid input', () => {
	const wish = { ...firstWish(), seats: [seat('me'), seat('reserved'), seat('local', 'Ben'), seat('local', 'ben ')] };
	expect(faults(wish)).toEqual([
		{ id: 'web-fault-account', seat: 1 },
		{ id: 'web-fault-twins', seat: 3 },
	]);
	expect(faults({ ...firstWish(), seats: [seat('me')] })).toEqual([{ id: 'web-fault-players' }]);
	const night = { ...firstWish(), pace: 'correspondence' as const, from: 8, to: 8 };
	expect(faults(night)).toEqual([{ id: 'web-fault-sleep' }]);
	expect(faults({ ...night, sleeps: false })).toEqual([]);
	expect(faults({ ...night, pace: 'untimed' })).toEqual([]);
});

test('offers all games and bots; what an edition sets defaults to the edition', () => {
	expect(offered.map(({ game }) => game)).toEqual(['classic', 'magna-carta', '1303']);
	expect(levels).toContain(firstWish().standIn);
	const [edition, jeweller] = about('classic').options;
	expect(edition).toEqual({ name: 'edition', values: ['french', 'english', 'premium'], isAdvanced: false });
	expect(jeweller).toEqual({ name: 'jeweller', values: ['by-edition', 'yes', 'no'], isAdvanced: true });
	for (const { name, options } of games)
		for (const { name: option, default: usual } of options) {
			// An untouched option is not sent.
			const values = about(name).options.find((each) => each.name === option)?.values ?? [];
			expect([usual, 'by-edition'], option).toContain(values[0]);
		}
});
