//! Invalid input specific to Magna Carta is refused.

use crate::common::fuzz_checks::config;
use crate::common::game::TestGame;
use crate::common::referee::check_refused;
use crate::magna_carta::ledger::place;
use caylus_rules::Game;
use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{MagnaCarta, Move};
use caylus_rules::parts::Cube;
use proptest::prelude::*;

/// Whether a position in phase 4 with that road and the other fields is accepted.
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
fn m4_3_residence_with_a_worker_never_acts() {
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
fn m4_3_delayed_residence_needs_a_lawyer() {
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
    assert!(!accepted(4, &rest(r#""c7""#, "c6"), &road), "the Lawyer has acted for another player");
    assert!(!accepted(4, &rest(r#""c6","c10""#, "c6"), &road), "the Lawyer has acted once");
    assert!(!accepted(4, &rest(r#""c6","c7","c8","c9""#, "c5"), &road), "there is one Lawyer");
}

proptest! {
    #![proptest_config(config(1_500))]

    /// Moves that can be constructed in code but not written in notation.
    #[test]
    fn rejects_moves_that_notation_cannot_write(
        base in any::<prop::sample::Index>(),
        steps in any::<i8>(),
        at in 0..52_usize,
    ) {
        let position = base.get(&MagnaCarta::samples().positions).clone();
        let position: Position = serde_json::from_value(position).expect("what was written");
        let game = MagnaCarta::from_position(&position).expect("what was written");
        for cube in [Cube::Wood, Cube::Stone, Cube::Cloth] {
            check_refused(&game, Move::Residence(place(at), cube));
        }
        if !(-3..=3).contains(&steps) {
            check_refused(&game, Move::Provost(steps));
        }
    }
}
