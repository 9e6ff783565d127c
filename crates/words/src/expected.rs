//! The moves a bot expects, in words.

use caylus_rules::parts::Player;

use crate::{Entry, Log, Names, Told, Viewer, Words};

/// An expected move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected<M> {
    /// The player who makes it.
    pub player: Player,
    /// The move.
    pub chosen: M,
    /// What it does, in one sentence, if worth one.
    pub text: Option<String>,
}

/// Words an expected line of play for one player. `guess` is a determinization of that player's view, so no secret leaks; the
/// line ends at the first move that is not legal in it.
pub fn expected<G: Told>(
    words: &'static Words,
    guess: &G,
    names: &Names,
    player: Player,
    line: &[G::Move],
) -> Vec<Expected<G::Move>> {
    let mut game = *guess;
    let mut log = Log::new(words, &game, names, Viewer::Player(player));
    let mut events = Vec::new();
    let told = line.iter().map_while(|chosen| {
        let player = game.to_act()?;
        events.clear();
        game.apply(*chosen, &mut events).ok()?;
        // The first sentence says what the move does, the others what follows.
        let text = log.tell(None, &events).into_iter().find_map(|entry| match entry {
            Entry::Sentence { text, .. } => Some(text),
            Entry::Turn(_) | Entry::Phase(_) => None,
        });
        Some(Expected { player, chosen: *chosen, text })
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use caylus_rules::classic::Classic;
    use caylus_rules::{Game, MoveList};

    use super::*;
    use crate::Lang;

    #[test]
    fn expected_line_ends_at_the_first_illegal_move() {
        let words = Words::of(Lang::English);
        let game = Classic::new(2, &Default::default(), 5, &mut ()).unwrap();
        let names = Names::new::<Classic>(words, [Some("Ada"), Some("Ben")]);
        let (mut after, mut line) = (game, Vec::new());
        for _ in 0..3 {
            let mut moves = MoveList::new();
            after.legal_moves(&mut moves);
            line.push(moves[0]);
            after.apply_unchecked(moves[0], &mut ());
        }
        let player = game.to_act().unwrap();
        let told = expected(words, &game, &names, player, &line);
        assert_eq!(told.iter().map(|expected| expected.chosen).collect::<Vec<_>>(), line);
        assert_ne!(told[0].player, told[1].player, "they take turns");
        for expected in &told {
            let text = expected.text.as_deref().unwrap();
            assert!(text.starts_with(names.of_player(expected.player)), "{text}");
        }
        // The same place cannot be taken twice.
        let twice = [line[0], line[0], line[1]];
        assert_eq!(expected(words, &game, &names, player, &twice), told[..1]);
    }
}
