import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The folder of the games; not the generated list of games. */
const GAMES = ['**/games', '!**/types/games', '**/games/**'];
const SINGLE = ['**/games/classic/**', '**/games/magna-carta/**', '**/games/y1303/**'];
/** What each layer must not import: those above it, and single games. */
const LAYERS = {
	'lib/{art,board,words}': [...GAMES, '**/table/**', '**/state/**', '**/backend/**'],
	'lib/games': ['**/table/**', '**/state/**', '**/backend/**', '**/pages/**'],
	'lib/backend': [...GAMES, '**/table/**', '**/state/**', '**/pages/**'],
	'lib/state': ['**/table/**', '**/pages/**', ...SINGLE],
	'lib/table': ['**/state/**', '**/backend/**', '**/pages/**', ...SINGLE],
	pages: SINGLE,
};

/** A game's name in a comparison. */
const NAME = 'Literal[value=/^(classic|magna-carta|1303)$/]';
const message =
	'Only a game knows its own rules: ask uiOf(view), and add to GameUi (src/lib/games/ui.ts) what is missing.';

export default ts.config(
	{
		ignores: ['dist/', 'dist-gallery/', 'src/lib/types/', 'src/lib/facts/{classic,magna-carta,y1303}.ts', 'fixtures/'],
	},
	js.configs.recommended,
	...ts.configs.strict,
	...svelte.configs.recommended,
	{ languageOptions: { globals: { ...globals.browser, ...globals.node } } },
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
		// Left to the compiler and svelte-check.
		rules: { 'no-undef': 'off' },
	},
	{
		files: ['src/**'],
		rules: {
			'no-restricted-syntax': [
				'error',
				{ selector: `BinaryExpression[operator=/^[!=]==?$/] > ${NAME}`, message },
				{ selector: `SwitchCase > ${NAME}.test`, message },
				{ selector: "SwitchStatement[discriminant.property.name='game']", message },
				{ selector: "SwitchStatement[discriminant.name='game']", message },
			],
		},
	},
	...Object.entries(LAYERS).map(([folder, group]) => ({
		files: [`src/${folder}/**`],
		rules: {
			'no-restricted-imports': ['error', { patterns: [{ group, message: 'This layer must not know that one.' }] }],
		},
	})),
);
