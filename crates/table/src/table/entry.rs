//! What can happen at a table. A table is the list of its entries.

use caylus_bots::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::UserId;

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Counts from 1. Entry n + 1 can only be appended by a node that knows entry n.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it; `None` for the server, acting for a bot or the clock.
    pub by: Option<UserId>,
    /// The idempotency key of the request.
    pub key: Option<Box<str>>,
    /// What happened.
    pub act: Act,
}

/// The kinds of entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// Someone takes an open seat.
    Sat {
        /// The seat, from 0.
        seat: usize,
        /// Who takes it.
        holder: Holder,
        /// The player's name, if it differs from the holder's: several people share one screen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        called: Option<Box<str>>,
    },
    /// An open seat is reserved for a person.
    Reserved {
        /// The seat.
        seat: usize,
        /// The person.
        id: UserId,
    },
    /// A seat becomes open again, before the game starts.
    Left {
        /// The seat.
        seat: usize,
    },
    /// The game starts.
    Started,
    /// The player to act made a move; before the start, a move of the game this one continues.
    Moved {
        /// The move in notation.
        chosen: Box<str>,
    },
    /// A player asks the others to agree to taking moves back.
    UndoAsked {
        /// The seat of the player who asks.
        seat: usize,
        /// How many moves would remain.
        moves: usize,
    },
    /// A player answers an undo request.
    UndoAnswered {
        /// The seat.
        seat: usize,
        /// Agreed or refused.
        agrees: bool,
    },
    /// Moves were taken back.
    Undone {
        /// How many moves remain.
        moves: usize,
    },
    /// The seat passes to another player or bot.
    HandedOver {
        /// The seat.
        seat: usize,
        /// Who plays now.
        holder: Holder,
        /// The reason.
        reason: Reason,
    },
    /// The game ends early.
    Ended {
        /// The seat that caused it.
        seat: Option<usize>,
        /// The reason.
        reason: Reason,
    },
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Holder {
    /// A person.
    User {
        /// The person's id.
        id: UserId,
    },
    /// A bot.
    Bot {
        /// The bot's level.
        #[serde(with = "crate::text")]
        level: Level,
    },
}

/// Why a seat was handed over, or a game ended early.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The player resigned.
    Resigned,
    /// The player ran out of time.
    OutOfTime,
    /// The player came back.
    Returned,
    /// Another person took over the seat of a player who was away.
    Replaced,
    /// The player deleted their account.
    Deleted,
    /// The owner closed the table, or it stayed open for too long.
    Abandoned,
}
