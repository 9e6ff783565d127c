//! The tests' random generator, the same on every machine.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A seeded random generator.
pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound`, with a bias too small to matter here.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let high = self.0.next_u64() >> 32;
        ((high * bound as u64) >> 32) as usize
    }

    pub(crate) fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most - least + 1)
    }

    /// True with probability 1 / `chances`.
    pub(crate) fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// A random index, drawn by weight.
    pub(crate) fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let sum: u32 = weights.clone().sum();
        let mut left = self.below(sum as usize) as u32;
        for (at, weight) in weights.enumerate() {
            if left < weight {
                return at;
            }
            left -= weight;
        }
        unreachable!("the draw is less than the sum")
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
