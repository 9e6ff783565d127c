//! What is checked of every game, whatever bytes come from outside.

use caylus_rules::record::Record;
use caylus_rules::{Game, MoveList};

/// Does the same for each game of the family, which gets the same input.
#[macro_export]
macro_rules! for_every_game {
    ($check:ident, $($input:expr),+) => {
        $crate::$check::<caylus_rules::classic::Classic>($($input),+);
        $crate::$check::<caylus_rules::magna_carta::MagnaCarta>($($input),+);
        $crate::$check::<caylus_rules::y1303::Caylus1303>($($input),+);
    };
}

/// No game takes more decisions.
const MAX_DECISIONS: usize = 20_000;

/// A position is refused with a reason, or it can be played to its end and be written and read on the way.
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
        // The bytes choose the moves too.
        let chosen = moves[(usize::from(bytes[step % bytes.len()]) + step) % moves.len()];
        game.apply(chosen, &mut ()).expect("a legal move");
    }
    panic!("the game does not end");
}

/// What is written is read back as the same game, unless it has come beyond what a position may hold.
fn check_round_trip<G: Game>(game: &G) {
    let text = serde_json::to_string(&game.to_position()).expect("a position can be written");
    let read = serde_json::from_str(&text).map_err(|error| error.to_string());
    match read.and_then(|position| G::from_position(&position).map_err(|error| error.to_string())) {
        Ok(again) => assert_eq!(again, *game),
        Err(error) => assert!(error.contains("more than") || error.contains("there is no turn"), "{error}: {text}"),
    }
}

/// A record is refused with a line and a reason, or it is written and read back as it was.
pub fn record<G: Game>(text: &str) {
    match Record::<G>::read(text) {
        Ok(record) => {
            let again = Record::<G>::read(&record.to_string()).expect("what was written");
            assert_eq!(again.game(), record.game());
            assert_eq!(again.moves(), record.moves());
        }
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && !error.reason.is_empty()),
    }
}

/// The first line is options, the others are moves: each is refused and changes nothing, or it was on the list of legal moves.
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
        // Whatever the text says, the game goes on.
        if game == before && !moves.is_empty() {
            game.apply(moves[line.len() % moves.len()], &mut ()).expect("a legal move");
        }
    }
}
