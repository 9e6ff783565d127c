//! `medium`: sequential halving of the plausible moves. Each round splits a budget of rollouts among those left and drops the worse half.

use caylus_rules::parts::{MAX_PLAYERS, Player};

use crate::bot::{Bot, Candidate, Choice, Limit, MAX_CANDIDATES};
use crate::heuristics::{Heuristics, plausible_moves};
use crate::rng::BotRng;
use crate::rollout::{RolloutPolicy, rollout};

/// Rollouts per round, shared by the remaining moves; each gets at least one.
const ROLLOUTS_PER_ROUND: u32 = 24;
/// To the end of the turn; sharpened, because in careless rollouts every worker looks wasted.
const ROLLOUT: RolloutPolicy = RolloutPolicy { turns: 1, inverse_temperature: 2 };

/// Looks to the end of the turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Medium;

/// The results of one move so far.
struct Trial<G: Heuristics> {
    chosen: G::Move,
    rollouts: u32,
    total_points: f64,
    /// Every player's, in seat order.
    total_values: [f64; MAX_PLAYERS],
}

impl<G: Heuristics> Trial<G> {
    fn mean(&self, total: f64) -> f64 {
        total / f64::from(self.rollouts.max(1))
    }

    fn mean_value(&self, player: Player) -> f64 {
        self.mean(self.total_values[player.index()])
    }

    fn candidate(&self, player: Player, players: usize) -> Candidate<G> {
        Candidate {
            chosen: self.chosen,
            points: self.mean(self.total_points),
            chance: self.mean_value(player),
            chances: self.total_values[..players].iter().map(|total| self.mean(*total)).collect(),
            visits: self.rollouts,
            line: vec![self.chosen],
        }
    }
}

impl<G: Heuristics> Bot<G> for Medium {
    fn choose(&mut self, view: &G::View, _: Limit, seed: u64) -> Option<Choice<G>> {
        let mut rng = BotRng::new(seed);
        let game = G::determinize(view, rng.next_seed());
        let player = game.to_act()?;
        let mut trials: Vec<Trial<G>> = plausible_moves(&game)
            .into_iter()
            .map(|chosen| Trial { chosen, rollouts: 0, total_points: 0.0, total_values: [0.0; MAX_PLAYERS] })
            .collect();
        let mut iterations = 0;
        let mut remaining = trials.len();
        loop {
            for _ in 0..(ROLLOUTS_PER_ROUND / remaining as u32).max(1) {
                // The same determinization and random numbers for every move, so that fewer rollouts tell them apart.
                let seed = rng.next_seed();
                for trial in &mut trials[..remaining] {
                    let mut game = G::determinize(view, seed);
                    game.apply_unchecked(trial.chosen, &mut ());
                    let evaluation = rollout(&mut game, ROLLOUT, &mut BotRng::new(seed));
                    trial.total_points += f64::from(evaluation.points_of(player));
                    for (total, value) in trial.total_values.iter_mut().zip(evaluation.values()) {
                        *total += f64::from(*value);
                    }
                    trial.rollouts += 1;
                    iterations += 1;
                }
            }
            trials[..remaining].sort_by(|a, b| b.mean_value(player).total_cmp(&a.mean_value(player)));
            if remaining <= 2 {
                break;
            }
            remaining = remaining.div_ceil(2);
        }
        let candidate = |trial: &Trial<G>| trial.candidate(player, game.players());
        let candidates: Vec<Candidate<G>> = trials.iter().take(MAX_CANDIDATES).map(candidate).collect();
        Some(Choice { chosen: trials.first()?.chosen, candidates, iterations })
    }
}
