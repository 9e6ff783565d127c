//! The bots' random numbers, independent of the games'.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A seeded generator: the same seed gives the same numbers on every platform.
pub(crate) struct BotRng(Xoshiro256PlusPlus);

impl BotRng {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A seed for another generator or a determinization.
    pub(crate) fn next_seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Uniform in 0..1.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// Uniform in 0..`bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// An index drawn in proportion to the weights.
    pub(crate) fn weighted_index(&mut self, weights: &[f32]) -> usize {
        let mut left = self.unit() * weights.iter().sum::<f32>();
        for (at, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return at;
            }
        }
        weights.len().saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indexes_are_drawn_in_proportion_to_weights() {
        let mut rng = BotRng::new(1);
        let mut seen = [0; 3];
        for _ in 0..9000 {
            seen[rng.weighted_index(&[1.0, 0.0, 2.0])] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((2700..3300).contains(&seen[0]), "{seen:?}");
        assert!((0..9000).all(|_| rng.below(3) < 3));
    }
}
