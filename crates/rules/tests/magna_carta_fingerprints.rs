//! Fingerprints of Magna Carta: numbers that change when anything in the game changes; and playing needs no heap.

#[allow(dead_code, reason = "only a part of it is used here")]
#[path = "support/dice.rs"]
mod dice;
#[path = "support/golden.rs"]
mod golden;

use std::fmt::Write;

use allocation_counter::measure;
use caylus_rules::magna_carta::{MagnaCarta, Move, Options};
use caylus_rules::perft::perft;
use caylus_rules::{Game, MoveList};
use dice::Dice;

const GAMES: [(&str, Options); 2] = [("standard", Options::STANDARD), ("beginner", Options::BEGINNER)];

fn set_up(players: usize, options: Options, seed: u64) -> MagnaCarta {
    MagnaCarta::new(players, &options, seed, &mut ()).expect("a legal set-up")
}

/// Plays random moves, up to that many; passes and declines seldom, so that much is built.
fn play(game: &mut MagnaCarta, dice: &mut Dice, most: usize) -> usize {
    let mut moves = MoveList::new();
    for decisions in 0..most {
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            return decisions;
        }
        // The way out is the last move.
        let last = moves.len() - 1;
        let at = if last > 0 && !dice.one_in(5) { dice.below(last) } else { last };
        game.apply_unchecked(moves[at], &mut ());
    }
    most
}

#[test]
fn lines_of_play_are_as_many_as_ever() {
    let mut text = String::from(
        "# How many lines of 1, 2, 3, 4 decisions there are, from set-up and from the middle of games. Written by\n\
         # tests/magna_carta_fingerprints.rs; `cargo xtask bless` writes it anew.\n",
    );
    for players in 2..=4 {
        for (name, options) in GAMES {
            for after in [0, 10, 40, 90, 150, 250] {
                let mut game = set_up(players, options, after as u64);
                let after = play(&mut game, &mut Dice::new(after as u64), after);
                let lines: Vec<String> = (1..=4).map(|depth| perft(&game, depth).to_string()).collect();
                writeln!(text, "{players} players, {name}, after {after}: {}", lines.join(" ")).expect("a text grows");
            }
        }
    }
    golden::compare("fingerprints/magna-carta-perft.txt", &text);
}

#[test]
fn fixed_games_end_as_ever() {
    let mut text = String::from(
        "# Random games with fixed seeds: how many decisions, and the final scores in seat order. Written by\n\
         # tests/magna_carta_fingerprints.rs; `cargo xtask bless` writes it anew.\n",
    );
    for players in 2..=4 {
        for (name, options) in GAMES {
            for seed in 1..=10 {
                let mut game = set_up(players, options, seed);
                let decisions = play(&mut game, &mut Dice::new(seed), usize::MAX);
                let scores: Vec<String> = game.scores().iter().map(|score| score.total.to_string()).collect();
                let scores = scores.join(" ");
                writeln!(text, "{players} players, {name}, seed {seed}: {decisions} decisions, scores {scores}")
                    .expect("a text grows");
            }
        }
    }
    golden::compare("fingerprints/magna-carta-games.txt", &text);
}

#[test]
fn playing_needs_no_heap() {
    for seed in 0..600 {
        let (_, options) = GAMES[seed as usize % 2];
        let mut game = None;
        let set_up = measure(|| game = MagnaCarta::new(2 + seed as usize % 3, &options, seed, &mut ()).ok());
        assert_eq!(set_up.count_total, 0, "set-up allocates");
        let mut game = game.expect("a legal set-up");
        let mut dice = Dice::new(seed);
        let played = measure(|| {
            play(&mut game, &mut dice, usize::MAX);
        });
        assert_eq!(played.count_total, 0, "listing or playing moves allocates");
        assert_eq!(measure(|| drop((game.scores(), game.outcome(), game.to_act()))).count_total, 0);
        assert!(game.is_over());
    }
}

#[test]
fn states_and_moves_are_small() {
    fn is_copy<T: Copy>() {}
    is_copy::<MagnaCarta>();
    assert!(size_of::<MagnaCarta>() <= 384, "a state has {} bytes", size_of::<MagnaCarta>());
    assert!(size_of::<Move>() <= 8, "a move has {} bytes", size_of::<Move>());
}
