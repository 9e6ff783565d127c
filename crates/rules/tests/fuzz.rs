//! Nonsense from outside: it is refused with a reason, or it is a game that can be played to its end.

mod support;

use std::sync::LazyLock;

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Move, Options, Position};
use caylus_rules::parts::Goods;
use caylus_rules::record::{Record, game_of};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use support::compose::compose;
use support::dice::Dice;
use support::ledger::Ledger;
use support::mutate::{change, spoil_lines, spoil_text, with_key_twice, without_derived};
use support::policy::Policy;
use support::referee::{Referee, check_round_trips, check_table};
use support::samples::{POSITIONS, RECORDS};
use support::seen::Seen;
use support::universe::UNIVERSE;

/// That many cases, always the same ones, unless PROPTEST_CASES or PROPTEST_RNG_SEED say otherwise.
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
static WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let texts: Vec<String> = UNIVERSE.iter().map(Move::to_string).collect();
    let odd = "r0 r29 -4 +4 999food 1000food 0d 65536d 3pp 2 for with edition=english tailor=1-2 church=5 = favors=";
    let mut words: Vec<String> = texts.iter().flat_map(|text| text.split(' ')).map(str::to_owned).collect();
    words.extend(odd.split(' ').map(str::to_owned));
    words.sort_unstable();
    words.dedup();
    words
});

fn word() -> impl Strategy<Value = String> {
    prop_oneof![8 => select(WORDS.as_slice()), 1 => "\\PC{0,6}", 1 => "[a-z0-9:=+-]{1,8}"]
}

/// A position is refused with a reason, or it can be played to the end with all checks.
fn read_position(text: &str, seed: u64) {
    let position: Position = match serde_json::from_str(text) {
        Ok(position) => position,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    match Record::<Classic>::from_position(position) {
        Ok(record) => {
            let policy = if seed.is_multiple_of(2) { Policy::Eager } else { Policy::Uniform };
            Referee::loaded(record, seed).play(policy, &mut Dice::new(seed), &mut Seen::nothing());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A record is refused with a place and a reason, or it is a record.
fn read_record(text: &str) {
    match Record::<Classic>::read(text) {
        Ok(record) => {
            let written = record.to_string();
            let again = Record::<Classic>::read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert_eq!(again.game(), record.game());
            assert_eq!(again.to_string(), written);
            check_table(&record.game().to_position());
            assert!(game_of(text).is_ok());
        }
        Err(error) => {
            assert!(error.line >= 1 && error.line <= text.lines().count().max(1), "{error}\n{text}");
            let line = text.lines().nth(error.line - 1).unwrap_or_default();
            assert!(error.column >= 1 && error.column <= line.chars().count() + 1, "{error}\n{text}");
            assert!(!error.reason.is_empty());
        }
    }
}

proptest! {
    #![proptest_config(config(15_000))]

    #[test]
    fn spoiled_positions_are_refused_or_playable(
        base in any::<Index>(),
        other in any::<Index>(),
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
        read_position(&value.to_string(), seed);
    }

    #[test]
    fn composed_positions_are_refused_or_playable(seed in any::<u64>()) {
        let position = compose(&mut Dice::new(seed));
        read_position(&serde_json::to_string(&position).expect("a position can be written"), seed);
    }
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn spoiled_texts_of_positions_are_refused_or_playable(
        base in any::<Index>(),
        changes in vec(any::<(u32, u8, char)>(), 1..4),
        seed in any::<u64>(),
    ) {
        read_position(&spoil_text(&base.get(&POSITIONS).to_string(), &changes), seed);
    }

    #[test]
    fn a_key_twice_is_refused(base in any::<Index>(), number in 0_usize..400) {
        if let Some(text) = with_key_twice(base.get(&POSITIONS), number) {
            prop_assert!(serde_json::from_str::<Position>(&text).is_err(), "{text}");
        }
    }

    #[test]
    fn spoiled_records_are_refused_or_records(
        base in any::<Index>(),
        lines in vec(any::<(u16, u8, u16)>(), 0..3),
        chars in vec(any::<(u32, u8, char)>(), 0..3),
    ) {
        let record: &String = base.get(&RECORDS);
        read_record(&spoil_text(&spoil_lines(record, &lines), &chars));
    }

    #[test]
    fn any_text_is_a_record_or_not(lines in vec(vec(word(), 0..5), 0..12), bytes in vec(any::<u8>(), 0..200)) {
        let lines: Vec<String> = lines.iter().map(|words| words.join(" ")).collect();
        read_record(&lines.join("\n"));
        read_record(&format!("caylus-record 1\ngame: classic\nplayers: 3\nseed: 7\n{}", lines.join("\n")));
        read_record(&String::from_utf8_lossy(&bytes));
        read_position(&String::from_utf8_lossy(&bytes), 1);
    }

    #[test]
    fn any_text_is_a_move_or_not(
        words in vec(word(), 0..7),
        plain in "\\PC{0,30}",
        changes in vec(any::<(u32, u8, char)>(), 1..3),
    ) {
        let words = words.join(" ");
        let spoiled = spoil_text(&words, &changes);
        for text in [words, spoiled, plain] {
            match text.parse::<Move>() {
                Ok(chosen) => {
                    prop_assert!(UNIVERSE.contains(&chosen));
                    prop_assert_eq!(chosen.to_string().parse(), Ok(chosen));
                }
                Err(error) => prop_assert!(!error.reason.is_empty()),
            }
            match text.parse::<Options>() {
                Ok(options) => prop_assert_eq!(options.to_string().parse(), Ok(options)),
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
            if let Ok(goods) = text.parse::<Goods>() {
                prop_assert_eq!(goods.to_string().parse(), Ok(goods));
            }
        }
    }

    #[test]
    fn any_moves_in_any_order_leave_a_possible_game(
        base in any::<Index>(),
        moves in vec((any::<bool>(), any::<Index>()), 1..150),
    ) {
        let position: Position = serde_json::from_value(base.get(&POSITIONS).clone()).expect("what was written");
        let mut game = Classic::from_position(&position).expect("what was written");
        let mut ledger = Ledger::loaded(game.to_position());
        for (any, chosen) in moves {
            let mut legal = caylus_rules::MoveList::new();
            game.legal_moves(&mut legal);
            // Half of them legal, or the game would hardly go on.
            let chosen = if any || legal.is_empty() { *chosen.get(&UNIVERSE) } else { *chosen.get(&legal) };
            let chosen: Move = chosen.to_string().parse().expect("the text of a move");
            let (before, mut events) = (game, Vec::new());
            let played = game.apply(chosen, &mut events);
            prop_assert_eq!(played.is_ok(), legal.contains(&chosen));
            if played.is_err() {
                prop_assert!(game == before && events.is_empty());
                continue;
            }
            events.iter().for_each(|event| ledger.take(event));
            let written = game.to_position();
            ledger.agree(&written);
            check_table(&written);
            check_round_trips(&game, &written);
        }
    }
}
