//! Resource cubes, counted in one machine word.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A kind of resource cube.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Cube {
    /// Food, pink.
    Food,
    /// Wood, brown.
    Wood,
    /// Stone, grey.
    Stone,
    /// Cloth, purple.
    Cloth,
    /// Gold, yellow.
    Gold,
}

impl Cube {
    /// All kinds, in writing order.
    pub const ALL: [Self; 5] = [Self::Food, Self::Wood, Self::Stone, Self::Cloth, Self::Gold];
    /// All kinds except gold.
    pub const PLAIN: [Self; 4] = [Self::Food, Self::Wood, Self::Stone, Self::Cloth];

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        ["food", "wood", "stone", "cloth", "gold"][self as usize]
    }

    /// Looks up a kind by its name in notation.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cube| cube.name() == name)
    }
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Bits per kind. The highest bit stays 0 so that subtraction can borrow from it.
const LANE: u32 = 12;
/// The highest bit of each lane.
const GUARD: u64 = {
    let mut guard = 0;
    let mut kind = 0;
    while kind < 5 {
        guard |= 1 << (kind * LANE + LANE - 1);
        kind += 1;
    }
    guard
};

/// A count per kind: five counters packed into one word, added and compared all at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cubes(u64);

impl Cubes {
    /// No cubes.
    pub const NONE: Self = Self(0);
    /// The largest count per kind accepted in a loaded position. Leaves room for what play adds.
    pub const LIMIT: u16 = 999;

    /// `count` cubes of one kind.
    #[inline]
    pub const fn some(cube: Cube, count: u16) -> Self {
        Self((count as u64) << (cube as u32 * LANE))
    }

    /// One cube.
    #[inline]
    pub const fn one(cube: Cube) -> Self {
        Self::some(cube, 1)
    }

    /// The sum; `+` is not available in constants.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The difference; `-` is not available in constants. `self` must cover `cost`.
    #[inline]
    pub const fn less(self, cost: Self) -> Self {
        Self(self.0.wrapping_sub(cost.0))
    }

    /// The count of one kind.
    #[inline]
    pub const fn count(self, cube: Cube) -> u16 {
        ((self.0 >> (cube as u32 * LANE)) & ((1 << LANE) - 1)) as u16
    }

    /// The count of all kinds together.
    #[inline]
    pub fn total(self) -> u16 {
        Cube::ALL.into_iter().map(|cube| self.count(cube)).sum()
    }

    /// Whether there are no cubes.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are at least as many of every kind as in `cost`.
    #[inline]
    pub const fn cover(self, cost: Self) -> bool {
        ((self.0 | GUARD) - cost.0) & GUARD == GUARD
    }

    /// The kinds with a count of at least one, as bits 0 (food) to 4 (gold).
    #[inline]
    pub const fn kinds(self) -> u64 {
        // After subtracting one cube, a lane keeps its guard bit only if it was not empty.
        let ones: u64 = GUARD >> (LANE - 1);
        let kept = (((self.0 | GUARD) - ones) & GUARD) >> (LANE - 1);
        (kept | kept >> 11 | kept >> 22 | kept >> 33 | kept >> 44) & 0b11111
    }
}

impl Add for Cubes {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        self.and(other)
    }
}

impl AddAssign for Cubes {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Cubes {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        debug_assert!(self.cover(other), "{self:?} does not cover {other:?}");
        self.less(other)
    }
}

impl SubAssign for Cubes {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl fmt::Debug for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(Cube::ALL.into_iter().map(|cube| (cube, self.count(cube))).filter(|entry| entry.1 > 0))
            .finish()
    }
}

/// The JSON form of [`Cubes`].
#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[derive(Default)]
struct CubesDoc {
    food: u16,
    wood: u16,
    stone: u16,
    cloth: u16,
    gold: u16,
}

impl Serialize for Cubes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [food, wood, stone, cloth, gold] = Cube::ALL.map(|cube| self.count(cube));
        CubesDoc { food, wood, stone, cloth, gold }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cubes {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let doc = CubesDoc::deserialize(deserializer)?;
        let mut cubes = Self::NONE;
        for (cube, count) in Cube::ALL.into_iter().zip([doc.food, doc.wood, doc.stone, doc.cloth, doc.gold]) {
            if count > Self::LIMIT {
                return Err(serde::de::Error::custom(format!("{count} {cube} is more than {}", Self::LIMIT)));
            }
            cubes += Self::some(cube, count);
        }
        Ok(cubes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_do_not_overlap() {
        for cube in Cube::ALL {
            let full = Cubes::some(cube, 2047);
            for other in Cube::ALL {
                assert_eq!(full.count(other), if other == cube { 2047 } else { 0 });
                assert_eq!(full.cover(Cubes::one(other)), other == cube);
            }
            assert_eq!(full.kinds(), 1 << cube as u64);
        }
    }

    #[test]
    fn cover_compares_every_kind() {
        let have = Cubes::some(Cube::Food, 3) + Cubes::one(Cube::Gold);
        assert!(have.cover(Cubes::some(Cube::Food, 3)));
        assert!(have.cover(have));
        assert!(!have.cover(Cubes::some(Cube::Food, 4)));
        assert!(!have.cover(Cubes::one(Cube::Gold) + Cubes::one(Cube::Cloth)));
        assert_eq!(have.kinds(), 0b10001);
        assert_eq!(have.total(), 4);
        assert_eq!((have - Cubes::some(Cube::Food, 2)).count(Cube::Food), 1);
    }

    #[test]
    fn rejects_counts_above_the_limit() {
        assert!(serde_json::from_str::<Cubes>(r#"{"food":999}"#).is_ok());
        assert!(serde_json::from_str::<Cubes>(r#"{"food":1000}"#).is_err());
        assert!(serde_json::from_str::<Cubes>(r#"{"foot":1}"#).is_err());
    }
}
