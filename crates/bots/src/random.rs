//! `random`: any legal move, each as likely.

use caylus_rules::{Game, MoveList};

use crate::bot::{Bot, Choice, Limit};
use crate::chance::Chance;

/// Plays anything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, _: Limit, seed: u64) -> Option<Choice<G>> {
        let mut chance = Chance::new(seed);
        let mut moves = MoveList::new();
        G::determinize(view, chance.seed()).legal_moves(&mut moves);
        let chosen = *moves.get(chance.below(moves.len()))?;
        Some(Choice { chosen, thoughts: Vec::new(), iterations: 0 })
    }
}
