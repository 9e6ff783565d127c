//! `easy`: looks at what each move leads to at once, and is not always sure.

use caylus_rules::MoveList;

use crate::bot::{Bot, Choice, Limit, TOLD, Thought};
use crate::chance::Chance;
use crate::knowledge::{Knowledge, Weights};
use crate::outlook::{Foresight, Outlook, glance};

/// Moves that look worse than this, compared with the best, are not played.
const POINTLESS: f32 = 0.04;

/// Sensible, beatable, varied.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl<G: Knowledge> Bot<G> for Easy {
    fn choose(&mut self, view: &G::View, _: Limit, seed: u64) -> Option<Choice<G>> {
        let mut chance = Chance::new(seed);
        let game = G::determinize(view, chance.seed());
        let player = game.to_act()?;
        let (mut moves, mut weights) = (MoveList::new(), Weights::new());
        game.legal_moves(&mut moves);
        glance(&game, &moves, &mut weights);
        let best = weights.iter().copied().fold(0.0, f32::max);

        let mut thoughts: Vec<Thought<G>> = Vec::new();
        for (chosen, _) in moves.iter().zip(&weights).filter(|(_, weight)| **weight >= POINTLESS * best) {
            // A single look at what may follow is often wrong.
            let mut ahead = G::determinize(view, chance.seed());
            ahead.apply_unchecked(*chosen, &mut ());
            let outlook = Outlook::ahead(&mut ahead, Foresight::THIS_TURN, &mut chance);
            let (points, chance) = (outlook.points_of(player).into(), outlook.chance_of(player).into());
            thoughts.push(Thought { chosen: *chosen, points, chance, visits: 1, line: vec![*chosen] });
        }
        thoughts.sort_by(|a, b| b.points.total_cmp(&a.points));
        let iterations = thoughts.len() as u32;
        thoughts.truncate(TOLD);
        Some(Choice { chosen: thoughts.first()?.chosen, thoughts, iterations })
    }
}
