//! Nonsense from outside: it is refused with a reason, or it is a game that can be played to its end.

mod support;

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Move, Options, Position};
use caylus_rules::record::Record;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use support::compose::compose;
use support::dice::Dice;
use support::ledger::Ledger;
use support::mutate::{change, without_derived};
use support::policy::Policy;
use support::referee::{Referee, check_round_trips, check_table};
use support::samples::{POSITIONS, RECORDS};
use support::seen::Seen;
use support::universe::UNIVERSE;

/// That many cases, always the same, unless PROPTEST_CASES or PROPTEST_RNG_SEED say otherwise.
fn config(cases: u32) -> ProptestConfig {
    let given = ProptestConfig::default();
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases };
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(1289),
        fixed => fixed,
    };
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..given }
}

/// Words of the notation, some of them slightly wrong.
fn word() -> impl Strategy<Value = String> {
    let words = UNIVERSE.iter().flat_map(|chosen| {
        let words: Vec<String> = chosen.to_string().split(' ').map(str::to_owned).collect();
        words
    });
    let mut words: Vec<String> = words.chain(["r0", "r29", "-4", "+4", "999food", "0d", "for", "", "\u{a0}"].map(str::to_owned)).collect();
    words.sort_unstable();
    words.dedup();
    prop_oneof![8 => proptest::sample::select(words), 1 => "\\PC{0,6}", 1 => "[a-z0-9:+-]{1,8}"]
}

/// Takes a text apart into characters, changes some, and puts it together again.
fn spoil_text(text: &str, changes: &[(u32, u8, char)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (place, how, with) in changes {
        if chars.is_empty() {
            break;
        }
        let at = *place as usize % chars.len();
        match how % 4 {
            0 => chars[at] = *with,
            1 => drop(chars.remove(at)),
            2 => chars.insert(at, *with),
            _ => {
                let next = (at + 1) % chars.len();
                chars.swap(at, next);
            }
        }
    }
    chars.into_iter().collect()
}

/// Deletes, doubles and exchanges lines.
fn spoil_lines(text: &str, changes: &[(u16, u8, u16)]) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    for (place, how, with) in changes {
        if lines.is_empty() {
            break;
        }
        // Half of the changes are made in the headers.
        let near = if how & 8 == 0 { lines.len() } else { lines.len().min(10) };
        let (at, other) = (usize::from(*place) % near, usize::from(*with) % lines.len());
        match how % 4 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at]),
            2 => lines.swap(at, other),
            _ => lines[at] = lines[other],
        }
    }
    lines.join("\n")
}

/// A record is refused with a place and a reason, or it is a record.
fn read_record(text: &str) {
    match Record::<Classic>::read(text) {
        Ok(record) => {
            let again = Record::<Classic>::read(&record.to_string()).expect("what is written can be read");
            assert_eq!(again.game(), record.game());
            assert_eq!(again.to_string(), record.to_string());
            check_table(&record.game().to_position());
        }
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1 && !error.reason.is_empty(), "{error:?}");
            assert!(error.line <= text.lines().count().max(1), "{error}\n{text}");
        }
    }
    let _ = caylus_rules::record::game_of(text);
}

/// A position is refused with a reason, or it can be played to the end with all checks.
fn read_position(text: &str, seed: u64) -> bool {
    let position: Position = match serde_json::from_str(text) {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    match Record::<Classic>::from_position(position) {
        Ok(record) => {
            let policy = if seed.is_multiple_of(2) { Policy::Eager } else { Policy::Uniform };
            Referee::loaded(record, seed | 1).play(policy, &mut Dice::new(seed), &mut Seen::nothing());
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

proptest! {
    #![proptest_config(config(20_000))]

    #[test]
    fn spoiled_positions_are_refused_or_playable(
        base in any::<prop::sample::Index>(),
        other in any::<prop::sample::Index>(),
        complete in prop::bool::weighted(0.2),
        changes in vec(any::<(u16, u8, u16)>(), 1..5),
        seed in any::<u64>(),
    ) {
        let mut value = base.get(&POSITIONS).clone();
        if !complete {
            without_derived(&mut value);
        }
        for one in changes {
            change(&mut value, other.get(&POSITIONS), one);
        }
        let text = value.to_string();
        if read_position(&text, seed) && std::env::var_os("STATS").is_some() { let v: serde_json::Value = serde_json::from_str(&text).unwrap(); eprintln!("accepted {} {} {}", v["phase"], v["decision"]["kind"], v["delayed"].as_array().map_or(0, Vec::len)); }
    }
}

proptest! {
    #![proptest_config(config(100_000))]

    #[test]
    fn composed_positions_are_refused_or_playable(seed in any::<u64>()) {
        let position = compose(&mut Dice::new(seed));
        let text = serde_json::to_string(&position).unwrap();
        if read_position(&text, seed) && std::env::var_os("STATS").is_some() { let v: serde_json::Value = serde_json::from_str(&text).unwrap(); eprintln!("accepted {} {} {}", v["phase"], v["decision"]["kind"], v["delayed"].as_array().map_or(0, Vec::len)); }
    }
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn any_moves_in_any_order_leave_a_possible_game(
        base in any::<prop::sample::Index>(),
        moves in vec(any::<prop::sample::Index>(), 1..200),
    ) {
        let position: Position = serde_json::from_value(base.get(&POSITIONS).clone()).unwrap();
        let mut game = Classic::from_position(&position).unwrap();
        let mut ledger = Ledger::loaded(game.to_position());
        for chosen in moves {
            let chosen: Move = chosen.get(&UNIVERSE).to_string().parse().unwrap();
            let (before, mut events) = (game, Vec::new());
            match game.apply(chosen, &mut events) {
                Ok(()) => {
                    events.iter().for_each(|event| ledger.take(event));
                    let written = game.to_position();
                    ledger.agree(&written);
                    check_table(&written);
                    check_round_trips(&game, &written);
                }
                Err(_) => prop_assert!(game == before && events.is_empty()),
            }
        }
    }

    #[test]
    fn any_text_is_a_move_or_not(words in vec(word(), 0..7), plain in "\\PC{0,30}", changes in vec(any::<(u32, u8, char)>(), 0..3)) {
        let words = words.join(" ");
        for text in [words.clone(), spoil_text(&words, &changes), plain] {
            match text.parse::<Move>() {
                Ok(chosen) => {
                    prop_assert!(UNIVERSE.contains(&chosen));
                    prop_assert_eq!(chosen.to_string().parse(), Ok(chosen));
                }
                Err(error) => prop_assert!(!error.reason.is_empty()),
            }
            if let Ok(goods) = text.parse::<caylus_rules::parts::Goods>() {
                prop_assert_eq!(goods.to_string().parse(), Ok(goods));
            }
        }
    }
}
