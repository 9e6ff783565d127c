//! Checks for untrusted input: it is rejected with a reason, or yields a game that can be played to the end.

use caylus_rules::MoveList;
use caylus_rules::parts::Goods;
use caylus_rules::record::{Record, read_game_name};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use serde_json::Value;

use super::coverage::Coverage;
use super::dice::Dice;
use super::effort::is_long;
use super::game::{Ledger, TestGame};
use super::mutate::{Change, change, without_derived};
use super::policy::Policy;
use super::referee::{Referee, check_state};

/// `cases` cases in the long form, a tenth in the short one, always with the same seed. PROPTEST_CASES and PROPTEST_RNG_SEED
/// override this.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    let given = ProptestConfig::default();
    let cases = match std::env::var_os("PROPTEST_CASES") {
        Some(_) => given.cases,
        None if is_long() => cases,
        None => cases / 10,
    };
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(1303),
        fixed => fixed,
    };
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..given }
}

/// Words of the notation, some slightly wrong.
pub(crate) fn word<G: TestGame>() -> impl Strategy<Value = String> {
    let odd = "r0 r28 r29 c0 c53 -4 +4 999food 1000food 0d 65536d 65536w 3pp 2 for with = church=5 edition=english rules= \u{a0}";
    let texts: Vec<String> = G::all_moves().iter().map(ToString::to_string).collect();
    let options: Vec<String> = (0..16).map(|number| G::some_options(number).to_string()).collect();
    let all = texts.iter().chain(&options).flat_map(|text| text.split(' ')).chain(odd.split(' '));
    let mut words: Vec<String> = all.map(str::to_owned).collect();
    words.sort_unstable();
    words.dedup();
    prop_oneof![8 => select(words), 1 => "\\PC{0,6}", 1 => "[a-z0-9:=+-]{1,8}"]
}

/// A position is rejected with a reason, or can be played to the end with all checks.
pub(crate) fn check_position_text<G: TestGame>(text: &str, seed: u64) {
    let position: G::Position = match serde_json::from_str(text) {
        Ok(position) => position,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    match Record::<G>::from_position(position) {
        Ok(record) => {
            let policy = [Policy::Eager, Policy::Uniform, Policy::Idle][(seed % 3) as usize];
            Referee::loaded(record, seed).play(policy, &mut Dice::new(seed), &mut Coverage::empty());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The same for a mutated position.
pub(crate) fn check_mutated<G: TestGame>(base: &Value, other: &Value, complete: bool, changes: &[Change], seed: u64) {
    let mut value = base.clone();
    if !complete {
        without_derived::<G>(&mut value);
    }
    changes.iter().for_each(|one| change::<G>(&mut value, other, *one));
    check_position_text::<G>(&value.to_string(), seed);
}

/// The same for a composed position.
pub(crate) fn check_composed<G: TestGame>(seed: u64) {
    let position = G::compose(&mut Dice::new(seed));
    check_position_text::<G>(&serde_json::to_string(&position).expect("a position can be written"), seed);
}

/// A record is rejected with line, column and reason, or is valid and round-trips.
pub(crate) fn check_record_text<G: TestGame>(text: &str) {
    match Record::<G>::read(text) {
        Ok(record) => {
            let written = record.to_string();
            let again = Record::<G>::read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert_eq!(again.game(), record.game());
            assert_eq!(again.to_string(), written);
            check_state(record.game(), &record.game().to_position());
            assert_eq!(read_game_name(text), Ok(G::NAME));
        }
        Err(error) => {
            assert!(error.line >= 1 && error.line <= text.lines().count().max(1), "{error}\n{text}");
            let line = text.lines().nth(error.line - 1).unwrap_or_default();
            assert!(error.column >= 1 && error.column <= line.chars().count() + 1, "{error}\n{text}");
            assert!(!error.to_string().is_empty());
            let _ = read_game_name(text);
        }
    }
}

/// A text is rejected with a reason, or is a move, options or goods and round-trips.
pub(crate) fn check_text<G: TestGame>(text: &str) {
    match text.parse::<G::Move>() {
        Ok(chosen) => {
            assert!(G::all_moves().binary_search(&chosen).is_ok(), "{text}");
            assert_eq!(chosen.to_string().parse(), Ok(chosen));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match text.parse::<G::Options>() {
        Ok(options) => assert_eq!(options.to_string().parse(), Ok(options)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(goods) = text.parse::<Goods>() {
        assert_eq!(goods.to_string().parse(), Ok(goods));
    }
}

/// Plays moves, about half of them legal; illegal ones change nothing.
pub(crate) fn check_arbitrary_moves<G: TestGame>(base: &Value, moves: Vec<(bool, Index)>) {
    let position: G::Position = serde_json::from_value(base.clone()).expect("what was written");
    let mut game = G::from_position(&position).expect("what was written");
    let mut ledger = G::Ledger::loaded(game.to_position());
    for (any, chosen) in moves {
        let mut legal = MoveList::new();
        game.legal_moves(&mut legal);
        let chosen: G::Move = if any || legal.is_empty() { *chosen.get(G::all_moves()) } else { *chosen.get(&legal) };
        let (before, mut events) = (game, Vec::new());
        let played = game.apply(chosen, &mut events);
        assert_eq!(played.is_ok(), legal.contains(&chosen));
        if played.is_err() {
            assert!(game == before && events.is_empty());
            continue;
        }
        ledger.decided(before.to_act().expect("a player has decided"), chosen);
        events.iter().for_each(|event| ledger.take(event));
        let written = game.to_position();
        ledger.assert_matches(&written);
        check_state(&game, &written);
    }
}
