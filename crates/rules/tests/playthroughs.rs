//! Whole games told move by move, kept as texts that a person can read and compare.

mod support;

use std::fmt::Write;

use caylus_rules::classic::{Classic, Event, Options};
use caylus_rules::{Game, MoveList};
use support::dice::Dice;
use support::policy::Policy;
use support::starts::Start;
use support::{golden, told};

/// Plays a game and tells it.
fn tell(players: usize, options: Options, start: Start, policy: Policy, seed: u64) -> String {
    let mut text = format!(
        "# A whole game, told. Written by tests/playthroughs.rs; `cargo xtask bless` writes it anew.\n\
         # {players} players, {options}, start {start:?}, players {policy:?}, seed {seed}\n\n"
    );
    let mut dice = Dice::new(seed);
    let mut events = Vec::new();
    let mut game = match start.position(players, options, &mut dice) {
        None => Classic::new(players, &options, seed, &mut events).expect("a legal set-up"),
        Some(position) => Classic::from_position(&position).expect("a possible position"),
    };
    tell_events(&mut text, &events);
    text += &told::table(&game.to_position());
    let mut moves = MoveList::new();
    for number in 1.. {
        game.legal_moves(&mut moves);
        let (Some(player), Some(decision)) = (game.to_act(), game.decision()) else { break };
        let chosen = policy.choose(&game.to_position(), &moves, &mut dice);
        let (color, decision) = (told::color(player), told::decision(decision));
        writeln!(text, "{number} {color}: {chosen}   [{decision}, 1 of {}]", moves.len()).expect("a text grows");
        events.clear();
        game.apply(chosen, &mut events).expect("a legal move");
        tell_events(&mut text, &events);
        if told::shows_table(&events) {
            text += &told::table(&game.to_position());
        }
    }
    let outcome = game.outcome().expect("the game is over");
    writeln!(text, "\nscores {:?}, places {:?}", outcome.scores, outcome.places).expect("a text grows");
    text
}

/// The events of one move; those of another phase begin a new line.
fn tell_events(text: &mut String, events: &[Event]) {
    for part in events.chunk_by(|_, next| !told::begins_line(next)) {
        let words: Vec<String> = part.iter().map(told::event).collect();
        *text += &told::wrapped("    ", &words, "; ");
    }
}

fn check(name: &str, text: &str) {
    assert!(text.lines().count() < 1500, "{name} is too long to be read");
    golden::compare(&format!("playthroughs/{name}.txt"), text);
}

#[test]
fn two_players_english_uniform() {
    check("two-players-english", &tell(2, Options::ENGLISH, Start::SetUp, Policy::Uniform, 1289));
}

#[test]
fn three_players_french_eager() {
    check("three-players-french", &tell(3, Options::FRENCH, Start::SetUp, Policy::Eager, 1289));
}

#[test]
fn four_players_rich_from_a_position() {
    check("four-players-rich", &tell(4, Options::PREMIUM, Start::Crafts, Policy::Eager, 1289));
}

#[test]
fn five_players_with_simplified_favors() {
    let options = Options { simplified_favors: true, ..Options::FRENCH };
    check("five-players-simplified", &tell(5, options, Start::SetUp, Policy::Eager, 1289));
}
