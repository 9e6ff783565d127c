//! The bots' own source of chance; it has nothing to do with that of the games.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Random numbers from a seed.
pub(crate) struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A new seed.
    pub(crate) fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 up to but not including 1.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// A number less than `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// One of the weights' places, each as likely as its weight says.
    pub(crate) fn pick(&mut self, weights: &[f32]) -> usize {
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
    fn weights_are_kept() {
        let mut chance = Chance::new(1);
        let mut seen = [0; 3];
        for _ in 0..9000 {
            seen[chance.pick(&[1.0, 0.0, 2.0])] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((2700..3300).contains(&seen[0]), "{seen:?}");
        assert!((0..9000).all(|_| chance.below(3) < 3));
    }
}
