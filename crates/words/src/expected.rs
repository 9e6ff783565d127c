//! The moves a bot expects, in messages.

use caylus_rules::parts::Player;

use crate::{Log, LogEntry, Viewer, Worded};

/// An expected move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected<M> {
    /// The player who makes it.
    pub player: Player,
    /// The move.
    pub chosen: M,
    /// What it does, in one sentence, if worth one.
    pub line: Option<LogEntry>,
}

/// An expected line of play, for one player. `guess` is a determinization of that player's view, so no secret leaks; the
/// line ends at the first move that is not legal in it.
pub fn expected<G: Worded>(guess: &G, player: Player, line: &[G::Move]) -> Vec<Expected<G::Move>> {
    let mut game = *guess;
    let mut log = Log::new(&game, Viewer::Player(player));
    let mut events = Vec::new();
    let expected = line.iter().map_while(|chosen| {
        let player = game.to_act()?;
        events.clear();
        game.apply(*chosen, &mut events).ok()?;
        // The first sentence says what the move does, the others what follows.
        let line = log.add(None, &events).into_iter().find(|entry| matches!(entry, LogEntry::Line { .. }));
        Some(Expected { player, chosen: *chosen, line })
    });
    expected.collect()
}

#[cfg(test)]
mod tests {
    use caylus_rules::classic::Classic;
    use caylus_rules::{Game, MoveList};

    use super::*;

    #[test]
    fn expected_line_ends_at_the_first_illegal_move() {
        let game = Classic::new(2, &Default::default(), 5, &mut ()).unwrap();
        let (mut after, mut line) = (game, Vec::new());
        for _ in 0..3 {
            let mut moves = MoveList::new();
            after.legal_moves(&mut moves);
            line.push(moves[0]);
            after.apply_unchecked(moves[0], &mut ());
        }
        let player = game.to_act().unwrap();
        let all = expected(&game, player, &line);
        assert_eq!(all.iter().map(|expected| expected.chosen).collect::<Vec<_>>(), line);
        assert_ne!(all[0].player, all[1].player, "they take turns");
        for expected in &all {
            let seat = Some(expected.player);
            assert!(
                matches!(&expected.line, Some(LogEntry::Line { seat: about, .. }) if *about == seat),
                "{expected:?}"
            );
        }
        // The same place cannot be taken twice.
        let twice = [line[0], line[0], line[1]];
        assert_eq!(expected(&game, player, &twice), all[..1]);
    }
}
