//! `random`: any legal move, each as likely; and whole games played that way.

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

/// Plays random moves to the end, and returns the number of decisions. For [`Knowledge::play_out`](crate::Knowledge::play_out).
pub(crate) fn play_out<G: Game>(mut game: G, seed: u64) -> u64 {
    let mut chance = Chance::new(seed);
    let mut moves = MoveList::new();
    let mut decisions = 0;
    loop {
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            return decisions;
        }
        game.apply_unchecked(moves[chance.below(moves.len())], &mut ());
        decisions += 1;
    }
}
