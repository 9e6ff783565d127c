// How the page is built and tested.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Compresses once, and well, what the server would have to compress at each visit, and less well. */
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

export default defineConfig({
	plugins: [svelte(), svelteTesting(), compressed],
	// The texts of the games are kept beside the Rust that speaks them too.
	server: {
		fs: { allow: ['..'] },
		// `npm run dev` shows the page with a server that runs here.
		proxy: { '/api': { target: process.env['CAYLUS_SERVER'] ?? 'http://127.0.0.1:1289', ws: true } },
	},
	// Nothing is inlined: a strict policy of the server allows no data: addresses.
	build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
	test: { environment: 'happy-dom', testTimeout: 60_000, include: ['tests/**/*.test.ts'] },
});
