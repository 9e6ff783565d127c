//! Tiles and places of Caylus in words: what they are called, what they do, what building them takes.

use caylus_rules::classic::{Options, Space, Spot, Tile};

use Tile::*;

/// The name of a tile; the two Carpenters that are there from the start do the same and share theirs.
pub(super) const fn name(tile: Tile) -> &'static str {
    match tile {
        NeutralFarm => "Farm",
        NeutralForest => "Forest",
        NeutralSawmill => "Sawmill",
        NeutralQuarry => "Quarry",
        NeutralMarket => "Market",
        NeutralCarpenter | FixedCarpenter => "Carpenter",
        FixedPeddler => "Peddler",
        FixedGoldMine => "Gold mine",
        WoodFarmFood => "Food farm",
        WoodFarmCloth => "Cloth farm",
        WoodQuarry => "Wood quarry",
        WoodSawmill => "Wood sawmill",
        WoodMarket => "Wood market",
        WoodPeddler => "Wood peddler",
        WoodLawyer => "Lawyer",
        WoodMason => "Mason",
        StoneFarm => "Stone farm",
        StonePark => "Park",
        StoneWorkshop => "Workshop",
        StoneArchitect => "Architect",
        StoneChurch => "Church",
        StoneTailor => "Tailor",
        StoneBank => "Bank",
        StoneAlchemist => "Alchemist",
        StoneJeweller => "Jeweller",
        PrestigeStatue => "Statue",
        PrestigeGranary => "Granary",
        PrestigeLibrary => "Library",
        PrestigeWeaver => "Weaver",
        PrestigeTheatre => "Theatre",
        PrestigeUniversity => "University",
        PrestigeMonument => "Monument",
        PrestigeHotel => "Hotel",
        PrestigeCathedral => "Cathedral",
        Residence => "Residence",
    }
}

/// What a tile does, for its worker or, if it takes no worker, for its owner.
pub(super) const fn effect(tile: Tile, options: Options) -> &'static str {
    match tile {
        NeutralFarm => "1 food or 1 cloth",
        NeutralForest => "1 food or 1 wood",
        NeutralSawmill => "1 wood",
        NeutralQuarry => "1 stone",
        NeutralMarket => "sell 1 cube for 4 d",
        NeutralCarpenter | FixedCarpenter => "build a wood building",
        FixedPeddler => "buy 1 cube for 2 d",
        FixedGoldMine => "1 gold",
        WoodFarmFood => "2 food or 1 cloth",
        WoodFarmCloth => "2 cloth or 1 food",
        WoodQuarry => "2 stone",
        WoodSawmill => "2 wood",
        WoodMarket => "sell 1 cube for 6 d",
        WoodPeddler => "buy 1-2 cubes at 1 d",
        WoodLawyer => "make a residence",
        WoodMason => "build a stone building",
        StoneFarm => "2 food and 1 cloth",
        StonePark => "2 wood and 1 food",
        StoneWorkshop => "2 stone and 1 cloth",
        StoneArchitect => "build a prestige building",
        StoneChurch => "2 d for 3 PP or 4 for 5 PP",
        StoneTailor if options.english_tailor => "1 cloth for 2 PP or 3 for 6 PP",
        StoneTailor => "2 cloth for 4 PP or 3 for 6 PP",
        StoneBank => "2 d for 1 gold or 5 for 2 gold",
        StoneAlchemist => "2 cubes for 1 gold or 4 for 2",
        StoneJeweller => "1 gold for 5 PP or 2 for 9 PP",
        PrestigeStatue | PrestigeTheatre | PrestigeUniversity => "1 favor",
        PrestigeMonument => "2 favors",
        PrestigeLibrary | Residence => "income 1 d",
        PrestigeHotel => "income 2 d",
        PrestigeGranary | PrestigeWeaver | PrestigeCathedral => "",
    }
}

/// What building a tile costs.
pub(super) const fn cost(tile: Tile) -> &'static str {
    match tile {
        WoodFarmFood | WoodFarmCloth | WoodQuarry | WoodSawmill | WoodMason => "1 food and 1 wood",
        WoodMarket | WoodPeddler => "1 wood and any cube",
        WoodLawyer => "1 wood and 1 cloth",
        StoneFarm | StonePark | StoneWorkshop | StoneArchitect | StoneAlchemist => "1 food and 1 stone",
        StoneChurch | StoneJeweller => "1 stone and 1 cloth",
        StoneTailor | StoneBank => "1 wood and 1 stone",
        PrestigeStatue => "2 stone and 1 gold",
        PrestigeGranary => "3 food and 1 gold",
        PrestigeLibrary => "3 wood and 1 gold",
        PrestigeWeaver => "3 cloth and 1 gold",
        PrestigeTheatre => "3 wood and 2 gold",
        PrestigeUniversity | PrestigeHotel => "3 stone and 2 gold",
        PrestigeMonument => "4 stone and 2 gold",
        PrestigeCathedral => "5 stone and 3 gold",
        _ => "",
    }
}

/// The prestige points for building a tile.
pub(super) const fn points(tile: Tile, options: Options) -> u16 {
    match tile {
        WoodFarmFood | WoodFarmCloth | WoodQuarry | WoodSawmill | Residence => 2,
        WoodMarket | WoodPeddler | WoodLawyer | WoodMason => 4,
        StoneChurch if options.english_church => 4,
        StoneFarm | StonePark | StoneWorkshop | StoneChurch => 3,
        StoneArchitect | StoneTailor | StoneBank | StoneAlchemist | StoneJeweller => 6,
        PrestigeStatue => 7,
        PrestigeGranary | PrestigeLibrary => 10,
        PrestigeWeaver => 12,
        PrestigeTheatre | PrestigeUniversity | PrestigeMonument => 14,
        PrestigeHotel => 16,
        PrestigeCathedral => 25,
        _ => 0,
    }
}

/// The name of a place for workers that is not on the road.
pub(super) fn place(spot: Spot) -> &'static str {
    match spot {
        Spot::GATE => "Gate",
        Spot::TRADING_POST => "Trading post",
        Spot::MERCHANTS_GUILD => "Merchants' guild",
        Spot::JOUST_FIELD => "Joust field",
        Spot::STABLES => "Stables",
        Spot::INN => "Inn",
        Spot::CASTLE => "Castle",
        _ => "road",
    }
}

/// What a worker does on a place that is not on the road.
pub(super) fn place_effect(spot: Spot) -> &'static str {
    match spot {
        Spot::GATE => "in phase 3, go elsewhere for free",
        Spot::TRADING_POST => "get 3 d",
        Spot::MERCHANTS_GUILD => "move the provost by up to 3",
        Spot::JOUST_FIELD => "buy a favor for 1 d and 1 cloth",
        Spot::STABLES => "come first in the turn order",
        Spot::INN => "from next turn, workers for 1 d",
        Spot::CASTLE => "give batches, build houses",
        _ => "",
    }
}

/// A tile where it stands: `Quarry (r2)`.
pub(super) fn standing(tile: Tile, space: Space) -> String {
    format!("{} ({space})", name(tile))
}
