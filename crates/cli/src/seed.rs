//! Seeds for those who do not care which.

use std::hash::{BuildHasher, RandomState};

/// A seed that nobody can foresee. It is small enough for a number in JavaScript to hold.
pub(crate) fn random() -> u64 {
    RandomState::new().hash_one(()) >> 11
}
