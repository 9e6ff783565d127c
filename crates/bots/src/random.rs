//! `random`: a uniformly random legal move, and whole games played that way.

use caylus_rules::{Game, MoveList};

use crate::bot::{Bot, Choice, Limit};
use crate::rng::BotRng;

/// Plays any legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, _: Limit, seed: u64) -> Option<Choice<G>> {
        let mut rng = BotRng::new(seed);
        let mut moves = MoveList::new();
        G::determinize(view, rng.next_seed()).legal_moves(&mut moves);
        let chosen = *moves.get(rng.below(moves.len()))?;
        Some(Choice { chosen, candidates: Vec::new(), iterations: 0 })
    }
}

/// Implements [`Heuristics::play_out`](crate::Heuristics::play_out).
pub(crate) fn play_out<G: Game>(mut game: G, seed: u64) -> u64 {
    let mut rng = BotRng::new(seed);
    let mut moves = MoveList::new();
    let mut decisions = 0;
    loop {
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            return decisions;
        }
        game.apply_unchecked(moves[rng.below(moves.len())], &mut ());
        decisions += 1;
    }
}
