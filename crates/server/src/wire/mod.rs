//! The documents of the API, described in docs/api.md and the OpenAPI document.

mod answers;
pub(crate) mod optional;
mod requests;
pub(crate) mod schemas;

use caylus_table::{EntryDoc, PrivateDoc, TableDoc};
use serde::Serialize;
use serde_json::Value;
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

/// The version of the WebSocket's messages.
pub const PROTOCOL: u32 = 2;

/// The first message of a WebSocket, and after a gap.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HelloDoc {
    /// The version of the WebSocket's messages.
    pub protocol: u32,
    /// Identifies the build of the page. A browser that runs a different one should reload.
    pub page: &'static str,
    /// The table as a spectator sees it. Updates patch it.
    pub table: TableDoc,
    /// What only the viewer may know or do; null without a person.
    pub private: Option<PrivateDoc>,
    /// The entries after `since`.
    pub entries: Vec<EntryDoc>,
}

/// What changed at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UpdateDoc {
    /// The number of the table that the patch applies to.
    pub from: i64,
    /// The number of the table after it.
    pub number: i64,
    /// What changed in the table as a spectator sees it.
    #[schema(value_type = schemas::Patch)]
    #[cfg_attr(feature = "ts", ts(type = "Patch"))]
    pub table: Value,
    /// The new entries.
    pub entries: Vec<EntryDoc>,
    /// What only the viewer may know or do, if it changed. Replaces the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub private: Option<PrivateDoc>,
    /// The new entries with what only the viewer may know, if there is anything. Replaces `entries`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub own: Option<Vec<EntryDoc>>,
}

impl UpdateDoc {
    /// Adds what is private to a message that was already made.
    pub fn with_private(update: &[u8], private: Option<&PrivateDoc>, own: Option<&[EntryDoc]>) -> Vec<u8> {
        let mut whole = update.strip_suffix(b"}").unwrap_or(update).to_vec();
        let fields = [
            private.map(|private| ("private", private.json())),
            own.map(|entries| ("own", serde_json::to_string(entries).unwrap_or_default())),
        ];
        for (name, json) in fields.into_iter().flatten() {
            whole.extend_from_slice(format!(",\"{name}\":").as_bytes());
            whole.extend_from_slice(json.as_bytes());
        }
        whole.push(b'}');
        whole
    }
}

/// A message from the server over a WebSocket.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The whole table. Sent first, and after a gap.
    Hello(Box<HelloDoc>),
    /// What changed. Sent after every change.
    Update(Box<UpdateDoc>),
    /// Chat messages: the latest ones first, then new ones.
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
        /// The rule that forbids the move.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        rule: Option<String>,
        /// What is wrong, as a message.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<schemas::Message>)]
        #[cfg_attr(feature = "ts", ts(optional, type = "Message"))]
        message: Option<Value>,
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
