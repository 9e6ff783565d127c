// Makes web/fixtures: real positions of all games, played by the bots, for the gallery and the tests.
//
//     node scripts/fixtures.mjs PROGRAM
//
// PROGRAM is the built `caylus`. The same seeds give the same files.
import { writeFileSync } from 'node:fs';
import { engine } from './engine.mjs';
import { serve } from './program.mjs';

const program = process.argv[2];
if (!program) throw new Error('usage: node scripts/fixtures.mjs PROGRAM');

const { ask, play } = engine(program);
let cookie;
const server = await serve(program);

/** Requests JSON from the server. */
async function request(path, body) {
	const headers = { 'content-type': 'application/json', origin: server.url, ...(cookie ? { cookie } : {}) };
	const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
	const response = await fetch(server.url + path, init);
	if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
	return response;
}
/** Signs in a new person: each can have only so many tables. */
async function enter() {
	const response = await request('/api/guests', { name: 'Ada' });
	[cookie] = response.headers.get('set-cookie').split(';');
}

/** The table as the player to act sees it, with what the server asks and offers in this position. */
async function picture(stage) {
	const { player } = await ask('legal');
	const { state } = await ask('state');
	const seats = state.players.map(() => ({ kind: 'me' }));
	const wanted = { game: state.game, seats, from: { position: state } };
	const { id } = await (await request('/api/tables', wanted)).json();
	const { table } = await (await request(`/api/tables/${id}?seat=${player}`)).json();
	const { view, ask: asked, legal } = table.position;
	return { stage, seat: player, view, ...asked, legal: legal.map(({ move, choice }) => ({ move, choice })) };
}

/** Chooses like a bot, or like an eager builder, so that there is something to see. */
const by =
	(bot) =>
	async ({ player, moves }, number) => {
		const build = bot === 'eager' && moves.find((move) => /^(build|claim|cover|residence)/.test(move));
		if (build) return build;
		const name = bot === 'eager' ? (player % 2 ? 'easy' : 'random') : bot;
		return (await ask('go', { bot: name, seed: number })).move;
	};

/** A favor in the fourth column of cubes, which bots never choose. */
async function favorTrade() {
	await ask('load', {
		state: {
			turn: 12,
			phase: 'special',
			decision: { player: 0, kind: 'favor-effect', line: 'cubes' },
			players: [
				{ deniers: 5, cubes: { food: 2, wood: 1, gold: 1 }, favors: { cubes: 4 }, lines_used: ['cubes'] },
				{ deniers: 2 },
				{},
			],
			special: { 'joust-field': 0 },
			sections: { dungeon: { counted: true } },
			provost: 'r13',
			bailiff: 'r13',
		},
	});
	await ask('apply', { move: 'column 4' });
	return picture('choice');
}

const games = { classic: [2, 3, 4, 5], 'magna-carta': [2, 3, 4], 1303: [2, 3, 4, 5] };
for (const [game, counts] of Object.entries(games)) {
	await enter();
	const pictures = [];
	const bot = game === 'classic' ? 'medium' : 'eager';
	const kinds = new Map();
	const moves = new Set();
	/** One event of every kind and cause. */
	const events = new Map();
	const collect = (all) => {
		for (const each of all) {
			const kind = `${each.event} ${each.cause?.by ?? ''}`;
			if (!events.has(kind)) events.set(kind, each);
		}
	};
	for (const players of counts) {
		let length = 0;
		const setup = { game, players, seed: players };
		await play(setup, by(bot), () => (length += 1));
		// Not quite at thirds: mid-placement shows more than its beginning.
		const stages = { early: 7 * players, middle: Math.floor(length * 0.55), late: Math.floor(length * 0.93) };
		await play(setup, by(bot), async (number, legal) => {
			for (const move of legal.moves) moves.add(move);
			const stage = Object.keys(stages).find((name) => stages[name] === number);
			if (stage) pictures.push(await picture(stage));
			if (!kinds.has(legal.decision.kind)) kinds.set(legal.decision.kind, await picture('choice'));
		});
		const { view } = await ask('view', { player: 0 });
		if (players === counts[1]) pictures.push({ stage: 'over', seat: 0, view, legal: [] });
	}
	// Rare decisions come up eventually, some in good play, some in careless play.
	for (let seed = 100; seed < 160; seed += 1) {
		await play(
			{ game, players: counts[seed % counts.length], seed },
			by(seed % 5 ? 'easy' : 'random'),
			async (_, legal) => {
				for (const move of legal.moves) moves.add(move);
				if (!kinds.has(legal.decision.kind)) kinds.set(legal.decision.kind, await picture('choice'));
			},
			collect,
		);
	}
	if (game === 'classic') kinds.set('favor-trade', await favorTrade());
	const lines = [...pictures, ...kinds.values()].map((each) => JSON.stringify(each));
	writeFileSync(`fixtures/${game}.json`, `[\n${lines.join(',\n')}\n]\n`);
	const happened = [...events.keys()].sort().map((kind) => JSON.stringify(events.get(kind)));
	writeFileSync(`fixtures/${game}-events.json`, `[\n${happened.join(',\n')}\n]\n`);
	writeFileSync(`fixtures/${game}-moves.txt`, [...moves].sort().join('\n') + '\n');
	console.log(game, pictures.length, 'stages', [...kinds.keys()].join(' '), moves.size, 'moves');
}
await ask('quit');
await server.end();
