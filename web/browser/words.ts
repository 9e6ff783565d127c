// The texts of the page, so tests refer to ids instead of wording.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const folder = new URL('../../crates/words/texts/', import.meta.url);

function read(language: string): FluentBundle {
	const bundle = new FluentBundle(language, { useIsolating: false });
	const texts = new URL(`${language}/`, folder);
	for (const name of readdirSync(texts))
		bundle.addResource(new FluentResource(readFileSync(new URL(name, texts), 'utf8')));
	return bundle;
}

const bundles = { en: read('en'), fr: read('fr') };

/** The text with that id, in English by default. */
export function say(id: string, values: Record<string, FluentVariable> = {}, language: 'en' | 'fr' = 'en'): string {
	const pattern = bundles[language].getMessage(id)?.value;
	if (!pattern) throw new Error(`no such text: ${id}`);
	return bundles[language].formatPattern(pattern, values);
}
