//! Nonsense from outside: it is refused with a reason, or it is a game of Magna Carta that can be played to its end.

mod magna_carta;

use caylus_rules::Game;
use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{MagnaCarta, Move, Options};
use caylus_rules::parts::Cube;
use caylus_rules::record::Record;
use magna_carta::compose::compose;
use magna_carta::dice::Dice;
use magna_carta::ledger::{Ledger, place};
use magna_carta::mutate::{change, without_derived};
use magna_carta::policy::Policy;
use magna_carta::referee::{Referee, check_refused, check_round_trip, check_table};
use magna_carta::samples::{POSITIONS, RECORDS};
use magna_carta::seen::Seen;
use magna_carta::universe::UNIVERSE;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// That many cases, always the same, unless PROPTEST_CASES or PROPTEST_RNG_SEED say otherwise.
fn config(cases: u32) -> ProptestConfig {
    let given = ProptestConfig::default();
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases };
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(1215),
        fixed => fixed,
    };
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..given }
}

/// Words of the notation, some of them slightly wrong.
fn word() -> impl Strategy<Value = String> {
    let of_moves = UNIVERSE.iter().flat_map(|chosen| {
        let words: Vec<String> = chosen.to_string().split(' ').map(str::to_owned).collect();
        words
    });
    let wrong = ["c0", "c53", "-4", "+4", "999food", "0d", "cloth", "with", "for", "3token", "1pp", "", "\u{a0}"];
    let mut words: Vec<String> = of_moves.chain(wrong.map(str::to_owned)).collect();
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

/// Deletes, doubles and exchanges lines, half of them in the headers.
fn spoil_lines(text: &str, changes: &[(u16, u8, u16)]) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    for (place, how, with) in changes {
        if lines.is_empty() {
            break;
        }
        let near = if how & 8 == 0 { lines.len() } else { lines.len().min(8) };
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
    match Record::<MagnaCarta>::read(text) {
        Ok(record) => {
            let again = Record::<MagnaCarta>::read(&record.to_string()).expect("what is written can be read");
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
fn read_position(text: &str, seed: u64) {
    let position: Position = match serde_json::from_str(text) {
        Ok(position) => position,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    match Record::<MagnaCarta>::from_position(position) {
        Ok(record) => {
            let policy = [Policy::Eager, Policy::Uniform, Policy::Idle][(seed % 3) as usize];
            Referee::loaded(record, seed | 1).play(policy, &mut Dice::new(seed), &mut Seen::nothing());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Is a position with that road and the rest in phase 4 accepted?
fn accepted(players: usize, rest: &str, cards: &[&str]) -> bool {
    let neutral = ["park", "forest", "quarry", "peddler"].into_iter().skip(4 - players);
    let neutral = neutral.map(|card| format!(r#"{{"card":"neutral:{card}"}}"#));
    let road = neutral.chain(cards.iter().map(|card| format!("{{{card}}}"))).collect::<Vec<_>>().join(",");
    let holdings = vec![r#"{"cubes":{"food":5}}"#; players].join(",");
    let text = format!(r#"{{"phase":"effects","players":[{holdings}],"road":[{road}],{rest}}}"#);
    let position: Position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    MagnaCarta::from_position(&position).is_ok()
}

#[test]
fn m4_3_a_residence_with_a_worker_never_acts() {
    let plain = r#""card":"market","owner":0,"worker":1"#;
    let turned = r#""card":"market","owner":0,"worker":1,"residence":true"#;
    let other = r#""card":"bank","owner":0,"worker":1"#;
    let start = r#""provost":"c4""#;
    let primary = r#""provost":"c4","activating":"c3","decision":{"player":1,"kind":"primary"}"#;
    let secondary = r#""provost":"c4","activating":"c3","decision":{"player":0,"kind":"secondary"}"#;
    let last = r#""provost":"c4","activating":"c4","decision":{"player":1,"kind":"primary"}"#;
    for rest in [start, primary, secondary] {
        assert!(accepted(2, rest, &[plain, other]), "{rest}");
        assert!(!accepted(2, rest, &[turned, other]), "{rest}");
        assert!(!accepted(2, rest, &[other, turned]), "{rest}");
    }
    assert!(accepted(2, last, &[turned, other]), "it has acted");
    assert!(accepted(2, r#""provost":"c2""#, &[turned, other]), "it is beyond the provost");
}

#[test]
fn m4_3_a_delayed_residence_was_paid_for_at_a_lawyer() {
    let lawyer = r#""card":"lawyer","owner":0,"worker":0"#;
    let banks = [0, 1, 2, 3].map(|seat| format!(r#""card":"bank","owner":{seat},"worker":{seat}"#));
    let market = r#""card":"market","owner":0,"worker":0"#;
    let road = [lawyer, &banks[0], &banks[1], &banks[2], &banks[3], market];
    let rest = |delayed: &str, acting: &str| {
        let decision = r#""decision":{"player":0,"kind":"primary"}"#;
        format!(r#""provost":"c10","activating":"{acting}",{decision},"delayed":[{delayed}]"#)
    };
    assert!(accepted(4, &rest("", "c5"), &road));
    assert!(accepted(4, &rest(r#""c10""#, "c6"), &road), "the Lawyer has acted");
    assert!(!accepted(4, &rest(r#""c10""#, "c5"), &road), "the Lawyer has not acted");
    assert!(!accepted(4, &rest(r#""c7""#, "c6"), &road), "the Lawyer has acted for somebody else");
    assert!(!accepted(4, &rest(r#""c6","c10""#, "c6"), &road), "the Lawyer has acted once");
    assert!(!accepted(4, &rest(r#""c6","c7","c8","c9""#, "c5"), &road), "there is one Lawyer");
}

proptest! {
    #![proptest_config(config(8_000))]

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
        read_position(&value.to_string(), seed);
    }

    #[test]
    fn composed_positions_are_refused_or_playable(seed in any::<u64>()) {
        let position = compose(&mut Dice::new(seed));
        read_position(&serde_json::to_string(&position).expect("a position can be written"), seed);
    }
}

proptest! {
    #![proptest_config(config(1_500))]

    #[test]
    fn any_moves_in_any_order_leave_a_possible_game(
        base in any::<prop::sample::Index>(),
        moves in vec(any::<prop::sample::Index>(), 1..200),
    ) {
        let position: Position = serde_json::from_value(base.get(&POSITIONS).clone()).unwrap();
        let mut game = MagnaCarta::from_position(&position).unwrap();
        let mut ledger = Ledger::loaded(game.to_position());
        for chosen in moves {
            let chosen = *chosen.get(&UNIVERSE);
            let (before, mut events) = (game, Vec::new());
            match game.apply(chosen, &mut events) {
                Ok(()) => {
                    ledger.decided(before.to_act().expect("somebody has decided"), chosen);
                    events.iter().for_each(|event| ledger.take(event));
                    let written = game.to_position();
                    ledger.agree(&written);
                    check_table(&written);
                    check_round_trip(&game, &written);
                }
                Err(_) => prop_assert!(game == before && events.is_empty()),
            }
        }
    }

    /// A program can make moves that no text can.
    #[test]
    fn moves_that_cannot_be_written_are_refused(base in any::<prop::sample::Index>(), steps in any::<i8>(), at in 0..52_usize) {
        let position: Position = serde_json::from_value(base.get(&POSITIONS).clone()).unwrap();
        let game = MagnaCarta::from_position(&position).unwrap();
        for cube in [Cube::Wood, Cube::Stone, Cube::Cloth] {
            check_refused(&game, Move::Residence(place(at), cube));
        }
        if !(-3..=3).contains(&steps) {
            check_refused(&game, Move::Provost(steps));
        }
    }

    #[test]
    fn any_text_is_a_move_or_not(
        words in vec(word(), 0..7),
        plain in "\\PC{0,30}",
        one in any::<prop::sample::Index>(),
        changes in vec(any::<(u32, u8, char)>(), 0..3),
    ) {
        let words = words.join(" ");
        let spoiled = spoil_text(&one.get(&UNIVERSE).to_string(), &changes);
        for text in [words.clone(), spoil_text(&words, &changes), spoiled, plain] {
            match text.parse::<Move>() {
                Ok(chosen) => {
                    prop_assert!(UNIVERSE.contains(&chosen));
                    prop_assert_eq!(chosen.to_string().parse(), Ok(chosen));
                }
                Err(error) => prop_assert!(!error.reason.is_empty()),
            }
        }
    }

    #[test]
    fn any_text_is_options_or_not(
        base in proptest::sample::select(vec!["rules=standard", "rules=beginner", "", "rules=beginner rules=standard"]),
        changes in vec(any::<(u32, u8, char)>(), 0..3),
        plain in "\\PC{0,20}",
    ) {
        for text in [spoil_text(base, &changes), plain] {
            match text.parse::<Options>() {
                Ok(options) => prop_assert_eq!(options.to_string().parse(), Ok(options)),
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
        }
    }

    #[test]
    fn spoiled_records_are_refused_or_records(
        base in any::<prop::sample::Index>(),
        lines in vec(any::<(u16, u8, u16)>(), 0..3),
        changes in vec(any::<(u32, u8, char)>(), 0..3),
        plain in "\\PC{0,60}",
    ) {
        let text = base.get(&RECORDS);
        read_record(&spoil_lines(text, &lines));
        read_record(&spoil_text(&spoil_lines(text, &lines), &changes));
        read_record(&plain);
    }
}
