//! C8: royal favors.

use super::building::favor_column;
use super::decision::{By, Decision, Line};
use super::event::{Cause, Event};
use super::lawyer::LAWYER_FAVOR_COST;
use super::tiles::Kind;
use super::{Classic, Flow};
use crate::Sink;
use crate::parts::{Cube, Cubes, Goods, Player};

/// Favors for paying on the Joust field.
pub(super) const JOUST_FAVORS: u8 = 1;
/// Favors for giving the most batches.
pub(super) const BEST_BUILDER_FAVORS: u8 = 1;
const SIMPLIFIED_FAVOR_POINTS: u16 = 3;

/// [C8.2] The last open column, by the number of sections counted.
pub(super) const OPEN_COLUMNS: [u8; 4] = [2, 4, 5, 5];

/// The column of the building line that uses the Lawyer.
pub(super) const LAWYER_COLUMN: u8 = 4;

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
            self.gain(player, Goods::prestige(SIMPLIFIED_FAVOR_POINTS), Cause::SimplifiedFavor, events);
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
        let reached = (1 << self.holding(player).favors[line as usize]) - 1;
        let useful = match line {
            Line::Prestige | Line::Deniers => 0b11111,
            Line::Cubes => 0b10111 | u64::from(!self.holding(player).cubes.is_empty()) << 3,
            Line::Building => self.useful_building_columns(player),
        };
        reached & useful
    }

    /// The columns of the building line that the player could use, wherever the marker is; column 1 does nothing.
    fn useful_building_columns(&self, player: Player) -> u64 {
        let lawyer = self.lawyer_targets(player, LAWYER_FAVOR_COST) != 0;
        let mut columns = u64::from(lawyer) << (LAWYER_COLUMN - 1);
        for craft in [Kind::Wood, Kind::Stone, Kind::Prestige] {
            let possible = self.possible_builds(player, craft, By::Favor) != 0;
            columns |= u64::from(possible) << (favor_column(craft) - 1);
        }
        columns
    }

    pub(super) fn use_column(&mut self, column: u8, events: &mut impl Sink<Event>) -> Flow {
        let Decision::FavorEffect { line } = self.decision else { return Flow::Continue };
        let player = self.actor;
        let goods = match (line, column) {
            // [C8.5] 1 to 5 prestige points.
            (Line::Prestige, _) => Goods::prestige(column.into()),
            // [C8.6] 3 to 7 deniers.
            (Line::Deniers, _) => Goods::deniers(u16::from(column) + 2),
            // [C8.7] Food; wood or stone; cloth; one cube for two; gold.
            (Line::Cubes, 1) => Goods::cubes(Cubes::one(Cube::Food)),
            (Line::Cubes, 2) => return self.ask(player, Decision::FavorCube),
            (Line::Cubes, 3) => Goods::cubes(Cubes::one(Cube::Cloth)),
            (Line::Cubes, 4) => return self.ask(player, Decision::FavorTrade),
            (Line::Cubes, _) => Goods::cubes(Cubes::one(Cube::Gold)),
            (Line::Building, _) => return self.use_building_column(player, column),
        };
        self.gain(player, goods, Cause::Favor { line, column }, events);
        Flow::Continue
    }

    /// [C5.10] Carpenter, Mason, Lawyer or Architect, whether or not they are on the road; a chosen column cannot be declined.
    fn use_building_column(&mut self, player: Player, column: u8) -> Flow {
        let by = By::Favor;
        match column {
            2 => self.ask(player, Decision::Build { craft: Kind::Wood, by }),
            3 => self.ask(player, Decision::Build { craft: Kind::Stone, by }),
            LAWYER_COLUMN => self.ask(player, Decision::Lawyer { by }),
            _ => self.ask(player, Decision::Build { craft: Kind::Prestige, by }),
        }
    }
}
