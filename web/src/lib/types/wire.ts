// The types of the API, made from the Rust types by `cargo xtask types`.

import type { GameDecision, GameEvent, View } from '../games/game';

/** What changed in a document; `=` replaces an object as a whole. */
export type Patch = null | boolean | number | string | Array<unknown> | { [key: string]: Patch };

export type Message = { id: string, args?: { [name: string]: Arg } };

export type Arg = number | string | { seat: number } | Noun | { goods: Goods } | Message | { list: Array<Arg>, join: Join };

export type Join = "and" | "comma" | "slash" | "remarks";

export type Noun = { noun: string, space?: string };

export type Goods = { food?: number, wood?: number, stone?: number, cloth?: number, gold?: number, deniers?: number, workers?: number, prestige?: number, tokens?: number, favors?: number };

export type LogEntry = { turn: Message } | { phase: string, heading: Message } | { seat?: number, clauses: Array<Clause> };

export type Clause = { message: Message, cause?: Message };

export type Choice = { label: Arg, price?: Goods, give?: Goods, get?: Goods, remarks?: Array<Message> };

export type AnswerRequest = { 
/**
 * Whether you agree.
 */
agrees: boolean, };

export type AskDoc = { 
/**
 * The decision as a question.
 */
question: Message, 
/**
 * The rules for it.
 */
help: Message, };

export type ChatDoc = { 
/**
 * The message's number, from 1.
 */
number: number, 
/**
 * When it was sent.
 */
at: number, 
/**
 * The id of the sender.
 */
user: UserId, 
/**
 * The sender's name; null if the account was deleted.
 */
name: string | null, 
/**
 * Whether the sender is a guest, without an account.
 */
is_guest: boolean, 
/**
 * The message.
 */
text: string, };

export type ChatRequest = { 
/**
 * The message: 1 to 500 characters.
 */
text: string, };

export type ChatsDoc = { 
/**
 * The messages, in order.
 */
chat: Array<ChatDoc>, };

export type ChoiceDoc = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * What it is called, costs and means, as messages.
 */
choice: Choice, 
/**
 * What the move costs and gives, in words, if a language was asked for.
 */
text?: string, };

export type ClientMessage = { "type": "move", 
/**
 * The move in notation.
 */
move: string, 
/**
 * The `number` of the position the move is made in.
 */
number: number, 
/**
 * An idempotency key of 1 to 64 characters, unique per request. Repeating a request with the same key is harmless.
 */
key: string | null, } | { "type": "undo", 
/**
 * The `number` of the current position.
 */
number: number, 
/**
 * The idempotency key, as for a move.
 */
key: string | null, } | { "type": "undo-answer", 
/**
 * Whether you agree.
 */
agrees: boolean, 
/**
 * The idempotency key, as for a move.
 */
key: string | null, } | { "type": "resign", 
/**
 * The idempotency key, as for a move.
 */
key: string | null, } | { "type": "return", 
/**
 * The idempotency key, as for a move.
 */
key: string | null, } | { "type": "chat", 
/**
 * The message: 1 to 500 characters.
 */
text: string, 
/**
 * Echoed in the answer, to match it to this message. Does not prevent duplicates.
 */
key: string | null, } | { "type": "ping" };

export type ClockDoc = { 
/**
 * The server's time when this was sent.
 */
now_at: number, 
/**
 * The seat whose clock is running.
 */
seat: number | null, 
/**
 * When that seat's time runs out.
 */
deadline_at: number | null, 
/**
 * Milliseconds left for each player, in seat order, with a clock for the whole game.
 */
left_ms: Array<number> | null, };

export type DoneDoc = { 
/**
 * The number of the entry that was written, now or by an earlier request with the same key.
 */
number: number, 
/**
 * The table after the command.
 */
table: TableDoc, };

export type EntryDoc = { 
/**
 * The entry's number, from 1.
 */
number: number, 
/**
 * When it happened.
 */
at: number, } & ({ "kind": "sat", 
/**
 * The seat.
 */
seat: number, 
/**
 * The person.
 */
user?: UserId, 
/**
 * The level of the bot.
 */
bot?: string, } | { "kind": "reserved", 
/**
 * The seat.
 */
seat: number, 
/**
 * The person.
 */
user: UserId, } | { "kind": "left", 
/**
 * The seat.
 */
seat: number, } | { "kind": "started", 
/**
 * The events.
 */
events: Array<GameEvent>, 
/**
 * The events as messages.
 */
log: Array<LogEntry>, 
/**
 * The events in words, if a language was asked for.
 */
told?: Array<ToldDoc>, } | { "kind": "moved", 
/**
 * The seat that moves.
 */
seat: number, 
/**
 * The move in notation. It can reveal hidden information, so other players' moves are only included once the game is over.
 */
move?: string, 
/**
 * The events.
 */
events: Array<GameEvent>, 
/**
 * The events as messages.
 */
log: Array<LogEntry>, 
/**
 * The events in words, if a language was asked for.
 */
told?: Array<ToldDoc>, } | { "kind": "undo-asked", 
/**
 * The seat that asks.
 */
seat: number, 
/**
 * Number of moves left if it is granted.
 */
moves: number, } | { "kind": "undo-answered", 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether the player agrees.
 */
agrees: boolean, } | { "kind": "undone", 
/**
 * Number of moves left.
 */
moves: number, } | { "kind": "handed-over", 
/**
 * The seat.
 */
seat: number, 
/**
 * Why.
 */
reason: Reason, 
/**
 * The person.
 */
user?: UserId, 
/**
 * The level of the bot.
 */
bot?: string, } | { "kind": "ended", 
/**
 * The seat that caused it.
 */
seat: number | null, 
/**
 * Why.
 */
reason: Reason, });

export type ExpectedDoc = { 
/**
 * The seat that makes it.
 */
seat: number, 
/**
 * The move in notation. Hidden information is guessed, so the move may turn out to be impossible.
 */
move: string, 
/**
 * What the move does, as a message; null if it is not worth a sentence.
 */
log: LogEntry | null, 
/**
 * What the move does, in words, if a language was asked for.
 */
text?: string, };

export type FromDoc = { 
/**
 * A finished game on this server.
 */
table?: TableId, 
/**
 * An uploaded record.
 */
record?: RecordId, 
/**
 * Number of its moves to keep; all if missing.
 */
moves?: number, 
/**
 * A position, as described in docs/notation.md.
 */
position?: JsonValue, };

export type HelloDoc = { 
/**
 * The version of the WebSocket's messages.
 */
protocol: number, 
/**
 * Identifies the build of the page. A browser that runs a different one should reload.
 */
page: string, 
/**
 * The table as a spectator sees it. Updates patch it.
 */
table: TableDoc, 
/**
 * What only the viewer may know or do; null without a person.
 */
private: PrivateDoc | null, 
/**
 * The entries after `since`.
 */
entries: Array<EntryDoc>, };

export type HintDoc = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * What it is called, costs and means, as messages.
 */
choice: Choice, 
/**
 * What the move costs and gives, in words, if a language was asked for.
 */
text?: string, 
/**
 * The estimated worth of the position after the move, in points.
 */
points: number, 
/**
 * The player's estimated chance of winning, from 0 to 1.
 */
chance: number, 
/**
 * Every player's chance of winning, in seat order.
 */
chances: Array<number>, 
/**
 * The moves expected to follow.
 */
line: Array<ExpectedDoc>, };

export type HintsDoc = { 
/**
 * The position the hint is for: its `number` at a running table, the number of moves made in a replay.
 */
number: number, 
/**
 * The suggested moves, the best first.
 */
hints: Array<HintDoc>, };

export type JoinRequest = { 
/**
 * The seat; if missing, one reserved for you or the first open one.
 */
seat?: number, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

export type ListDoc = { 
/**
 * The tables, latest change first.
 */
tables: Array<ListedDoc>, 
/**
 * Send this as `before` to get the next page; null on the last page.
 */
next: string | null, };

export type ListedDoc = { 
/**
 * The table's id.
 */
id: TableId, 
/**
 * The id of the person who created it.
 */
owner: UserId, 
/**
 * The game, its options and the pace.
 */
settings: Settings, 
/**
 * `open`, `running` or `over`.
 */
status: string, 
/**
 * The number of the last entry.
 */
number: number, 
/**
 * When the table was created.
 */
created_at: number, 
/**
 * When the last entry was written.
 */
updated_at: number, 
/**
 * The seat to act.
 */
to_act: number | null, 
/**
 * When the time of the player to act runs out.
 */
deadline_at: number | null, 
/**
 * The seats, in order.
 */
seats: Array<ListedSeatDoc>, 
/**
 * The final scores, in seat order.
 */
scores: Array<number> | null, };

export type ListedSeatDoc = { 
/**
 * The id of the person who holds the seat.
 */
user: UserId | null, 
/**
 * The player's name. Several people at one screen each have their own.
 */
name: string | null, 
/**
 * Whether the player has no account.
 */
is_guest: boolean, 
/**
 * The level of the bot that plays.
 */
bot: string | null, 
/**
 * The final place, from 1.
 */
place: number | null, };

export type Me = { 
/**
 * The person's id.
 */
id: UserId, 
/**
 * The name that others see.
 */
name: string, 
/**
 * Whether this is a guest, without an account.
 */
is_guest: boolean, };

export type MoveRequest = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The `number` of the position the move is made in.
 */
number: number, 
/**
 * An idempotency key of 1 to 64 characters, unique per request. Repeating a request with the same key is harmless.
 */
key?: string, };

export type NewTableRequest = { 
/**
 * The name of the game. Not needed if `from` is a table or a record.
 */
game?: string, 
/**
 * The options of the game, in notation.
 */
options: string, 
/**
 * Whether the table appears in the public list.
 */
is_public: boolean, 
/**
 * The time limits.
 */
pace: Pace, 
/**
 * What happens when a player leaves or runs out of time.
 */
stand_in: StandIn, 
/**
 * The seats, in order: one per player.
 */
seats: Array<SeatRequest>, 
/**
 * The number of players. Optional; must equal the number of seats.
 */
players?: number, 
/**
 * Continue another game instead of starting a new one.
 */
from?: FromDoc, 
/**
 * The seed, as a string because it may be too large for a JSON number; random if missing.
 */
seed?: string, };

export type NewsDoc = { 
/**
 * The table.
 */
table: TableDoc, 
/**
 * The entries after `since`, or after the last message.
 */
entries: Array<EntryDoc>, 
/**
 * New chat messages; at first the latest ones.
 */
chat: Array<ChatDoc>, };

export type Pace = { "kind": "untimed" } | { "kind": "live", 
/**
 * For the whole game.
 */
base: number, 
/**
 * Added after each decision.
 */
increment: number, 
/**
 * The first seconds of each decision are free.
 */
delay: number, } | { "kind": "correspondence", 
/**
 * The number of days.
 */
days: number, 
/**
 * Hours of the day during which the clock stops.
 */
sleep: Sleep | null, };

export type PositionDoc = { 
/**
 * The position's number, to be sent with a move. It is the number of the last entry that changed the position.
 */
number: number, 
/**
 * Number of moves made so far.
 */
moves: number, 
/**
 * The viewer's view of the game.
 */
view: View, 
/**
 * The seat to act.
 */
to_act: number | null, 
/**
 * The decision to be made.
 */
decision: GameDecision | null, 
/**
 * What the player to act is asked; null if the game is over.
 */
ask: AskDoc | null, 
/**
 * The legal moves, if it is the viewer's turn; otherwise null.
 */
legal: Array<ChoiceDoc> | null, 
/**
 * The question in words, if a language was asked for.
 */
question?: string, 
/**
 * The rules for the decision in words, if a language was asked for.
 */
help?: string, };

export type PrivateDoc = { 
/**
 * The viewer's seat; null for spectators.
 */
viewer: number | null, 
/**
 * The seats that belong to the viewer, including those a bot plays for them.
 */
own: Array<number>, 
/**
 * The actions the viewer can take now.
 */
can: Array<Right>, 
/**
 * The legal moves, if it is the viewer's turn; otherwise null.
 */
legal: Array<ChoiceDoc> | null, 
/**
 * What the viewer's view adds to the spectator's, as a patch; null if nothing.
 */
view: Patch | null, };

export type RatingChangeDoc = { 
/**
 * The player's id.
 */
user: string, 
/**
 * The Glicko-2 rating before the game; everyone starts at 1500.
 */
before: number, 
/**
 * The rating after it.
 */
after: number, };

export type RatingDoc = { 
/**
 * The game.
 */
game: string, 
/**
 * The number of players.
 */
players: number, 
/**
 * The Glicko-2 rating; everyone starts at 1500.
 */
rating: number, 
/**
 * The rating deviation: the larger, the less certain.
 */
deviation: number, 
/**
 * Number of rated games.
 */
games: number, };

export type Reason = "resigned" | "out-of-time" | "returned" | "replaced" | "deleted" | "abandoned";

export type RecordDoc = { 
/**
 * The record's id.
 */
id: RecordId, };

export type RecordId = string;

export type ReplaceRequest = { 
/**
 * The seat to take over.
 */
seat: number, };

export type ResultDoc = { 
/**
 * The final scores, in seat order; null if the game was not played to the end.
 */
scores: Array<number> | null, 
/**
 * The places, in seat order; null if there is no winner.
 */
places: Array<number> | null, 
/**
 * Why the game ended early.
 */
reason: Reason | null, 
/**
 * The seat that ended it early.
 */
seat: number | null, };

export type Right = "join" | "leave" | "start" | "move" | "undo" | "ask-undo" | "answer-undo" | "resign" | "return" | "replace" | "hint";

export type SaidDoc = { 
/**
 * The number of the message.
 */
number: number, };

export type SeatDoc = { 
/**
 * The seat's number, from 0.
 */
seat: number, 
/**
 * The player's colour.
 */
color: string, 
/**
 * The name of the player, or of the person the seat is reserved for. Deleted accounts have no name.
 */
name: string | null, 
/**
 * The id of the person who holds the seat. Several people at one screen share one id.
 */
user: UserId | null, 
/**
 * The level of the bot that plays.
 */
bot: string | null, 
/**
 * Whether the player has no account.
 */
is_guest: boolean, 
/**
 * Whether the seat is still free.
 */
is_open: boolean, 
/**
 * Whether the bot only stands in for a person who is away.
 */
is_stand_in: boolean, 
/**
 * Whether the seat is one of the viewer's own.
 */
is_you: boolean, };

export type SeatRequest = { "kind": "me", 
/**
 * The name of the other person; your own if missing.
 */
name?: string, } | { "kind": "open" } | { "kind": "bot", 
/**
 * The bot's level.
 */
level: string, } | { "kind": "reserved", 
/**
 * The account's name.
 */
name: string, };

export type ServerMessage = { "type": "hello" } & HelloDoc | { "type": "update" } & UpdateDoc | { "type": "chat", 
/**
 * The messages, in order.
 */
chat: Array<ChatDoc>, } | { "type": "done", 
/**
 * The key of the request.
 */
key: string | null, 
/**
 * The number of the entry or chat message that was written.
 */
number: number, } | { "type": "problem", 
/**
 * The key of the request.
 */
key: string | null, 
/**
 * The status the request would have over HTTP.
 */
status: number, 
/**
 * Identifies the problem to programs; empty if it has no code.
 */
code: string, 
/**
 * What is wrong, in English.
 */
detail: string, 
/**
 * The rule that forbids the move.
 */
rule?: string, 
/**
 * What is wrong, as a message.
 */
message?: Message, 
/**
 * The number of the current position, if the request was late.
 */
number?: number, } | { "type": "state", 
/**
 * `away` or `back`.
 */
database: string, } | { "type": "bye" } | { "type": "pong" };

export type Settings = { 
/**
 * The game.
 */
game: string, 
/**
 * The number of seats.
 */
players: number, 
/**
 * The options of the game, in notation.
 */
options: string, 
/**
 * Is the table in the public list? Otherwise only people with the link find it.
 */
is_public: boolean, 
/**
 * The time control.
 */
pace: Pace, 
/**
 * What happens to a seat when its player drops out.
 */
stand_in: StandIn, };

export type Sleep = { 
/**
 * The hour it begins, 0 to 23.
 */
from: number, 
/**
 * The hour it ends, 0 to 23; may be on the next day.
 */
to: number, 
/**
 * The name of a time zone, such as `Europe/Paris`.
 */
zone: string, };

export type StandIn = { "kind": "bot", 
/**
 * The bot's level.
 */
level: string, } | { "kind": "end" };

export type StartRequest = { 
/**
 * The level of the bots that fill the open seats.
 */
fill?: string, };

export type Status = "open" | "running" | "over";

export type StepDoc = { 
/**
 * Number of moves made so far.
 */
moves: number, 
/**
 * The seat that made the last move.
 */
seat: number | null, 
/**
 * The last move in notation.
 */
move: string | null, 
/**
 * The events of the last move, or of the set-up.
 */
events: Array<GameEvent>, 
/**
 * The events as messages.
 */
log: Array<LogEntry>, 
/**
 * The events in words, if a language was asked for.
 */
told?: Array<ToldDoc>, 
/**
 * The view of the requested seat; the whole position if no seat was requested.
 */
view: View, 
/**
 * The players' prestige points, in seat order, without end-of-game scoring.
 */
prestige: Array<number>, 
/**
 * The scores if the game ended now, in seat order. At the end these are the final scores.
 */
scores: Array<number>, 
/**
 * The seat to act.
 */
to_act: number | null, 
/**
 * The decision to be made.
 */
decision: GameDecision | null, 
/**
 * What the player to act is asked; null if the game is over.
 */
ask: AskDoc | null, };

export type StepsDoc = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * Number of moves in the whole game.
 */
moves: number, 
/**
 * The players' colours, in seat order.
 */
colors: Array<string>, 
/**
 * The players' names, in seat order.
 */
names: Array<string | null>, 
/**
 * The requested steps.
 */
steps: Array<StepDoc>, };

export type TableDoc = { 
/**
 * The table's id. Anyone who knows it can watch.
 */
id: TableId, 
/**
 * Whether the game has started, and whether it is over.
 */
status: Status, 
/**
 * The number of the last entry.
 */
number: number, 
/**
 * The game, its options and the pace.
 */
settings: Settings, 
/**
 * The id of the person who created the table.
 */
owner: UserId, 
/**
 * When the table was created.
 */
created_at: number, 
/**
 * The seats, in order.
 */
seats: Array<SeatDoc>, 
/**
 * The viewer's seat; null for spectators.
 */
viewer: number | null, 
/**
 * The current position; null before the game starts.
 */
position: PositionDoc | null, 
/**
 * The clock; null if there is no time limit or the game is not running.
 */
clock: ClockDoc | null, 
/**
 * A pending undo request.
 */
undo: UndoDoc | null, 
/**
 * The actions the viewer can take now.
 */
can: Array<Right>, 
/**
 * The result; null until the game is over.
 */
result: ResultDoc | null, };

export type TableId = string;

export type TableRatingsDoc = { 
/**
 * Whether the ratings have been computed; that takes a few seconds after the end.
 */
is_done: boolean, 
/**
 * One item per rated player; empty if the game does not count, as with fewer than two accounts or a chosen beginning.
 */
changes: Array<RatingChangeDoc>, };

export type ToldDoc = { "turn": string } | { "phase": string } | { "text": string };

export type UndoDoc = { 
/**
 * The seat that asks.
 */
seat: number, 
/**
 * Number of moves that would be left.
 */
moves: number, 
/**
 * The seats that have agreed.
 */
agreed: Array<number>, };

export type UndoRequest = { 
/**
 * The `number` of the current position.
 */
number: number, 
/**
 * The idempotency key, as for a move.
 */
key?: string, };

export type UpdateDoc = { 
/**
 * The number of the table that the patch applies to.
 */
from: number, 
/**
 * The number of the table after it.
 */
number: number, 
/**
 * What changed in the table as a spectator sees it.
 */
table: Patch, 
/**
 * The new entries.
 */
entries: Array<EntryDoc>, 
/**
 * What only the viewer may know or do, if it changed. Replaces the last one.
 */
private?: PrivateDoc, 
/**
 * The new entries with what only the viewer may know, if there is anything. Replaces `entries`.
 */
own?: Array<EntryDoc>, };

export type UserDoc = { 
/**
 * The person's id.
 */
id: UserId, 
/**
 * The name; null if the account was deleted.
 */
name: string | null, 
/**
 * Whether this is a guest, without an account.
 */
is_guest: boolean, 
/**
 * When the guest or account was created.
 */
created_at: number, 
/**
 * Number of finished games.
 */
games: number, 
/**
 * One rating per game and number of players.
 */
ratings: Array<RatingDoc>, };

export type UserId = string;

export type Version = { 
/**
 * The version number.
 */
version: string, 
/**
 * Identifies the build of the page. A browser that runs a different one should reload.
 */
page: string, };
