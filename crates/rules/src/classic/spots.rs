//! The spaces of the road, and the places for workers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::parts::impl_text_conversions;

/// A space of the road, r1 to r28.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Space(u8);

impl Space {
    /// The number of spaces.
    pub const COUNT: usize = 28;

    /// The space with a number from 1, if it exists.
    pub const fn numbered(number: usize) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number as u8 - 1)) } else { None }
    }

    /// The space at an index: 0 for `r1`.
    #[inline]
    pub(super) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// Its index: 0 for `r1`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a bit set of spaces.
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// All spaces, along the road.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self::at)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0 + 1)
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not a space of the road (r1 to r28)");
        let number = text.strip_prefix('r').filter(|digits| !digits.starts_with(['+', '0'])).ok_or_else(wrong)?;
        number.parse().ok().and_then(Self::numbered).ok_or_else(wrong)
    }
}

impl_text_conversions!(Space);

/// A place for workers: a space of the road, a special building, or the castle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "String")]
pub struct Spot(u8);

impl Spot {
    /// The number of places.
    pub const COUNT: usize = Space::COUNT + Self::NAMES.len();
    /// The Gate.
    pub const GATE: Self = Self(28);
    /// The Trading post.
    pub const TRADING_POST: Self = Self(29);
    /// The Merchants' guild.
    pub const MERCHANTS_GUILD: Self = Self(30);
    /// The Joust field.
    pub const JOUST_FIELD: Self = Self(31);
    /// The Stables.
    pub const STABLES: Self = Self(32);
    /// The Inn.
    pub const INN: Self = Self(33);
    /// The Castle.
    pub const CASTLE: Self = Self(34);

    const NAMES: [&'static str; 7] =
        ["gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn", "castle"];

    /// The place at an index; the road comes first.
    #[inline]
    pub(super) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// Its index; the road comes first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space, if it is on the road.
    #[inline]
    pub const fn space(self) -> Option<Space> {
        if self.index() < Space::COUNT { Some(Space(self.0)) } else { None }
    }

    /// Its bit in a bit set of places.
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
            None => f.write_str(Self::NAMES[self.index() - Space::COUNT]),
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
        match Self::NAMES.iter().position(|name| *name == text) {
            Some(at) => Ok(Self::at(Space::COUNT + at)),
            None => text.parse::<Space>().map(Self::from).map_err(|_| format!("`{text}` is not a place for a worker")),
        }
    }
}
