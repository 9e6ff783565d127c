//! What a bot has to know about a game beside its rules.

use arrayvec::ArrayVec;
use caylus_rules::parts::MAX_PLAYERS;
use caylus_rules::{Game, MAX_MOVES};

/// For each player, what the position is worth, in points.
pub type Worths = ArrayVec<f32, MAX_PLAYERS>;

/// For each legal move, how good it looks at a glance.
pub type Weights = ArrayVec<f32, MAX_MOVES>;

/// A game about which a bot knows something. Nothing here may allocate: it is asked millions of times.
pub trait Knowledge: Game {
    /// What each player's position is worth, in points: those won, and what everything on the table may bring. It is asked at the end of a turn as a rule,
    /// when no worker is out.
    fn worth(&self) -> Worths;

    /// How good each of the legal moves looks at a glance: weights greater than 0, in the order of the moves; a move with twice
    /// the weight is tried about twice as often. Pointless moves have a weight near 0.
    fn glance(&self, moves: &[Self::Move], weights: &mut Weights);

    /// A number that changes when a turn is over: then a position is easy to judge.
    fn turn(&self) -> u8;
}

/// The least weight of a move, compared with 1 for the best: even what looks pointless is tried now and then.
const LEAST: f32 = 0.002;

/// Makes weights of the points that the moves seem to bring: one that is `clear` points better has about three times the weight.
pub(crate) fn weigh(values: impl Iterator<Item = f32>, clear: f32, weights: &mut Weights) {
    weights.extend(values);
    let best = weights.iter().copied().fold(f32::MIN, f32::max);
    for weight in weights {
        *weight = ((*weight - best) / clear).exp().max(LEAST);
    }
}
