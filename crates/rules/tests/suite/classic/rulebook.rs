//! Cost, points and offers of every tile, written down independently of the engine's tables.

use caylus_rules::classic::{Kind, Options, Tile};
use caylus_rules::parts::{Cube, Goods};

pub(crate) fn goods(text: &str) -> Goods {
    text.parse().expect("goods in notation")
}

/// The cost (without the "any"), points and favors of a buildable tile.
pub(crate) fn facts(options: Options, tile: Tile) -> (Goods, u16, u8) {
    let church = if options.english_church { 4 } else { 3 };
    let (cost, points, favors) = match tile {
        Tile::WoodFarmFood | Tile::WoodFarmCloth | Tile::WoodQuarry | Tile::WoodSawmill => ("food wood", 2, 0),
        Tile::WoodMarket | Tile::WoodPeddler => ("wood", 4, 0),
        Tile::WoodLawyer => ("wood cloth", 4, 0),
        Tile::WoodMason => ("wood food", 4, 0),
        Tile::StoneFarm | Tile::StonePark | Tile::StoneWorkshop => ("stone food", 3, 0),
        Tile::StoneArchitect | Tile::StoneAlchemist => ("stone food", 6, 0),
        Tile::StoneChurch => ("stone cloth", church, 1),
        Tile::StoneTailor | Tile::StoneBank => ("stone wood", 6, 0),
        Tile::StoneJeweller => ("stone cloth", 6, 0),
        Tile::PrestigeStatue => ("2stone gold", 7, 1),
        Tile::PrestigeGranary => ("3food gold", 10, 0),
        Tile::PrestigeLibrary => ("3wood gold", 10, 0),
        Tile::PrestigeWeaver => ("3cloth gold", 12, 0),
        Tile::PrestigeTheatre => ("3wood 2gold", 14, 1),
        Tile::PrestigeUniversity => ("3stone 2gold", 14, 1),
        Tile::PrestigeMonument => ("4stone 2gold", 14, 2),
        Tile::PrestigeHotel => ("3stone 2gold", 16, 0),
        Tile::PrestigeCathedral => ("5stone 3gold", 25, 0),
        _ => panic!("{tile} is never built"),
    };
    (goods(cost), points, favors)
}

/// Whether the goods are exactly `count` cubes, none of them gold.
pub(crate) fn is_plain(goods: Goods, count: u16) -> bool {
    Goods { cubes: goods.cubes, ..Goods::NONE } == goods
        && goods.cubes.total() == count
        && goods.cubes.count(Cube::Gold) == 0
}

/// [C5.2], [C5.8] Whether the tile gives `get` for `give`.
pub(crate) fn offered(options: Options, tile: Tile, give: Goods, get: Goods) -> bool {
    let produces = |what: &[&str]| give == Goods::NONE && what.iter().any(|one| get == goods(one));
    let sells = |deniers| give.deniers == 0 && give.cubes.total() == 1 && get == Goods::deniers(deniers);
    let swaps = |list: &[(&str, &str)]| list.iter().any(|(one, other)| give == goods(one) && get == goods(other));
    match tile {
        Tile::NeutralFarm => produces(&["food", "cloth"]),
        Tile::NeutralForest => produces(&["food", "wood"]),
        Tile::NeutralSawmill => produces(&["wood"]),
        Tile::NeutralQuarry => produces(&["stone"]),
        Tile::FixedGoldMine => produces(&["gold"]),
        Tile::WoodFarmFood => produces(&["2food", "cloth"]),
        Tile::WoodFarmCloth => produces(&["2cloth", "food"]),
        Tile::WoodQuarry => produces(&["2stone"]),
        Tile::WoodSawmill => produces(&["2wood"]),
        Tile::StoneFarm => produces(&["2food cloth"]),
        Tile::StonePark => produces(&["2wood food"]),
        Tile::StoneWorkshop => produces(&["2stone cloth"]),
        Tile::NeutralMarket => sells(4),
        Tile::WoodMarket => sells(6),
        Tile::FixedPeddler => give == Goods::deniers(2) && is_plain(get, 1),
        Tile::WoodPeddler => [1, 2].into_iter().any(|count| give == Goods::deniers(count) && is_plain(get, count)),
        Tile::StoneChurch => swaps(&[("2d", "3pp"), ("4d", "5pp")]),
        Tile::StoneTailor if options.english_tailor => swaps(&[("cloth", "2pp"), ("3cloth", "6pp")]),
        Tile::StoneTailor => swaps(&[("2cloth", "4pp"), ("3cloth", "6pp")]),
        Tile::StoneBank => swaps(&[("2d", "gold"), ("5d", "2gold")]),
        Tile::StoneJeweller => swaps(&[("gold", "5pp"), ("2gold", "9pp")]),
        Tile::StoneAlchemist => {
            (is_plain(give, 2) && get == goods("gold")) || (is_plain(give, 4) && get == goods("2gold"))
        }
        _ => false,
    }
}

/// [C5.3] The cubes the owner of a stone building can choose from when another player uses it.
pub(crate) fn owner_cubes(tile: Tile) -> &'static [Cube] {
    match tile {
        Tile::StoneFarm => &[Cube::Food, Cube::Cloth],
        Tile::StonePark => &[Cube::Wood, Cube::Food],
        Tile::StoneWorkshop => &[Cube::Stone, Cube::Cloth],
        _ => &[],
    }
}

/// Whether the tile also costs one cube of any kind.
pub(crate) fn costs_any(tile: Tile) -> bool {
    matches!(tile, Tile::WoodMarket | Tile::WoodPeddler)
}

/// [C8.8] The cost without the "any"; one wood or stone less by a favor.
pub(crate) fn cost(options: Options, tile: Tile, by_favor: bool) -> Goods {
    let mut cost = facts(options, tile).0;
    match tile.kind() {
        Kind::Wood if by_favor => cost.cubes -= goods("wood").cubes,
        Kind::Stone if by_favor => cost.cubes -= goods("stone").cubes,
        _ => {}
    }
    cost
}
