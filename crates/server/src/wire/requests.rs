//! Requests. Unknown fields are refused.

use caylus_bots::Level;
use caylus_rules::family::GameName;
use caylus_table::{Pace, StandIn};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::schemas;
use crate::ids::{RecordId, TableId};

/// A new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": "classic", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}))]
pub struct NewTableRequest {
    /// The name of the game. Not needed if `from` is a table or a record.
    #[serde(default, deserialize_with = "super::optional::text")]
    #[schema(value_type = Option<schemas::Game>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>"))]
    pub game: Option<GameName>,
    /// The options of the game, in notation.
    #[serde(default)]
    pub options: String,
    /// Whether the table appears in the public list.
    #[serde(default)]
    pub is_public: bool,
    /// The time limits.
    #[serde(default)]
    pub pace: Pace,
    /// What happens when a player leaves or runs out of time.
    #[serde(default)]
    pub stand_in: StandIn,
    /// The seats, in order: one per player.
    pub seats: Vec<SeatRequest>,
    /// The number of players. Optional; must equal the number of seats.
    #[serde(default)]
    pub players: Option<usize>,
    /// Continue another game instead of starting a new one.
    #[serde(default)]
    pub from: Option<FromDoc>,
    /// The seed, as a string because it may be too large for a JSON number; random if missing.
    #[serde(default)]
    #[schema(value_type = Option<schemas::Seed>)]
    pub seed: Option<String>,
}

/// Who gets a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatRequest {
    /// You, or another person at your screen.
    Me {
        /// The name of the other person; your own if missing.
        #[serde(default)]
        #[schema(value_type = Option<schemas::Name>)]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
    },
    /// Anyone who joins.
    Open,
    /// A bot.
    Bot {
        /// The bot's level.
        #[serde(deserialize_with = "caylus_table::text::deserialize")]
        #[schema(value_type = schemas::BotLevel)]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        level: Level,
    },
    /// Reserved for an account.
    Reserved {
        /// The account's name.
        #[schema(value_type = schemas::Name)]
        name: String,
    },
}

/// The game to continue: exactly one of `table`, `record` and `position`.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct FromDoc {
    /// A finished game on this server.
    #[schema(value_type = Option<String>)]
    pub table: Option<TableId>,
    /// An uploaded record.
    #[schema(value_type = Option<String>)]
    pub record: Option<RecordId>,
    /// Number of its moves to keep; all if missing.
    pub moves: Option<usize>,
    /// A position, as described in docs/notation.md.
    #[schema(value_type = Option<Object>)]
    pub position: Option<Value>,
}

/// Take a seat.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct JoinRequest {
    /// The seat; if missing, one reserved for you or the first open one.
    pub seat: Option<usize>,
}

/// Start the game.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// The level of the bots that fill the open seats.
    #[serde(default, deserialize_with = "super::optional::text")]
    #[schema(value_type = Option<schemas::BotLevel>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>"))]
    pub fill: Option<Level>,
}

/// A move.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    /// The move in notation.
    #[serde(rename = "move")]
    #[schema(value_type = schemas::Move)]
    pub chosen: String,
    /// The `number` of the position the move is made in.
    pub number: i64,
    /// An idempotency key of 1 to 64 characters, unique per request. Repeating a request with the same key is harmless.
    #[serde(default)]
    #[schema(value_type = Option<schemas::Key>)]
    pub key: Option<String>,
}

/// Take back a move.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    /// The `number` of the current position.
    pub number: i64,
    /// The idempotency key, as for a move.
    #[serde(default)]
    #[schema(value_type = Option<schemas::Key>)]
    pub key: Option<String>,
}

/// An answer to an undo request.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    /// Whether you agree.
    pub agrees: bool,
}

/// Take over a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReplaceRequest {
    /// The seat to take over.
    pub seat: usize,
}

/// A chat message.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// The message: 1 to 500 characters.
    #[schema(value_type = schemas::ChatText)]
    pub text: String,
}

/// A message from the client over a WebSocket.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Make a move.
    Move {
        /// The move in notation.
        #[serde(rename = "move")]
        #[schema(value_type = schemas::Move)]
        chosen: String,
        /// The `number` of the position the move is made in.
        number: i64,
        /// An idempotency key of 1 to 64 characters, unique per request. Repeating a request with the same key is harmless.
        #[serde(default)]
        #[schema(value_type = Option<schemas::Key>)]
        key: Option<String>,
    },
    /// Take back your last move, or ask the others to agree to it.
    Undo {
        /// The `number` of the current position.
        number: i64,
        /// The idempotency key, as for a move.
        #[serde(default)]
        #[schema(value_type = Option<schemas::Key>)]
        key: Option<String>,
    },
    /// Answer an undo request.
    UndoAnswer {
        /// Whether you agree.
        agrees: bool,
        /// The idempotency key, as for a move.
        #[serde(default)]
        #[schema(value_type = Option<schemas::Key>)]
        key: Option<String>,
    },
    /// Resign.
    Resign {
        /// The idempotency key, as for a move.
        #[serde(default)]
        #[schema(value_type = Option<schemas::Key>)]
        key: Option<String>,
    },
    /// Take your seats back from the bots that stand in for you.
    Return {
        /// The idempotency key, as for a move.
        #[serde(default)]
        #[schema(value_type = Option<schemas::Key>)]
        key: Option<String>,
    },
    /// Send a chat message.
    Chat {
        /// The message: 1 to 500 characters.
        #[schema(value_type = schemas::ChatText)]
        text: String,
        /// Echoed in the answer, to match it to this message. Does not prevent duplicates.
        #[serde(default)]
        #[schema(value_type = Option<schemas::Key>)]
        key: Option<String>,
    },
    /// Check the connection; answered with `pong`.
    Ping,
}
