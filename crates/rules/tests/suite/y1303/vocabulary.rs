//! Names and fields of positions, for fuzzing.

use caylus_rules::y1303::{Character, Space, Tile};
use serde_json::{Value, json};

/// The names, by kind.
pub(crate) fn all() -> Vec<Vec<String>> {
    let own = |words: &str| words.split(' ').map(str::to_owned).collect();
    vec![
        Tile::ALL.map(|tile| tile.to_string()).to_vec(),
        Space::all().map(|space| space.to_string()).collect(),
        Character::ALL.map(|character| character.to_string()).to_vec(),
        own("characters planning activation delivery stewardship over"),
        own("character early-riser place effect lawyer build toll bridge bailiff batch monument favor favor-character"),
        own("fixed start wood stone monument"),
        own("worker favor"),
        own("random first-game yes no 1303 classic"),
    ]
}

/// A space with a tile, or some other field.
pub(crate) fn field(with: usize) -> (String, Value) {
    let tile = Tile::ALL[with / 32 % Tile::ALL.len()];
    match with % 32 {
        number @ 0..28 => {
            let on =
                json!({ "tile": tile, "owner": with % 5, "worker": with / 5 % 5, "claimed": with.is_multiple_of(2) });
            (format!("r{number}"), on)
        }
        28 => ("moat".to_owned(), json!(with % 5)),
        29 => ("monument".to_owned(), json!(tile)),
        30 => ("by".to_owned(), json!("favor")),
        _ => ("claimed".to_owned(), json!(true)),
    }
}
