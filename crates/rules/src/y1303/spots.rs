//! Road spaces, and places for workers.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::parts::impl_text_conversions;

/// A space of the road, r0 to r27, from the city gate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Space(u8);

impl Space {
    /// The number of spaces.
    pub const COUNT: usize = 28;
    /// The Guilds' bridge, which takes no worker.
    pub const BRIDGE: Self = Self(4);
    /// The wood tile of the set-up.
    pub const WOOD: Self = Self(13);
    /// The stone tile of the set-up.
    pub const STONE: Self = Self(18);
    /// The spaces of the starting tiles.
    pub(super) const STARTING: Range<usize> = 5..13;

    /// The space with this number, from 0.
    #[inline]
    pub(super) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of spaces.
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Whether it holds a starting tile.
    #[inline]
    pub const fn is_starting(self) -> bool {
        STARTING_SPACES & self.bit() != 0
    }

    /// Whether a tile here shows its neutral side, because it is from the set-up.
    #[inline]
    pub const fn is_neutral(self) -> bool {
        self.0 <= Self::WOOD.0 || self.0 == Self::STONE.0
    }

    /// All spaces, along the road.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self::at)
    }
}

/// The spaces of the starting tiles, as bits.
pub(super) const STARTING_SPACES: u32 = (1 << Space::STARTING.end) - (1 << Space::STARTING.start);

/// The spaces in a set, along the road.
pub(super) fn spaces(mut set: u32) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| Space::at(set.trailing_zeros() as usize));
        set &= set.wrapping_sub(1);
        first
    })
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all()
            .find(|space| space.to_string() == text)
            .ok_or_else(|| format!("`{text}` is not a space of the road (r0 to r27)"))
    }
}

impl_text_conversions!(Space);

/// A place for workers: a space of the road, or the construction site.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "String")]
pub struct Spot(u8);

impl Spot {
    /// The number of places.
    pub const COUNT: usize = Space::COUNT + 1;
    /// The construction site.
    pub const SITE: Self = Self(Space::COUNT as u8);

    /// The place with that number; the road comes first.
    #[inline]
    pub(super) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// Its number; the road comes first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space of the road, if it is one.
    #[inline]
    pub const fn space(self) -> Option<Space> {
        if self.index() < Space::COUNT { Some(Space(self.0)) } else { None }
    }

    /// Its bit in a set of places.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// All places, the road first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::at)
    }
}

impl From<Space> for Spot {
    fn from(space: Space) -> Self {
        Self(space.0)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.space() {
            Some(space) => space.fmt(f),
            None => f.write_str("site"),
        }
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> Self {
        spot.to_string()
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "site" => Ok(Self::SITE),
            _ => text.parse::<Space>().map(Self::from).map_err(|_| format!("`{text}` is not a place for a worker")),
        }
    }
}
