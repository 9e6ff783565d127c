// The types of Caylus 1303, made from the Rust types by `cargo xtask types`.

export type Amount = string;

export type By = "worker" | "favor";

export type Cause = { "by": "visit", space: Space, } | { "by": "placement", spot: Spot, } | { "by": "character", character: Character, } | { "by": "tile", tile: Tile, space: Space, } | { "by": "site", tile: Tile, } | { "by": "owner-bonus", tile: Tile, space: Space, } | { "by": "building", tile: Tile, } | { "by": "bridge" } | { "by": "batch" } | { "by": "most-batches" } | { "by": "residence", space: Space, } | { "by": "recruiting", residences: number, garden: boolean, granary: boolean, manufactory: boolean, day_labourer: boolean, };

export type Character = "early-riser" | "thief" | "journeyman" | "night-worker" | "bailiff" | "steward" | "goldsmith" | "deliveryman" | "architect" | "foreman" | "chamberlain" | "day-labourer";

export type Characters = Array<"early-riser" | "thief" | "journeyman" | "night-worker" | "bailiff" | "steward" | "goldsmith" | "deliveryman" | "architect" | "foreman" | "chamberlain" | "day-labourer">;

export type Component<K> = { 
/**
 * Its kind.
 */
kind: K, 
/**
 * How many there are, in the supply, on the road or in each player's deck: 0 if the options leave it out. Not given if there are
 * as many as needed.
 */
copies?: number, 
/**
 * What building it costs.
 */
cost?: Amount, 
/**
 * The prestige points for building or having it.
 */
points?: number, 
/**
 * What else its builder gets at once.
 */
built?: Amount, 
/**
 * What its owner gets every turn.
 */
income?: Amount, 
/**
 * What the player of a worker on it may do.
 */
effect?: Effect<K>, 
/**
 * The effect of the other side, which lies up at set-up.
 */
neutral?: Effect<K>, 
/**
 * The owner's share when another player uses it: one of these offers.
 */
owner?: Array<PrintedOffer>, };

export type Cubes = { food: number, wood: number, stone: number, cloth: number, gold: number };

export type Decision = { "kind": "character" } | { "kind": "early-riser" } | { "kind": "place" } | { "kind": "effect", 
/**
 * The tile.
 */
tile: Tile, 
/**
 * By a worker or a favor.
 */
by: By, } | { "kind": "lawyer" } | { "kind": "build", 
/**
 * Which kind of tile.
 */
craft: Kind, 
/**
 * By a worker or a favor.
 */
by: By, } | { "kind": "toll" } | { "kind": "bridge" } | { "kind": "bailiff" } | { "kind": "batch" } | { "kind": "monument" } | { "kind": "favor" } | { "kind": "favor-character" };

export type DecisionDoc = { player: number } & Decision;

export type Document<P> = { game: string | null, options: Options, round: number, phase: Phase, decision: DecisionDoc | null, first_player: Player, passing_order: Order | null, provost: number, players: Array<PlayerDoc<P>>, road: { [key in Space]?: RoadDoc | null }, site: SiteDoc, journeyman: JourneymanDoc | null, supply: Array<Tile> | null, board: Array<Character>, goldsmith_used: boolean, deliveryman_last: boolean, activating: Space | null, };

export type Effect<K> = { "kind": "produce", 
/**
 * The amounts to choose from.
 */
either: Array<Amount>, } | { "kind": "offers", 
/**
 * The offers to choose from.
 */
offers: Array<PrintedOffer>, } | { "kind": "build", 
/**
 * The kind of tile.
 */
craft: K, 
/**
 * What need not be paid of its cost.
 */
discount?: Amount, } | { "kind": "residence", 
/**
 * What it costs.
 */
cost: Amount, } | { "kind": "provost", 
/**
 * How far at most, either way.
 */
steps: number, 
/**
 * What each step costs.
 */
price?: Amount, } | { "kind": "gate" } | { "kind": "stables" } | { "kind": "inn", 
/**
 * The price.
 */
price: Amount, } | { "kind": "castle" };

export type Event = { "event": "characters-drawn", characters: Characters, } | { "event": "round-started", round: number, } | { "event": "phase-started", phase: Phase, } | { "event": "first-player", player: Player, } | { "event": "character-taken", player: Player, character: Character, from: Player | null, } | { "event": "passed", player: Player, number: number, } | { "event": "worker-placed", player: Player, spot: Spot, } | { "event": "worker-to-camp", player: Player, from: Spot, } | { "event": "provost-moved", player: Player | null, from: number, to: number, } | { "event": "gained", player: Player, goods: Goods, cause: Cause, } | { "event": "paid", player: Player, goods: Goods, cause: Cause, } | { "event": "declined", player: Player, cause: Cause, } | { "event": "claimed", player: Player, space: Space, } | { "event": "built", player: Player, tile: Tile, space: Space, } | { "event": "residence-made", player: Player, space: Space, tile: Tile, } | { "event": "monument-built", player: Player, monument: Tile, space: Space, } | { "event": "site-used", player: Player, tile: Tile, } | { "event": "final-score", player: Player, prestige: number, gold: number, };

export type Facts = { 
/**
 * The tiles.
 */
tiles: Record<Tile, Component<Kind>>, 
/**
 * The back of the starting tiles.
 */
residence: Component<Kind>, 
/**
 * The powers of the characters.
 */
characters: Record<Character, Power>, 
/**
 * The rounds printed above each tile of the site, first and last; favors can use the tile from the first on.
 */
site: [[number, number], [number, number], [number, number]], 
/**
 * What depends on the number of players.
 */
players: Record<number, PlayersFacts>, };

export type Goods = { food?: number, wood?: number, stone?: number, cloth?: number, gold?: number, deniers?: number, workers?: number, prestige?: number, tokens?: number, favors?: number };

export type JourneymanDoc = { player: Player, space: Space, };

export type Kind = "fixed" | "start" | "wood" | "stone" | "monument";

export type Options = { characters: "random" | "first-game", open_prestige: false | true };

export type Order = Array<number>;

export type Phase = "characters" | "planning" | "activation" | "delivery" | "stewardship" | "over";

export type Player = number;

export type PlayerDoc<P> = { color: string | null, prestige: P, cubes: Cubes, workers: number | null, camp: number | null, characters: Array<Character>, batches: number, };

export type PlayersFacts = { 
/**
 * A player's workers at hand at the start.
 */
workers: number, 
/**
 * A player's workers in the camp at the start.
 */
camp: number, 
/**
 * The characters in the game.
 */
characters: number, 
/**
 * The workers a player recruits each round.
 */
recruits: number, };

export type Power = { "kind": "place-first", 
/**
 * The workers it costs on top.
 */
cost: number, } | { "kind": "no-visit-points" } | { "kind": "join-worker" } | { "kind": "no-extra-cost" } | { "kind": "move-provost", 
/**
 * How far at most.
 */
steps: number, } | { "kind": "visit-points", 
/**
 * The points for each worker.
 */
points: number, } | { "kind": "gold-batch-points", 
/**
 * The points on top.
 */
points: number, } | { "kind": "deliver-last" } | { "kind": "build-points", 
/**
 * The points on top.
 */
points: number, } | { "kind": "batch-points", 
/**
 * The points on top.
 */
points: number, } | { "kind": "any-batch" } | { "kind": "recruit", 
/**
 * The workers on top.
 */
workers: number, };

export type PrintedOffer = { 
/**
 * What the player gives; nothing for a gift.
 */
give?: Amount, 
/**
 * What the player gets.
 */
get: Amount, };

export type RoadDoc = { tile: Tile, owner: Player | null, worker: Player | null, claimed: boolean, monument: Tile | null, };

export type SiteDoc = { tiles: [Tile, Tile, Tile], workers: Order, };

export type Space = "r0" | "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "r17" | "r18" | "r19" | "r20" | "r21" | "r22" | "r23" | "r24" | "r25" | "r26" | "r27";

export type Spot = "r0" | "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "r17" | "r18" | "r19" | "r20" | "r21" | "r22" | "r23" | "r24" | "r25" | "r26" | "r27" | "site";

export type Tile = "fixed:fairground" | "fixed:lawyer" | "fixed:carpenter" | "fixed:toll" | "fixed:bridge" | "start:farm" | "start:sawmill" | "start:quarry" | "start:market" | "start:guild-stone" | "start:guild-any" | "start:carpenter" | "wood:farm" | "wood:sawmill" | "wood:quarry" | "wood:spinning-mill" | "wood:market" | "wood:covered-market" | "wood:manor" | "wood:tailor" | "wood:mason" | "stone:farm" | "stone:sawmill" | "stone:quarry" | "stone:gold-mine" | "stone:foundry" | "stone:alchemist" | "stone:guild" | "stone:church" | "stone:jeweller" | "monument:garden" | "monument:manufactory" | "monument:granary" | "monument:statue" | "monument:theatre" | "monument:cathedral" | "monument:castle-mansion";

export type ViewDocument = Document<number | null>;
