// How the page is built and tested.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [svelte(), svelteTesting()],
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
