//! Phases and decisions of a round.

use serde::{Deserialize, Serialize};

use super::tiles::{Kind, Tile};
use crate::parts::DecisionFields;

/// The phases, in order, and the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Phase {
    /// Before the first round: each player takes a character.
    Characters,
    /// Phase 1: workers are placed.
    Planning,
    /// Phase 2: the road's buildings act.
    Activation,
    /// Phase 3: batches are delivered to the construction site.
    Delivery,
    /// Phase 4: residences, monuments, recruits, the provost.
    Stewardship,
    /// The game is over.
    Over,
}

/// How a tile is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// A worker on the road.
    Worker,
    /// A favor, at the construction site.
    Favor,
}

/// A decision. docs/notation.md describes the moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    /// Which character to start with.
    Character,
    /// Where the Early riser places a worker before everyone else, if at all.
    EarlyRiser,
    /// Place a worker or pass.
    Place,
    /// Which offer of a tile to take.
    Effect {
        /// The tile.
        tile: Tile,
        /// By a worker or a favor.
        by: By,
    },
    /// Which starting tile to claim.
    Lawyer,
    /// What to build.
    Build {
        /// Which kind of tile.
        craft: Kind,
        /// By a worker or a favor.
        by: By,
    },
    /// How far the Toll moves the provost.
    Toll,
    /// How far to move the provost for workers.
    Bridge,
    /// How far the Bailiff moves the provost.
    Bailiff,
    /// Whether to deliver another batch.
    Batch,
    /// Which monument to put on the residence.
    Monument,
    /// Which character to steal, or which tile of the site to use.
    Favor,
    /// Which character to take from the board.
    FavorCharacter,
}

impl DecisionFields for Decision {
    const FIELDS: &'static [&'static str] = &["kind", "tile", "craft", "by"];
}

impl Decision {
    /// Whether it is part of using a favor.
    pub(super) const fn is_favor(self) -> bool {
        matches!(
            self,
            Self::Favor | Self::FavorCharacter | Self::Effect { by: By::Favor, .. } | Self::Build { by: By::Favor, .. }
        )
    }
}

/// The bit of the move that ends or declines a decision.
pub(super) const DECLINE_BIT: u64 = 1 << 63;
/// In the choices of a favor, the number of the first tile of the site, after the characters.
pub(super) const SITE_TILES: usize = super::Character::COUNT;
