// The types of Caylus, made from the Rust types by `cargo xtask types`.

export type By = "worker" | "favor";

export type Cause = { "by": "income", residences: number, prestige_buildings: number, } | { "by": "first-pass" } | { "by": "placement", spot: Spot, } | { "by": "visit", space: Space, } | { "by": "special", spot: Spot, } | { "by": "provost" } | { "by": "activation", tile: Tile, space: Space, } | { "by": "owner-share", tile: Tile, space: Space, } | { "by": "building", tile: Tile, space: Space, } | { "by": "residence", space: Space, } | { "by": "favor", line: Line, column: number, } | { "by": "simplified-favor" } | { "by": "batch", section: Section, } | { "by": "no-batch" } | { "by": "best-builder" } | { "by": "count", section: Section, } | { "by": "two-players" };

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

export type Event = { "event": "turn-started", turn: number, } | { "event": "phase-started", phase: Phase, } | { "event": "turn-order", order: Order, cause: Cause, } | { "event": "passed", player: Player, number: number, } | { "event": "worker-placed", player: Player, spot: Spot, } | { "event": "worker-moved", player: Player, from: Spot, to: Spot, } | { "event": "inn-entered", player: Player, } | { "event": "inn-kept", player: Player, } | { "event": "worker-returned", player: Player, from: Spot, } | { "event": "provost-moved", player: Player | null, from: Space, to: Space, } | { "event": "bailiff-moved", from: Space, to: Space, } | { "event": "gained", player: Player, goods: Goods, cause: Cause, } | { "event": "paid", player: Player, goods: Goods, cause: Cause, } | { "event": "prestige-lost", player: Player, amount: number, cause: Cause, } | { "event": "declined", player: Player, cause: Cause, } | { "event": "built", player: Player, tile: Tile, space: Space, cause: Cause, } | { "event": "residence-delayed", player: Player, space: Space, cause: Cause, } | { "event": "residence-made", player: Player, space: Space, replaced: Tile, } | { "event": "favors-won", player: Player, count: number, cause: Cause, } | { "event": "favors-lost", player: Player, count: number, } | { "event": "favor-line", player: Player, line: Line, column: number, advanced: boolean, } | { "event": "house-built", player: Player, section: Section, } | { "event": "houses-counted", player: Player, section: Section, houses: number, } | { "event": "section-counted", section: Section, } | { "event": "final-bonus", player: Player, gold: number, cubes: number, deniers: number, };

export type Goods = { food?: number, wood?: number, stone?: number, cloth?: number, gold?: number, deniers?: number, workers?: number, prestige?: number, tokens?: number, favors?: number };

export type HousesDoc = { dungeon: number, walls: number, towers: number, };

export type InnDoc = { left: Player | null, right: Player | null, };

export type Kind = "neutral" | "fixed" | "wood" | "stone" | "prestige" | "residence";

export type Line = "prestige" | "deniers" | "cubes" | "building";

export type MarkersDoc = { prestige: number, deniers: number, cubes: number, building: number, };

export type Options = { jeweller: true | false, church: 3 | 4, tailor: "2-4" | "1-2", favors: "table" | "simplified" };

export type Order = Array<number>;

export type Phase = "income" | "placing" | "special" | "provost" | "activation" | "castle" | "end-of-turn" | "over";

export type Player = number;

export type PlayerDoc = { color: string | null, deniers: number, cubes: Cubes, prestige: number, workers: number | null, favors: MarkersDoc, lines_used: Array<Line>, houses: HousesDoc, batches: number, };

export type Position = { game: string | null, options: Options, turn: number, phase: Phase, decision: DecisionDoc | null, turn_order: Order | null, passing_order: Order | null, provost: Space, bailiff: Space, players: Array<PlayerDoc>, road: { [key in Space]?: RoadDoc | null }, special: SpecialDoc, castle: Order, sections: SectionsDoc, supply: Array<Tile> | null, delayed: Array<DelayedDoc>, activating: Space | null, due: Array<Section> | null, favors_owed: number | null, };

export type RoadDoc = { tile: Tile, owner: Player | null, worker: Player | null, };

export type Section = "dungeon" | "walls" | "towers";

export type SectionDoc = { counted: boolean, free: number | null, };

export type SectionsDoc = { dungeon: SectionDoc, walls: SectionDoc, towers: SectionDoc, };

export type Space = "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "r17" | "r18" | "r19" | "r20" | "r21" | "r22" | "r23" | "r24" | "r25" | "r26" | "r27" | "r28";

export type SpecialDoc = { gate: Player | null, "trading-post": Player | null, "merchants-guild": Player | null, "joust-field": Player | null, stables: Order, inn: InnDoc, };

export type Spot = "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "r17" | "r18" | "r19" | "r20" | "r21" | "r22" | "r23" | "r24" | "r25" | "r26" | "r27" | "r28" | "gate" | "trading-post" | "merchants-guild" | "joust-field" | "stables" | "inn" | "castle";

export type Tile = "neutral:farm" | "neutral:forest" | "neutral:sawmill" | "neutral:quarry" | "neutral:market" | "neutral:carpenter" | "fixed:peddler" | "fixed:carpenter" | "fixed:gold-mine" | "wood:farm-food" | "wood:farm-cloth" | "wood:quarry" | "wood:sawmill" | "wood:market" | "wood:peddler" | "wood:lawyer" | "wood:mason" | "stone:farm" | "stone:park" | "stone:workshop" | "stone:architect" | "stone:church" | "stone:tailor" | "stone:bank" | "stone:alchemist" | "stone:jeweller" | "prestige:statue" | "prestige:granary" | "prestige:library" | "prestige:weaver" | "prestige:theatre" | "prestige:university" | "prestige:monument" | "prestige:hotel" | "prestige:cathedral" | "residence";

export const defaultOptions: Options = {"church":3,"favors":"table","jeweller":true,"tailor":"2-4"};
