//! The preferences of random players.

use caylus_rules::y1303::position::Position;
use caylus_rules::y1303::{Move, Spot, Tile};

use super::lookups::{is_neutral, on};
use crate::common::policy::Policy;

/// Weight of a move: eager players build, deliver and win favors; idle ones save cubes and workers.
pub(crate) fn move_weight(policy: Policy, table: &Position, chosen: Move) -> u32 {
    if policy == Policy::Idle { idle(chosen) } else { eager(table, chosen) }
}

fn eager(table: &Position, chosen: Move) -> u32 {
    match chosen {
        Move::Pass | Move::Decline | Move::Done | Move::Choose(_) => 1,
        Move::Place(spot) => spot_weight(table, spot),
        Move::Provost(steps) => [2, 1, 1, 2, 3, 4, 6][(steps + 3) as usize],
        Move::Steal(_) => 2,
        Move::Site(tile) => 4 + 6 * tile.index() as u32,
        Move::Build(_) => 8,
        Move::Claim(_) | Move::Trade(_) => 5,
        Move::Batch(_) => 3,
    }
}

/// Weight of a place for a worker.
fn spot_weight(table: &Position, spot: Spot) -> u32 {
    let Some(space) = spot.space() else { return 14 };
    let there = on(table, space).expect("workers go to tiles");
    match there.tile {
        _ if there.worker.is_some() => 30,
        // The provost rarely gets that far.
        _ if space.index() > usize::from(table.provost) + 3 => 1,
        Tile::Fairground | Tile::Lawyer | Tile::Toll | Tile::StartGuildStone | Tile::StartGuildAny => 9,
        Tile::WoodManor | Tile::WoodMason if !is_neutral(space) => 20,
        _ if there.owner.is_some() || space.index() >= 13 => 8,
        _ => 4,
    }
}

fn idle(chosen: Move) -> u32 {
    match chosen {
        Move::Pass => 6,
        Move::Decline => 3,
        Move::Done | Move::Provost(0) => 40,
        Move::Place(_) => 1,
        _ => 2,
    }
}
