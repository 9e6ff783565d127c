// The types of the wire, made from the Rust types by `cargo xtask types`.

export type AnswerRequest = { 
/**
 * Yes or no.
 */
agrees: boolean, };

export type ChatDoc = { 
/**
 * The number.
 */
number: number, 
/**
 * When.
 */
at: number, 
/**
 * Who.
 */
user: UserId, 
/**
 * Who, by name; those who left for good have none.
 */
name: string | null, 
/**
 * Is the writer a guest, without an account?
 */
is_guest: boolean, 
/**
 * What.
 */
text: string, };

export type ChatRequest = { 
/**
 * What.
 */
text: string, };

export type ChatsDoc = { 
/**
 * The lines in order.
 */
chat: Array<ChatDoc>, };

export type ChoiceDoc = { 
/**
 * In notation.
 */
move: string, 
/**
 * What it costs and gives, in words.
 */
text?: string, };

export type ClientMessage = { "type": "move", 
/**
 * The move in notation.
 */
move: string, 
/**
 * The number of the position it answers to.
 */
number: number, 
/**
 * A text of your choice: the same again is not a second move.
 */
key: string | null, } | { "type": "undo", 
/**
 * The number of the position.
 */
number: number, 
/**
 * As with a move.
 */
key: string | null, } | { "type": "undo-answer", 
/**
 * Yes or no.
 */
agrees: boolean, 
/**
 * As with a move.
 */
key: string | null, } | { "type": "resign", 
/**
 * As with a move.
 */
key: string | null, } | { "type": "return", 
/**
 * As with a move.
 */
key: string | null, } | { "type": "chat", 
/**
 * What.
 */
text: string, 
/**
 * To know which one was refused.
 */
key: string | null, } | { "type": "ping" };

export type ClockDoc = { 
/**
 * When this was written.
 */
now_at: number, 
/**
 * The seat whose time runs.
 */
seat: number | null, 
/**
 * When it runs out.
 */
deadline_at: number | null, 
/**
 * What each player has left, in seat order, where there is a clock for the whole game.
 */
left_ms: Array<number> | null, };

export type DoneDoc = { 
/**
 * The number of the entry that was written, also if the same was sent before.
 */
number: number, 
/**
 * The table as it is now.
 */
table: TableDoc, };

export type EntryDoc = { 
/**
 * The number.
 */
number: number, 
/**
 * When.
 */
at: number, 
/**
 * What: `sat`, `reserved`, `left`, `started`, `moved`, `undo-asked`, `undo-answered`, `undone`, `handed-over` or `ended`.
 */
kind: string, 
/**
 * The seat it is about.
 */
seat?: number, 
/**
 * The person who plays the seat from here on.
 */
user?: UserId, 
/**
 * The bot that does.
 */
bot?: string, 
/**
 * Why a seat was handed over, or the game ended.
 */
reason?: Reason, 
/**
 * How many moves are left, or are to be left.
 */
moves?: number, 
/**
 * Whether somebody agrees to that.
 */
agrees?: boolean, 
/**
 * The move in notation, which can name what is hidden: the own ones, and all once the game is over.
 */
move?: string, 
/**
 * What happened in the game.
 */
events?: Array<JsonValue>, 
/**
 * The same in words.
 */
told?: Array<ToldDoc>, };

export type ExpectedDoc = { 
/**
 * Who makes it.
 */
seat: number, 
/**
 * The move in notation. What others hide is guessed: it need not be possible.
 */
move: string, 
/**
 * What is done by it, in words.
 */
text?: string, };

export type FromDoc = { 
/**
 * A game that was played here and is over.
 */
table?: TableId, 
/**
 * A record that somebody brought.
 */
record?: RecordId, 
/**
 * How many of its moves are kept; all if it is missing.
 */
moves?: number, 
/**
 * A position, as docs/notation.md describes it.
 */
position?: JsonValue, };

export type HintDoc = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * What it costs and gives, in words.
 */
text?: string, 
/**
 * What the position seems worth after it, in points.
 */
points: number, 
/**
 * How likely a win seems, from 0 to 1.
 */
chance: number, 
/**
 * What it expects to be played after it.
 */
line: Array<ExpectedDoc>, };

export type HintsDoc = { 
/**
 * The number of the position it thought about; in a game that is replayed, how many moves have been made there.
 */
number: number, 
/**
 * The moves it thinks best, the best first.
 */
hints: Array<HintDoc>, };

export type JoinRequest = { 
/**
 * The seat; the first open one if it is missing.
 */
seat?: number, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

export type ListDoc = { 
/**
 * The tables, the latest first.
 */
tables: Array<ListedDoc>, 
/**
 * To be sent as `before` for the next page; null if this is the last one.
 */
next: string | null, };

export type ListedDoc = { 
/**
 * Its id.
 */
id: TableId, 
/**
 * Who made it.
 */
owner: UserId, 
/**
 * How it is played.
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
 * When it was made.
 */
created_at: number, 
/**
 * When something last happened.
 */
updated_at: number, 
/**
 * The seat that has to decide.
 */
to_act: number | null, 
/**
 * When the time runs out.
 */
deadline_at: number | null, 
/**
 * The seats in order.
 */
seats: Array<ListedSeatDoc>, 
/**
 * The final scores.
 */
scores: Array<number> | null, };

export type ListedSeatDoc = { 
/**
 * The person whose seat it is.
 */
user: UserId | null, 
/**
 * What who plays there is called; several people at one screen have names of their own.
 */
name: string | null, 
/**
 * Has who plays there no account?
 */
is_guest: boolean, 
/**
 * The bot that plays.
 */
bot: string | null, 
/**
 * The final place.
 */
place: number | null, };

export type Me = { 
/**
 * The id.
 */
id: UserId, 
/**
 * The name that others see.
 */
name: string, 
/**
 * Is there no account?
 */
is_guest: boolean, };

export type MoveRequest = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The number of the position it answers to.
 */
number: number, 
/**
 * A text of your choice, another one for each move: the same again is not a second move.
 */
key?: string, };

export type NewTableRequest = { 
/**
 * The game; not needed if it goes on from another one.
 */
game?: string, 
/**
 * The options of the game, in notation.
 */
options: string, 
/**
 * Can everybody find the table in the list?
 */
is_public: boolean, 
/**
 * How much time there is.
 */
pace: Pace, 
/**
 * What becomes of a seat whose player does not play on.
 */
stand_in: StandIn, 
/**
 * Who is to sit where; there are as many players as seats.
 */
seats: Array<SeatRequest>, 
/**
 * The same as the number of seats, for those who like to say it.
 */
players?: number, 
/**
 * What the game goes on from.
 */
from?: FromDoc, 
/**
 * The seed of the game, as text because it may be too large for a number in JSON; by chance if it is missing.
 */
seed?: string, };

export type NewsDoc = { 
/**
 * The table.
 */
table: TableDoc, 
/**
 * What happened since.
 */
entries: Array<EntryDoc>, 
/**
 * What was said since.
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
 * The days.
 */
days: number, 
/**
 * The hours of the day in which no time runs.
 */
sleep: Sleep | null, };

export type PositionDoc = { 
/**
 * The number that a move has to answer to: that of the last entry that changed the position.
 */
number: number, 
/**
 * How many moves have been made.
 */
moves: number, 
/**
 * What the viewer can know of the game.
 */
view: unknown, 
/**
 * The seat that has to decide.
 */
to_act: number | null, 
/**
 * What has to be decided.
 */
decision: unknown, 
/**
 * The legal moves, for the viewer who has to decide; null for all others.
 */
legal: Array<ChoiceDoc> | null, 
/**
 * What the decision is about, in words.
 */
question?: string, 
/**
 * The rules for it, in words.
 */
help?: string, };

export type RatingDoc = { 
/**
 * The game.
 */
game: string, 
/**
 * How many players.
 */
players: number, 
/**
 * The strength, on Glicko-2's scale; 1500 is the beginning.
 */
rating: number, 
/**
 * How uncertain it is.
 */
deviation: number, 
/**
 * How many games it is made of.
 */
games: number, };

export type Reason = "resigned" | "out-of-time" | "returned" | "replaced" | "deleted" | "abandoned";

export type RecordDoc = { 
/**
 * Its id.
 */
id: RecordId, };

export type RecordId = string;

export type ReplaceRequest = { 
/**
 * The seat.
 */
seat: number, };

export type ResultDoc = { 
/**
 * The final scores in seat order; null if it was not played to its end.
 */
scores: Array<number> | null, 
/**
 * The places in seat order; null if nobody won.
 */
places: Array<number> | null, 
/**
 * Why it ended early.
 */
reason: Reason | null, 
/**
 * The seat that caused it.
 */
seat: number | null, };

export type Right = "join" | "leave" | "start" | "move" | "undo" | "ask-undo" | "answer-undo" | "resign" | "return" | "replace" | "hint";

export type SaidDoc = { 
/**
 * The number of the line.
 */
number: number, };

export type SeatDoc = { 
/**
 * Its number, from 0.
 */
seat: number, 
/**
 * The player's colour.
 */
color: string, 
/**
 * What who plays here, or for whom it is kept, is called; those who left for good have no name.
 */
name: string | null, 
/**
 * The id of the person whose seat it is; several people at one screen are one person.
 */
user: UserId | null, 
/**
 * The bot that plays.
 */
bot: string | null, 
/**
 * Has who plays here no account?
 */
is_guest: boolean, 
/**
 * Does nobody sit here yet?
 */
is_open: boolean, 
/**
 * Does the bot only stand in for the person?
 */
is_stand_in: boolean, 
/**
 * Is it a seat of who looks?
 */
is_you: boolean, };

export type SeatRequest = { "kind": "me", 
/**
 * What that one is called; if it is missing, by the name of who makes the table.
 */
name?: string, } | { "kind": "open" } | { "kind": "bot", 
/**
 * How strong it is.
 */
level: string, } | { "kind": "reserved", 
/**
 * Its name.
 */
name: string, };

export type ServerMessage = { "type": "table" } & NewsDoc | { "type": "chat", 
/**
 * The lines in order.
 */
chat: Array<ChatDoc>, } | { "type": "done", 
/**
 * The key of the request.
 */
key: string | null, 
/**
 * The number of the entry that was written.
 */
number: number, } | { "type": "problem", 
/**
 * The key of the request.
 */
key: string | null, 
/**
 * The status that the same would have over HTTP.
 */
status: number, 
/**
 * A word for it, if the table refuses it.
 */
code: string, 
/**
 * What is wrong.
 */
detail: string, 
/**
 * The number that a move has to answer to, if it came late.
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
 * How many seats there are.
 */
players: number, 
/**
 * The options of the game, in notation.
 */
options: string, 
/**
 * Can everybody find the table in the list? Otherwise only who has the link.
 */
is_public: boolean, 
/**
 * How much time there is.
 */
pace: Pace, 
/**
 * What becomes of a seat whose player does not play on.
 */
stand_in: StandIn, };

export type Sleep = { 
/**
 * The hour it begins, 0 to 23.
 */
from: number, 
/**
 * The hour it ends, 0 to 23; it may be on the next day.
 */
to: number, 
/**
 * The name of a time zone, as in `Europe/Paris`.
 */
zone: string, };

export type StandIn = { "kind": "bot", 
/**
 * How strong it is.
 */
level: string, } | { "kind": "end" };

export type StartRequest = { 
/**
 * The bots that fill the open seats.
 */
fill?: string, };

export type StepDoc = { 
/**
 * How many moves have been made.
 */
moves: number, 
/**
 * Who made the last one.
 */
seat: number | null, 
/**
 * The last one.
 */
move: string | null, 
/**
 * What it brought.
 */
events: unknown[], 
/**
 * The same in words.
 */
told: Array<ToldDoc>, 
/**
 * What the seat that was asked for can know of the game then; everything if none was.
 */
view: unknown, 
/**
 * The prestige points that everybody has then, in seat order, without what is counted at the end.
 */
prestige: Array<number>, 
/**
 * What the scores would be if the game ended then, in seat order: at the end the final ones.
 */
scores: Array<number>, 
/**
 * The seat that has to decide.
 */
to_act: number | null, 
/**
 * What has to be decided.
 */
decision: unknown, };

export type StepsDoc = { 
/**
 * The game.
 */
game: string, 
/**
 * How many moves it has in all.
 */
moves: number, 
/**
 * The colours, in seat order.
 */
colors: Array<string>, 
/**
 * The names, in seat order.
 */
names: Array<string | null>, 
/**
 * The steps asked for.
 */
steps: Array<StepDoc>, };

export type TableDoc = { 
/**
 * Its id, which is its link.
 */
id: TableId, 
/**
 * `open`, `running` or `over`.
 */
status: string, 
/**
 * The number of the last entry.
 */
number: number, 
/**
 * How it is played.
 */
settings: Settings, 
/**
 * Who made it.
 */
owner: UserId, 
/**
 * When it was made.
 */
created_at: number, 
/**
 * The seats in order.
 */
seats: Array<SeatDoc>, 
/**
 * The seat through whose eyes this is seen; null for spectators.
 */
viewer: number | null, 
/**
 * The game; null before it starts.
 */
position: PositionDoc | null, 
/**
 * The clocks; null if no time runs.
 */
clock: ClockDoc | null, 
/**
 * Somebody asks to take moves back.
 */
undo: UndoDoc | null, 
/**
 * What the viewer can do now.
 */
can: Array<Right>, 
/**
 * The result; null before the game is over.
 */
result: ResultDoc | null, };

export type TableId = string;

export type ToldDoc = { "turn": string } | { "phase": string } | { "text": string };

export type UndoDoc = { 
/**
 * Whose wish it is.
 */
seat: number, 
/**
 * How many moves are to be left.
 */
moves: number, 
/**
 * The seats that have agreed.
 */
agreed: Array<number>, };

export type UndoRequest = { 
/**
 * The number of the position.
 */
number: number, 
/**
 * As with a move.
 */
key?: string, };

export type UserDoc = { 
/**
 * The id.
 */
id: UserId, 
/**
 * The name; nothing if the account was deleted.
 */
name: string | null, 
/**
 * Is there no account?
 */
is_guest: boolean, 
/**
 * Since when.
 */
created_at: number, 
/**
 * How many games are finished.
 */
games: number, 
/**
 * How strong the person is.
 */
ratings: Array<RatingDoc>, };

export type UserId = string;

export type Version = { 
/**
 * The version.
 */
version: string, 
/**
 * Another text for any other page: whoever shows an older one has to load it anew.
 */
page: string, };
