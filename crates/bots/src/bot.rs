//! What a bot is, and what it says about its choice.

use std::time::Duration;

use caylus_rules::Game;

/// Somebody who plays a seat, or several.
pub trait Bot<G: Game>: Send {
    /// Chooses a move for the player who has to decide; `view` is that player's. There is no choice if the game is over. The
    /// same view, seed and number of iterations give the same choice.
    fn choose(&mut self, view: &G::View, limit: Limit, seed: u64) -> Option<Choice<G>>;

    /// A move was played, by whomever: a bot that thinks ahead can go on from there. It need not be told, but if it is, then of
    /// every move from one choice to the next.
    fn played(&mut self, _: G::Move) {}

    /// Why the last choice failed, if the bot can say; for those that are programs of their own.
    fn complaint(&mut self) -> Option<String> {
        None
    }
}

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Until that time is over.
    Time(Duration),
    /// That many looks ahead, in whatever time it takes; the choice then depends on the seed alone.
    Iterations(u32),
}

/// What a bot has chosen, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<G: Game> {
    /// The move.
    pub chosen: G::Move,
    /// The moves it thought best, the chosen one first.
    pub thoughts: Vec<Thought<G>>,
    /// How often it looked ahead.
    pub iterations: u32,
}

impl<G: Game> Choice<G> {
    /// What a person is advised: the thoughts with the likeliest win first. A move that was looked at much less often than the chosen
    /// one and seems better than it was only lucky so far, and is left out.
    pub fn advice(self) -> Vec<Thought<G>> {
        let mut advice = self.thoughts;
        advice.retain(|thought| thought.visits > 0);
        let Some((visits, chance)) = advice.first().map(|chosen| (chosen.visits, chosen.chance)) else { return advice };
        advice.retain(|thought| thought.chance <= chance || thought.visits.saturating_mul(ENOUGH) >= visits);
        // Stable: of equals, the one looked at more often stays in front.
        advice.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        advice
    }
}

/// What a bot thinks of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<G: Game> {
    /// The move.
    pub chosen: G::Move,
    /// What the player's position seems worth after it, in points: those won, and what everything else may bring.
    pub points: f64,
    /// How likely it thinks the player will win, from 0 to 1.
    pub chance: f64,
    /// How often it looked at what may follow.
    pub visits: u32,
    /// What it expects to be played, this move first.
    pub line: Vec<G::Move>,
}

/// The best few thoughts are told.
pub(crate) const TOLD: usize = 3;
/// A move that was looked at this part as often as the chosen one was looked at often enough.
const ENOUGH: u32 = 2;

#[cfg(test)]
mod tests {
    use caylus_rules::classic::{Classic, Move};

    use super::{Choice, Thought};

    /// The chances of a win in the order in which moves are advised that have such visits and chances, the chosen one first.
    fn advised(thoughts: &[(u32, f64)]) -> Vec<f64> {
        let chosen: Move = "pass".parse().expect("a move");
        let thought =
            |&(visits, chance): &(u32, f64)| Thought { chosen, points: 0.0, chance, visits, line: vec![chosen] };
        let choice: Choice<Classic> =
            Choice { chosen, thoughts: thoughts.iter().map(thought).collect(), iterations: 0 };
        choice.advice().iter().map(|thought| thought.chance).collect()
    }

    #[test]
    fn the_likeliest_win_is_advised_first() {
        assert_eq!(advised(&[]), [0.0; 0]);
        assert_eq!(advised(&[(100, 0.5), (80, 0.3), (10, 0.4)]), [0.5, 0.4, 0.3]);
        assert_eq!(advised(&[(100, 0.5), (50, 0.6), (10, 0.1)]), [0.6, 0.5, 0.1], "looked at often enough");
        assert_eq!(advised(&[(100, 0.5), (49, 0.6), (10, 0.1)]), [0.5, 0.1], "lucky so far");
        assert_eq!(advised(&[(100, 0.5), (0, 0.0)]), [0.5], "never looked at");
    }
}
