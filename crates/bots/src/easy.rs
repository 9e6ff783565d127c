//! `easy`: one rollout to the end of the turn per plausible move; the best result wins.

use crate::bot::{Bot, Candidate, Choice, Limit, MAX_CANDIDATES};
use crate::heuristics::{Heuristics, plausible_moves};
use crate::rng::BotRng;
use crate::rollout::{RolloutPolicy, rollout};

/// Sensible, beatable, varied.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl<G: Heuristics> Bot<G> for Easy {
    fn choose(&mut self, view: &G::View, _: Limit, seed: u64) -> Option<Choice<G>> {
        let mut rng = BotRng::new(seed);
        let game = G::determinize(view, rng.next_seed());
        let player = game.to_act()?;
        let mut candidates: Vec<Candidate<G>> = Vec::new();
        for chosen in plausible_moves(&game) {
            // A single rollout is noisy; that is what makes this level beatable.
            let mut game = G::determinize(view, rng.next_seed());
            game.apply_unchecked(chosen, &mut ());
            let evaluation = rollout(&mut game, RolloutPolicy::THIS_TURN, &mut rng);
            candidates.push(evaluation.candidate(chosen, player));
        }
        candidates.sort_by(|a, b| b.points.total_cmp(&a.points));
        let iterations = candidates.len() as u32;
        candidates.truncate(MAX_CANDIDATES);
        Some(Choice { chosen: candidates.first()?.chosen, candidates, iterations })
    }
}
