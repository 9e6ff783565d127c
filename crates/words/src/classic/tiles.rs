//! Tiles and places of Caylus: names, effects, costs.

use caylus_rules::classic::{Options, Space, Spot, Tile};

use super::ids;
use crate::{Noun, Words};

use Tile::*;

/// What a tile does for its worker or, if it takes none, for its owner; empty if it only gives points.
pub(super) fn effect(words: &Words, tile: Tile, options: Options) -> String {
    let tailor = if options.english_tailor { "english" } else { "french" };
    words.find(&format!("{}.effect", ids::tile(tile)), &[("tailor", &tailor)]).unwrap_or_default()
}

/// What a worker does on a place off the road.
pub(super) fn place_effect(words: &Words, spot: Spot) -> String {
    words.say(&format!("{}.effect", ids::place(spot)), &[])
}

/// A tile and its space: `Quarry (r2)`.
pub(super) fn standing(words: &Words, tile: Tile, space: Space) -> Noun {
    words.noun(&ids::tile(tile)).standing(space)
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
pub(super) fn gives(words: &Words, tile: Tile, options: Options) -> String {
    let favor = words.find(&format!("{}.built", ids::tile(tile)), &[]).unwrap_or_default();
    words.remarks(&[favor, effect(words, tile, options)])
}
