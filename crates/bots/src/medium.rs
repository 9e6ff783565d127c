//! `medium`: follows every move to the end of the turn many times and plays the one that turns out best.

use caylus_rules::MoveList;

use crate::bot::{Bot, Choice, Limit, TOLD, Thought};
use crate::chance::Chance;
use crate::knowledge::Knowledge;
use crate::outlook::{Foresight, Outlook};

/// Looks in each round; after it the worse half of the moves is dropped.
const LOOKS: u32 = 48;

/// Knows what a position is worth and looks one turn ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Medium;

/// What has come of a move so far.
struct Trial<G: Knowledge> {
    chosen: G::Move,
    looks: u32,
    points: f64,
    chance: f64,
}

impl<G: Knowledge> Trial<G> {
    fn mean_chance(&self) -> f64 {
        self.chance / f64::from(self.looks.max(1))
    }
}

impl<G: Knowledge> Bot<G> for Medium {
    fn choose(&mut self, view: &G::View, _: Limit, seed: u64) -> Option<Choice<G>> {
        let mut chance = Chance::new(seed);
        let game = G::determinize(view, chance.seed());
        let player = game.to_act()?;
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let mut trials: Vec<Trial<G>> =
            moves.iter().map(|chosen| Trial { chosen: *chosen, looks: 0, points: 0.0, chance: 0.0 }).collect();
        let mut iterations = 0;
        let mut left = trials.len();
        loop {
            let looks = (LOOKS / left as u32).max(1);
            for trial in &mut trials[..left] {
                for _ in 0..looks {
                    let mut ahead = G::determinize(view, chance.seed());
                    ahead.apply_unchecked(trial.chosen, &mut ());
                    let outlook = Outlook::ahead(&mut ahead, Foresight::THIS_TURN, &mut chance);
                    trial.points += f64::from(outlook.points_of(player));
                    trial.chance += f64::from(outlook.chance_of(player));
                }
                trial.looks += looks;
                iterations += looks;
            }
            trials[..left].sort_by(|a, b| b.mean_chance().total_cmp(&a.mean_chance()));
            if left <= 2 {
                break;
            }
            left = left.div_ceil(2);
        }
        let thoughts: Vec<Thought<G>> = trials.iter().take(TOLD).map(Trial::thought).collect();
        Some(Choice { chosen: trials.first()?.chosen, thoughts, iterations })
    }
}

impl<G: Knowledge> Trial<G> {
    fn thought(&self) -> Thought<G> {
        let points = self.points / f64::from(self.looks.max(1));
        Thought { chosen: self.chosen, points, chance: self.mean_chance(), visits: self.looks, line: vec![self.chosen] }
    }
}
