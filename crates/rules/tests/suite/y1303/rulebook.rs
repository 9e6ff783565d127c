//! Cost, points and offers of every tile: an independent copy of the rules' tables, to check the engine's.

use caylus_rules::parts::{Cube, Goods};
use caylus_rules::y1303::{Character, Space, Tile};

/// Goods in notation.
pub(crate) fn goods(text: &str) -> Goods {
    text.parse().expect("goods in notation")
}

/// [T7.1] The starting tiles.
pub(crate) const STARTING: [&str; 9] =
    ["farm", "farm", "sawmill", "quarry", "market", "market", "guild-stone", "guild-any", "carpenter"];

/// [T0.7] The characters of the first game: five for two players, one more for each further player.
pub(crate) const FIRST_GAME: [&str; 8] =
    ["architect", "foreman", "chamberlain", "bailiff", "day-labourer", "deliveryman", "journeyman", "early-riser"];

/// A tile by its name in notation.
pub(crate) fn tile(name: &str) -> Tile {
    Tile::from_id(name).unwrap_or_else(|| panic!("there is no tile {name}"))
}

/// The starting tiles, in the order of tiles.
pub(crate) fn starting_tiles() -> Vec<Tile> {
    let mut tiles = STARTING.map(|name| tile(&format!("start:{name}"))).to_vec();
    tiles.sort_unstable();
    tiles
}

/// A space by its number.
pub(crate) fn space(number: usize) -> Space {
    format!("r{number}").parse().expect("a space of the road")
}

/// A character by its name in notation.
pub(crate) fn character(name: &str) -> Character {
    Character::from_id(name).unwrap_or_else(|| panic!("there is no character {name}"))
}

/// [T7.2], [T7.3], [T7.6] The cost, whether a cube of choice is paid as well, and the points.
pub(crate) fn facts(tile: Tile) -> (Goods, bool, u16) {
    let (cost, any, points) = match tile.id() {
        "wood:farm" | "wood:sawmill" | "wood:quarry" => ("food wood", false, 2),
        "wood:spinning-mill" => ("2wood", false, 2),
        "wood:market" => ("food wood", false, 3),
        "wood:covered-market" => ("wood", true, 3),
        "wood:manor" => ("wood cloth", false, 4),
        "wood:tailor" | "wood:mason" => ("wood", true, 4),
        "stone:farm" | "stone:sawmill" | "stone:quarry" => ("food stone", false, 3),
        "stone:gold-mine" => ("food stone", false, 4),
        "stone:foundry" | "stone:alchemist" | "stone:jeweller" => ("wood stone", false, 5),
        "stone:guild" => ("stone", true, 4),
        "stone:church" => ("stone cloth", false, 5),
        "monument:garden" => ("wood gold", false, 4),
        "monument:manufactory" => ("cloth gold", false, 5),
        "monument:granary" => ("stone gold", false, 7),
        "monument:statue" => ("2stone gold", false, 7),
        "monument:theatre" => ("4wood 3gold", false, 12),
        "monument:cathedral" => ("3stone 3gold", false, 15),
        "monument:castle-mansion" => ("5stone 5gold", false, 20),
        other => panic!("{other} is never built"),
    };
    (goods(cost), any, points)
}

/// [T7.4] The cube for the owner of a stone producer.
pub(crate) fn owner_cube(tile: Tile) -> Option<Cube> {
    match tile.id() {
        "stone:farm" => Some(Cube::Food),
        "stone:sawmill" => Some(Cube::Wood),
        "stone:quarry" => Some(Cube::Stone),
        _ => None,
    }
}

/// [T2.1], [T7.1]–[T7.3], [T7.5] What a side of a tile offers, as moves.
pub(crate) fn offers(tile: Tile, neutral: bool) -> Vec<String> {
    let by_side = |built: &str, other: &str| vec![format!("take {}", if neutral { other } else { built })];
    let each = |offer: &dyn Fn(Cube) -> String| Cube::PLAIN.map(offer).to_vec();
    let list = |offers: &[&str]| offers.iter().map(|offer| (*offer).to_owned()).collect();
    match tile.id() {
        "fixed:fairground" => list(&["give wood for favor"]),
        "start:farm" => list(&["take food"]),
        "start:sawmill" => list(&["take wood"]),
        "start:quarry" => list(&["take stone"]),
        "start:market" => each(&|cube| format!("give w for {cube}")),
        "start:guild-stone" => list(&["give stone for 4w"]),
        "start:guild-any" => each(&|cube| format!("give {cube} for 3w")),
        "wood:farm" => by_side("2food", "food 1pp"),
        "wood:sawmill" => by_side("2wood", "wood 1pp"),
        "wood:quarry" => by_side("2stone", "stone 1pp"),
        "wood:spinning-mill" => by_side("2cloth", "cloth 1pp"),
        "wood:market" => each(&|cube| format!("take {cube}")),
        "wood:covered-market" => by_side("3w", "2w 1pp"),
        "wood:manor" => by_side("favor", "2pp"),
        "wood:tailor" => list(&["give cloth for 4pp", "give 2cloth for 6pp"]),
        "stone:farm" => by_side("2food cloth", "food cloth"),
        "stone:sawmill" => by_side("2wood cloth", "wood cloth"),
        "stone:quarry" => by_side("2stone cloth", "stone cloth"),
        "stone:gold-mine" => list(&["take gold"]),
        "stone:foundry" => list(&["give w for gold", "give 3w for 2gold"]),
        "stone:alchemist" => {
            let mut offers = each(&|cube| format!("give {cube} for gold"));
            for (at, cube) in Cube::PLAIN.iter().enumerate() {
                offers.extend(Cube::PLAIN[at..].iter().map(|other| format!("give {cube} {other} for 2gold")));
            }
            offers
        }
        "stone:guild" => each(&|cube| format!("give {cube} for 5w")),
        "stone:church" => list(&["give 2w for 4pp", "give 4w for 6pp"]),
        "stone:jeweller" => list(&["give gold for 5pp", "give 2gold for 9pp"]),
        _ => vec![],
    }
}
