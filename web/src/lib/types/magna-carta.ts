export type View = {
	game: 'magna-carta';
	options: { rules: 'standard' | 'beginner' };
	turn: number;
	phase: 'mulligan' | 'income' | 'actions' | 'provost' | 'effects' | 'castle' | 'end-of-turn' | 'over';
	decision: ({ player: number; kind: string } & Record<string, unknown>) | null;
	first_player: number;
	passing_order: number[];
	provost: string | null;
	players: Player[];
	road: { card: string; owner: number | null; worker: number | null; cubes: number; residence: boolean; prestige: string | null }[];
	tokens: { dungeon: number; walls: number; towers: number };
	prestige: string[];
	delayed: string[];
	activating: string | null;
};
export type Player = {
	color: string;
	deniers: number;
	cubes: { food: number; wood: number; stone: number; gold: number };
	workers: number;
	hand: string[] | number;
	pile: string[] | number;
	discard: string[];
	tokens: { dungeon: number; walls: number; towers: number };
	batches: number;
	prestige: string[];
};
