//! A line of play that somebody expects, in words.

use caylus_rules::parts::Player;

use crate::{Entry, Log, Names, Told, Viewer, Words};

/// A move that is expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected<M> {
    /// Who makes it.
    pub player: Player,
    /// The move.
    pub chosen: M,
    /// What is done by it, in one sentence, if that is worth one.
    pub text: Option<String>,
}

/// What is expected to be played, for the eyes of one player. Whatever is told of the future is told of a guess, which is made of
/// what that player can know, so that no secret can slip in. What was expected in another guess need not be possible in this
/// one: there the line ends.
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
        // The first sentence is what was done; the others, what followed from it.
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
    fn a_line_is_told_move_by_move_until_it_is_not_possible() {
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
