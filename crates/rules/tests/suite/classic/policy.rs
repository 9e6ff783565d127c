//! The weights of an eager player, who likes to build, to win favors and to use high columns.

use caylus_rules::classic::{Decision, Kind, Line, Move, Position, Spot, Tile};

use super::audit::on;
use super::ledger::tile_on;

/// The weight of a move; low for declining, passing or stopping.
pub(crate) fn eager(table: &Position, chosen: Move) -> u32 {
    match chosen {
        Move::Pass | Move::Decline | Move::Done | Move::Recall => 1,
        Move::Place(spot) | Move::Send(spot) => spot_weight(table, spot),
        Move::Provost(steps) => [1, 1, 1, 1, 3, 4, 8][(steps + 3) as usize],
        Move::Joust | Move::Build(_) => 8,
        Move::Residence(space) => match on(table, space) {
            there if matches!(there.tile, Tile::StoneChurch | Tile::StoneJeweller) => 24,
            there if there.worker.is_some() => 12,
            there if there.owner.is_some() => 8,
            _ => 2,
        },
        Move::Stay | Move::Trade(_) | Move::Batch(_) => 6,
        Move::Line(Line::Building) => 4,
        // This column has fifty offers to cover.
        Move::Column(4) if is_favor_of_cubes(table) => 60,
        Move::Column(column) => u32::from(column).pow(2),
        Move::Take(_) | Move::Replace(_) | Move::Line(_) => 1,
    }
}

fn is_favor_of_cubes(table: &Position) -> bool {
    table.decision.as_ref().is_some_and(|decision| decision.what == Decision::FavorEffect { line: Line::Cubes })
}

fn spot_weight(table: &Position, spot: Spot) -> u32 {
    match spot {
        Spot::CASTLE | Spot::JOUST_FIELD | Spot::GATE => 8,
        Spot::INN | Spot::STABLES => 5,
        _ => match spot.space().and_then(|space| tile_on(table, space)) {
            // The provost will hardly get that far.
            Some(_) if spot.index() > table.provost.index() + 3 => 1,
            Some(
                Tile::WoodLawyer | Tile::WoodMason | Tile::StoneArchitect | Tile::FixedCarpenter | Tile::StoneAlchemist,
            ) => 12,
            Some(tile) if tile.kind() == Kind::Stone => 6,
            _ => 4,
        },
    }
}
