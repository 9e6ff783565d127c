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
