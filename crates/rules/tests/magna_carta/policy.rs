//! How the random players choose.

use caylus_rules::MoveList;
use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{Card, Move};

use super::dice::Dice;

/// A way of choosing moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Policy {
    /// Every legal move is as likely.
    Uniform,
    /// Seldom declines, passes or stops; likes to build, and the cards on which most depends.
    Eager,
    /// Draws and replaces cards, saves its cubes, and passes with the castle unbuilt.
    Idle,
}

impl Policy {
    /// Chooses one of the legal moves at that table.
    pub(crate) fn choose(self, table: &Position, moves: &MoveList<Move>, dice: &mut Dice) -> Move {
        match self {
            Self::Uniform => *dice.pick(moves),
            // Now and then, so that nothing is left out for good.
            _ if dice.one_in(12) => *dice.pick(moves),
            Self::Eager => moves[dice.weighted(moves.iter().map(|chosen| eager(table, *chosen)))],
            Self::Idle => moves[dice.weighted(moves.iter().map(|chosen| idle(table, *chosen)))],
        }
    }
}

fn eager(table: &Position, chosen: Move) -> u32 {
    match chosen {
        Move::Pass | Move::Decline | Move::Done | Move::Keep | Move::Redraw | Move::Replace => 2,
        Move::Draw => 4,
        Move::Place(place) => match table.road[place.index()].card {
            // The provost will hardly come that far.
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
