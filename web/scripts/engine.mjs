// An engine session of the built program, and whole games played in it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export function engine(program) {
	const child = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
	const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

	async function ask(cmd, fields = {}) {
		child.stdin.write(JSON.stringify({ cmd, ...fields }) + '\n');
		const answer = JSON.parse((await answers.next()).value);
		if (!answer.ok) throw new Error(`${cmd}: ${answer.error}`);
		return answer;
	}

	/** Plays a whole game: `choose` picks each move, `each` runs before every decision, `happened` gets the answer. */
	async function play(setup, choose, each, happened) {
		await ask('new', setup);
		for (let number = 0; ; number += 1) {
			const legal = await ask('legal');
			if (legal.player === null) return;
			await each(number, legal);
			const { events } = await ask('apply', { move: await choose(legal, number) });
			happened?.(events);
		}
	}
	return { ask, play };
}
