//! `easy`: one rollout to the end of the turn per plausible move; the best result wins.

use caylus_rules::MoveList;

use crate::bot::{Bot, Candidate, Choice, Limit, MAX_CANDIDATES};
use crate::heuristics::{Heuristics, Priors, priors};
use crate::rng::BotRng;
use crate::rollout::{RolloutPolicy, rollout};

/// Moves with less than this fraction of the best prior are not considered.
const MIN_RELATIVE_PRIOR: f32 = 0.04;

/// Sensible, beatable, varied.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl<G: Heuristics> Bot<G> for Easy {
    fn choose(&mut self, view: &G::View, _: Limit, seed: u64) -> Option<Choice<G>> {
        let mut rng = BotRng::new(seed);
        let game = G::determinize(view, rng.next_seed());
        let player = game.to_act()?;
        let (mut moves, mut move_priors) = (MoveList::new(), Priors::new());
        game.legal_moves(&mut moves);
        priors(&game, &moves, &mut move_priors);
        let best = move_priors.iter().copied().fold(0.0, f32::max);

        let mut candidates: Vec<Candidate<G>> = Vec::new();
        for (chosen, _) in moves.iter().zip(&move_priors).filter(|(_, prior)| **prior >= MIN_RELATIVE_PRIOR * best) {
            // A single rollout is noisy; that is what makes this level beatable.
            let mut game = G::determinize(view, rng.next_seed());
            game.apply_unchecked(*chosen, &mut ());
            let evaluation = rollout(&mut game, RolloutPolicy::THIS_TURN, &mut rng);
            candidates.push(evaluation.candidate(*chosen, player));
        }
        candidates.sort_by(|a, b| b.points.total_cmp(&a.points));
        let iterations = candidates.len() as u32;
        candidates.truncate(MAX_CANDIDATES);
        Some(Choice { chosen: candidates.first()?.chosen, candidates, iterations })
    }
}
