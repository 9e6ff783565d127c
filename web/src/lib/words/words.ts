// The texts of one language, from the Fluent files of crates/words.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import { languages as listed } from '../types/games';

export type Language = (typeof listed)[number]['code'];
export const languages: readonly Language[] = listed.map(({ code }) => code);

/** Formats a text by `id` or `id.attribute`. */
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

const files = import.meta.glob<string>(
	[
		'../../../../crates/words/texts/*/*.ftl',
		'!../../../../crates/words/texts/*/{terminal,cli}.ftl',
		'!../../../../crates/words/texts/*/{rules,guide}*.ftl',
	],
	{ query: '?raw', import: 'default' },
);
/** Loaded on demand: the rule books and the guide. */
const later = import.meta.glob<string>('../../../../crates/words/texts/*/{rules,guide}*.ftl', {
	query: '?raw',
	import: 'default',
});

/** Loads a language. */
export async function load(language: Language): Promise<Words> {
	const own = Object.entries(files).filter(([path]) => path.includes(`/texts/${language}/`));
	return new Words(language, await Promise.all(own.map(([, file]) => file())));
}

/** Fetches texts that are loaded on demand, by file name. */
export const fetchMore = (language: Language, names: readonly string[]): Promise<string[]> =>
	Promise.all(
		names.map(async (name) => (await later[`../../../../crates/words/texts/${language}/${name}.ftl`]?.()) ?? ''),
	);

/** Loads more texts, by file name. */
export async function loadMore(words: Words, names: readonly string[]): Promise<Words> {
	const texts = await fetchMore(words.language, names);
	names.forEach((name, index) => words.add(name, texts[index] ?? ''));
	return words;
}

export class Words {
	readonly language: Language;
	readonly #bundle: FluentBundle;
	/** The files, each after a line break. A text is parsed when it is first asked for: a page needs only a few. */
	readonly #files: string[];
	readonly #added = new Set<string>();
	readonly #missing = new Set<string>();

	constructor(language: Language, texts: readonly string[]) {
		this.language = language;
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		this.#files = texts.map((text) => `\n${text}`);
	}

	/** Adds the texts of a file, once. */
	add(name: string, text: string): void {
		if (this.#added.has(name)) return;
		this.#added.add(name);
		this.#files.push(`\n${text}`);
		this.#missing.clear();
	}

	/** Parses a text, and those it refers to. */
	#parse(id: string): void {
		if (this.#missing.has(id) || this.#bundle.hasMessage(id)) return;
		for (const file of this.#files) {
			const start = file.indexOf(`\n${id} =`);
			if (start === -1) continue;
			const length = file.slice(start + 1).search(/\n(?=\S)/);
			const text = length === -1 ? file.slice(start) : file.slice(start, start + 1 + length);
			this.#bundle.addResource(new FluentResource(text));
			for (const [, other = ''] of text.matchAll(/\{ ?([a-z][\w-]*)/g)) this.#parse(other);
			return;
		}
		this.#missing.add(id);
	}

	/** The text with that id, if there is one. */
	find(id: string, values: Record<string, FluentVariable> = {}): string | undefined {
		const [name, attribute] = id.split('.') as [string, string?];
		this.#parse(name);
		const message = this.#bundle.getMessage(name);
		const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
		if (pattern === undefined || pattern === null) return undefined;
		const errors: Error[] = [];
		return this.#bundle.formatPattern(pattern, values, errors);
	}

	/** The text with that id; a missing one shows as its id in braces, which tests look for. */
	readonly say: Say = (id, values) => this.find(id, values) ?? `{${id}}`;

	/** Joins remarks with the language's punctuation: French puts a no-break space before the semicolon. */
	remarks(all: readonly string[]): string {
		return all.length === 0 ? '' : all.reduce((first, then) => this.say('remarks', { first, then }));
	}

	/** A short form of a name. */
	short(id: string): string {
		return this.find(`${id}.short`) ?? this.say(id);
	}

	/** A name and its forms as variables of a text: `$tile`, `$tile-the`, `$tile-of`, `$tile-at`. */
	forms(variable: string, id: string): Record<string, string> {
		const forms: Record<string, string> = { [variable]: this.say(id) };
		for (const form of ['the', 'of', 'at']) forms[`${variable}-${form}`] = this.find(`${id}.${form}`) ?? this.say(id);
		return forms;
	}
}

const KEY = Symbol('words');
export const setWords = (words: () => Words): void => void setContext(KEY, words);
export const useWords = (): (() => Words) => getContext(KEY);
