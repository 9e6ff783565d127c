//! The road: cards from left to right, growing at the right end.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::Card;
use crate::parts::{Player, impl_text_conversions};

/// A place on the road, c1 to c52.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Place(u8);

impl Place {
    /// The longest road: 4 neutral cards and all cards of four players.
    pub const COUNT: usize = 52;

    #[inline]
    pub(super) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// Its index: 0 for `c1`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not a place on the road (c1 to c{})", Self::COUNT);
        let number = text.strip_prefix('c').filter(|digits| !digits.starts_with(['+', '0'])).ok_or_else(wrong)?;
        match number.parse::<usize>() {
            Ok(number @ 1..=Self::COUNT) => Ok(Self::at(number - 1)),
            _ => Err(wrong()),
        }
    }
}

impl_text_conversions!(Place);

/// A card on the road in two bytes: its name and the cubes on it; its owner and the worker on it, each a seat number plus one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct RoadCard {
    card: u8,
    people: u8,
}

impl RoadCard {
    pub(super) fn new(card: Card, owner: Option<Player>) -> Self {
        Self { card: card as u8, people: owner.map_or(0, |owner| owner.index() as u8 + 1) }
    }

    #[inline]
    pub(super) fn card(self) -> Card {
        Card::ALL[usize::from(self.card & 31)]
    }

    /// Cubes left on it.
    #[inline]
    pub(super) const fn cubes(self) -> u8 {
        self.card >> 5
    }

    pub(super) const fn set_cubes(&mut self, cubes: u8) {
        self.card = self.card & 31 | cubes << 5;
    }

    #[inline]
    pub(super) fn owner(self) -> Option<Player> {
        person(self.people & 15)
    }

    #[inline]
    pub(super) fn worker(self) -> Option<Player> {
        person(self.people >> 4)
    }

    #[inline]
    pub(super) fn set_worker(&mut self, worker: Option<Player>) {
        let code = worker.map_or(0, |worker| worker.index() as u8 + 1);
        self.people = self.people & 15 | code << 4;
    }
}

#[inline]
fn person(code: u8) -> Option<Player> {
    if code == 0 { None } else { Some(Player::from_low_bits(u32::from(code) - 1)) }
}

/// The road and the state of its cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Road {
    cards: [RoadCard; Place::COUNT],
    length: u8,
    /// Turned cards, including covered ones.
    pub(super) residences: u64,
    /// Residences under a prestige building.
    pub(super) covered: u64,
    /// Cards with a worker.
    pub(super) occupied: u64,
}

impl Road {
    pub(super) const EMPTY: Self = Self {
        cards: [RoadCard { card: 0, people: 0 }; Place::COUNT],
        length: 0,
        residences: 0,
        covered: 0,
        occupied: 0,
    };

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.length as usize
    }

    /// All cards, as bits.
    #[inline]
    const fn all(&self) -> u64 {
        (1 << self.length) - 1
    }

    #[inline]
    pub(super) fn at(&self, place: Place) -> RoadCard {
        self.cards[place.index()]
    }

    pub(super) fn places(&self) -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator + use<> {
        (0..self.len()).map(Place::at)
    }

    /// [M2.3] Where a worker can be placed: not on residences, prestige buildings or occupied cards.
    #[inline]
    pub(super) const fn open(&self) -> u64 {
        self.all() & !self.residences & !self.occupied
    }

    /// A player's cards, as bits.
    pub(super) fn owned(&self, player: Player) -> u64 {
        let own = |place: &Place| self.at(*place).owner() == Some(player);
        self.places().filter(own).map(Place::bit).sum()
    }

    /// Adds a card at the end.
    pub(super) fn push(&mut self, card: RoadCard) -> Place {
        let place = Place::at(self.len().min(Place::COUNT - 1));
        self.cards[place.index()] = card;
        self.length += 1;
        if card.worker().is_some() {
            self.occupied |= place.bit();
        }
        place
    }

    #[inline]
    pub(super) fn set_worker(&mut self, place: Place, worker: Option<Player>) {
        self.cards[place.index()].set_worker(worker);
        match worker {
            Some(_) => self.occupied |= place.bit(),
            None => self.occupied &= !place.bit(),
        }
    }

    pub(super) fn set_cubes(&mut self, place: Place, cubes: u8) {
        self.cards[place.index()].set_cubes(cubes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn road_card_fields_do_not_overlap() {
        let mut card = RoadCard::new(Card::NeutralPeddler, Some(Player::new(3)));
        card.set_cubes(4);
        card.set_worker(Some(Player::new(2)));
        assert_eq!((card.card(), card.cubes()), (Card::NeutralPeddler, 4));
        assert_eq!((card.owner(), card.worker()), (Some(Player::new(3)), Some(Player::new(2))));
        card.set_worker(None);
        card.set_cubes(0);
        assert_eq!(card, RoadCard::new(Card::NeutralPeddler, Some(Player::new(3))));
    }

    #[test]
    fn places_round_trip() {
        for index in 0..Place::COUNT {
            assert_eq!(Place::at(index).to_string().parse(), Ok(Place::at(index)));
        }
        for text in ["c0", "c53", "r1", "c", "c01", "c+1", ""] {
            assert!(text.parse::<Place>().is_err());
        }
    }
}
