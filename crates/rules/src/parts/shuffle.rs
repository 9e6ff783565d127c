//! The only source of chance: the generator ChaCha8, started from a game's seed.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Shuffles from a seed, the same on every machine.
///
/// The generator is ChaCha8 with the seed, little-endian, in the first eight bytes of its key, the number of the shuffle in the
/// next two and zeros in the rest. The
/// shuffle is written out here because records must replay for ever, and libraries do not promise that of theirs.
pub struct Shuffler(ChaCha8Rng);

impl Shuffler {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Self::for_shuffle(seed, 0)
    }

    /// Starts afresh for the shuffle with that number in a game with that seed; 0 is the set-up.
    pub fn for_shuffle(seed: u64, number: u16) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..10].copy_from_slice(&number.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number less than `bound`, each as likely: the high half of a product, redrawn where that would favor some.
    pub fn below(&mut self, bound: u32) -> u32 {
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// Shuffles by exchanging each item, from the last, with one up to and including itself.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffle_is_stable() {
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
        let mut shuffler = Shuffler::new(1289);
        shuffler.shuffle(&mut items);
        assert_eq!(items, [6, 0, 3, 5, 2, 1, 7, 4]);
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut seen = [0_u32; 6];
        for seed in 0..6000 {
            let mut items = [0, 1, 2];
            Shuffler::new(seed).shuffle(&mut items);
            seen[items[0] * 2 + usize::from(items[1] > items[2])] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }
}
