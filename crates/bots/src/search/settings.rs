//! The parameters of a search.

use std::sync::Arc;

use crate::evaluation::Evaluation;
use crate::heuristics::{Heuristics, Points};
use crate::net::Net;
use crate::rollout::RolloutPolicy;

/// The parameters of a search.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Exploration constant of PUCT.
    pub c_puct: f32,
    /// First-play urgency: an unvisited move counts as the mean value of its node's visits minus this.
    pub fpu_reduction: f32,
    /// Priors are raised to this power before they are normalized: in the tree they may be flatter than in rollouts, since visits
    /// correct them.
    pub prior_exponent: f32,
    /// Whether it counts what is hidden where it can, by [`Heuristics::count`], instead of sampling determinizations.
    pub counts: bool,
    /// How an iteration plays on from the new node.
    pub rollout: RolloutPolicy,
    /// Corrects the evaluation of the position reached; without it, only the worth counts.
    pub net: Option<Arc<Net>>,
}

impl Settings {
    /// The settings of `hard`, which do not change: it is what other levels are measured against.
    ///
    /// Its rollouts take two turns, because what a turn is good for often shows only in the next one, and are sharpened, because
    /// opponents play well too.
    pub const HARD: Self = Self {
        c_puct: 1.1,
        fpu_reduction: 0.08,
        prior_exponent: 0.6,
        counts: false,
        rollout: RolloutPolicy { turns: 2, inverse_temperature: 2 },
        net: None,
    };

    /// The settings of `master`. Its rollouts end with the turn: the net knows what a turn is good for. It explores less, because the
    /// net's chances are less extreme than those of the worth.
    pub fn master<G: Heuristics>() -> Self {
        Self {
            c_puct: 0.7,
            counts: true,
            rollout: RolloutPolicy { turns: 1, ..Self::HARD.rollout },
            net: G::net(),
            ..Self::HARD
        }
    }

    /// Each player's chance of winning, without playing on.
    pub(crate) fn evaluate<G: Heuristics>(&self, game: &G) -> Evaluation {
        let evaluation = Evaluation::of(game);
        match &self.net {
            Some(net) if !game.is_over() => {
                let corrections = net.corrections(game, evaluation.points());
                evaluation.corrected(&corrections)
            }
            _ => evaluation,
        }
    }

    /// Each player's chance of winning, as the search would evaluate the position.
    pub fn chances<G: Heuristics>(&self, game: &G) -> Points {
        self.evaluate(game).values().iter().copied().collect()
    }
}
