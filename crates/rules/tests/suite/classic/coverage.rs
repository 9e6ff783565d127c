//! Counts how often random play of Caylus takes each path of the rules.

use std::fmt;

use caylus_rules::classic::position::Position;
use caylus_rules::classic::{Cause, Classic, Event, Kind, Line, Move, Phase, Spot, Tile};
use caylus_rules::parts::Player;

use super::all_moves::ALL_MOVES;
use super::audit::{current_section, holding, is_full, on, passed};
use crate::common::coverage::Coverage;

/// Something that random play must cover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Path {
    Rare(&'static str),
    Built(Tile),
    Rebuilt(Tile),
    Column(Line, u8),
    Offer(Move),
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rare(what) => f.write_str(what),
            Self::Built(tile) => write!(f, "built {tile}"),
            Self::Rebuilt(tile) => write!(f, "rebuilt {tile}"),
            Self::Column(line, column) => write!(f, "favor: {}, column {column}", line.name()),
            Self::Offer(offer) => write!(f, "{offer}"),
        }
    }
}

/// Rare situations, each starting with the id of its rule.
const RARE_PATHS: [&str; 46] = [
    "C0.6 points lost stop at 0",
    "C1.1 income of both",
    "C1.1 income of the hotel",
    "C1.1 income of the library",
    "C2.2 cheap by the inn",
    "C2.2 cheap on an own building",
    "C3.1 gate: taken back",
    "C3.1 gate: to a fixed building",
    "C3.1 gate: to a neutral building",
    "C3.1 gate: to an own building",
    "C3.1 gate: to another's building",
    "C3.1 gate: to the castle",
    "C3.1 gate: to the guild",
    "C3.1 gate: to the inn",
    "C3.1 gate: to the joust field",
    "C3.1 gate: to the stables",
    "C3.1 gate: to the trading post",
    "C3.5 three in the stables, more players",
    "C3.5 three in the stables, three players",
    "C3.6 inn kept for several turns",
    "C5.1 worker beyond the provost",
    "C5.3 owner's cube",
    "C5.4 full road: carpenter",
    "C5.4 full road: mason",
    "C5.4 last space of the road built",
    "C5.5 architect used by a worker",
    "C5.7 delayed by a favor in phase 3",
    "C5.7 delayed by a favor in phase 5",
    "C5.7 delayed by a worker",
    "C5.7 delayed residence made",
    "C6.3 no batch",
    "C6.3 no room at a castle turn",
    "C7.2 three counts in a turn",
    "C7.2 two counts in a turn",
    "C7.6 order swapped, two players",
    "C8.2 marker cannot advance",
    "C8.3 favors lost",
    "C8.3 the fourth line in a phase",
    "C8.4 favor by a favor: church",
    "C8.4 favor by a favor: monument",
    "C8.4 favor by a favor: statue, theatre, university",
    "C8.8 full road: line of buildings",
    "C8.9 simplified favor",
    "C9.1 tie for the win",
    "C10.1 worker for 3 deniers, two players",
    "English church",
];

/// What has happened earlier in the game, as far as paths depend on it.
#[derive(Clone, Default)]
pub(crate) struct Memory {
    /// Tiles returned to the supply.
    returned: Vec<Tile>,
    /// For how many turns in a row a worker has stayed in the inn.
    kept: u32,
    /// Sections counted this turn.
    counted: u32,
    /// Players who lost points this turn for giving no batch.
    punished: Vec<Player>,
    /// The cause of the last `Built`.
    built_by: Option<Cause>,
}

impl From<&'static str> for Path {
    fn from(what: &'static str) -> Self {
        Self::Rare(what)
    }
}

pub(crate) fn paths() -> Vec<Path> {
    let mut paths = RARE_PATHS.map(Path::Rare).to_vec();
    paths.extend(ALL_MOVES.iter().filter(|offer| matches!(offer, Move::Trade(_))).map(|offer| Path::Offer(*offer)));
    for line in Line::ALL {
        // Column 1 of the building line does nothing (C8.8).
        let first = if line == Line::Building { 2 } else { 1 };
        paths.extend((first..=5).map(|column| Path::Column(line, column)));
    }
    for tile in Tile::ALL.into_iter().filter(|tile| tile.is_buildable()) {
        let may_come_back = tile.kind() != Kind::Prestige && tile != Tile::WoodLawyer;
        paths.push(Path::Built(tile));
        paths.extend(may_come_back.then_some(Path::Rebuilt(tile)));
    }
    paths
}

impl Coverage<Classic> {
    pub(crate) fn decided(&mut self, chosen: Move) {
        if let Move::Trade(_) = chosen {
            self.count(Path::Offer(chosen));
        }
    }

    pub(crate) fn event(&mut self, table: &Position, event: &Event) {
        match *event {
            Event::TurnStarted { .. } => (self.memory.counted, self.memory.punished) = (0, Vec::new()),
            Event::TurnOrder { cause, .. } => self.order_changed(table, cause),
            Event::WorkerMoved { player, to, .. } => self.count(gate_target(table, player, to)),
            Event::InnEntered { .. } => self.memory.kept = 0,
            Event::InnKept { .. } => {
                self.memory.kept += 1;
                if self.memory.kept >= 2 {
                    self.count("C3.6 inn kept for several turns");
                }
            }
            Event::WorkerReturned { player, from } => self.worker_home(table, player, from),
            Event::Gained { goods, cause, .. } => self.gained(goods.prestige, cause),
            Event::Paid { player, goods, cause } => match cause {
                Cause::Placement { .. } if table.players.len() == 2 && goods.deniers == 3 => {
                    self.count("C10.1 worker for 3 deniers, two players");
                }
                Cause::Placement { .. } if goods.deniers == 1 && !passed(table).is_empty() => {
                    let guest = table.special.inn.right == Some(player);
                    self.count(if guest { "C2.2 cheap by the inn" } else { "C2.2 cheap on an own building" });
                }
                Cause::Favor { line: Line::Building, column } => self.count(Path::Column(Line::Building, column)),
                _ => {}
            },
            Event::PrestigeLost { player, amount, cause } => self.points_lost(table, player, amount, cause),
            Event::Declined { cause: Cause::Activation { tile, .. }, .. } if is_full(table) => match tile {
                Tile::NeutralCarpenter | Tile::FixedCarpenter => self.count("C5.4 full road: carpenter"),
                Tile::WoodMason => self.count("C5.4 full road: mason"),
                _ => {}
            },
            Event::Built { tile, cause, .. } => self.built(table, tile, cause),
            Event::ResidenceDelayed { cause, .. } => match (table.phase, cause) {
                (Phase::Special, _) => self.count("C5.7 delayed by a favor in phase 3"),
                (_, Cause::Favor { .. }) => self.count("C5.7 delayed by a favor in phase 5"),
                _ => self.count("C5.7 delayed by a worker"),
            },
            Event::ResidenceMade { replaced, space, .. } => {
                if replaced.kind() != Kind::Neutral {
                    self.memory.returned.push(replaced);
                }
                if table.delayed.iter().any(|delayed| delayed.space == space) {
                    self.count("C5.7 delayed residence made");
                }
            }
            Event::FavorsWon { cause: Cause::Building { tile, .. }, .. } => {
                if let Some(Cause::Favor { .. }) = self.memory.built_by {
                    match tile {
                        Tile::StoneChurch => self.count("C8.4 favor by a favor: church"),
                        Tile::PrestigeMonument => self.count("C8.4 favor by a favor: monument"),
                        _ => self.count("C8.4 favor by a favor: statue, theatre, university"),
                    }
                }
            }
            Event::FavorsLost { .. } => self.count("C8.3 favors lost"),
            Event::FavorLine { player, advanced, line, .. } => {
                if holding(table, player).lines_used.len() == 3 {
                    self.count("C8.3 the fourth line in a phase");
                }
                if !advanced {
                    self.count("C8.2 marker cannot advance");
                }
                if line == Line::Building && is_full(table) {
                    self.count("C8.8 full road: line of buildings");
                }
            }
            Event::SectionCounted { .. } => {
                self.memory.counted += 1;
                match self.memory.counted {
                    2 => self.count("C7.2 two counts in a turn"),
                    3 => self.count("C7.2 three counts in a turn"),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    fn order_changed(&mut self, table: &Position, cause: Cause) {
        match (cause, table.special.stables.len()) {
            (Cause::TwoPlayers, _) => self.count("C7.6 order swapped, two players"),
            (_, 3) if table.players.len() == 3 => self.count("C3.5 three in the stables, three players"),
            (_, 3) => self.count("C3.5 three in the stables, more players"),
            _ => {}
        }
    }

    fn worker_home(&mut self, table: &Position, player: Player, from: Spot) {
        match (from, from.space()) {
            (Spot::CASTLE, _) => {
                let nothing = holding(table, player).batches == 0 && !self.memory.punished.contains(&player);
                if nothing && current_section(table).is_none() {
                    self.count("C6.3 no room at a castle turn");
                }
            }
            (Spot::INN, _) => self.memory.kept = 0,
            (Spot::GATE, _) => self.count("C3.1 gate: taken back"),
            (_, Some(space)) if space > table.provost => self.count("C5.1 worker beyond the provost"),
            _ => {}
        }
    }

    fn gained(&mut self, prestige: u16, cause: Cause) {
        match cause {
            Cause::OwnerShare { .. } => self.count("C5.3 owner's cube"),
            Cause::SimplifiedFavor => self.count("C8.9 simplified favor"),
            Cause::Favor { line, column } => self.count(Path::Column(line, column)),
            Cause::Building { tile: Tile::StoneChurch, .. } if prestige == 4 => self.count("English church"),
            Cause::Income { prestige_buildings: 1, .. } => self.count("C1.1 income of the library"),
            Cause::Income { prestige_buildings: 2, .. } => self.count("C1.1 income of the hotel"),
            Cause::Income { prestige_buildings: 3, .. } => self.count("C1.1 income of both"),
            _ => {}
        }
    }

    fn points_lost(&mut self, table: &Position, player: Player, amount: u16, cause: Cause) {
        let wanted = match cause {
            Cause::Count { section } => [2, 3, 4][section as usize],
            _ => {
                self.memory.punished.push(player);
                self.count("C6.3 no batch");
                2
            }
        };
        if amount < wanted {
            assert_eq!(holding(table, player).prestige, amount);
            self.count("C0.6 points lost stop at 0");
        }
    }

    fn built(&mut self, table: &Position, tile: Tile, cause: Cause) {
        self.memory.built_by = Some(cause);
        self.count(Path::Built(tile));
        match cause {
            Cause::Favor { line, column } => self.count(Path::Column(line, column)),
            Cause::Activation { tile: Tile::StoneArchitect, .. } => self.count("C5.5 architect used by a worker"),
            _ => {}
        }
        if let Some(at) = self.memory.returned.iter().position(|returned| *returned == tile) {
            self.memory.returned.swap_remove(at);
            self.count(Path::Rebuilt(tile));
        }
        if table.road.len() == 27 && tile.kind() != Kind::Prestige {
            self.count("C5.4 last space of the road built");
        }
    }
}

/// The path of a worker sent from the gate.
fn gate_target(table: &Position, player: Player, to: Spot) -> &'static str {
    match (to, to.space().map(|space| on(table, space))) {
        (Spot::TRADING_POST, _) => "C3.1 gate: to the trading post",
        (Spot::MERCHANTS_GUILD, _) => "C3.1 gate: to the guild",
        (Spot::JOUST_FIELD, _) => "C3.1 gate: to the joust field",
        (Spot::STABLES, _) => "C3.1 gate: to the stables",
        (Spot::INN, _) => "C3.1 gate: to the inn",
        (Spot::CASTLE, _) => "C3.1 gate: to the castle",
        (_, Some(there)) if there.owner == Some(player) => "C3.1 gate: to an own building",
        (_, Some(there)) if there.owner.is_some() => "C3.1 gate: to another's building",
        (_, Some(there)) if there.tile.kind() == Kind::Neutral => "C3.1 gate: to a neutral building",
        _ => "C3.1 gate: to a fixed building",
    }
}
