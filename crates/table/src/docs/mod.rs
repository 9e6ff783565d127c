//! The documents a table is made into, without what is hidden from their viewer. docs/api.md describes them.

mod compose;

use serde::Serialize;
use utoipa::ToSchema;

use crate::game::{ChoiceDoc, Document, ToldDoc};
use crate::ids::{TableId, UserId};
use crate::settings::Settings;
use crate::table::{Reason, Right};

pub use compose::TableViewer;

/// A table as one viewer sees it. Hidden information is left out.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableDoc {
    /// The table's id. Anyone who knows it can watch.
    #[schema(value_type = String)]
    pub id: TableId,
    /// `open`, `running` or `over`.
    pub status: &'static str,
    /// The number of the last entry.
    pub number: i64,
    /// The game, its options and the pace.
    pub settings: Settings,
    /// The id of the person who created the table.
    #[schema(value_type = String)]
    pub owner: UserId,
    /// When the table was created.
    pub created_at: i64,
    /// The seats, in order.
    pub seats: Vec<SeatDoc>,
    /// The viewer's seat; null for spectators.
    pub viewer: Option<usize>,
    /// The current position; null before the game starts.
    pub position: Option<PositionDoc>,
    /// The clock; null if there is no time limit or the game is not running.
    pub clock: Option<ClockDoc>,
    /// A pending undo request.
    pub undo: Option<UndoDoc>,
    /// The actions the viewer can take now.
    pub can: Vec<Right>,
    /// The result; null until the game is over.
    pub result: Option<ResultDoc>,
}

/// A seat at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatDoc {
    /// The seat's number, from 0.
    pub seat: usize,
    /// The player's colour.
    pub color: &'static str,
    /// The name of the player, or of the person the seat is reserved for. Deleted accounts have no name.
    pub name: Option<String>,
    /// The id of the person who holds the seat. Several people at one screen share one id.
    #[schema(value_type = Option<String>)]
    pub user: Option<UserId>,
    /// The level of the bot that plays.
    pub bot: Option<String>,
    /// Whether the player has no account.
    pub is_guest: bool,
    /// Whether the seat is still free.
    pub is_open: bool,
    /// Whether the bot only stands in for a person who is away.
    pub is_stand_in: bool,
    /// Whether the seat is one of the viewer's own.
    pub is_you: bool,
}

/// The current position of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PositionDoc {
    /// The position's number, to be sent with a move. It is the number of the last entry that changed the position.
    pub number: i64,
    /// Number of moves made so far.
    pub moves: usize,
    /// The viewer's view of the game.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Document,
    /// The seat to act.
    pub to_act: Option<usize>,
    /// The decision to be made.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub decision: Document,
    /// The legal moves, if it is the viewer's turn; otherwise null.
    pub legal: Option<Vec<ChoiceDoc>>,
    /// The decision as a question.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub question: Option<String>,
    /// The rules for the decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub help: Option<String>,
}

/// The clock of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockDoc {
    /// The server's time when this was sent.
    pub now_at: i64,
    /// The seat whose clock is running.
    pub seat: Option<usize>,
    /// When that seat's time runs out.
    pub deadline_at: Option<i64>,
    /// Milliseconds left for each player, in seat order, with a clock for the whole game.
    pub left_ms: Option<Vec<i64>>,
}

/// An undo request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoDoc {
    /// The seat that asks.
    pub seat: usize,
    /// Number of moves that would be left.
    pub moves: usize,
    /// The seats that have agreed.
    pub agreed: Vec<usize>,
}

/// The result of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultDoc {
    /// The final scores, in seat order; null if the game was not played to the end.
    pub scores: Option<Vec<u16>>,
    /// The places, in seat order; null if there is no winner.
    pub places: Option<Vec<u8>>,
    /// Why the game ended early.
    #[schema(value_type = Option<String>)]
    pub reason: Option<Reason>,
    /// The seat that ended it early.
    pub seat: Option<usize>,
}

/// Something that happened at a table, without what is hidden from the viewer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EntryDoc {
    /// The entry's number, from 1.
    pub number: i64,
    /// When it happened.
    pub at: i64,
    /// `sat`, `reserved`, `left`, `started`, `moved`, `undo-asked`, `undo-answered`, `undone`, `handed-over` or `ended`.
    pub kind: &'static str,
    /// The seat it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<usize>,
    /// The person who plays the seat from now on, or whom it is reserved for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub user: Option<UserId>,
    /// The level of the bot that plays the seat from now on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// Why the seat was handed over or the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<Reason>,
    /// Number of moves left after an undo, or if an undo request is granted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub moves: Option<usize>,
    /// Whether the player agrees to an undo request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub agrees: Option<bool>,
    /// The move in notation. It can reveal hidden information, so other players' moves are only included once the game is over.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chosen: Option<String>,
    /// The events in the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<serde_json::Value>>"))]
    pub events: Vec<Document>,
    /// The events as log entries.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<ToldDoc>>"))]
    pub told: Vec<ToldDoc>,
}
