//! The values that the booklet shows only as pictures, each in one line (those marked † in docs/rules/1303.md), and the table of tiles.

use super::offers as o;
use super::tiles::{Effect, Kind, Row, Tile};
use crate::parts::{Cube, Cubes, Goods};

/// Every player starts with these cubes.
pub(super) const START_CUBES: Cubes = cubes(&[Cube::Food, Cube::Wood, Cube::Wood, Cube::Stone]);
/// The provost's place one step beyond the end of the road.
pub(super) const LAST_PROVOST: u8 = 29;
/// What the Lawyer takes for claiming a starting tile.
pub(super) const CLAIM_COST: Goods = Goods::cubes(Cubes::one(Cube::Cloth));
/// What a residence brings when recruiting.
pub(super) const RESIDENCE_RECRUITS: Goods = Goods::workers(1);
/// What each step of the provost costs at the bridge, in workers.
pub(super) const BRIDGE_PRICE: u16 = 1;
/// The nine starting tiles.
pub(super) const STARTING_TILES: [Tile; 9] = [
    Tile::StartFarm,
    Tile::StartFarm,
    Tile::StartSawmill,
    Tile::StartQuarry,
    Tile::StartMarket,
    Tile::StartMarket,
    Tile::StartGuildStone,
    Tile::StartGuildAny,
    Tile::StartCarpenter,
];

use Cube::{Cloth, Food, Gold, Stone, Wood};
use Effect::{Build, Offers};

/// The table, in the order of [`Tile`]: cost, whether a cube of choice is paid as well, points, construction side, neutral side.
pub(super) const TABLE: [Row; Tile::COUNT] = [
    board("fixed:fairground", Offers(o::WOOD_FOR_FAVOR)),
    board("fixed:lawyer", Effect::Lawyer),
    board("fixed:carpenter", Build(Kind::Wood)),
    board("fixed:toll", Effect::Toll),
    board("fixed:bridge", Effect::Bridge),
    // [T7.1] Starting tiles.
    board("start:farm", Offers(o::FOOD)),
    board("start:sawmill", Offers(o::WOOD)),
    board("start:quarry", Offers(o::STONE)),
    board("start:market", Offers(o::WORKER_FOR_CUBE)),
    board("start:guild-stone", Offers(o::STONE_FOR_WORKERS)),
    board("start:guild-any", Offers(o::CUBE_FOR_3_WORKERS)),
    board("start:carpenter", Build(Kind::Wood)),
    // [T7.2] Wood tiles. [T7.5] The last column is the neutral side.
    tile("wood:farm", &[Wood, Food], false, 2, Offers(o::TWO_FOOD), Offers(o::FOOD_POINT)),
    tile("wood:sawmill", &[Wood, Food], false, 2, Offers(o::TWO_WOOD), Offers(o::WOOD_POINT)),
    tile("wood:quarry", &[Wood, Food], false, 2, Offers(o::TWO_STONE), Offers(o::STONE_POINT)),
    tile("wood:spinning-mill", &[Wood, Wood], false, 2, Offers(o::TWO_CLOTH), Offers(o::CLOTH_POINT)),
    tile("wood:market", &[Wood, Food], false, 3, Offers(o::ANY_CUBE), Offers(o::ANY_CUBE)),
    tile("wood:covered-market", &[Wood], true, 3, Offers(o::THREE_WORKERS), Offers(o::TWO_WORKERS_POINT)),
    tile("wood:manor", &[Wood, Cloth], false, 4, Offers(o::FAVOR), Offers(o::TWO_POINTS)),
    tile("wood:tailor", &[Wood], true, 4, Offers(o::TAILOR), Offers(o::TAILOR)),
    tile("wood:mason", &[Wood], true, 4, Build(Kind::Stone), Build(Kind::Stone)),
    // [T7.3] Stone tiles. [T7.4] The producers have a cube for their owner.
    producer("stone:farm", Food, Offers(o::TWO_FOOD_CLOTH), Offers(o::FOOD_CLOTH)),
    producer("stone:sawmill", Wood, Offers(o::TWO_WOOD_CLOTH), Offers(o::WOOD_CLOTH)),
    producer("stone:quarry", Stone, Offers(o::TWO_STONE_CLOTH), Offers(o::STONE_CLOTH)),
    tile("stone:gold-mine", &[Stone, Food], false, 4, Offers(o::GOLD), Offers(o::GOLD)),
    tile("stone:foundry", &[Stone, Wood], false, 5, Offers(o::FOUNDRY), Offers(o::FOUNDRY)),
    tile("stone:alchemist", &[Stone, Wood], false, 5, Offers(o::ALCHEMIST), Offers(o::ALCHEMIST)),
    tile("stone:guild", &[Stone], true, 4, Offers(o::CUBE_FOR_5_WORKERS), Offers(o::CUBE_FOR_5_WORKERS)),
    tile("stone:church", &[Stone, Cloth], false, 5, Offers(o::CHURCH), Offers(o::CHURCH)),
    tile("stone:jeweller", &[Stone, Wood], false, 5, Offers(o::JEWELLER), Offers(o::JEWELLER)),
    // [T7.6] Monuments.
    Row { recruits: Goods::workers(2), ..monument("monument:garden", &[Wood, Gold], 4) },
    Row { recruits: Goods::cubes(Cubes::one(Cloth)), ..monument("monument:manufactory", &[Cloth, Gold], 5) },
    Row { recruits: Goods::cubes(Cubes::one(Food)), ..monument("monument:granary", &[Stone, Gold], 7) },
    monument("monument:statue", &[Stone, Stone, Gold], 7),
    Row { favor: true, ..monument("monument:theatre", &[Wood, Wood, Wood, Wood, Gold, Gold, Gold], 12) },
    monument("monument:cathedral", &[Stone, Stone, Stone, Gold, Gold, Gold], 15),
    monument("monument:castle-mansion", &[Stone, Stone, Stone, Stone, Stone, Gold, Gold, Gold, Gold, Gold], 20),
];

const fn cubes(list: &[Cube]) -> Cubes {
    let mut sum = Cubes::NONE;
    let mut at = 0;
    while at < list.len() {
        sum = sum.and(Cubes::one(list[at]));
        at += 1;
    }
    sum
}

/// A tile that is never built; it has one side.
const fn board(id: &'static str, effect: Effect) -> Row {
    tile(id, &[], false, 0, effect, effect)
}

const fn tile(id: &'static str, cost: &[Cube], any: bool, points: u16, built: Effect, neutral: Effect) -> Row {
    let (bonus, favor, recruits) = (None, false, Goods::NONE);
    Row { id, cost: cubes(cost), any, points, built, neutral, bonus, favor, recruits }
}

const fn producer(id: &'static str, bonus: Cube, built: Effect, neutral: Effect) -> Row {
    Row { bonus: Some(bonus), ..tile(id, &[Stone, Food], false, 3, built, neutral) }
}

const fn monument(id: &'static str, cost: &[Cube], points: u16) -> Row {
    tile(id, cost, false, points, Effect::None, Effect::None)
}
