//! What can happen at a table. The entries in order are all there is to know about it.

use caylus_bots::Level;
use serde::{Deserialize, Serialize};

use crate::ids::UserId;

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number, from 1; entry n + 1 can be written only by somebody who knows entry n.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it; nobody if the server did, for a bot or for the clock.
    pub by: Option<UserId>,
    /// Whoever sends the same thing twice uses the same key.
    pub key: Option<String>,
    /// What.
    pub act: Act,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// Somebody takes an open seat.
    Sat {
        /// The seat, from 0.
        seat: usize,
        /// Who.
        holder: Holder,
        /// What who plays there is called, if not by the holder's name: one of several people at one screen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        called: Option<String>,
    },
    /// An open seat is kept for somebody.
    Reserved {
        /// The seat.
        seat: usize,
        /// For whom.
        id: UserId,
    },
    /// A seat becomes open again, before the game starts.
    Left {
        /// The seat.
        seat: usize,
    },
    /// The game starts.
    Started,
    /// The player who had to decide made a move; before the start, a move of another game that this one goes on from.
    Moved {
        /// The move in notation.
        chosen: String,
    },
    /// Somebody asks the others to take moves back.
    UndoAsked {
        /// Whose wish it is.
        seat: usize,
        /// How many moves are to be left.
        moves: usize,
    },
    /// One of the others answers.
    UndoAnswered {
        /// The seat.
        seat: usize,
        /// Yes or no.
        agrees: bool,
    },
    /// Moves were taken back.
    Undone {
        /// How many moves are left.
        moves: usize,
    },
    /// Somebody else plays a seat from here on.
    HandedOver {
        /// The seat.
        seat: usize,
        /// Who plays now.
        holder: Holder,
        /// Why.
        reason: Reason,
    },
    /// The game ends before its rules end it.
    Ended {
        /// The seat that caused it.
        seat: Option<usize>,
        /// Why.
        reason: Reason,
    },
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Holder {
    /// A person.
    User {
        /// Who.
        id: UserId,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        #[serde(with = "super::text")]
        level: Level,
    },
}

/// Why a seat was handed over, or why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The player gave up.
    Resigned,
    /// The player's time ran out.
    OutOfTime,
    /// The player came back.
    Returned,
    /// Somebody took the place of a player who was gone.
    Replaced,
    /// The player deleted the account.
    Deleted,
    /// All agreed to end it, or nobody was left.
    Abandoned,
}
