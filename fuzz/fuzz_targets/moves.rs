//! Lines of text as moves: each is refused and changes nothing, or it was on the list of legal moves.
#![no_main]

use caylus_rules::classic::{Classic, Move, Options};
use caylus_rules::{Game, MoveList};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u64, &str)| {
    let (seed, text) = input;
    let mut lines = text.lines();
    let options = lines.next().unwrap_or_default().parse().unwrap_or(Options::default());
    let mut game = Classic::new(2 + (seed % 4) as usize, &options, seed, &mut ()).expect("a legal set-up");
    let mut moves = MoveList::new();
    for line in lines {
        game.legal_moves(&mut moves);
        let before = game;
        match line.parse::<Move>() {
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
});
