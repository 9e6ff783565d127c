//! Phases and decisions, and how a decision's moves are numbered.

use serde::{Deserialize, Serialize};

use super::moves::{BatchId, BuildId, Move, TradeId};
use super::spots::{Space, Spot};
use super::tiles::{Kind, Tile, builds_of};
use super::trades;
use crate::parts::{Cube, DecisionFields, Offers};
use crate::{MoveList, list_moves as list};

/// The phases of a turn, in order, and the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Phase {
    /// Phase 1: everyone gets deniers.
    Income,
    /// Phase 2: workers are placed.
    Placing,
    /// Phase 3: the special buildings act.
    Special,
    /// Phase 4: the provost is moved.
    Provost,
    /// Phase 5: the buildings on the road act.
    Activation,
    /// Phase 6: the castle is built.
    Castle,
    /// Phase 7: the bailiff moves; sections are counted.
    EndOfTurn,
    /// The game is over.
    Over,
}

/// A line of the royal favor table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Line {
    /// Prestige points.
    Prestige,
    /// Deniers.
    Deniers,
    /// Cubes.
    Cubes,
    /// The use of a building.
    Building,
}

impl Line {
    /// All lines, from the top of the table.
    pub const ALL: [Self; 4] = [Self::Prestige, Self::Deniers, Self::Cubes, Self::Building];

    /// The line's name in notation.
    pub const fn name(self) -> &'static str {
        ["prestige", "deniers", "cubes", "building"][self as usize]
    }
}

/// What allows a player to build or to make a residence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// A worker on a building.
    Worker,
    /// A royal favor.
    Favor,
}

/// A decision. docs/notation.md describes the moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    /// Place a worker or pass.
    Place,
    /// Where the worker on the Gate goes.
    Gate,
    /// How far the Merchants' guild moves the provost.
    Guild,
    /// Whether to pay for a favor on the Joust field.
    Joust,
    /// Whether the worker stays in the Inn.
    Inn,
    /// How far to move the provost for deniers.
    Provost,
    /// Which of two kinds of cubes a building produces.
    Produce,
    /// Which cube the owner of a stone production building takes.
    OwnerCube,
    /// What to build.
    Build {
        /// Which kind of tile.
        craft: Kind,
        /// By a worker or a favor.
        by: By,
    },
    /// Which of the player's residences the prestige building replaces.
    Site {
        /// The prestige building.
        tile: Tile,
        /// By a worker or a favor.
        by: By,
    },
    /// Which building becomes a residence.
    Lawyer {
        /// By a worker or a favor.
        by: By,
    },
    /// Which offer of a building to take.
    Trade {
        /// The building that makes the offers.
        tile: Tile,
    },
    /// Whether to give another batch.
    Batch,
    /// Which favor line to use.
    FavorLine,
    /// Which column of the line to use.
    FavorEffect {
        /// The line.
        line: Line,
    },
    /// Wood or stone (column 2 of the cube line).
    FavorCube,
    /// Which cube to give for which two (column 4 of the cube line).
    FavorTrade,
}

impl DecisionFields for Decision {
    const FIELDS: &'static [&'static str] = &["kind", "craft", "by", "tile", "line"];
}

/// The number of the move that ends or declines a decision.
pub(super) const DECLINE: u32 = 63;
/// Its bit in a set of choices.
pub(super) const DECLINE_BIT: u64 = 1 << DECLINE;

impl Decision {
    /// Whether it is part of using a favor.
    pub(super) const fn is_favor(self) -> bool {
        matches!(
            self,
            Self::FavorLine
                | Self::FavorEffect { .. }
                | Self::FavorCube
                | Self::FavorTrade
                | Self::Build { by: By::Favor, .. }
                | Self::Site { by: By::Favor, .. }
                | Self::Lawyer { by: By::Favor }
        )
    }

    #[inline]
    fn trades(self) -> Option<Offers> {
        match self {
            Self::Trade { tile } => Some(trades::of(tile)),
            Self::FavorTrade => Some(trades::FAVOR),
            _ => None,
        }
    }

    /// Lists the moves with these numbers. Matches on the decision once rather than per move, for speed.
    #[inline]
    pub(super) fn list_moves(self, choices: u64, moves: &mut MoveList<Move>) {
        let plain = choices & !DECLINE_BIT;
        match self {
            Self::Place => list(plain, moves, |at| Move::Place(Spot::at(at))),
            Self::Gate => list(plain, moves, |at| Move::Send(Spot::at(at))),
            Self::Guild | Self::Provost => list(plain, moves, |at| Move::Provost(at as i8 - 3)),
            Self::Joust => list(plain, moves, |_| Move::Joust),
            Self::Inn => list(plain, moves, |_| Move::Stay),
            Self::Batch => list(plain, moves, |at| Move::Batch(BatchId(at as u8))),
            Self::Produce | Self::OwnerCube | Self::FavorCube => list(plain, moves, |at| Move::Take(Cube::ALL[at])),
            Self::Site { .. } => list(plain, moves, |at| Move::Replace(Space::at(at))),
            Self::Lawyer { .. } => list(plain, moves, |at| Move::Residence(Space::at(at))),
            Self::FavorLine => list(plain, moves, |at| Move::Line(Line::ALL[at])),
            Self::FavorEffect { .. } => list(plain, moves, |at| Move::Column(at as u8 + 1)),
            Self::Build { craft, .. } => {
                let first = builds_of(craft).start;
                list(plain, moves, |at| Move::Build(BuildId((first + at) as u8)));
            }
            Self::Trade { tile } => {
                let first = trades::of(tile).first;
                list(plain, moves, |at| Move::Trade(TradeId(first + at as u8)));
            }
            Self::FavorTrade => list(plain, moves, |at| Move::Trade(TradeId(trades::FAVOR.first + at as u8))),
        }
        if choices & DECLINE_BIT != 0 {
            moves.push(self.decline_move());
        }
    }

    #[inline]
    fn decline_move(self) -> Move {
        match self {
            Self::Place => Move::Pass,
            Self::Gate | Self::Inn => Move::Recall,
            Self::Batch => Move::Done,
            _ => Move::Decline,
        }
    }

    /// The only legal move, if there is just one; most often it declines.
    #[inline]
    pub(super) fn only_move(self, choices: u64) -> Option<Move> {
        match choices {
            DECLINE_BIT => Some(self.decline_move()),
            _ => choices.is_power_of_two().then(|| self.move_at(choices.trailing_zeros())),
        }
    }

    #[inline]
    pub(super) fn move_at(self, number: u32) -> Move {
        let index = number as usize;
        match self {
            Self::Place if number == DECLINE => Move::Pass,
            Self::Place => Move::Place(Spot::at(index)),
            Self::Gate | Self::Inn if number == DECLINE => Move::Recall,
            Self::Gate => Move::Send(Spot::at(index)),
            Self::Inn => Move::Stay,
            Self::Batch if number == DECLINE => Move::Done,
            Self::Batch => Move::Batch(BatchId(number as u8)),
            Self::Guild | Self::Provost => Move::Provost(number as i8 - 3),
            Self::Produce | Self::OwnerCube | Self::FavorCube => Move::Take(Cube::ALL[index]),
            Self::Site { .. } => Move::Replace(Space::at(index)),
            Self::FavorLine => Move::Line(Line::ALL[index]),
            _ if number == DECLINE => Move::Decline,
            Self::Joust => Move::Joust,
            Self::Build { craft, .. } => Move::Build(BuildId((builds_of(craft).start + index) as u8)),
            Self::Lawyer { .. } => Move::Residence(Space::at(index)),
            Self::Trade { tile } => Move::Trade(TradeId(trades::of(tile).first + number as u8)),
            Self::FavorTrade => Move::Trade(TradeId(trades::FAVOR.first + number as u8)),
            Self::FavorEffect { .. } => Move::Column(number as u8 + 1),
        }
    }

    /// The number of a move, if it fits this decision; the inverse of [`move_at`](Self::move_at).
    pub(super) fn number_of(self, chosen: Move) -> Option<u32> {
        let within = |number: usize, count: usize| (number < count).then_some(number as u32);
        match (self, chosen) {
            (Self::Place, Move::Pass)
            | (Self::Gate | Self::Inn, Move::Recall)
            | (Self::Batch, Move::Done)
            | (
                Self::Joust | Self::Build { .. } | Self::Lawyer { .. } | Self::Trade { .. } | Self::FavorEffect { .. },
                Move::Decline,
            ) => Some(DECLINE),
            (Self::Place, Move::Place(spot)) | (Self::Gate, Move::Send(spot)) => Some(spot.index() as u32),
            (Self::Guild | Self::Provost, Move::Provost(steps)) => within((i32::from(steps) + 3) as usize, 7),
            (Self::Joust, Move::Joust) | (Self::Inn, Move::Stay) => Some(0),
            (Self::Produce | Self::OwnerCube | Self::FavorCube, Move::Take(cube)) => Some(cube as u32),
            (Self::Build { craft, .. }, Move::Build(build)) => {
                let range = builds_of(craft);
                usize::from(build.0).checked_sub(range.start).and_then(|number| within(number, range.len()))
            }
            (Self::Site { .. }, Move::Replace(space)) | (Self::Lawyer { .. }, Move::Residence(space)) => {
                Some(space.index() as u32)
            }
            (Self::Trade { .. } | Self::FavorTrade, Move::Trade(trade)) => {
                let trades = self.trades()?;
                let number = trade.0.checked_sub(trades.first)?;
                within(number.into(), trades.count.into())
            }
            (Self::Batch, Move::Batch(batch)) => Some(batch.0.into()),
            (Self::FavorLine, Move::Line(line)) => Some(line as u32),
            (Self::FavorEffect { .. }, Move::Column(column)) => within(usize::from(column).wrapping_sub(1), 5),
            _ => None,
        }
    }
}
