//! Facts: what is printed on the components of a game, as data. Each game lists its own under its options: [`crate::classic::Facts`],
//! [`crate::magna_carta::Facts`], [`crate::y1303::Facts`]. They are read from the tables that the engine plays by.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::parts::{Cube, Cubes, Goods, Offer};

/// Goods as printed, where cubes may be of the player's choice. Written in notation: `2food cloth`, `wood any`, `2plain`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Amount {
    /// The goods of a fixed kind.
    pub goods: Goods,
    /// Cubes of any kind.
    pub any: u16,
    /// Cubes of any kind but gold.
    pub plain: u16,
}

impl Amount {
    /// The amount, or none if it is nothing.
    pub fn filter(self) -> Option<Self> {
        (self != Self::default()).then_some(self)
    }

    /// How many cubes, deniers and workers it is.
    fn size(self) -> u16 {
        self.goods.cubes.total() + self.any + self.plain + self.goods.deniers + self.goods.workers
    }
}

impl From<Goods> for Amount {
    fn from(goods: Goods) -> Self {
        Self { goods, ..Self::default() }
    }
}

impl From<Cubes> for Amount {
    fn from(cubes: Cubes) -> Self {
        Goods::cubes(cubes).into()
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        if !self.goods.is_empty() || self.any + self.plain == 0 {
            self.goods.fmt(f)?;
            gap = " ";
        }
        for (count, name) in [(self.any, "any"), (self.plain, "plain")] {
            match count {
                0 => continue,
                1 => write!(f, "{gap}{name}")?,
                _ => write!(f, "{gap}{count}{name}")?,
            }
            gap = " ";
        }
        Ok(())
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An offer as printed: one for all the cubes that a player may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedOffer {
    /// What the player gives; nothing for a gift.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub give: Option<Amount>,
    /// What the player gets.
    pub get: Amount,
}

impl PrintedOffer {
    /// A gift.
    pub fn gift(goods: impl Into<Amount>) -> Self {
        Self { give: None, get: goods.into() }
    }

    /// The offers as printed, the cheapest first: those that differ only in the kinds of cubes are one.
    pub fn all(offers: &[Offer]) -> Vec<Self> {
        let mut printed = Vec::new();
        for (at, offer) in offers.iter().enumerate() {
            if offers[..at].iter().any(|other| shape(*other) == shape(*offer)) {
                continue;
            }
            let alike = || offers.iter().filter(|other| shape(**other) == shape(*offer));
            let give = amount(alike().map(|offer| offer.give));
            printed.push(Self { give: give.filter(), get: amount(alike().map(|offer| offer.get)) });
        }
        printed.sort_by_key(|offer| offer.give.map(Amount::size));
        printed
    }
}

/// An offer without the kinds of its cubes.
fn shape(offer: Offer) -> [(u16, Goods); 2] {
    [offer.give, offer.get].map(|goods| (goods.cubes.total(), Goods { cubes: Cubes::NONE, ..goods }))
}

/// One amount for goods that differ only in the kinds of their cubes.
fn amount(mut all: impl Iterator<Item = Goods> + Clone) -> Amount {
    let Some(first) = all.clone().next() else { return Amount::default() };
    if all.clone().all(|goods| goods == first) {
        return first.into();
    }
    let (count, goods) = (first.cubes.total(), Goods { cubes: Cubes::NONE, ..first });
    match all.any(|goods| goods.cubes.count(Cube::Gold) > 0) {
        true => Amount { any: count, ..goods.into() },
        false => Amount { plain: count, ..goods.into() },
    }
}

/// What a tile, a card, a place or a favor lets a player do; `K` is the game's kind of tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect<K> {
    /// Take one of these amounts; this is not optional.
    Produce {
        /// The amounts to choose from.
        either: Vec<Amount>,
    },
    /// Take one of these offers.
    Offers {
        /// The offers to choose from.
        offers: Vec<PrintedOffer>,
    },
    /// Build a tile.
    Build {
        /// The kind of tile.
        craft: K,
        /// What need not be paid of its cost.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        discount: Option<Amount>,
    },
    /// Turn a building into a residence.
    Residence {
        /// What it costs.
        cost: Amount,
    },
    /// Move the provost.
    Provost {
        /// How far at most, either way.
        steps: u16,
        /// What each step costs.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        price: Option<Amount>,
    },
    /// Move the worker elsewhere.
    Gate,
    /// Come first in the turn order.
    Stables,
    /// Stay for later turns, in which placing a worker has a fixed price.
    Inn {
        /// The price.
        price: Amount,
    },
    /// Give batches to the castle.
    Castle,
}

impl<K> Effect<K> {
    /// The offers of a slice as an effect; none if there are none.
    pub(crate) fn offers(offers: &[Offer]) -> Option<Self> {
        (!offers.is_empty()).then(|| Self::Offers { offers: PrintedOffer::all(offers) })
    }
}

/// A tile or a card as printed; `K` is the game's kind of tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Component<K> {
    /// Its kind.
    pub kind: K,
    /// How many there are, in the supply, on the road or in each player's deck: 0 if the options leave it out. Not given if there are
    /// as many as needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub copies: Option<u8>,
    /// What building it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cost: Option<Amount>,
    /// The prestige points for building or having it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points: Option<u16>,
    /// What else its builder gets at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub built: Option<Amount>,
    /// What its owner gets every turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub income: Option<Amount>,
    /// What the player of a worker on it may do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub effect: Option<Effect<K>>,
    /// The effect of the other side, which lies up at set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub neutral: Option<Effect<K>>,
    /// The owner's share when another player uses it: one of these offers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<PrintedOffer>>"))]
    pub owner: Vec<PrintedOffer>,
}

impl<K> Component<K> {
    /// One of a kind, with nothing printed on it yet.
    pub(crate) const fn of(kind: K) -> Self {
        let nothing = (None, None, None, None, None);
        let (cost, points, built, income, effect) = nothing;
        Self { kind, copies: Some(1), cost, points, built, income, effect, neutral: None, owner: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{classic, magna_carta, y1303};

    #[test]
    fn amounts_are_written_in_notation() {
        let goods: Goods = "wood 1d".parse().unwrap();
        assert_eq!(Amount { any: 1, ..goods.into() }.to_string(), "wood 1d any");
        assert_eq!(Amount { plain: 2, ..Amount::default() }.to_string(), "2plain");
        assert_eq!(Amount::from(goods).to_string(), "wood 1d");
    }

    /// How many ways there are to choose cubes of these kinds.
    fn ways(kinds: usize, cubes: u16) -> usize {
        (0..usize::from(cubes)).fold(1, |ways, chosen| ways * (kinds + chosen) / (chosen + 1))
    }

    /// A printed choice stands for every combination of cubes.
    #[test]
    fn printed_offers_leave_nothing_out() {
        let check = |kinds: usize, offers: &[Offer]| {
            let side = |amount: Amount| ways(kinds, amount.any) * ways(kinds - 1, amount.plain);
            let printed = PrintedOffer::all(offers);
            let sum: usize = printed.iter().map(|offer| offer.give.map_or(1, side) * side(offer.get)).sum();
            assert_eq!(sum, offers.len(), "{printed:?}");
        };
        for tile in classic::Tile::ALL {
            check(5, tile.offers(classic::Options::FRENCH));
            check(5, tile.offers(classic::Options::ENGLISH));
        }
        for card in magna_carta::Card::ALL {
            check(4, card.primary_offers());
            check(4, card.secondary_offers());
        }
        for tile in y1303::Tile::ALL {
            check(5, tile.offers(false));
            check(5, tile.offers(true));
        }
    }
}
