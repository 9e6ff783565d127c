//! Goods: cubes, deniers, workers, prestige points, castle tokens, favors.

use std::fmt;
use std::str::FromStr;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{Cube, Cubes};

/// An amount of goods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods {
    /// Cubes.
    pub cubes: Cubes,
    /// Deniers.
    pub deniers: u16,
    /// Workers, which are the money of Caylus 1303.
    pub workers: u16,
    /// Prestige points.
    pub prestige: u16,
    /// Castle tokens (Magna Carta).
    pub tokens: u16,
    /// Favors, where an offer includes one.
    pub favors: u16,
}

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self { cubes: Cubes::NONE, deniers: 0, workers: 0, prestige: 0, tokens: 0, favors: 0 };

    /// Cubes only.
    #[inline]
    pub const fn cubes(cubes: Cubes) -> Self {
        Self { cubes, ..Self::NONE }
    }

    /// Deniers only.
    #[inline]
    pub const fn deniers(deniers: u16) -> Self {
        Self { deniers, ..Self::NONE }
    }

    /// Workers only.
    #[inline]
    pub const fn workers(workers: u16) -> Self {
        Self { workers, ..Self::NONE }
    }

    /// Prestige points only.
    #[inline]
    pub const fn prestige(prestige: u16) -> Self {
        Self { prestige, ..Self::NONE }
    }

    /// Castle tokens only.
    #[inline]
    pub const fn tokens(tokens: u16) -> Self {
        Self { tokens, ..Self::NONE }
    }

    /// One favor.
    pub const FAVOR: Self = Self { favors: 1, ..Self::NONE };

    /// Whether there are no goods at all.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.cubes.is_empty()
            && self.deniers == 0
            && self.workers == 0
            && self.prestige == 0
            && self.tokens == 0
            && self.favors == 0
    }
}

/// `2food wood 3d 4pp`, in fixed order; no goods are `0d`. A single cube, worker, token or favor has no number.
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        let mut part = |count: u16, unit: &str, one: &str| {
            let result = match count {
                0 => return Ok(()),
                1 => write!(f, "{gap}{one}{unit}"),
                count => write!(f, "{gap}{count}{unit}"),
            };
            gap = " ";
            result
        };
        for cube in Cube::ALL {
            part(self.cubes.count(cube), cube.name(), "")?;
        }
        part(self.deniers, "d", "1")?;
        part(self.workers, "w", "")?;
        part(self.prestige, "pp", "1")?;
        part(self.tokens, "token", "")?;
        part(self.favors, "favor", "")?;
        if self.is_empty() { f.write_str("0d") } else { Ok(()) }
    }
}

/// A word that is not an amount of goods.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an amount of goods (write food, 2wood, 3d, 2w, 4pp)")]
pub struct ParseGoodsError(String);

impl ParseGoodsError {
    pub(crate) fn into_reason(self) -> crate::ParseReason {
        crate::ParseReason::NoGoods { text: self.0 }
    }
}

impl FromStr for Goods {
    type Err = ParseGoodsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut goods = Self::NONE;
        for word in text.split_whitespace() {
            let wrong = || ParseGoodsError(word.to_owned());
            let digits = word.bytes().take_while(u8::is_ascii_digit).count();
            let (number, unit) = word.split_at(digits);
            let count = match number {
                "" => None,
                _ => Some(number.parse().ok().filter(|count| *count <= Cubes::LIMIT).ok_or_else(wrong)?),
            };
            match (unit, count) {
                ("d", Some(count)) if goods.deniers == 0 => goods.deniers = count,
                ("pp", Some(count)) if goods.prestige == 0 => goods.prestige = count,
                ("w", count) if goods.workers == 0 => goods.workers = count.unwrap_or(1),
                ("favor", count) if goods.favors == 0 => goods.favors = count.unwrap_or(1),
                ("token", count) if goods.tokens == 0 => goods.tokens = count.unwrap_or(1),
                (name, count) => {
                    let cube = Cube::from_name(name).ok_or_else(wrong)?;
                    goods.cubes += Cubes::some(cube, count.unwrap_or(1));
                    if goods.cubes.count(cube) > Cubes::LIMIT {
                        return Err(wrong());
                    }
                }
            }
        }
        if text.trim().is_empty() { Err(ParseGoodsError(String::new())) } else { Ok(goods) }
    }
}

/// Writes only what is not zero: `{"food":2,"deniers":3}`.
impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for cube in Cube::ALL {
            if self.cubes.count(cube) > 0 {
                map.serialize_entry(cube.name(), &self.cubes.count(cube))?;
            }
        }
        let others = [
            ("deniers", self.deniers),
            ("workers", self.workers),
            ("prestige", self.prestige),
            ("tokens", self.tokens),
            ("favors", self.favors),
        ];
        for (name, count) in others.into_iter().filter(|(_, count)| *count > 0) {
            map.serialize_entry(name, &count)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_round_trip_through_text() {
        let texts = [
            "food",
            "2food wood",
            "3d",
            "2cloth 4pp",
            "food wood stone cloth gold 5d 9pp",
            "0d",
            "token",
            "1d 2token",
            "w",
            "2w 1pp",
            "favor",
        ];
        for text in texts {
            assert_eq!(text.parse::<Goods>().unwrap().to_string(), text);
        }
        assert_eq!("wood food wood".parse::<Goods>().unwrap().to_string(), "food 2wood");
    }

    #[test]
    fn rejects_invalid_goods() {
        for text in ["", " ", "d", "pp", "3", "2foot", "-1d", "1000food", "999food food", "99999999999d", "2d 3d"] {
            assert!(text.parse::<Goods>().is_err(), "{text:?}");
        }
    }
}
