// The types of Caylus, made from the Rust types by `cargo xtask types`.

export type Amount = string;

export type By = "worker" | "favor";

export type Cause = { "by": "income", residences: number, prestige_buildings: number, } | { "by": "first-pass" } | { "by": "placement", spot: Spot, } | { "by": "visit", space: Space, } | { "by": "special", spot: Spot, } | { "by": "provost" } | { "by": "activation", tile: Tile, space: Space, } | { "by": "owner-share", tile: Tile, space: Space, } | { "by": "building", tile: Tile, space: Space, } | { "by": "residence", space: Space, } | { "by": "favor", line: Line, column: number, } | { "by": "simplified-favor" } | { "by": "batch", section: Section, } | { "by": "no-batch" } | { "by": "best-builder" } | { "by": "count", section: Section, } | { "by": "two-players" };

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

export type Decision = { "kind": "place" } | { "kind": "gate" } | { "kind": "guild" } | { "kind": "joust" } | { "kind": "inn" } | { "kind": "provost" } | { "kind": "produce" } | { "kind": "owner-cube" } | { "kind": "build", 
/**
 * Which kind of tile.
 */
craft: Kind, 
/**
 * By a worker or a favor.
 */
by: By, } | { "kind": "site", 
/**
 * The prestige building.
 */
tile: Tile, 
/**
 * By a worker or a favor.
 */
by: By, } | { "kind": "lawyer", 
/**
 * By a worker or a favor.
 */
by: By, } | { "kind": "trade", 
/**
 * The building that makes the offers.
 */
tile: Tile, } | { "kind": "batch" } | { "kind": "favor-line" } | { "kind": "favor-effect", 
/**
 * The line.
 */
line: Line, } | { "kind": "favor-cube" } | { "kind": "favor-trade" };

export type DecisionDoc = { player: number } & Decision;

export type DelayedDoc = { space: Space, player: Player, };

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

export type Event = { "event": "turn-started", turn: number, } | { "event": "phase-started", phase: Phase, } | { "event": "turn-order", order: Order, cause: Cause, } | { "event": "passed", player: Player, number: number, } | { "event": "worker-placed", player: Player, spot: Spot, } | { "event": "worker-moved", player: Player, from: Spot, to: Spot, } | { "event": "inn-entered", player: Player, } | { "event": "inn-kept", player: Player, } | { "event": "worker-returned", player: Player, from: Spot, } | { "event": "provost-moved", player: Player | null, from: Space, to: Space, } | { "event": "bailiff-moved", from: Space, to: Space, } | { "event": "gained", player: Player, goods: Goods, cause: Cause, } | { "event": "paid", player: Player, goods: Goods, cause: Cause, } | { "event": "prestige-lost", player: Player, amount: number, cause: Cause, } | { "event": "declined", player: Player, cause: Cause, } | { "event": "built", player: Player, tile: Tile, space: Space, cause: Cause, } | { "event": "residence-delayed", player: Player, space: Space, cause: Cause, } | { "event": "residence-made", player: Player, space: Space, replaced: Tile, } | { "event": "favors-won", player: Player, count: number, cause: Cause, } | { "event": "favors-lost", player: Player, count: number, } | { "event": "favor-line", player: Player, line: Line, column: number, advanced: boolean, } | { "event": "house-built", player: Player, section: Section, } | { "event": "houses-counted", player: Player, section: Section, houses: number, } | { "event": "section-counted", section: Section, } | { "event": "final-bonus", player: Player, gold: number, cubes: number, deniers: number, };

export type Facts = { 
/**
 * The tiles.
 */
tiles: Record<Tile, Component<Kind>>, 
/**
 * The places off the road, in the order in which they act.
 */
places: Partial<Record<Spot, Effect<Kind>>>, 
/**
 * The royal favors.
 */
favors: Favors, 
/**
 * The sections of the castle, in the order in which they are built.
 */
sections: Record<Section, SectionFacts>, };

export type Favors = { 
/**
 * What each column of a line does.
 */
lines: Record<Line, Array<Effect<Kind> | null>>, 
/**
 * The last open column, by the number of sections counted.
 */
open: [number, number, number, number], } | { 
/**
 * What it gives.
 */
each: Amount, };

export type Goods = { food?: number, wood?: number, stone?: number, cloth?: number, gold?: number, deniers?: number, workers?: number, prestige?: number, tokens?: number, favors?: number };

export type HousesDoc = { dungeon: number, walls: number, towers: number, };

export type InnDoc = { left: Player | null, right: Player | null, };

export type Kind = "neutral" | "fixed" | "wood" | "stone" | "prestige" | "residence";

export type Line = "prestige" | "deniers" | "cubes" | "building";

export type MarkersDoc = { prestige: number, deniers: number, cubes: number, building: number, };

export type Options = { jeweller: true | false, church: 3 | 4, tailor: "2-4" | "1-2", residences: "phase" | "building", favors: "table" | "simplified" };

export type Order = Array<number>;

export type Phase = "income" | "placing" | "special" | "provost" | "activation" | "castle" | "end-of-turn" | "over";

export type Player = number;

export type PlayerDoc = { color: string | null, deniers: number, cubes: Cubes, prestige: number, workers: number | null, favors: MarkersDoc, lines_used: Array<Line>, houses: HousesDoc, batches: number, };

export type Position = { game: string | null, options: Options, turn: number, phase: Phase, decision: DecisionDoc | null, turn_order: Order | null, passing_order: Order | null, provost: Space, bailiff: Space, players: Array<PlayerDoc>, road: { [key in Space]?: RoadDoc | null }, special: SpecialDoc, castle: Order, sections: SectionsDoc, supply: Array<Tile> | null, delayed: Array<DelayedDoc>, activating: Space | null, due: Array<Section> | null, favors_owed: number | null, };

export type PrintedOffer = { 
/**
 * What the player gives; nothing for a gift.
 */
give?: Amount, 
/**
 * What the player gets.
 */
get: Amount, };

export type RoadDoc = { tile: Tile, owner: Player | null, worker: Player | null, };

export type Section = "dungeon" | "walls" | "towers";

export type SectionDoc = { counted: boolean, free: number | null, };

export type SectionFacts = { 
/**
 * How many houses fit in.
 */
places: number, 
/**
 * The points for a house.
 */
points: number, 
/**
 * The space where the bailiff triggers its count.
 */
trigger: Space, 
/**
 * The points lost at its count without a house in it.
 */
penalty: number, 
/**
 * The favors at its count, by the number of houses from 0; the last is for all higher numbers too.
 */
favors: [number, number, number, number, number, number, number], };

export type SectionsDoc = { dungeon: SectionDoc, walls: SectionDoc, towers: SectionDoc, };

export type Space = "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "r17" | "r18" | "r19" | "r20" | "r21" | "r22" | "r23" | "r24" | "r25" | "r26" | "r27" | "r28";

export type SpecialDoc = { gate: Player | null, "trading-post": Player | null, "merchants-guild": Player | null, "joust-field": Player | null, stables: Order, inn: InnDoc, };

export type Spot = "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "r17" | "r18" | "r19" | "r20" | "r21" | "r22" | "r23" | "r24" | "r25" | "r26" | "r27" | "r28" | "gate" | "trading-post" | "merchants-guild" | "joust-field" | "stables" | "inn" | "castle";

export type Tile = "neutral:farm" | "neutral:forest" | "neutral:sawmill" | "neutral:quarry" | "neutral:market" | "neutral:carpenter" | "fixed:peddler" | "fixed:carpenter" | "fixed:gold-mine" | "wood:farm-food" | "wood:farm-cloth" | "wood:quarry" | "wood:sawmill" | "wood:market" | "wood:peddler" | "wood:lawyer" | "wood:mason" | "stone:farm" | "stone:park" | "stone:workshop" | "stone:architect" | "stone:church" | "stone:tailor" | "stone:bank" | "stone:alchemist" | "stone:jeweller" | "prestige:statue" | "prestige:granary" | "prestige:library" | "prestige:weaver" | "prestige:theatre" | "prestige:university" | "prestige:monument" | "prestige:hotel" | "prestige:cathedral" | "residence";
