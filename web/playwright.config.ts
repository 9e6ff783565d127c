// Browser tests: the system's Chromium against the real program.
import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/chromium.mjs';

export default defineConfig({
	testDir: 'browser',
	outputDir: 'shots/browser',
	fullyParallel: true,
	workers: 3,
	forbidOnly: true,
	reporter: 'list',
	// A whole game takes long on a busy machine, and these tests measure nothing.
	timeout: 900_000,
	expect: { timeout: 60_000 },
	use: {
		locale: 'en',
		viewport: { width: 1440, height: 900 },
		contextOptions: { reducedMotion: 'reduce' },
		actionTimeout: 60_000,
		screenshot: 'only-on-failure',
		// Scrollbars take their space, as on most desktops.
		launchOptions: { ...chromium, ignoreDefaultArgs: ['--hide-scrollbars'] },
	},
});
