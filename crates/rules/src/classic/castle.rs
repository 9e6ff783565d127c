//! The three sections of the castle.

use serde::{Deserialize, Serialize};

use super::spots::Space;

/// A section of the castle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Section {
    /// The Dungeon, counted first.
    Dungeon,
    /// The Walls.
    Walls,
    /// The Towers; their count ends the game.
    Towers,
}

impl Section {
    /// The sections, in the order they are built and counted.
    pub const ALL: [Self; 3] = [Self::Dungeon, Self::Walls, Self::Towers];

    /// The section's name in notation.
    pub const fn name(self) -> &'static str {
        ["dungeon", "walls", "towers"][self as usize]
    }

    /// [C6.2] How many houses fit in.
    #[inline]
    pub const fn places(self) -> u8 {
        [6, 10, 14][self as usize]
    }

    /// The points for a batch.
    #[inline]
    pub(super) const fn batch_prestige(self) -> u16 {
        [5, 4, 3][self as usize]
    }

    /// [C0.3] The space where the bailiff triggers its count.
    #[inline]
    pub const fn trigger(self) -> Space {
        Space::at([11, 17, 23][self as usize])
    }

    /// [C7.3] The points lost by a player without a house in it.
    #[inline]
    pub(super) const fn penalty(self) -> u16 {
        [2, 3, 4][self as usize]
    }

    /// The favors for a number of houses in it.
    #[inline]
    pub(super) const fn favors(self, houses: u8) -> u8 {
        match (self, houses) {
            (_, 0 | 1) => 0,
            (Self::Dungeon, _) => 1,
            (Self::Walls, 2) | (Self::Towers, 2 | 3) => 1,
            (Self::Walls, 3 | 4) | (Self::Towers, 4 | 5) => 2,
            (Self::Walls | Self::Towers, _) => 3,
        }
    }
}
