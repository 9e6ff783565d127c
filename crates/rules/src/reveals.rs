//! Whether a move reveals hidden information. Such a move cannot be taken back.

use crate::Game;

/// Determinizations to try. Even if only two states are possible, sixteen rarely all agree with the real one.
const DETERMINIZATIONS: u64 = 16;

/// Whether this legal move shows anyone something the mover did not know: a card is drawn, or hidden points are shown. Showing
/// one's own secret, such as building a card from the hand, does not count.
pub fn reveals<G: Game>(before: &G, chosen: G::Move) -> bool {
    let Some(mover) = before.to_act() else { return false };
    let mut events = Vec::new();
    let mut after = *before;
    after.apply_unchecked(chosen, &mut events);
    if events.iter().any(|event| G::redact(*event, None) != *event) {
        return true;
    }
    let seen = |game: &G| (game.view(Some(mover)), game.view(None), game.to_act());
    let (view, expected) = (before.view(Some(mover)), seen(&after));
    // If other hidden states lead to the same views, nothing about the hidden state was learnt.
    (0..DETERMINIZATIONS).any(|seed| {
        let mut guess = G::determinize(&view, seed);
        guess.apply(chosen, &mut ()).is_err() || seen(&guess) != expected
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MoveList;
    use crate::classic::Classic;
    use crate::magna_carta::{MagnaCarta, Move};
    use crate::parts::Shuffler;
    use crate::record::Record;
    use crate::y1303::Caylus1303;

    /// Plays random games and calls `seen(move, is_over, revealed)` after every move.
    fn play<G: Game>(games: u64, options: &str, mut seen: impl FnMut(G::Move, bool, bool)) {
        let options = options.parse().expect("options");
        for seed in 0..games {
            let mut record = Record::<G>::new(*G::PLAYERS.end(), &options, seed, &mut ()).expect("a game");
            let mut shuffler = Shuffler::new(seed);
            let mut moves = MoveList::new();
            while !record.game().is_over() {
                record.game().legal_moves(&mut moves);
                let chosen = moves[shuffler.below(moves.len() as u32) as usize];
                let revealed = reveals(record.game(), chosen);
                record.play(chosen, &mut ()).expect("a legal move");
                seen(chosen, record.game().is_over(), revealed);
            }
        }
    }

    #[test]
    fn classic_moves_reveal_nothing() {
        play::<Classic>(5, "", |chosen, _, revealed| assert!(!revealed, "{chosen}"));
    }

    #[test]
    fn drawing_a_card_reveals_but_building_does_not() {
        let mut drawn = 0;
        play::<MagnaCarta>(10, "", |chosen, _, revealed| match chosen {
            Move::Draw | Move::Redraw | Move::Replace => {
                drawn += 1;
                assert!(revealed, "{chosen}");
            }
            _ => assert!(!revealed, "{chosen}"),
        });
        assert!(drawn > 100, "{drawn}");
    }

    #[test]
    fn only_the_last_move_reveals_hidden_points() {
        play::<Caylus1303>(5, "", |chosen, is_over, revealed| assert_eq!(revealed, is_over, "{chosen}"));
        play::<Caylus1303>(5, "open_prestige=yes", |chosen, _, revealed| assert!(!revealed, "{chosen}"));
    }

    #[test]
    fn finished_game_reveals_nothing() {
        let mut game = Caylus1303::new(3, &Default::default(), 1, &mut ()).expect("a game");
        let mut moves = MoveList::new();
        let mut last = None;
        while !game.is_over() {
            game.legal_moves(&mut moves);
            last = Some(moves[0]);
            game.apply_unchecked(moves[0], &mut ());
        }
        assert!(!reveals(&game, last.expect("a move")));
    }
}
