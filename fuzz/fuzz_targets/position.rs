//! A position is refused with a reason, or it can be played to its end and be written and read on the way.
#![no_main]

use caylus_rules::classic::{Classic, Position};
use caylus_rules::{Game, MoveList};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(position) = serde_json::from_slice::<Position>(bytes) else { return };
    let mut game = match Classic::from_position(&position) {
        Ok(game) => game,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let mut moves = MoveList::new();
    for step in 0..2000_usize {
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            return;
        }
        let text = serde_json::to_string(&game.to_position()).expect("a position can be written");
        let written: Position = serde_json::from_str(&text).expect("what was written");
        assert_eq!(Classic::from_position(&written).expect("what was written"), game);
        // The bytes choose the moves too.
        let chosen = moves[(usize::from(bytes[step % bytes.len()]) + step) % moves.len()];
        game.apply(chosen, &mut ()).expect("a legal move");
    }
    panic!("the game does not end");
});
