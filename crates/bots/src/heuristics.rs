//! What a bot needs to know about a game besides its rules.

use arrayvec::ArrayVec;
use caylus_rules::parts::MAX_PLAYERS;
use caylus_rules::{MAX_MOVES, MoveList};

use crate::bot::Bot;
use crate::level::Level;
use crate::net::Features;

/// What a position is worth to each player, in points.
pub type Points = ArrayVec<f32, MAX_PLAYERS>;

/// A prior for each legal move, in the same order. Not normalized.
pub type Priors = ArrayVec<f32, MAX_MOVES>;

/// A game that bots can play. Nothing here may allocate: rollouts call it millions of times.
pub trait Heuristics: Features {
    /// What the position is worth to each player, in points: those scored, plus the estimated return of everything else. Mostly called
    /// between turns, when no workers are placed.
    fn worth(&self) -> Points;

    /// Appends a prior greater than 0 for each of the legal moves, in order. Twice the prior means tried about twice as often; moves
    /// that achieve nothing get a prior near 0.
    fn priors(&self, moves: &[Self::Move], priors: &mut Priors);

    /// A number that changes when a turn ends. Rollouts stop there, because positions between turns are the easiest to evaluate.
    fn turn(&self) -> u8;

    /// The position behind a view, if everything hidden can be counted because it was public when it happened. `earlier` is what this
    /// returned for the player's last choice, with the moves played since; without it the count starts from an estimate.
    fn count(_view: &Self::View, _earlier: Option<&Self>) -> Option<Self> {
        None
    }

    // Every game implements these in one line, so that the generic code behind them is compiled once, optimized, in this crate, rather
    // than in every crate that uses it.

    /// Implements [`Level::bot`], as `level.build(threads)`.
    fn bot(level: Level, threads: usize) -> Box<dyn Bot<Self>>;

    /// Plays random moves to the end and returns the number of decisions. `caylus bench` measures this.
    fn play_out(self, seed: u64) -> u64;
}

/// Smallest prior, relative to 1 for the best move: even moves that look pointless are tried now and then.
const MIN_PRIOR: f32 = 0.002;
/// If any move gains this many points, doing nothing is pointless.
const WORTHWHILE: f32 = 0.15;
/// The gain of a move that is pointless in any case.
pub(crate) const POINTLESS: f32 = f32::NEG_INFINITY;

/// Replaces the contents of `priors` by the game's priors for `moves`.
pub(crate) fn priors<G: Heuristics>(game: &G, moves: &[G::Move], priors: &mut Priors) {
    priors.clear();
    game.priors(moves, priors);
    debug_assert_eq!(priors.len(), moves.len(), "one prior per move");
}

/// Turns estimated gains in points into priors, `exp((gain - best) / temperature)`: a move that gains `temperature` points more gets e
/// times the prior.
pub(crate) fn softmax_priors<M: Copy>(
    moves: &[M],
    temperature: f32,
    gain: impl Fn(M) -> f32,
    does_nothing: impl Fn(M) -> bool,
    priors: &mut Priors,
) {
    // Holds the gains first.
    priors.extend(moves.iter().map(|chosen| gain(*chosen)));
    let active = moves.iter().zip(priors.iter()).filter(|(chosen, _)| !does_nothing(**chosen));
    if active.map(|(_, gain)| *gain).fold(f32::MIN, f32::max) >= WORTHWHILE {
        let passive = moves.iter().zip(priors.iter_mut()).filter(|(chosen, _)| does_nothing(**chosen));
        passive.for_each(|(_, gain)| *gain = POINTLESS);
    }
    let best = priors.iter().copied().fold(f32::MIN, f32::max);
    for prior in priors {
        *prior = ((*prior - best) / temperature).exp().max(MIN_PRIOR);
    }
}

/// Moves with less than this fraction of the best prior are not plausible.
const MIN_RELATIVE_PRIOR: f32 = 0.04;

/// The legal moves worth considering without a search that corrects the priors. It leaves out moves that achieve nothing: rollouts play
/// on so imperfectly that doing nothing more often looks better than it is.
pub(crate) fn plausible_moves<G: Heuristics>(game: &G) -> MoveList<G::Move> {
    let (mut moves, mut move_priors) = (MoveList::new(), Priors::new());
    game.legal_moves(&mut moves);
    priors(game, &moves, &mut move_priors);
    let best = move_priors.iter().copied().fold(0.0, f32::max);
    let plausible = moves.iter().zip(&move_priors).filter(|(_, prior)| **prior >= MIN_RELATIVE_PRIOR * best);
    plausible.map(|(chosen, _)| *chosen).collect()
}

/// How much of its full worth something keeps that takes `turns` turns to pay off when `left` are left: 1 if there is time enough.
pub(crate) fn time_factor(left: f32, turns: f32) -> f32 {
    (left / turns).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doing_nothing_is_pointless_if_a_move_is_worthwhile() {
        let priors = |gains: &[f32]| {
            let mut priors = Priors::new();
            let moves: Vec<usize> = (0..gains.len()).collect();
            // The first move does nothing.
            softmax_priors(&moves, 1.0, |chosen| gains[chosen], |chosen| chosen == 0, &mut priors);
            priors.to_vec()
        };
        assert_eq!(priors(&[0.3, 0.2]), [MIN_PRIOR, 1.0]);
        assert_eq!(priors(&[0.0, -1.0]), [1.0, (-1.0_f32).exp()]);
        assert_eq!(priors(&[0.0, POINTLESS, -50.0]), [1.0, MIN_PRIOR, MIN_PRIOR]);
    }
}
