// Real positions of games with the most players, as tables on which the visitor is to decide.
import { makeTable } from './play';
import { record } from './program';
import { expect, type Page } from './test';

/** The most players of each game. */
export const MOST = { classic: 5, 'magna-carta': 4, '1303': 5 } as const;
export type Game = keyof typeof MOST;

/** Tables at positions of one bot game, spread evenly from its start to its end. */
export async function positions(page: Page, game: Game, count: number): Promise<string[]> {
	const sent = await page.request.post('/api/records', {
		data: record(game, MOST[game]),
		headers: { 'content-type': 'text/plain' },
	});
	expect(sent.ok(), await sent.text()).toBe(true);
	const { id } = (await sent.json()) as { id: string };
	const steps = async (at: number) => {
		const answer = await page.request.get(`/api/records/${id}/steps?from=${at}&to=${at}`);
		return (await answer.json()) as { moves: number; steps: { to_act: number }[] };
	};
	const { moves } = await steps(0);
	const tables: string[] = [];
	for (let index = 0; index < count; index += 1) {
		const at = Math.floor((moves * (index + 0.5)) / count);
		const [step] = (await steps(at)).steps;
		const seats = Array.from({ length: MOST[game] }, (_, seat) =>
			seat === step?.to_act ? { kind: 'me' } : { kind: 'bot', level: 'easy' },
		);
		tables.push(await makeTable(page, { game, seats, from: { record: id, moves: at } }));
	}
	return tables;
}
