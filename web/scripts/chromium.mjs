// The browser of tests and scripts: Debian's chromium, or CHROMIUM if it is set. It talks to our own server only.
export const chromium = {
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
	args: [
		'--headless',
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
};
