//! The documents of the API, described in docs/api.md and the OpenAPI document.

mod answers;
pub(crate) mod optional;
mod requests;

use caylus_table::{EntryDoc, TableDoc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::ids::UserId;

pub use answers::{ChatsDoc, HintsDoc, ListDoc, ListedDoc, ListedSeatDoc, RecordDoc, SaidDoc, StepsDoc};
pub use requests::{
    AnswerRequest, ChatRequest, ClientMessage, FromDoc, JoinRequest, MoveRequest, NewTableRequest, ReplaceRequest,
    SeatRequest, StartRequest, UndoRequest,
};

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatDoc {
    /// The message's number, from 1.
    pub number: i64,
    /// When it was sent.
    pub at: i64,
    /// The id of the sender.
    #[schema(value_type = String)]
    pub user: UserId,
    /// The sender's name; null if the account was deleted.
    pub name: Option<String>,
    /// Whether the sender is a guest, without an account.
    pub is_guest: bool,
    /// The message.
    pub text: String,
}

/// A table with its new entries and chat messages.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewsDoc {
    /// The table.
    pub table: TableDoc,
    /// The entries after `since`, or after the last message.
    pub entries: Vec<EntryDoc>,
    /// New chat messages; at first the latest ones.
    pub chat: Vec<ChatDoc>,
}

/// The answer to a command over HTTP.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DoneDoc {
    /// The number of the entry that was written, now or by an earlier request with the same key.
    pub number: i64,
    /// The table after the command.
    pub table: TableDoc,
}

/// A message from the server over a WebSocket.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The table with what is new. Sent on connecting and after every change.
    Table(Box<NewsDoc>),
    /// New chat messages, when nothing else has changed.
    Chat {
        /// The messages, in order.
        chat: Vec<ChatDoc>,
    },
    /// A request succeeded.
    Done {
        /// The key of the request.
        key: Option<String>,
        /// The number of the entry or chat message that was written.
        number: i64,
    },
    /// A request was refused.
    Problem {
        /// The key of the request.
        key: Option<String>,
        /// The status the request would have over HTTP.
        status: u16,
        /// Identifies the problem to programs; empty if it has no code.
        code: String,
        /// What is wrong, in English.
        detail: String,
        /// The number of the current position, if the request was late.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        number: Option<i64>,
    },
    /// The database became unavailable or available again.
    State {
        /// `away` or `back`.
        database: &'static str,
    },
    /// The server is shutting down; reconnect.
    Bye,
    /// The answer to a ping.
    Pong,
}
