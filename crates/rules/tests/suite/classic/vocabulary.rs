//! Words and fields that occur in positions, for mutations.

use caylus_rules::classic::{Section, Space, Spot, Tile};
use caylus_rules::parts::Cube;
use serde_json::{Value, json};

/// The words, grouped by what they name.
pub(crate) fn all() -> Vec<Vec<String>> {
    let own = |words: &str| words.split(' ').map(str::to_owned).collect();
    vec![
        Tile::ALL.map(|tile| tile.to_string()).to_vec(),
        Space::all().map(|space| space.to_string()).collect(),
        own("income placing special provost activation castle end-of-turn over"),
        own("place gate guild joust inn provost produce owner-cube build site lawyer trade batch"),
        own("favor-line favor-effect favor-cube favor-trade batch build lawyer"),
        own("prestige deniers cubes building"),
        own("neutral fixed wood stone prestige residence"),
        own("worker favor"),
        Section::ALL.map(|section| section.name().to_owned()).to_vec(),
        ["2-4", "1-2", "table", "simplified", "yes", "no", "3 jeweller=no", "classic"].map(str::to_owned).to_vec(),
    ]
}

/// A field: a cube, a place or an unknown name as key, a tile as value.
pub(crate) fn field(with: usize) -> (String, Value) {
    let spots = Spot::all().map(|spot| spot.to_string());
    let keys: Vec<String> = Cube::ALL.iter().map(Cube::to_string).chain(spots).chain(["moat".to_owned()]).collect();
    let tile = Tile::ALL[with / 64 % Tile::ALL.len()];
    (keys[with % 64 % keys.len()].clone(), json!({ "tile": tile, "owner": with % 5, "worker": with / 5 % 5 }))
}
