// The types of Magna Carta, made from the Rust types by `cargo xtask types`.

export type Amount = string;

export type Card = "small-farm" | "small-sawmill" | "small-quarry" | "peddler" | "market" | "lawyer" | "large-farm" | "large-sawmill" | "large-quarry" | "gold-mine" | "bank" | "church" | "neutral:park" | "neutral:forest" | "neutral:quarry" | "neutral:trading-post" | "neutral:peddler";

export type Cards = Array<Card> | number;

export type Cause = { "by": "income", residences: number, hotel: boolean, } | { "by": "first-pass" } | { "by": "draw" } | { "by": "replace" } | { "by": "placement", place: Place, } | { "by": "building", card: Card, } | { "by": "prestige", building: Prestige, } | { "by": "provost" } | { "by": "primary", card: Card, place: Place, } | { "by": "secondary", card: Card, place: Place, } | { "by": "batch" } | { "by": "best-builder" };

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

export type CubesDoc = { food: number, wood: number, stone: number, gold: number, };

export type Decision = { "kind": "mulligan" } | { "kind": "action" } | { "kind": "site", 
/**
 * The prestige building.
 */
building: Prestige, } | { "kind": "provost" } | { "kind": "primary" } | { "kind": "secondary" } | { "kind": "batch" };

export type DecisionDoc = { player: number } & Decision;

export type Document<C> = { game: string | null, options: Options, turn: number, phase: Phase, decision: DecisionDoc | null, first_player: Player, passing_order: Order | null, provost: Place | null, players: Array<PlayerDoc<C>>, road: Array<RoadDoc>, tokens: TokensDoc | null, prestige: Array<Prestige> | null, delayed: Array<Place>, activating: Place | null, generator?: GeneratorDoc, };

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

export type Event = { "event": "turn-started", turn: number, } | { "event": "phase-started", phase: Phase, } | { "event": "first-player", player: Player, } | { "event": "hand-kept", player: Player, } | { "event": "card-drawn", player: Player, card: Card | null, } | { "event": "card-discarded", player: Player, card: Card, } | { "event": "pile-shuffled", player: Player, cards: number, } | { "event": "passed", player: Player, number: number, } | { "event": "worker-placed", player: Player, place: Place, } | { "event": "worker-returned", player: Player, from: Place, } | { "event": "built", player: Player, card: Card, place: Place, cubes: number, } | { "event": "prestige-built", player: Player, building: Prestige, place: Place | null, } | { "event": "provost-moved", player: Player | null, from: Place, to: Place, } | { "event": "gained", player: Player, goods: Goods, cause: Cause, } | { "event": "paid", player: Player, goods: Goods, cause: Cause, } | { "event": "token-taken", player: Player, section: Section, cause: Cause, } | { "event": "token-lost", section: Section, } | { "event": "cubes-left", place: Place, cubes: number, } | { "event": "declined", player: Player, cause: Cause, } | { "event": "residence-delayed", player: Player, place: Place, } | { "event": "residence-made", player: Player, place: Place, card: Card, } | { "event": "final-score", player: Player, tokens: number, cards: number, gold: number, cubes: number, deniers: number, };

export type Facts = { 
/**
 * The cards: the players', then the neutral ones.
 */
cards: Record<Card, Component<Kind>>, 
/**
 * The prestige buildings.
 */
prestige: Record<Prestige, Component<Kind>>, 
/**
 * The back of every player's card.
 */
residence: Component<Kind>, 
/**
 * The castle tokens, in the order in which they go.
 */
tokens: Record<Section, TokenFacts>, };

export type GeneratorDoc = { seed: number, shuffles: number, };

export type Goods = { food?: number, wood?: number, stone?: number, cloth?: number, gold?: number, deniers?: number, workers?: number, prestige?: number, tokens?: number, favors?: number };

export type Kind = "card" | "neutral" | "prestige" | "residence";

export type Options = { rules: "standard" | "beginner" };

export type Order = Array<number>;

export type Phase = "mulligan" | "income" | "actions" | "provost" | "effects" | "castle" | "end-of-turn" | "over";

export type Place = `c${number}`;

export type Player = number;

export type PlayerDoc<C> = { color: string | null, deniers: number, cubes: CubesDoc, workers: number | null, hand: C | null, pile: C | null, discard: Array<Card> | null, tokens: TokensDoc, batches: number, prestige: Array<Prestige>, };

export type Prestige = "prestige:theatre" | "prestige:statue" | "prestige:hotel" | "prestige:stables" | "prestige:town-hall" | "prestige:monument" | "prestige:cathedral";

export type PrintedOffer = { 
/**
 * What the player gives; nothing for a gift.
 */
give?: Amount, 
/**
 * What the player gets.
 */
get: Amount, };

export type RoadDoc = { card: Card, owner: Player | null, worker: Player | null, cubes: number, residence: boolean, prestige: Prestige | null, };

export type Section = "dungeon" | "walls" | "towers";

export type TokenFacts = { 
/**
 * What a token is worth.
 */
points: number, 
/**
 * How many there are with 2, 3 and 4 players.
 */
count: [number, number, number], };

export type TokensDoc = { dungeon: number, walls: number, towers: number, };

export type ViewDocument = Document<Cards>;
