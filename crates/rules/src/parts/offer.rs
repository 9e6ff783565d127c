//! Exchanges with the stock.

use std::fmt;

use super::{Cubes, Goods};

/// An offer: what is given to the stock, and what comes from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What the player gives.
    pub give: Goods,
    /// What the player gets.
    pub get: Goods,
}

impl Offer {
    /// Of these offers, those that can be paid with the cubes and the money (deniers or workers, whichever the game has), as bits.
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

/// `give 2d for 3pp`; what costs nothing is `take food`.
impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.give.is_empty() {
            true => write!(f, "take {}", self.get),
            false => write!(f, "give {} for {}", self.give, self.get),
        }
    }
}
