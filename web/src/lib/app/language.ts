// The language of the page: what was chosen here before, otherwise what the browser asks for.
import { languages, type Language } from '../words/words';

const KEY = 'caylus-language';
const known = (code: string | null | undefined): Language | undefined => languages.find((each) => each === code);

export function preferred(): Language {
	const asked = navigator.languages.map((each) => known(each.slice(0, 2)));
	return known(localStorage.getItem(KEY)) ?? asked.find((each) => each !== undefined) ?? 'en';
}

export const prefer = (language: Language): void => localStorage.setItem(KEY, language);
