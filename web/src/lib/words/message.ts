// Puts the server's messages into the reader's language: the counterpart of crates/words/src/render.rs.
import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Arg, Goods, LogEntry, Message, Noun } from '../types/wire';
import type { Words } from './words';

type Names = readonly string[];
type Values = Record<string, FluentVariable>;

/** The program writes 1506, not 1,506. */
const UNGROUPED = { useGrouping: false };
const FORMS = ['the', 'of', 'at'] as const;
const CUBES = ['food', 'wood', 'stone', 'cloth', 'gold'] as const;
const OTHERS = ['deniers', 'workers', 'prestige', 'tokens', 'favors'] as const;

/** A message in words. */
export function render(words: Words, message: Message, names: Names): string {
	const values: Values = {};
	for (const [name, arg] of Object.entries(message.args ?? {})) put(values, words, name, arg, names);
	return words.say(message.id, values);
}

/** An argument in words. */
export function renderArg(words: Words, arg: Arg, names: Names): string {
	if (typeof arg !== 'object') return String(arg);
	if ('id' in arg) return render(words, arg, names);
	if ('noun' in arg) return form(words, arg) ?? `{${arg.noun}}`;
	if ('seat' in arg) return names[arg.seat] ?? '?';
	if ('goods' in arg) return amountText(words, arg.goods);
	const texts = arg.list.map((each) => renderArg(words, each, names));
	switch (arg.join) {
		case 'and':
			return list(words, texts);
		case 'comma':
			return texts.join(', ');
		case 'slash':
			return texts.join(' / ');
		case 'remarks':
			return words.remarks(texts.filter((text) => text !== ''));
	}
}

/** Sets the variables of an argument. */
function put(values: Values, words: Words, name: string, arg: Arg, names: Names): void {
	values[name] = typeof arg === 'number' ? new FluentNumber(arg, UNGROUPED) : renderArg(words, arg, names);
	if (typeof arg !== 'object') return;
	if ('noun' in arg)
		for (const each of FORMS) {
			const text = form(words, arg, each);
			if (text !== undefined) values[`${name}-${each}`] = text;
		}
	if ('goods' in arg) values[`${name}-kind`] = kindOf(arg.goods);
}

/** A form of a name, with its space. */
function form(words: Words, { noun, space }: Noun, form?: (typeof FORMS)[number]): string | undefined {
	const text = words.find(form === undefined ? noun : `${noun}.${form}`);
	return text === undefined || space === undefined ? text : `${text} (${space})`;
}

/** Words joined as in a sentence: `a, b and c`. */
export function list(words: Words, texts: readonly string[]): string {
	const last = texts.at(-1) ?? words.say('nothing');
	return texts.length < 2 ? last : words.say('list-and', { first: texts.slice(0, -1).join(', '), last });
}

/** An amount: `2 food, 1 wood and 3 deniers`. */
export function amountText(words: Words, goods: Goods): string {
	const cubes = CUBES.map((cube) => [`cube-${cube}.count`, goods[cube]] as const);
	const others = OTHERS.map((other) => [`goods-${other}`, goods[other]] as const);
	const parts = [...cubes, ...others].flatMap(([id, count = 0]) => (count > 0 ? [words.say(id, { count })] : []));
	return list(words, parts);
}

/** The kind of an amount, for texts whose verb depends on it. */
function kindOf(goods: Goods): string {
	const kinds = Object.keys(goods);
	return ['deniers', 'prestige', 'workers'].find((kind) => kinds.every((each) => each === kind)) ?? 'cubes';
}

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A sentence of the log, or a heading. */
export function renderEntry(words: Words, entry: LogEntry, names: Names): string {
	if ('turn' in entry) return render(words, entry.turn, names);
	if ('phase' in entry) return render(words, entry.heading, names);
	const clauses = entry.clauses.map(({ message, cause }) => {
		const text = render(words, message, names);
		return cause === undefined ? text : `${text} ${render(words, cause, names)}`;
	});
	const text = clauses.join(', ');
	return entry.seat === undefined ? `${capital(text)}.` : `${names[entry.seat] ?? '?'} ${text}.`;
}
