//! What a bot has to know about a game beside its rules.

use arrayvec::ArrayVec;
use caylus_rules::parts::MAX_PLAYERS;
use caylus_rules::{Game, MAX_MOVES};

use crate::bot::Bot;
use crate::level::Level;

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

    // Each game writes the following out in one line: what they call is then compiled in this crate, once and for speed, and not again
    // in every crate that asks for it.

    /// What [`Level::bot`] returns: `level.build(threads)`.
    fn bot(level: Level, threads: usize) -> Box<dyn Bot<Self>>;

    /// Plays random moves to the end, and returns the number of decisions. This is what `caylus bench` measures.
    fn play_out(self, seed: u64) -> u64;
}

/// The least weight of a move, compared with 1 for the best: even what looks pointless is tried now and then.
const LEAST: f32 = 0.002;

/// If something can be done that brings so many points, doing nothing is pointless.
const WORTHWHILE: f32 = 0.15;
/// What a move brings that is pointless in any case.
pub(crate) const POINTLESS: f32 = f32::NEG_INFINITY;

/// Makes weights of the points that the moves seem to bring: one that is `clear` points better has about three times the weight.
pub(crate) fn weigh<M: Copy>(
    moves: &[M],
    clear: f32,
    value: impl Fn(M) -> f32,
    does_nothing: impl Fn(M) -> bool,
    weights: &mut Weights,
) {
    weights.extend(moves.iter().map(|chosen| value(*chosen)));
    let deeds = moves.iter().zip(weights.iter()).filter(|(chosen, _)| !does_nothing(**chosen));
    if deeds.map(|(_, value)| *value).fold(f32::MIN, f32::max) >= WORTHWHILE {
        let nothing = moves.iter().zip(weights.iter_mut()).filter(|(chosen, _)| does_nothing(**chosen));
        nothing.for_each(|(_, value)| *value = POINTLESS);
    }
    let best = weights.iter().copied().fold(f32::MIN, f32::max);
    for weight in weights {
        *weight = ((*weight - best) / clear).exp().max(LEAST);
    }
}

/// How much of something that needs so many turns the turns that are left allow.
pub(crate) fn share_of(left: f32, turns: f32) -> f32 {
    (left / turns).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_done_only_where_nothing_is_worthwhile() {
        let weights = |values: &[f32]| {
            let mut weights = Weights::new();
            let moves: Vec<usize> = (0..values.len()).collect();
            // The first move does nothing.
            weigh(&moves, 1.0, |chosen| values[chosen], |chosen| chosen == 0, &mut weights);
            weights.to_vec()
        };
        assert_eq!(weights(&[0.3, 0.2]), [LEAST, 1.0]);
        assert_eq!(weights(&[0.0, -1.0]), [1.0, (-1.0_f32).exp()]);
        assert_eq!(weights(&[0.0, POINTLESS, -50.0]), [1.0, LEAST, LEAST]);
    }
}
