// What a first visit has to load: every file of the build that the start page asks for, compressed. Fails above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const LIMIT = 250_000;

let total = 0;
let largest = 0;
for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' }).sort()) {
	if (!/\.\w+$/.test(name)) continue;
	// The rule books and the guide are loaded when they are opened.
	if (/^assets\/(rule|guide)/i.test(name)) continue;
	const file = readFileSync(`dist/${name}`);
	// Fonts are compressed already. The texts are one chunk a language and file; a visit loads one language.
	const size = name.endsWith('.woff2')
		? file.length
		: Math.min(gzipSync(file, { level: 9 }).length, brotliCompressSync(file).length);
	console.log(String(size).padStart(8), name);
	total += size;
	largest = Math.max(largest, size);
}
console.log(String(total).padStart(8), 'bytes in all, both languages; the limit for one visit is', LIMIT);
if (total > LIMIT) process.exitCode = 1;
