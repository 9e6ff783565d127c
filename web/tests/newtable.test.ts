// The form for a new table: its request and its validation.
import { expect, test } from 'vitest';
import { levels, gameList, optionsText } from '../src/lib/app/games';
import { games } from '../src/lib/types/games';
import { gameInfo, errorsIn, defaultForm, isForOthers, isShared, requestOf, changeSeat } from '../src/lib/app/newtable';

const seat = (who: string, name = '') => ({ who, name });

test('the initial form is valid and sends no options', () => {
	const form = defaultForm();
	expect(errorsIn(form)).toEqual([]);
	expect(requestOf(form)).toEqual({
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
	expect(optionsText(gameInfo('classic').options, chosen)).toBe('edition=premium tailor=1-2');
	expect(optionsText(gameInfo('magna-carta').options, chosen)).toBe('rules=beginner');
	for (const { least, most } of gameList) expect(least).toBeLessThan(most);
});

test('a local player gets a default name unless one was entered', () => {
	expect(changeSeat(seat('open'), 'local', 'Player 2')).toEqual(seat('local', 'Player 2'));
	expect(changeSeat(seat('open', 'Ben'), 'local', 'Player 2')).toEqual(seat('local', 'Ben'));
	expect(changeSeat(seat('local', 'Player 2'), 'reserved', 'Player 2')).toEqual(seat('reserved'));
});

test('players at this screen are sent as the same person with several names', () => {
	const seats = [seat('me'), seat('local', ' Ben '), seat('local'), seat('easy')];
	expect(isShared(seats)).toBe(true);
	expect(isForOthers(seats)).toBe(false);
	const request = requestOf({ ...defaultForm(), seats });
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
		requestOf({ ...defaultForm(), pace: 'live', minutes: 15, increment: 3, delay: 2, standIn: 'end' }),
	).toMatchObject({
		pace: { kind: 'live', base: 900, increment: 3, delay: 2 },
		stand_in: { kind: 'end' },
	});
	const days = { ...defaultForm(), pace: 'correspondence' as const, zone };
	expect(requestOf(days).pace).toEqual({ kind: 'correspondence', days: 2, sleep: { from: 23, to: 8, zone } });
	expect(requestOf({ ...days, sleeps: false }).pace).toEqual({ kind: 'correspondence', days: 2, sleep: null });
});

test('finds invalid input', () => {
	const form = { ...defaultForm(), seats: [seat('me'), seat('reserved'), seat('local', 'Ben'), seat('local', 'ben ')] };
	expect(errorsIn(form)).toEqual([
		{ id: 'web-fault-account', seat: 1 },
		{ id: 'web-fault-twins', seat: 3 },
	]);
	expect(errorsIn({ ...defaultForm(), seats: [seat('me')] })).toEqual([{ id: 'web-fault-players' }]);
	const night = { ...defaultForm(), pace: 'correspondence' as const, from: 8, to: 8 };
	expect(errorsIn(night)).toEqual([{ id: 'web-fault-sleep' }]);
	expect(errorsIn({ ...night, sleeps: false })).toEqual([]);
	expect(errorsIn({ ...night, pace: 'untimed' })).toEqual([]);
});

test('offers all games and bots; what an edition sets defaults to the edition', () => {
	expect(gameList.map(({ game }) => game)).toEqual(['classic', 'magna-carta', '1303']);
	expect(levels).toContain(defaultForm().standIn);
	const [edition, jeweller] = gameInfo('classic').options;
	expect(edition).toEqual({ name: 'edition', values: ['french', 'english', 'premium'], isAdvanced: false });
	expect(jeweller).toEqual({ name: 'jeweller', values: ['by-edition', 'yes', 'no'], isAdvanced: true });
	for (const { name, options } of games)
		for (const { name: option, default: usual } of options) {
			// An untouched option is not sent.
			const values = gameInfo(name).options.find((each) => each.name === option)?.values ?? [];
			expect([usual, 'by-edition'], option).toContain(values[0]);
		}
});
