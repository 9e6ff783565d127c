//! Random seeds.

use std::hash::{BuildHasher, RandomState};

/// An unpredictable seed, small enough for a JavaScript number.
pub(crate) fn random() -> u64 {
    RandomState::new().hash_one(()) >> 11
}
