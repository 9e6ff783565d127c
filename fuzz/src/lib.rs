//! The checks of the fuzz targets, for every game.

use caylus_rules::record::Record;
use caylus_rules::{Game, MoveList};

/// Runs a check for each game with the same input.
#[macro_export]
macro_rules! for_every_game {
    ($check:ident, $($input:expr),+) => {
        $crate::$check::<caylus_rules::classic::Classic>($($input),+);
        $crate::$check::<caylus_rules::magna_carta::MagnaCarta>($($input),+);
        $crate::$check::<caylus_rules::y1303::Caylus1303>($($input),+);
    };
}

/// Upper bound on decisions per game, in case a game never ends.
const MAX_DECISIONS: usize = 20_000;

/// A position is rejected with a reason, or can be played to the end and round-trips on the way.
pub fn position<G: Game>(bytes: &[u8]) {
    let Ok(position) = serde_json::from_slice::<G::Position>(bytes) else { return };
    let mut game = match G::from_position(&position) {
        Ok(game) => game,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let mut moves = MoveList::new();
    for step in 0..MAX_DECISIONS {
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            return;
        }
        check_round_trip(&game);
        // The bytes also choose the moves.
        let chosen = moves[(usize::from(bytes[step % bytes.len()]) + step) % moves.len()];
        game.apply(chosen, &mut ()).expect("a legal move");
    }
    panic!("the game does not end");
}

/// The position round-trips, unless the game has outgrown the limits of a position.
fn check_round_trip<G: Game>(game: &G) {
    let text = serde_json::to_string(&game.to_position()).expect("a position can be written");
    let read = serde_json::from_str(&text).map_err(|error| error.to_string());
    match read.and_then(|position| G::from_position(&position).map_err(|error| error.to_string())) {
        Ok(again) => assert_eq!(again, *game),
        Err(error) => assert!(error.contains("more than") || error.contains("has no turn"), "{error}: {text}"),
    }
}

/// A record is rejected with line, column and reason, or is valid and round-trips.
pub fn record<G: Game>(text: &str) {
    match Record::<G>::read(text) {
        Ok(record) => {
            let again = Record::<G>::read(&record.to_string()).expect("a record that was just written");
            assert_eq!(again.game(), record.game());
            assert_eq!(again.moves(), record.moves());
        }
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && !error.reason.is_empty()),
    }
}

/// The first line is options, the others are moves. A move is accepted if and only if it is legal; a rejected one changes nothing.
pub fn moves<G: Game>(seed: u64, text: &str) {
    let mut lines = text.lines();
    let options = lines.next().unwrap_or_default().parse().unwrap_or_default();
    let (least, most) = G::PLAYERS.into_inner();
    let players = least + (seed % (most - least + 1) as u64) as usize;
    let mut game = G::new(players, &options, seed, &mut ()).expect("a legal set-up");
    let mut moves = MoveList::new();
    for line in lines {
        game.legal_moves(&mut moves);
        let before = game;
        match line.parse::<G::Move>() {
            Ok(chosen) => {
                assert_eq!(chosen.to_string().parse(), Ok(chosen));
                let played = game.apply(chosen, &mut ());
                assert_eq!(played.is_ok(), moves.contains(&chosen));
                assert!(played.is_ok() || game == before);
            }
            Err(error) => assert!(!error.reason.is_empty()),
        }
        // Keep the game moving after a rejected line.
        if game == before && !moves.is_empty() {
            game.apply(moves[line.len() % moves.len()], &mut ()).expect("a legal move");
        }
    }
}
