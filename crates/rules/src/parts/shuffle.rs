//! The only source of randomness: ChaCha8, seeded by the game.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A seeded shuffler with the same results on every machine.
///
/// The ChaCha8 key is the seed in the first eight bytes (little-endian), the shuffle number in the next two, then zeros. The
/// shuffle is implemented here because old records must keep replaying and libraries do not guarantee that for theirs.
pub struct Shuffler(ChaCha8Rng);

impl Shuffler {
    /// The shuffler for a game's set-up.
    pub fn new(seed: u64) -> Self {
        Self::for_shuffle(seed, 0)
    }

    /// The shuffler for a game's n-th shuffle; 0 is the set-up.
    pub fn for_shuffle(seed: u64, number: u16) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..10].copy_from_slice(&number.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A uniform number below `bound`: the high half of a product, redrawn where it would be biased.
    pub fn below(&mut self, bound: u32) -> u32 {
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// Fisher–Yates, from the last item down.
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
