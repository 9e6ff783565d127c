//! The documents that go over the wire. docs/api.md tells of them for people, the OpenAPI document for programs.

mod answers;
mod compose;
pub(crate) mod optional;
mod requests;

use serde::Serialize;
use utoipa::ToSchema;

use crate::hosted::Document;
use crate::ids::{TableId, UserId};
use crate::table::{Right, Settings};

pub use answers::{
    ChatsDoc, ExpectedDoc, HintDoc, HintsDoc, ListDoc, ListedDoc, ListedSeatDoc, RecordDoc, SaidDoc, StepDoc, StepsDoc,
};
pub use compose::Looker;
pub use requests::{
    AnswerRequest, ChatRequest, ClientMessage, FromDoc, JoinRequest, MoveRequest, NewTableRequest, ReplaceRequest,
    SeatRequest, StartRequest, UndoRequest,
};

/// A table as one viewer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableDoc {
    /// Its id, which is its link.
    #[schema(value_type = String)]
    pub id: TableId,
    /// `open`, `running` or `over`.
    pub status: &'static str,
    /// The number of the last entry.
    pub number: i64,
    /// How it is played.
    pub settings: Settings,
    /// Who made it.
    #[schema(value_type = String)]
    pub owner: UserId,
    /// When it was made.
    pub created_at: i64,
    /// The seats in order.
    pub seats: Vec<SeatDoc>,
    /// The seat through whose eyes this is seen; null for spectators.
    pub viewer: Option<usize>,
    /// The game; null before it starts.
    pub position: Option<PositionDoc>,
    /// The clocks; null if no time runs.
    pub clock: Option<ClockDoc>,
    /// Somebody asks to take moves back.
    pub undo: Option<UndoDoc>,
    /// What the viewer can do now.
    pub can: Vec<Right>,
    /// The result; null before the game is over.
    pub result: Option<ResultDoc>,
}

/// A seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatDoc {
    /// Its number, from 0.
    pub seat: usize,
    /// The player's colour.
    pub color: &'static str,
    /// What who plays here, or for whom it is kept, is called; those who left for good have no name.
    pub name: Option<String>,
    /// The id of the person whose seat it is; several people at one screen are one person.
    #[schema(value_type = Option<String>)]
    pub user: Option<UserId>,
    /// The bot that plays.
    pub bot: Option<String>,
    /// Has who plays here no account?
    pub is_guest: bool,
    /// Does nobody sit here yet?
    pub is_open: bool,
    /// Does the bot only stand in for the person?
    pub is_stand_in: bool,
    /// Is it a seat of who looks?
    pub is_you: bool,
}

/// Where the game stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PositionDoc {
    /// The number that a move has to answer to: that of the last entry that changed the position.
    pub number: i64,
    /// How many moves have been made.
    pub moves: usize,
    /// What the viewer can know of the game.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Document,
    /// The seat that has to decide.
    pub to_act: Option<usize>,
    /// What has to be decided.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub decision: Document,
    /// The legal moves, for the viewer who has to decide; null for all others.
    pub legal: Option<Vec<ChoiceDoc>>,
    /// What the decision is about, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub question: Option<String>,
    /// The rules for it, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub help: Option<String>,
}

/// A legal move.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChoiceDoc {
    /// In notation.
    #[serde(rename = "move")]
    pub chosen: String,
    /// What it costs and gives, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
}

/// The clocks.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockDoc {
    /// When this was written.
    pub now_at: i64,
    /// The seat whose time runs.
    pub seat: Option<usize>,
    /// When it runs out.
    pub deadline_at: Option<i64>,
    /// What each player has left, in seat order, where there is a clock for the whole game.
    pub left_ms: Option<Vec<i64>>,
}

/// Somebody asks to take moves back.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoDoc {
    /// Whose wish it is.
    pub seat: usize,
    /// How many moves are to be left.
    pub moves: usize,
    /// The seats that have agreed.
    pub agreed: Vec<usize>,
}

/// How the game ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultDoc {
    /// The final scores in seat order; null if it was not played to its end.
    pub scores: Option<Vec<u16>>,
    /// The places in seat order; null if nobody won.
    pub places: Option<Vec<u8>>,
    /// Why it ended early.
    #[schema(value_type = Option<String>)]
    pub reason: Option<crate::table::Reason>,
    /// The seat that caused it.
    pub seat: Option<usize>,
}

/// Something that happened at a table, as one viewer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EntryDoc {
    /// The number.
    pub number: i64,
    /// When.
    pub at: i64,
    /// What: `sat`, `reserved`, `left`, `started`, `moved`, `undo-asked`, `undo-answered`, `undone`, `handed-over` or `ended`.
    pub kind: &'static str,
    /// The seat it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<usize>,
    /// The person who plays the seat from here on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub user: Option<UserId>,
    /// The bot that does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// Why a seat was handed over, or the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<crate::table::Reason>,
    /// How many moves are left, or are to be left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub moves: Option<usize>,
    /// Whether somebody agrees to that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub agrees: Option<bool>,
    /// The move in notation, which can name what is hidden: the own ones, and all once the game is over.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chosen: Option<String>,
    /// What happened in the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<serde_json::Value>>"))]
    pub events: Vec<Document>,
    /// The same in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<ToldDoc>>"))]
    pub told: Vec<ToldDoc>,
}

/// A part of the story of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ToldDoc {
    /// A turn begins.
    Turn(String),
    /// A phase begins.
    Phase(String),
    /// What happened.
    Text(String),
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatDoc {
    /// The number.
    pub number: i64,
    /// When.
    pub at: i64,
    /// Who.
    #[schema(value_type = String)]
    pub user: UserId,
    /// Who, by name; those who left for good have none.
    pub name: Option<String>,
    /// Is the writer a guest, without an account?
    pub is_guest: bool,
    /// What.
    pub text: String,
}

/// A table with what is new at it: the answer over HTTP.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewsDoc {
    /// The table.
    pub table: TableDoc,
    /// What happened since.
    pub entries: Vec<EntryDoc>,
    /// What was said since.
    pub chat: Vec<ChatDoc>,
}

/// The answer to a command over HTTP.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DoneDoc {
    /// The number of the entry that was written, also if the same was sent before.
    pub number: i64,
    /// The table as it is now.
    pub table: TableDoc,
}

/// What the server sends through a socket.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The table, on connecting and after every change.
    Table(Box<NewsDoc>),
    /// New chat lines, when nothing else has changed.
    Chat {
        /// The lines in order.
        chat: Vec<ChatDoc>,
    },
    /// A request was carried out.
    Done {
        /// The key of the request.
        key: Option<String>,
        /// The number of the entry that was written.
        number: i64,
    },
    /// A request was refused.
    Problem {
        /// The key of the request.
        key: Option<String>,
        /// The status that the same would have over HTTP.
        status: u16,
        /// A word for it, if the table refuses it.
        code: String,
        /// What is wrong.
        detail: String,
        /// The number that a move has to answer to, if it came late.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        number: Option<i64>,
    },
    /// The database does not answer, or does again.
    State {
        /// `away` or `back`.
        database: &'static str,
    },
    /// The server stops: come again.
    Bye,
    /// The answer to a ping.
    Pong,
}
