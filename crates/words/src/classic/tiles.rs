//! Tiles and places of Caylus: names, effects, costs.

use caylus_rules::classic::{Options, Space, Spot, Tile};

use super::ids;
use crate::{Message, Noun, Words};

use Tile::*;

/// What a tile does for its worker or, if it takes none, for its owner; `None` if it only gives points.
pub(super) fn effect(tile: Tile, options: Options) -> Option<Message> {
    let id = format!("{}.effect", ids::tile(tile));
    Words::has(&id).then(|| match tile {
        StoneTailor => Message::new(id).with("tailor", if options.english_tailor { "english" } else { "french" }),
        _ => Message::new(id),
    })
}

/// What a worker does on a place off the road.
pub(super) fn place_effect(spot: Spot) -> Message {
    Message::new(format!("{}.effect", ids::place(spot)))
}

/// A tile and its space: `Quarry (r2)`.
pub(super) fn on(tile: Tile, space: Space) -> Noun {
    Noun::on(ids::tile(tile), space)
}

/// The cost of a tile in notation; `any` is any cube.
pub(super) const fn cost(tile: Tile) -> &'static str {
    match tile {
        WoodFarmFood | WoodFarmCloth | WoodQuarry | WoodSawmill | WoodMason => "food wood",
        WoodMarket | WoodPeddler => "wood any",
        WoodLawyer => "wood cloth",
        StoneFarm | StonePark | StoneWorkshop | StoneArchitect | StoneAlchemist => "food stone",
        StoneChurch | StoneJeweller => "stone cloth",
        StoneTailor | StoneBank => "wood stone",
        PrestigeStatue => "2stone gold",
        PrestigeGranary => "3food gold",
        PrestigeLibrary => "3wood gold",
        PrestigeWeaver => "3cloth gold",
        PrestigeTheatre => "3wood 2gold",
        PrestigeUniversity | PrestigeHotel => "3stone 2gold",
        PrestigeMonument => "4stone 2gold",
        PrestigeCathedral => "5stone 3gold",
        _ => "",
    }
}

/// Prestige points for building a tile.
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

/// What building a tile gives besides its points, and what it does from then on.
pub(super) fn gives(tile: Tile, options: Options) -> impl Iterator<Item = Message> {
    let id = format!("{}.built", ids::tile(tile));
    let favor = Words::has(&id).then(|| Message::new(id));
    favor.into_iter().chain(effect(tile, options))
}
