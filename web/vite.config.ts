import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Compresses assets at build time: better than the server could per request, and only once. */
const compressed: Plugin = {
	name: 'compressed',
	apply: 'build',
	writeBundle({ dir = '' }) {
		const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
		for (const file of files.filter((each) => /\.(html|js|css|svg)$/.test(each))) {
			writeFileSync(join(dir, `${file}.br`), brotliCompressSync(readFileSync(join(dir, file))));
		}
	},
};

/** The texts that every table needs, one file per language. */
const textsOf = (id: string): string | null =>
	/\/texts\/(\w+)\/(?:common|web|classic|magna-carta|y1303|refusals)\.ftl/.exec(id)?.[1] ?? null;

export default defineConfig({
	plugins: [svelte(), svelteTesting(), compressed],
	// The Fluent texts are shared with Rust and live in crates/words.
	server: {
		fs: { allow: ['..'] },
		// `npm run dev` needs a running server for the API.
		proxy: { '/api': { target: process.env['CAYLUS_SERVER'] ?? 'http://127.0.0.1:1289', ws: true } },
	},
	// No inlining: the server's content security policy allows data: URLs for images only.
	build: {
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		// Few files: on a slow network each request costs more than the bytes that a finer division would save.
		cssCodeSplit: false,
		rolldownOptions: { output: { codeSplitting: { groups: [{ name: textsOf }] } } },
	},
	test: { environment: 'happy-dom', testTimeout: 60_000, include: ['tests/**/*.test.ts'] },
});
