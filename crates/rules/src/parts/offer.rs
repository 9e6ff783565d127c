//! Exchanges with the stock.

use std::fmt;

use super::{Cubes, Goods, ParseGoodsError};
use crate::ParseReason;

/// An exchange with the stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What the player gives.
    pub give: Goods,
    /// What the player gets.
    pub get: Goods,
}

impl Offer {
    /// The offers that the cubes and the money (deniers, or workers in Caylus 1303) can pay, as bits.
    #[inline]
    pub fn payable(offers: &[Self], cubes: Cubes, money: u16) -> u64 {
        let mut choices = 0;
        for (number, offer) in offers.iter().enumerate() {
            let payable = cubes.cover(offer.give.cubes) && money >= offer.give.deniers + offer.give.workers;
            choices |= u64::from(payable) << number;
        }
        choices
    }
}

/// A range in a game's list of all offers: those of one tile, card or favor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offers {
    pub(crate) first: u8,
    pub(crate) count: u8,
}

impl Offers {
    /// A range of one offer.
    pub(crate) const fn one(first: u8) -> Self {
        Self { first, count: 1 }
    }

    /// The `count` offers right after another range.
    pub(crate) const fn after(before: Self, count: usize) -> Self {
        Self { first: before.first + before.count, count: count as u8 }
    }

    /// The slice of `all` that the range covers.
    #[inline]
    pub(crate) fn of(self, all: &'static [Offer]) -> &'static [Offer] {
        &all[usize::from(self.first)..][..usize::from(self.count)]
    }
}

/// The number of the offer that is written `give GOODS for GOODS` or, with nothing to give, `take GOODS`.
pub(crate) fn offer_number(all: &[Offer], give: &[&str], get: &[&str]) -> Result<u8, ParseReason> {
    let goods = |words: &[&str]| words.join(" ").parse().map_err(|error: ParseGoodsError| error.into_reason());
    let offer = Offer { give: if give.is_empty() { Goods::NONE } else { goods(give)? }, get: goods(get)? };
    let found = (0..).zip(all).find(|(_, other)| **other == offer);
    found.map(|(number, _)| number).ok_or(ParseReason::NoOffer)
}

/// Splits what follows `give` at `for`.
pub(crate) fn give_and_get<'a, 'w>(words: &'a [&'w str]) -> Result<(&'a [&'w str], &'a [&'w str]), ParseReason> {
    let at = words.iter().position(|word| *word == "for").filter(|at| *at > 0);
    at.map(|at| (&words[..at], &words[at + 1..])).ok_or_else(|| ParseReason::usage("give 2food for gold"))
}

/// `give 2d for 3pp`; a free offer is `take food`.
impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.give.is_empty() {
            true => write!(f, "take {}", self.get),
            false => write!(f, "give {} for {}", self.give, self.get),
        }
    }
}
