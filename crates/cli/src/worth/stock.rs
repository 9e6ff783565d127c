//! What a player of Magna Carta will have by then: cubes that a card is likely to give count as well.

use caylus_rules::magna_carta::Card;
use caylus_rules::magna_carta::position::PlayerDoc;
use caylus_rules::parts::Cube;

/// Goods that are there or expected.
pub(super) struct Stock {
    cubes: [f64; 5],
    pub(super) deniers: f64,
}

impl Stock {
    /// The kinds of this game.
    pub(super) const KINDS: [Cube; 4] = [Cube::Food, Cube::Wood, Cube::Stone, Cube::Gold];
    const PLAIN: [Cube; 3] = [Cube::Food, Cube::Wood, Cube::Stone];

    /// What a player has.
    pub(super) fn of(doc: &PlayerDoc<Vec<Card>>) -> Self {
        let mut stock = Self { cubes: [0.0; 5], deniers: doc.deniers.into() };
        let counts = [doc.cubes.food, doc.cubes.wood, doc.cubes.stone, doc.cubes.gold];
        Self::KINDS.into_iter().zip(counts).for_each(|(cube, count)| stock.add(cube, count.into()));
        stock
    }

    pub(super) fn count(&self, cube: Cube) -> f64 {
        self.cubes[cube as usize]
    }

    pub(super) fn add(&mut self, cube: Cube, number: f64) {
        self.cubes[cube as usize] += number;
    }

    /// The kind of which there is least, gold apart.
    pub(super) fn scarcest(&self) -> Cube {
        Self::PLAIN.into_iter().min_by(|a, b| self.count(*a).total_cmp(&self.count(*b))).unwrap_or(Cube::Food)
    }

    /// The kind of which there is most, gold apart.
    pub(super) fn commonest(&self) -> Cube {
        Self::PLAIN.into_iter().max_by(|a, b| self.count(*a).total_cmp(&self.count(*b))).unwrap_or(Cube::Food)
    }

    /// How many batches there are without gold, the last one perhaps in part.
    pub(super) fn batches(&self) -> f64 {
        self.count(self.scarcest())
    }

    /// What the cubes for a card are worth, and whether they are there.
    pub(super) fn price(&self, card: Card, worth: impl Fn(Cube) -> f64) -> (f64, bool) {
        use Cube::{Food, Stone, Wood};
        let cost = match card {
            Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry | Card::Lawyer => [Food, Wood].as_slice(),
            Card::Peddler | Card::Market => &[Wood, Wood],
            Card::LargeFarm | Card::LargeSawmill | Card::LargeQuarry | Card::GoldMine => &[Food, Stone, Stone],
            _ => &[Wood, Stone, Stone],
        };
        let needed = |cube: Cube| cost.iter().filter(|other| **other == cube).count() as f64;
        let missing: f64 = Self::PLAIN.into_iter().map(|cube| (needed(cube) - self.count(cube)).max(0.0)).sum();
        (cost.iter().map(|cube| worth(*cube)).sum(), missing <= self.count(Cube::Gold))
    }
}
