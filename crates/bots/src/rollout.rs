//! Rollouts: playing on to the end of a turn or several, drawing moves by their priors, and evaluating where that leads.

use caylus_rules::MoveList;

use crate::evaluation::Evaluation;
use crate::heuristics::{Heuristics, Priors, priors};
use crate::rng::BotRng;

/// Upper bound on decisions per turn, in case a turn never ends.
const MAX_DECISIONS_PER_TURN: usize = 400;

/// How far a rollout goes, and how it draws moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RolloutPolicy {
    /// How many turns it plays to the end, the current one included.
    pub turns: u8,
    /// Priors are raised to this power: higher prefers the better moves more strongly.
    pub inverse_temperature: i32,
}

impl RolloutPolicy {
    /// To the end of the turn, by the priors as they are.
    pub(crate) const THIS_TURN: Self = Self { turns: 1, inverse_temperature: 1 };
}

/// Plays on by the policy and evaluates the result.
pub(crate) fn rollout<G: Heuristics>(game: &mut G, policy: RolloutPolicy, rng: &mut BotRng) -> Evaluation {
    play_on(game, policy, rng);
    Evaluation::of(game)
}

/// Plays on by the policy.
pub(crate) fn play_on<G: Heuristics>(game: &mut G, policy: RolloutPolicy, rng: &mut BotRng) {
    (0..policy.turns).for_each(|_| play_turn(game, policy.inverse_temperature, rng));
}

fn play_turn<G: Heuristics>(game: &mut G, inverse_temperature: i32, rng: &mut BotRng) {
    let turn = game.turn();
    let (mut moves, mut weights) = (MoveList::new(), Priors::new());
    for _ in 0..MAX_DECISIONS_PER_TURN {
        if game.is_over() || game.turn() != turn {
            break;
        }
        game.legal_moves(&mut moves);
        priors(game, &moves, &mut weights);
        weights.iter_mut().for_each(|weight| *weight = weight.powi(inverse_temperature));
        game.apply_unchecked(moves[rng.weighted_index(&weights)], &mut ());
    }
}
