//! Players, identified by seat number.

use serde::{Deserialize, Serialize};

/// The largest number of players in any of the games.
pub const MAX_PLAYERS: usize = 5;

/// A player: a seat number, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Player(u8);

impl Player {
    /// The player in seat `index`.
    ///
    /// # Panics
    /// If no game has that seat.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_PLAYERS, "seat out of range");
        Self(index as u8)
    }

    /// The player whose seat number is in the low bits of `index`.
    #[inline]
    pub(crate) const fn from_low_bits(index: u32) -> Self {
        Self((index & 7) as u8)
    }

    /// The seat number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The players in the first `count` seats.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self::new)
    }
}
