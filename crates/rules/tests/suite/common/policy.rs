//! How random players choose moves.

use caylus_rules::MoveList;

use super::dice::Dice;
use super::game::TestGame;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Policy {
    /// All legal moves are equally likely.
    Uniform,
    /// Rarely declines, passes or stops; likes to build, and anything rare.
    Eager,
    /// Saves its goods and stops early.
    Idle,
}

impl Policy {
    pub(crate) fn choose<G: TestGame>(
        self,
        table: &G::Position,
        moves: &MoveList<G::Move>,
        dice: &mut Dice,
    ) -> G::Move {
        match self {
            Self::Uniform => *dice.pick(moves),
            // Now and then uniformly, so that every move has a chance.
            _ if dice.one_in(12) => *dice.pick(moves),
            _ => moves[dice.weighted(moves.iter().map(|chosen| G::move_weight(self, table, *chosen)))],
        }
    }
}
