//! Perft: counts lines of play, as a fingerprint of a game's rules.

use crate::{Game, MoveList};

/// The number of lines of `depth` decisions from here. A line that ends earlier counts once.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    if depth == 0 || moves.is_empty() {
        return 1;
    }
    if depth == 1 {
        return moves.len() as u64;
    }
    let next = |chosen| {
        let mut after = *game;
        after.apply_unchecked(chosen, &mut ());
        perft(&after, depth - 1)
    };
    moves.into_iter().map(next).sum()
}
