//! What the scenarios see of a game, and how expectations are compared with it.

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Space, Tile};
use serde_json::{Value, json};

/// The kinds of events. That one does not happen is shown only if there is such a kind.
pub(super) const EVENTS: [&str; 25] = [
    "turn-started",
    "phase-started",
    "turn-order",
    "passed",
    "worker-placed",
    "worker-moved",
    "inn-entered",
    "inn-kept",
    "worker-returned",
    "provost-moved",
    "bailiff-moved",
    "gained",
    "paid",
    "prestige-lost",
    "declined",
    "built",
    "residence-delayed",
    "residence-made",
    "favors-won",
    "favors-lost",
    "favor-line",
    "house-built",
    "houses-counted",
    "section-counted",
    "final-bonus",
];

/// The position, arranged for expectations: every player under the colour, every space of the road (null where it is
/// empty), and the supply as a count of each tile.
pub(super) fn seen(game: &Classic) -> Value {
    let position = game.to_position();
    let mut doc = json!(position);
    for (color, player) in Classic::COLORS.iter().zip(&position.players) {
        doc[color] = json!(player);
    }
    for space in Space::all() {
        let content = &mut doc["road"][space.to_string()];
        *content = content.take();
    }
    let supply = position.supply.unwrap_or_default();
    let buildable = Tile::ALL.into_iter().filter(|tile| tile.is_buildable());
    doc["supply"] = buildable.map(|tile| (tile.id(), supply.iter().filter(|other| **other == tile).count())).collect();
    doc
}

/// Where `found` differs from `wanted`. Of a table only the fields that are wanted are compared, of goods all; an empty
/// table, which would expect nothing, is a difference.
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
