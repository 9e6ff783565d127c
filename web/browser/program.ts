// The real server, with a temporary database.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The built `caylus`: `$CAYLUS`, or the result of `cargo build`. */
const path = process.env['CAYLUS'] ?? '../target/debug/caylus';

/** Tests send more requests from one address than any player would. */
const UNLIMITED = [
	'requests-per-second',
	'actions-per-second',
	'sign-ins-per-minute',
	'tables-per-person',
	'bot-tables-per-person',
];

export class Program {
	readonly #folder = mkdtempSync(join(tmpdir(), 'caylus-browser-'));
	#child: ChildProcess | undefined;
	url = '';

	static async start(): Promise<Program> {
		const program = new Program();
		await program.start();
		return program;
	}

	/** Starts the server; a restart keeps the address and the database. */
	async start(): Promise<void> {
		const address = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
		const database = `sqlite:${join(this.#folder, 'caylus.db')}`;
		const limits = UNLIMITED.flatMap((name) => [`--${name}`, '0']);
		const flags = ['serve', '--addr', address, '--database', database, '--log-level', 'error', ...limits];
		const child = spawn(path, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
		this.#child = child;
		const [line] = (await Promise.race([
			once(createInterface({ input: child.stdout }), 'line'),
			once(child, 'exit').then(() => ['an end']),
		])) as [string];
		const found = /http:\S+/.exec(line);
		if (found === null) throw new Error(`${path} does not listen, but says: ${line}`);
		this.url = found[0];
	}

	/** Kills the server, as in a crash. */
	async kill(): Promise<void> {
		const child = this.#child;
		if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
		const end = once(child, 'exit');
		child.kill('SIGKILL');
		await end;
	}

	async remove(): Promise<void> {
		await this.kill();
		rmSync(this.#folder, { recursive: true });
	}
}

/** A record of a whole game between easy bots. */
export function record(game: string, players = 3): string {
	const folder = mkdtempSync(join(tmpdir(), 'caylus-records-'));
	const games = join(folder, 'games');
	const seats = Array(players).fill('easy').join();
	const flags = ['--game', game, '--seats', seats, '--games', '1', '--seed', '1289', '--records', games];
	const { status, stderr } = spawnSync(path, ['arena', ...flags], { encoding: 'utf8' });
	if (status !== 0) throw new Error(`no record: ${stderr}`);
	const text = readFileSync(join(games, readdirSync(games)[0] ?? ''), 'utf8');
	rmSync(folder, { recursive: true });
	return text;
}
