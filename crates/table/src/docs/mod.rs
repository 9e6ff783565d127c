//! The documents a table is made into, without what is hidden from their viewer. docs/api.md describes them.

mod compose;
mod entries;
mod texts;

use serde::Serialize;
use utoipa::ToSchema;

use crate::game::{AskDoc, ChoiceDoc, Document};
use crate::ids::{TableId, UserId};
use crate::patch::Patch;
use crate::schemas;
use crate::settings::Settings;
use crate::table::{Reason, Right, Status};

pub use compose::TableViewer;
pub use entries::{EntryDoc, EntryKind};

/// A table as one viewer sees it. Hidden information is left out.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableDoc {
    /// The table's id. Anyone who knows it can watch.
    #[schema(value_type = String)]
    pub id: TableId,
    /// Whether the game has started, and whether it is over.
    pub status: Status,
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
    #[schema(value_type = schemas::View)]
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Document,
    /// The seat to act.
    pub to_act: Option<usize>,
    /// The decision to be made.
    #[schema(value_type = schemas::Decision)]
    #[cfg_attr(feature = "ts", ts(type = "GameDecision | null"))]
    pub decision: Document,
    /// What the player to act is asked; null if the game is over.
    pub ask: Option<AskDoc>,
    /// The legal moves, if it is the viewer's turn; otherwise null.
    pub legal: Option<Vec<ChoiceDoc>>,
    /// The question in words, if a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub question: Option<String>,
    /// The rules for the decision in words, if a language was asked for.
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
    pub reason: Option<Reason>,
    /// The seat that ended it early.
    pub seat: Option<usize>,
}

/// What only this viewer may know or do. Together with the table as a spectator sees it, it makes the viewer's table.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrivateDoc {
    /// The viewer's seat; null for spectators.
    pub viewer: Option<usize>,
    /// The seats that belong to the viewer, including those a bot plays for them.
    pub own: Vec<usize>,
    /// The actions the viewer can take now.
    pub can: Vec<Right>,
    /// The legal moves, if it is the viewer's turn; otherwise null.
    pub legal: Option<Vec<ChoiceDoc>>,
    /// What the viewer's view adds to the spectator's, as a patch; null if nothing.
    #[schema(value_type = schemas::Patch)]
    #[cfg_attr(feature = "ts", ts(type = "Patch | null"))]
    pub view: Option<Patch>,
}

impl PrivateDoc {
    /// The document as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
