//! The interface of all bots.

use std::time::Duration;

use caylus_rules::Game;

/// Chooses moves for one seat or several.
pub trait Bot<G: Game>: Send {
    /// Chooses a move for the player to act, given that player's view; `None` if the game is over. For a fresh bot the
    /// same view, seed and number of iterations give the same choice.
    fn choose(&mut self, view: &G::View, limit: Limit, seed: u64) -> Option<Choice<G>>;

    /// Reports a move that was played, by any player, so that a search can be reused. Optional; but if called at all, it must be called
    /// for every move between two choices.
    fn played(&mut self, _: G::Move) {}

    /// Why the last choice failed, for bots that can fail: see [`Exec`](crate::Exec). Taken once.
    fn take_error(&mut self) -> Option<String> {
        None
    }
}

/// How long a bot may search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// This much time. Choices are not reproducible.
    Time(Duration),
    /// This many iterations, however long they take. Choices are reproducible.
    Iterations(u32),
}

/// The move a bot chose, and what it considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<G: Game> {
    /// The move.
    pub chosen: G::Move,
    /// The best few moves it considered, the chosen one first.
    pub candidates: Vec<Candidate<G>>,
    /// Iterations or rollouts made.
    pub iterations: u32,
}

impl<G: Game> Choice<G> {
    /// The candidates to show as hints, the likeliest to win first. Drops moves that look better than the chosen one on less than half
    /// as many visits: their value is mostly noise.
    pub fn into_hints(self) -> Vec<Candidate<G>> {
        let mut hints = self.candidates;
        hints.retain(|candidate| candidate.visits > 0);
        let Some((visits, chance)) = hints.first().map(|chosen| (chosen.visits, chosen.chance)) else { return hints };
        hints.retain(|candidate| {
            candidate.chance <= chance || candidate.visits.saturating_mul(MAX_VISIT_RATIO) >= visits
        });
        // Stable: on equal chances the more visited move stays in front.
        hints.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        hints
    }
}

/// A move a bot considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<G: Game> {
    /// The move.
    pub chosen: G::Move,
    /// Expected worth of the player's position after it, in points; `master` gives the expected final score.
    pub points: f64,
    /// The player's estimated chance of winning, from 0 to 1.
    pub chance: f64,
    /// Every player's, in seat order; they add up to 1.
    pub chances: Vec<f64>,
    /// How often the search tried it.
    pub visits: u32,
    /// The expected continuation, starting with this move.
    pub line: Vec<G::Move>,
}

/// How many candidates a choice reports.
pub(crate) const MAX_CANDIDATES: usize = 3;
/// A hint needs at least the chosen move's visits divided by this to be ranked above it.
const MAX_VISIT_RATIO: u32 = 2;

#[cfg(test)]
mod tests {
    use caylus_rules::classic::{Classic, Move};

    use super::{Candidate, Choice};

    /// The chances of the hints made from candidates with these visits and chances.
    fn hints(candidates: &[(u32, f64)]) -> Vec<f64> {
        let chosen: Move = "pass".parse().expect("a move");
        let candidate = |&(visits, chance): &(u32, f64)| {
            let chances = vec![chance, 1.0 - chance];
            Candidate { chosen, points: 0.0, chance, chances, visits, line: vec![chosen] }
        };
        let choice: Choice<Classic> =
            Choice { chosen, candidates: candidates.iter().map(candidate).collect(), iterations: 0 };
        choice.into_hints().iter().map(|candidate| candidate.chance).collect()
    }

    #[test]
    fn hints_are_sorted_by_chance_without_barely_visited_moves() {
        assert_eq!(hints(&[]), [0.0; 0]);
        assert_eq!(hints(&[(100, 0.5), (80, 0.3), (10, 0.4)]), [0.5, 0.4, 0.3]);
        assert_eq!(hints(&[(100, 0.5), (50, 0.6), (10, 0.1)]), [0.6, 0.5, 0.1], "enough visits");
        assert_eq!(hints(&[(100, 0.5), (49, 0.6), (10, 0.1)]), [0.5, 0.1], "too few visits");
        assert_eq!(hints(&[(100, 0.5), (0, 0.0)]), [0.5], "never visited");
    }
}
