// How Svelte compiles: runes everywhere, and what it warns of is an error.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
	preprocess: vitePreprocess(),
	compilerOptions: { runes: true },
};
