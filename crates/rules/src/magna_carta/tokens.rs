//! The castle tokens of the three sections.

use serde::{Deserialize, Serialize};

/// A section of the castle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Section {
    /// The Dungeon, built first.
    Dungeon,
    /// The Walls.
    Walls,
    /// The Towers.
    Towers,
}

impl Section {
    /// The sections, in the order in which they are built.
    pub const ALL: [Self; 3] = [Self::Dungeon, Self::Walls, Self::Towers];

    /// The section's name in notation.
    pub const fn name(self) -> &'static str {
        ["dungeon", "walls", "towers"][self as usize]
    }

    /// What a token is worth.
    pub const fn points(self) -> u16 {
        [4, 3, 2][self as usize]
    }

    /// [M0.3] The number of tokens at the start: one fewer per missing player.
    pub const fn tokens(self, players: usize) -> u8 {
        [7, 8, 9][self as usize] - (4 - players as u8)
    }
}
