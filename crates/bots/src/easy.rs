//! `easy`: looks at what each move leads to at once, and is not always sure.

use caylus_rules::MoveList;

use crate::bot::{Bot, Choice, Limit, TOLD, Thought};
use crate::chance::Chance;
use crate::knowledge::{Knowledge, Weights};
use crate::outlook::{Foresight, Outlook, glance};

/// How often each move is followed to the end of the turn: little enough to be often wrong.
const LOOKS: u32 = 2;
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
            let (mut points, mut share) = (0.0, 0.0);
            for _ in 0..LOOKS {
                let mut ahead = G::determinize(view, chance.seed());
                ahead.apply_unchecked(*chosen, &mut ());
                let outlook = Outlook::ahead(&mut ahead, Foresight::THIS_TURN, &mut chance);
                points += f64::from(outlook.points_of(player)) / f64::from(LOOKS);
                share += f64::from(outlook.chance_of(player)) / f64::from(LOOKS);
            }
            thoughts.push(Thought { chosen: *chosen, points, chance: share, visits: LOOKS, line: vec![*chosen] });
        }
        thoughts.sort_by(|a, b| b.points.total_cmp(&a.points));
        thoughts.truncate(TOLD);
        Some(Choice { chosen: thoughts.first()?.chosen, thoughts, iterations: LOOKS * moves.len() as u32 })
    }
}
