// The page words the server's messages exactly as the program does: crates/words/tests/corpus.json has examples from whole games.
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Rulebook from '../src/pages/rules/Rulebook.svelte';
import type { Arg, LogEntry } from '../src/lib/types/wire';
import { renderArg, renderEntry } from '../src/lib/words/message';
import { languages, Words, type Language } from '../src/lib/words/words';
import Given from './Given.svelte';
import { names, StrictWords, texts } from './fixtures';

type Example = ({ arg: Arg } | { entry: LogEntry }) & Record<Language, string>;
const corpus = JSON.parse(readFileSync('../crates/words/tests/corpus.json', 'utf8')) as Example[];

/** The texts that a table has: neither the rule books nor the terminal's. */
const tableTexts = (language: Language) =>
	[...texts(language)].filter(([name]) => !/^(terminal|cli|rules|guide)/.test(name)).map(([, text]) => text);

test.each(languages)('renders the corpus in %s', (language) => {
	expect(corpus.length).toBeGreaterThan(1000);
	const words = new Words(language, tableTexts(language));
	for (const example of corpus) {
		const text = 'arg' in example ? renderArg(words, example.arg, names) : renderEntry(words, example.entry, names);
		expect(text).toBe(example[language]);
	}
});

/** The rules that a message is about. */
function rulesOf(arg: unknown): string[] {
	if (typeof arg !== 'object' || arg === null) return [];
	const own = 'rule' in arg && typeof arg.rule === 'string' ? [arg.rule] : [];
	return [...own, ...Object.values(arg).flatMap(rulesOf)];
}

afterEach(cleanup);
test.each([
	['classic', 'C'],
	['magna-carta', 'M'],
	['1303', 'T'],
])('the book of %s opens at every rule that refuses a move', async (game, letter) => {
	Element.prototype.scrollIntoView = () => undefined;
	const rules = [...new Set(corpus.flatMap(rulesOf))].filter((rule) => rule.startsWith(letter));
	expect(rules.length).toBeGreaterThan(10);
	const of = Rulebook as unknown as Component<Record<string, unknown>>;
	const moved = vi.fn();
	const { container } = render(Given, { words: new StrictWords('fr'), of, given: { game, moved } });
	const link = document.createElement('a');
	container.querySelector('.book')?.append(link);
	for (const rule of rules) {
		link.href = `#${rule}`;
		await fireEvent.click(link);
		await tick();
		expect(moved).toHaveBeenLastCalledWith(rule);
	}
});
