// The program used by the scripts: CAYLUS, or the release build.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const path = process.env.CAYLUS ?? '../target/release/caylus';

/** Starts a server with a temporary database; returns its address and how to stop it. */
export async function serve(program = path) {
	const folder = mkdtempSync(join(tmpdir(), 'caylus-script-'));
	const flags = ['serve', '--addr', '127.0.0.1:0', '--database', `sqlite:${join(folder, 'caylus.db')}`];
	const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
	const [line] = await once(createInterface({ input: child.stdout }), 'line');
	const end = async () => {
		child.kill();
		await once(child, 'exit');
		rmSync(folder, { recursive: true });
	};
	return { url: /http:\S+/.exec(line)[0], end };
}

/** The record of a whole game between bots. */
export function record(game) {
	const folder = mkdtempSync(join(tmpdir(), 'caylus-record-'));
	const games = join(folder, 'games');
	const seats = Array(3).fill('medium').join();
	spawnSync(path, ['arena', '--game', game, '--seats', seats, '--games', '1', '--seed', '1289', '--records', games]);
	const text = readFileSync(join(games, readdirSync(games)[0]), 'utf8');
	rmSync(folder, { recursive: true });
	return text;
}
