//! Phases and decisions of a turn.

use serde::{Deserialize, Serialize};

use super::cards::Prestige;
use crate::parts::DecisionFields;

/// The phases, in order, and the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Phase {
    /// Before the first turn: players may exchange their first hand.
    Mulligan,
    /// Phase 1: income.
    Income,
    /// Phase 2: actions.
    Actions,
    /// Phase 3: the provost is moved.
    Provost,
    /// Phase 4: the road's cards act.
    Effects,
    /// Phase 5: the castle is built.
    Castle,
    /// Phase 6: the provost advances, the first player changes.
    EndOfTurn,
    /// The game is over.
    Over,
}

/// A decision. docs/notation.md describes the moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    /// Keep the first hand, or discard it and draw a new one.
    Mulligan,
    /// One action, or pass.
    Action,
    /// Which of the player's residences the prestige building covers; it is paid for already.
    Site {
        /// The prestige building.
        building: Prestige,
    },
    /// How far to move the provost for deniers.
    Provost,
    /// What the worker's owner does with a card.
    Primary,
    /// What the card's owner does when another player's worker is on it.
    Secondary,
    /// Whether to give another batch to the castle.
    Batch,
}

impl DecisionFields for Decision {
    const FIELDS: &'static [&'static str] = &["kind", "building"];
}

/// The bit of the move that ends or declines a decision.
pub(super) const DECLINE_BIT: u64 = 1 << 63;
/// The bits of drawing and replacing, after those of the places.
pub(super) const DRAW: u64 = 1 << 52;
pub(super) const REPLACE: u64 = 1 << 53;
