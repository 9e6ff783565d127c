//! Counts how often random play takes each path of the rules.

use std::collections::BTreeMap;

use super::game::TestGame;

/// How often each path was taken.
#[derive(Clone)]
pub(crate) struct Coverage<G: TestGame> {
    counts: BTreeMap<G::Path, u64>,
    /// What has happened earlier in the game.
    pub(crate) memory: G::Memory,
}

impl<G: TestGame> Coverage<G> {
    /// Every path with a count of 0.
    pub(crate) fn empty() -> Self {
        let paths = G::paths();
        let counts: BTreeMap<G::Path, u64> = paths.iter().map(|path| (*path, 0)).collect();
        assert_eq!(counts.len(), paths.len(), "a path is listed twice");
        Self { counts, memory: G::Memory::default() }
    }

    pub(crate) fn count(&mut self, path: impl Into<G::Path>) {
        let path = path.into();
        *self.counts.get_mut(&path).unwrap_or_else(|| panic!("{path} is not on the list")) += 1;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (G::Path, u64)> {
        self.counts.iter().map(|(path, count)| (*path, *count))
    }

    /// Adds the counts of both.
    pub(crate) fn and(mut self, other: Self) -> Self {
        for (path, count) in other.counts {
            *self.counts.entry(path).or_default() += count;
        }
        self
    }
}
