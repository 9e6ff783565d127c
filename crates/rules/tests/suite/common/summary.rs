//! Plays many games and adds up their coverage.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rayon::prelude::*;

use super::coverage::Coverage;
use super::game::TestGame;
use super::referee::Plan;

pub(crate) struct Summary<G: TestGame> {
    pub(crate) games: usize,
    decisions: usize,
    longest: usize,
    pub(crate) coverage: Coverage<G>,
}

impl<G: TestGame> Summary<G> {
    fn empty() -> Self {
        Self { games: 0, decisions: 0, longest: 0, coverage: Coverage::empty() }
    }

    /// Plays all games; `None` if one of them fails.
    pub(crate) fn of(plans: &[Plan<G>]) -> Option<Self> {
        let play = |mut sum: Self, plan: &Plan<G>| {
            let moves = plan.play(&mut sum.coverage).moves().len();
            Self { games: sum.games + 1, decisions: sum.decisions + moves, longest: sum.longest.max(moves), ..sum }
        };
        let add = |one: Self, other: Self| Self {
            games: one.games + other.games,
            decisions: one.decisions + other.decisions,
            longest: one.longest.max(other.longest),
            coverage: one.coverage.and(other.coverage),
        };
        catch_unwind(AssertUnwindSafe(|| plans.par_iter().fold(Self::empty, play).reduce(Self::empty, add))).ok()
    }

    pub(crate) fn print(&self) {
        let Self { games, decisions, longest, coverage } = self;
        println!("{games} games, {decisions} decisions, the longest game has {longest}");
        coverage.iter().for_each(|(path, count)| println!("{count:8}  {path}"));
    }

    /// Checks that every path was taken often enough.
    pub(crate) fn check_paths(&self, least: impl Fn(G::Path) -> u64) {
        let rare = self.coverage.iter().filter(|(path, count)| *count < least(*path));
        let missed: Vec<String> = rare.map(|(path, count)| format!("{path}: {count}")).collect();
        assert!(missed.is_empty(), "not covered enough: {missed:#?}");
    }
}
