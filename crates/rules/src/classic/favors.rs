//! C8: royal favors.

use super::decision::{By, Decision, Line};
use super::event::{Cause, Event};
use super::lawyer::LAWYER_FAVOR_COST;
use super::tiles::Kind;
use super::{Classic, Flow, trades};
use crate::Sink;
use crate::parts::{Cube, Cubes, Goods, Offers, Player};

/// Favors for paying on the Joust field.
pub(super) const JOUST_FAVORS: u8 = 1;
/// Favors for giving the most batches.
pub(super) const BEST_BUILDER_FAVORS: u8 = 1;
/// What every favor is with simplified favors.
pub(super) const SIMPLIFIED_FAVOR: Goods = Goods::prestige(3);

/// [C8.2] The last open column, by the number of sections counted.
pub(super) const OPEN_COLUMNS: [u8; 4] = [2, 4, 5, 5];

/// What a column of the favor table does.
#[derive(Clone, Copy, Debug)]
pub(super) enum Favor {
    Nothing,
    /// Gives these goods.
    Gain(Goods),
    /// Gives a cube of one of two kinds.
    OneOf([Cube; 2]),
    /// Takes one of these offers.
    Trade(Offers),
    /// Builds a tile of that kind.
    Build(Kind),
    /// Makes a residence.
    Lawyer,
}

pub(super) const COLUMNS: usize = 5;

/// The cubes of column 2 of the cube line.
pub(super) const FAVOR_CUBES: [Cube; 2] = [Cube::Wood, Cube::Stone];

/// The favor table, in the order of [`Line`].
pub(super) static TABLE: [[Favor; COLUMNS]; Line::ALL.len()] = {
    use Favor::{Build, Gain, Lawyer, Nothing, OneOf, Trade};
    const fn points(count: u16) -> Favor {
        Gain(Goods::prestige(count))
    }
    const fn deniers(count: u16) -> Favor {
        Gain(Goods::deniers(count))
    }
    const fn cube(cube: Cube) -> Favor {
        Gain(Goods::cubes(Cubes::one(cube)))
    }
    [
        // [C8.5] 1 to 5 prestige points.
        [points(1), points(2), points(3), points(4), points(5)],
        // [C8.6] 3 to 7 deniers.
        [deniers(3), deniers(4), deniers(5), deniers(6), deniers(7)],
        // [C8.7] Food; wood or stone; cloth; one cube for two; gold.
        [cube(Cube::Food), OneOf(FAVOR_CUBES), cube(Cube::Cloth), Trade(trades::FAVOR), cube(Cube::Gold)],
        // [C5.10] Carpenter, Mason, Lawyer or Architect, whether or not they are on the road.
        [Nothing, Build(Kind::Wood), Build(Kind::Stone), Lawyer, Build(Kind::Prestige)],
    ]
};

/// The column of the building line that builds tiles of a kind.
pub(super) fn craft_column(craft: Kind) -> u8 {
    building_column(|favor| matches!(favor, Favor::Build(kind) if kind == craft))
}

/// The column of the building line that uses the Lawyer.
pub(super) fn lawyer_column() -> u8 {
    building_column(|favor| matches!(favor, Favor::Lawyer))
}

fn building_column(is_it: impl Fn(Favor) -> bool) -> u8 {
    let found = TABLE[Line::Building as usize].into_iter().position(is_it);
    found.map_or(0, |at| at as u8 + 1)
}

impl Classic {
    /// Gives a player favors to use at once. Favors won while using a favor just add to those owed.
    pub(super) fn win_favors(&mut self, player: Player, count: u8, cause: Cause, events: &mut impl Sink<Event>) {
        self.actor = player;
        self.favors_owed += count;
        events.event(Event::FavorsWon { player, count, cause });
    }

    /// [C8.4] Uses the next owed favor, on a line of the player's choice.
    pub(super) fn next_favor(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        if self.options.simplified_favors {
            self.favors_owed -= 1;
            self.gain(player, SIMPLIFIED_FAVOR, Cause::SimplifiedFavor, events);
            return Flow::Continue;
        }
        match self.open_lines(player) {
            0 => {
                events.event(Event::FavorsLost { player, count: self.favors_owed });
                self.favors_owed = 0;
                Flow::Continue
            }
            _ => self.ask(player, Decision::FavorLine),
        }
    }

    /// [C8.3] Each line at most once in a phase.
    pub(super) fn open_lines(&self, player: Player) -> u64 {
        u64::from(!self.holding(player).lines_used & 0b1111)
    }

    /// [C8.1] The marker advances if it may; then one effect up to its column may be used.
    pub(super) fn choose_line(&mut self, line: Line, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        let last_open = OPEN_COLUMNS[usize::from(self.counted)];
        self.favors_owed -= 1;
        let holding = self.holding_mut(player);
        holding.lines_used |= 1 << line as u8;
        let marker = &mut holding.favors[line as usize];
        let advanced = *marker < last_open;
        *marker += u8::from(advanced);
        let column = *marker;
        events.event(Event::FavorLine { player, line, column, advanced });
        self.ask(player, Decision::FavorEffect { line })
    }

    /// The columns up to the marker that would have an effect; bit 0 is column 1.
    pub(super) fn possible_columns(&self, player: Player, line: Line) -> u64 {
        let reached = usize::from(self.holding(player).favors[line as usize]);
        let mut columns = 0;
        for (at, favor) in TABLE[line as usize].iter().enumerate().take(reached) {
            let useful = match *favor {
                Favor::Nothing => false,
                Favor::Gain(_) | Favor::OneOf(_) => true,
                Favor::Trade(_) => !self.holding(player).cubes.is_empty(),
                Favor::Build(craft) => self.possible_builds(player, craft, By::Favor) != 0,
                Favor::Lawyer => self.lawyer_targets(player, LAWYER_FAVOR_COST) != 0,
            };
            columns |= u64::from(useful) << at;
        }
        columns
    }

    /// A chosen column cannot be declined.
    pub(super) fn use_column(&mut self, column: u8, events: &mut impl Sink<Event>) -> Flow {
        let Decision::FavorEffect { line } = self.decision else { return Flow::Continue };
        let (player, by) = (self.actor, By::Favor);
        match TABLE[line as usize][usize::from(column - 1) % COLUMNS] {
            Favor::Nothing => Flow::Continue,
            Favor::Gain(goods) => {
                self.gain(player, goods, Cause::Favor { line, column }, events);
                Flow::Continue
            }
            Favor::OneOf(_) => self.ask(player, Decision::FavorCube),
            Favor::Trade(_) => self.ask(player, Decision::FavorTrade),
            Favor::Build(craft) => self.ask(player, Decision::Build { craft, by }),
            Favor::Lawyer => self.ask(player, Decision::Lawyer { by }),
        }
    }
}
