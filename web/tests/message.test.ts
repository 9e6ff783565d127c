// The server's messages in words, in both languages. tests/corpus.test.ts compares many more with the program's own texts.
import { expect, test } from 'vitest';
import type { Arg, LogEntry } from '../src/lib/types/wire';
import { amountText, capital, renderArg, renderEntry, render } from '../src/lib/words/message';
import { Words } from '../src/lib/words/words';
import { names, StrictWords } from './fixtures';

const english = new StrictWords('en');
const french = new StrictWords('fr');

const inn = { noun: 'classic-place-inn' };
const gate = { noun: 'classic-place-gate' };
const farm = { noun: 'classic-tile-neutral-farm', space: 'r3' };

test.each<[string, Arg, string, string]>([
	['a number', 12, '12', '12'],
	['a text', 'r12', 'r12', 'r12'],
	['a player', { seat: 1 }, 'Blaise', 'Blaise'],
	['a noun', inn, 'Inn', 'Auberge'],
	['a noun with its space', farm, 'Farm (r3)', 'Ferme (r3)'],
	['goods', { goods: { deniers: 3, food: 2 } }, '2 food and 3 deniers', '2 nourritures et 3 deniers'],
	['no goods', { goods: {} }, 'nothing', 'rien'],
	['a message', { id: 'turn', args: { turn: 2 } }, 'Turn 2', 'Tour 2'],
	['a list', { list: [inn, gate, { seat: 0 }], join: 'and' }, 'Inn, Gate and Ada', 'Auberge, Porte et Ada'],
	['a list of one', { list: [inn], join: 'and' }, 'Inn', 'Auberge'],
	['an empty list', { list: [], join: 'and' }, 'nothing', 'rien'],
	['commas', { list: [inn, gate], join: 'comma' }, 'Inn, Gate', 'Auberge, Porte'],
	['slashes', { list: [4, 5], join: 'slash' }, '4 / 5', '4 / 5'],
	['remarks', { list: ['a', '', 'b', 'c'], join: 'remarks' }, 'a; b; c', 'a\u00a0; b\u00a0; c'],
	['no remarks', { list: [], join: 'remarks' }, '', ''],
])('%s', (_, arg, inEnglish, inFrench) => {
	expect(renderArg(english, arg, names)).toBe(inEnglish);
	expect(renderArg(french, arg, names)).toBe(inFrench);
});

test('a noun takes the form that the text asks for', () => {
	const placed = { id: 'event-worker-placed', args: { place: farm } };
	expect(render(english, placed, names)).toBe('places a worker on the Farm (r3)');
	expect(render(french, placed, names)).toBe('place un ouvrier à la Ferme (r3)');
});

test.each([
	[{ deniers: 2 }, 'deniers'],
	[{ prestige: 2 }, 'prestige'],
	[{ workers: 1 }, 'workers'],
	[{ wood: 2 }, 'cubes'],
	[{ wood: 1, deniers: 1 }, 'cubes'],
])('a text can depend on the kind of goods: %o', (goods, kind) => {
	for (const words of [english, french]) {
		const text = render(words, { id: 'event-gained', args: { goods: { goods } } }, names);
		expect(text).toBe(words.say('event-gained', { goods: amountText(words, goods), 'goods-kind': kind }));
	}
});

test.each<[string, LogEntry, string, string]>([
	['a turn', { turn: { id: 'turn', args: { turn: 3 } } }, 'Turn 3', 'Tour 3'],
	['a phase', { phase: 'castle', heading: { id: 'phase-over' } }, 'End of the game', 'Fin de la partie'],
	['a sentence without a player', { clauses: [{ message: { id: 'nothing' } }] }, 'Nothing.', 'Rien.'],
	[
		'a sentence of several clauses',
		{
			seat: 2,
			clauses: [
				{ message: { id: 'event-idle' }, cause: { id: 'classic-cause-first-pass' } },
				{ message: { id: 'event-worker-placed', args: { place: inn } } },
			],
		},
		`Chantal gets nothing ${english.say('classic-cause-first-pass')}, places a worker on the Inn.`,
		`Chantal n’obtient rien ${french.say('classic-cause-first-pass')}, place un ouvrier à l’Auberge.`,
	],
])('the log: %s', (_, entry, inEnglish, inFrench) => {
	expect(renderEntry(english, entry, names)).toBe(inEnglish);
	expect(renderEntry(french, entry, names)).toBe(inFrench);
});

test('what is missing shows as its id, and an unknown seat as a question mark', () => {
	const words = new Words('en', []);
	expect(render(words, { id: 'no-such-text' }, names)).toBe('{no-such-text}');
	expect(renderArg(words, { noun: 'no-such-noun' }, names)).toBe('{no-such-noun}');
	expect(renderArg(english, { seat: 7 }, names)).toBe('?');
});

test('a text is parsed when it is asked for, with those it refers to', () => {
	const words = new Words('en', ['one = { two } and { three }\n# Two\ntwo = 2\n    .more = 22\n', 'three = 3']);
	expect(words.find('four')).toBeUndefined();
	expect(words.say('one')).toBe('2 and 3');
	expect(words.say('two.more')).toBe('22');
	words.add('later', 'four = 4\nfourteen = 14');
	expect(words.say('four')).toBe('4');
});

test('a capital letter may have an accent', () => {
	expect([capital('écurie'), capital('')]).toEqual(['Écurie', '']);
});
