//! Compares expectations with a game.

use serde_json::{Value, json};

use super::games::ScenarioGame;

/// The position, normalized for expectations: players by colour, plus the game's own adjustments.
pub(super) fn normalized_position<G: ScenarioGame>(game: &G) -> Value {
    let mut doc = json!(game.to_position());
    G::normalize(&mut doc);
    for (seat, color) in G::COLORS.iter().enumerate().take(game.players()) {
        doc[color] = doc["players"][seat].clone();
    }
    doc
}

/// Where `found` differs from `wanted`. Tables are compared only in the wanted fields, except goods, which must match exactly. An
/// empty table expects nothing and counts as a difference.
pub(super) fn differences(path: &str, wanted: &Value, found: &Value) -> Vec<String> {
    match (wanted, found) {
        (Value::Object(fields), _) if fields.is_empty() => vec![format!("{path}: an empty table expects nothing")],
        (Value::Object(fields), Value::Object(others)) if !path.ends_with(".goods") => fields
            .iter()
            .flat_map(|(name, wanted)| match others.get(name) {
                Some(found) => differences(&format!("{path}.{name}"), wanted, found),
                None => vec![format!("{path} has no field {name}")],
            })
            .collect(),
        _ if wanted == found => Vec::new(),
        _ => vec![format!("{path} is {found}, wanted {wanted}")],
    }
}
