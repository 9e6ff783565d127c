//! Names and fields of positions, for fuzzing.

use caylus_rules::magna_carta::{Card, Prestige};
use serde_json::{Value, json};

/// The names, by kind.
pub(crate) fn all() -> Vec<Vec<String>> {
    let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    vec![
        Card::ALL.map(|card| card.to_string()).to_vec(),
        Prestige::ALL.map(|building| building.to_string()).to_vec(),
        (0..=53).map(|number| format!("c{number}")).collect(),
        own(&["mulligan", "income", "actions", "provost", "effects", "castle", "end-of-turn", "over"]),
        own(&["mulligan", "action", "site", "provost", "primary", "secondary", "batch"]),
        own(&["standard", "beginner", "standard rules=beginner", "magna-carta", "classic", ""]),
    ]
}

/// A field, possibly misplaced, and a number.
pub(crate) fn field(with: usize) -> (String, Value) {
    let keys = ["worker", "owner", "moat", "cloth", "building", "seed", "residence"];
    (keys[with % keys.len()].to_owned(), json!(with / 8 % 5))
}
