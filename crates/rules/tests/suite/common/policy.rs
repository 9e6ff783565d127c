//! How the random players choose.

use caylus_rules::MoveList;

use super::dice::Dice;
use super::game::TestGame;

/// A way of choosing moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Policy {
    /// Every legal move is as likely.
    Uniform,
    /// Seldom declines, passes or stops; likes to build, and whatever is rare.
    Eager,
    /// Saves what it has, and stops early.
    Idle,
}

impl Policy {
    /// Chooses one of the legal moves at that table.
    pub(crate) fn choose<G: TestGame>(
        self,
        table: &G::Position,
        moves: &MoveList<G::Move>,
        dice: &mut Dice,
    ) -> G::Move {
        match self {
            Self::Uniform => *dice.pick(moves),
            // Now and then, so that nothing is left out for good.
            _ if dice.one_in(12) => *dice.pick(moves),
            _ => moves[dice.weighted(moves.iter().map(|chosen| G::move_weight(self, table, *chosen)))],
        }
    }
}
