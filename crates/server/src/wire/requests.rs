//! What is sent to the server. What it does not know it refuses.

use caylus_bots::Level;
use caylus_rules::family::GameName;
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::ids::{RecordId, TableId};
use crate::table::{Pace, StandIn};

/// A new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewTableRequest {
    /// The game; not needed if it goes on from another one.
    #[serde(default, deserialize_with = "super::optional::text")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>"))]
    pub game: Option<GameName>,
    /// The options of the game, in notation.
    #[serde(default)]
    pub options: String,
    /// Can everybody find the table in the list?
    #[serde(default)]
    pub is_public: bool,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// What becomes of a seat whose player does not play on.
    #[serde(default)]
    pub stand_in: StandIn,
    /// Who is to sit where; there are as many players as seats.
    pub seats: Vec<SeatRequest>,
    /// The same as the number of seats, for those who like to say it.
    #[serde(default)]
    pub players: Option<usize>,
    /// What the game goes on from.
    #[serde(default)]
    pub from: Option<FromDoc>,
    /// The seed of the game, as text because it may be too large for a number in JSON; by chance if it is missing.
    #[serde(default, deserialize_with = "super::optional::text")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>"))]
    pub seed: Option<u64>,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatRequest {
    /// Who makes the table, or somebody else at the same screen.
    Me {
        /// What that one is called; if it is missing, by the name of who makes the table.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// How strong it is.
        #[serde(deserialize_with = "crate::table::text::deserialize")]
        #[schema(value_type = String)]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        level: Level,
    },
    /// Kept for an account.
    Reserved {
        /// Its name.
        name: String,
    },
}

/// What a game goes on from: one of `table`, `record` and `position`.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct FromDoc {
    /// A game that was played here and is over.
    #[schema(value_type = Option<String>)]
    pub table: Option<TableId>,
    /// A record that somebody brought.
    #[schema(value_type = Option<String>)]
    pub record: Option<RecordId>,
    /// How many of its moves are kept; all if it is missing.
    pub moves: Option<usize>,
    /// A position, as docs/notation.md describes it.
    #[schema(value_type = Option<Object>)]
    pub position: Option<Value>,
}

/// Taking a seat.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct JoinRequest {
    /// The seat; the first open one if it is missing.
    pub seat: Option<usize>,
}

/// Starting the game.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// The bots that fill the open seats.
    #[serde(default, deserialize_with = "super::optional::text")]
    #[schema(value_type = Option<String>)]
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
    pub chosen: String,
    /// The number of the position it answers to.
    pub number: i64,
    /// A text of your choice, another one for each move: the same again is not a second move.
    #[serde(default)]
    pub key: Option<String>,
}

/// Taking back.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    /// The number of the position.
    pub number: i64,
    /// As with a move.
    #[serde(default)]
    pub key: Option<String>,
}

/// An answer to somebody who asks to take moves back.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    /// Yes or no.
    pub agrees: bool,
}

/// Taking over a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReplaceRequest {
    /// The seat.
    pub seat: usize,
}

/// Something to be said.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// What.
    pub text: String,
}

/// What a client sends through a socket.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// A move.
    Move {
        /// The move in notation.
        #[serde(rename = "move")]
        chosen: String,
        /// The number of the position it answers to.
        number: i64,
        /// A text of your choice: the same again is not a second move.
        #[serde(default)]
        key: Option<String>,
    },
    /// Take back, or ask to.
    Undo {
        /// The number of the position.
        number: i64,
        /// As with a move.
        #[serde(default)]
        key: Option<String>,
    },
    /// Answer somebody who asks to.
    UndoAnswer {
        /// Yes or no.
        agrees: bool,
        /// As with a move.
        #[serde(default)]
        key: Option<String>,
    },
    /// Give up.
    Resign {
        /// As with a move.
        #[serde(default)]
        key: Option<String>,
    },
    /// Come back to a seat that a bot plays.
    Return {
        /// As with a move.
        #[serde(default)]
        key: Option<String>,
    },
    /// Say something.
    Chat {
        /// What.
        text: String,
        /// To know which one was refused.
        #[serde(default)]
        key: Option<String>,
    },
    /// Is anybody there?
    Ping,
}
