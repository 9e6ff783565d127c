export type View = {
	game: '1303';
	options: { characters: string; open_prestige: boolean };
	round: number;
	phase: 'characters' | 'planning' | 'activation' | 'delivery' | 'stewardship' | 'over';
	decision: ({ player: number; kind: string } & Record<string, unknown>) | null;
	first_player: number;
	passing_order: number[];
	provost: number;
	players: Player[];
	road: Record<string, { tile: string; owner: number | null; worker: number | null; claimed: boolean; monument: string | null } | null>;
	site: { tiles: [string, string, string]; workers: number[] };
	journeyman: { player: number; space: string } | null;
	supply: string[];
	board: string[];
	goldsmith_used: boolean;
	deliveryman_last: boolean;
	activating: string | null;
};
export type Player = {
	color: string;
	prestige: number | null;
	cubes: { food: number; wood: number; stone: number; cloth: number; gold: number };
	workers: number;
	camp: number;
	characters: string[];
	batches: number;
};
