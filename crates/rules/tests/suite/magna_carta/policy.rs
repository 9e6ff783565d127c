//! The preferences of random players.

use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{Card, Move};

use crate::common::policy::Policy;

/// Weight of a move: eager players build and use the key cards; idle ones draw and replace cards, and pass with the castle
/// unbuilt.
pub(crate) fn move_weight(policy: Policy, table: &Position, chosen: Move) -> u32 {
    if policy == Policy::Idle { idle(table, chosen) } else { eager(table, chosen) }
}

fn eager(table: &Position, chosen: Move) -> u32 {
    match chosen {
        Move::Pass | Move::Decline | Move::Done | Move::Keep | Move::Redraw | Move::Replace => 2,
        Move::Draw => 4,
        Move::Place(place) => match table.road[place.index()].card {
            // The provost rarely gets that far.
            _ if table.provost.is_some_and(|provost| place.index() > provost.index() + 3) => 1,
            Card::Lawyer | Card::Church => 60,
            Card::Bank | Card::GoldMine => 20,
            Card::Peddler | Card::Market => 12,
            _ => 6,
        },
        Move::Build(build) if build.prestige().is_some() => 40,
        Move::Build(_) => 4,
        Move::Cover(_) => 1,
        Move::Provost(steps) => [1, 1, 1, 2, 3, 4, 8][(steps + 3) as usize],
        Move::Residence(place, _) if table.road[place.index()].worker.is_some() => 40,
        Move::Trade(_) | Move::Residence(..) => 8,
        Move::Batch(_) => 3,
    }
}

fn idle(table: &Position, chosen: Move) -> u32 {
    match chosen {
        Move::Replace => 12,
        Move::Draw | Move::Redraw => 6,
        Move::Pass | Move::Decline | Move::Keep => 2,
        Move::Done => 40,
        Move::Build(_) => 1,
        Move::Place(place) if table.road[place.index()].card == Card::Church => 20,
        Move::Provost(0) => 10,
        _ => 3,
    }
}
