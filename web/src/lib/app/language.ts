// The page's language: the one chosen before, else the browser's.
import { createContext } from 'svelte';
import { languages, type Language } from '../words/words';
import { store, stored } from './storage';

const known = (code: string | null | undefined): Language | undefined => languages.find((each) => each === code);

export function preferred(): Language {
	const asked = navigator.languages.map((each) => known(each.slice(0, 2)));
	return known(stored('language')) ?? asked.find((each) => each !== undefined) ?? 'en';
}

export const prefer = (language: Language): void => store('language', language);

/** The language in use, and how to change it. */
export interface LanguageChoice {
	readonly current: Language;
	choose(language: Language): void;
}
export const [useLanguage, setLanguageChoice] = createContext<LanguageChoice>();
