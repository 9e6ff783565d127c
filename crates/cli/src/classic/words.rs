//! The events of Caylus in English sentences. A translation is another file like this one.

use caylus_rules::classic::{Cause, Classic, Event, Line, Phase, Section, Space, Spot, Tile};
use caylus_rules::parts::{Goods, Player};
use caylus_rules::{Game, classic::Kind};

use super::tiles::{place, standing};
use crate::text::count;
use crate::told::{Names, Said, goods as amount};

/// What the events do not say themselves: what stands on the road, and where the provost is.
#[derive(Clone, Debug)]
pub(crate) struct Teller {
    road: [Option<Tile>; Space::COUNT],
    provost: Space,
}

impl Teller {
    /// Tells what happens from this position on.
    pub(super) fn new(game: &Classic) -> Self {
        let position = game.to_position();
        let mut road = [None; Space::COUNT];
        for (space, content) in &position.road {
            road[space.index()] = content.as_ref().map(|content| content.tile);
        }
        Self { road, provost: position.provost }
    }

    /// A space with what stands on it: `Quarry (r2)`.
    fn space(&self, space: Space) -> String {
        self.road[space.index()].map_or_else(|| space.to_string(), |tile| standing(tile, space))
    }

    /// A place for workers, with its article: `the Quarry (r2)`.
    fn spot(&self, spot: Spot) -> String {
        match spot.space() {
            Some(space) => format!("the {}", self.space(space)),
            None => format!("the {}", place(spot)),
        }
    }

    /// One event.
    pub(super) fn tell(&mut self, event: &Event, names: &Names) -> Said {
        self.remember(event);
        let of = |player, did: String| Said::Of(player, did, String::new());
        match *event {
            Event::TurnStarted { turn } => Said::Turn(format!("Turn {turn}")),
            Event::PhaseStarted { phase } => Said::Phase(phase_heading(phase).to_owned()),
            Event::TurnOrder { order, cause } => {
                let order: Vec<&str> = order.iter().map(|player| names.of_player(player)).collect();
                let why = if cause == Cause::TwoPlayers { "swapped" } else { "new" };
                Said::Sentence(format!("the turn order is {why}: {}", order.join(", ")))
            }
            Event::Passed { player, number: 1 } => of(player, "is the first to pass".to_owned()),
            Event::Passed { player, number } => of(player, format!("passes as number {number}")),
            Event::WorkerPlaced { player, spot } => of(player, format!("places a worker on {}", self.spot(spot))),
            Event::WorkerMoved { player, from, to } => {
                of(player, format!("moves the worker from {} to {}", self.spot(from), self.spot(to)))
            }
            Event::InnEntered { player } => of(player, "moves to the right circle of the Inn".to_owned()),
            Event::InnKept { player } => of(player, "stays in the Inn".to_owned()),
            Event::WorkerReturned { player, from } => self.worker_returned(player, from),
            Event::ProvostMoved { player: Some(player), from, to } => {
                of(player, format!("moves the provost from {from} to {to}"))
            }
            Event::ProvostMoved { player: None, from, to } if from == to => Said::Nothing,
            Event::ProvostMoved { player: None, to, .. } => Said::Sentence(format!("the provost joins him on {to}")),
            Event::BailiffMoved { from, to } => Said::Sentence(format!("the bailiff moves from {from} to {to}")),
            Event::Gained { player, goods, cause } => {
                let verb = if goods == Goods::prestige(goods.prestige) { "scores" } else { "gets" };
                Said::Of(player, format!("{verb} {}", amount(goods)), self.cause(cause))
            }
            Event::Paid { player, goods, cause } => {
                let verb = if goods == Goods::deniers(goods.deniers) { "pays" } else { "gives" };
                Said::Of(player, format!("{verb} {}", amount(goods)), self.cause(cause))
            }
            Event::PrestigeLost { player, amount: 0, cause } => {
                Said::Of(player, "has no PP to lose".to_owned(), self.cause(cause))
            }
            Event::PrestigeLost { player, amount, cause } => {
                Said::Of(player, format!("loses {amount} PP"), self.cause(cause))
            }
            Event::Declined { player, cause: Cause::Provost } => of(player, "leaves the provost alone".to_owned()),
            Event::Declined { player, cause: Cause::Favor { .. } } => of(player, "makes no use of it".to_owned()),
            Event::Declined { player, cause } => Said::Of(player, "does nothing".to_owned(), self.cause(cause)),
            Event::Built { player, tile, space, cause } => {
                let did = format!("builds {}", article(tile, &standing(tile, space)));
                Said::Of(player, did, self.cause(cause))
            }
            Event::ResidenceDelayed { player, space, .. } => {
                of(player, format!("will turn the {} into a residence when this phase is over", self.space(space)))
            }
            Event::ResidenceMade { player, space, replaced } => {
                of(player, format!("turns the {} into a residence", standing(replaced, space)))
            }
            Event::FavorsWon { player, count: won, cause } => {
                Said::Of(player, format!("wins {}", count(won, "favor")), self.cause(cause))
            }
            Event::FavorsLost { player, count: lost } => {
                of(player, format!("loses {}, for every line has been used", count(lost, "favor")))
            }
            Event::FavorLine { player, line, column, advanced } => {
                let how = if advanced { "advances to" } else { "stays in" };
                of(player, format!("uses the line of {}, {how} column {column}", line_name(line)))
            }
            Event::HouseBuilt { player, section } => {
                of(player, format!("builds a house in the {}", section_name(section)))
            }
            Event::HousesCounted { player, section, houses } => {
                of(player, format!("has {} in the {}", count(houses, "house"), section_name(section)))
            }
            Event::SectionCounted { section } => {
                Said::Sentence(format!("the {} has been counted", section_name(section)).replace("s has", "s have"))
            }
            Event::FinalBonus { player, gold, cubes, deniers } => {
                let did = format!("scores {gold} PP for gold, {cubes} PP for other cubes, {deniers} PP for deniers");
                of(player, did)
            }
        }
    }

    /// Keeps track of the road and the provost.
    fn remember(&mut self, event: &Event) {
        match *event {
            Event::Built { tile, space, .. } => self.road[space.index()] = Some(tile),
            Event::ResidenceMade { space, .. } => self.road[space.index()] = Some(Tile::Residence),
            Event::ProvostMoved { to, .. } => self.provost = to,
            _ => {}
        }
    }

    /// Of a worker that goes home after its work there is nothing to say.
    fn worker_returned(&self, player: Player, from: Spot) -> Said {
        let (did, where_from) = match (from, from.space()) {
            (Spot::GATE, _) => ("takes the worker back from the Gate", String::new()),
            (Spot::INN, _) => ("leaves the Inn", String::new()),
            (_, Some(space)) if space > self.provost => {
                ("gets nothing", format!("at the {} beyond the provost", self.space(space)))
            }
            _ => return Said::Nothing,
        };
        Said::Of(player, did.to_owned(), where_from)
    }

    /// Where or why, as the end of a sentence; empty where the rest of the sentence says it.
    fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Placement { .. }
            | Cause::Provost
            | Cause::Building { .. }
            | Cause::Residence { .. }
            | Cause::Favor { .. }
            | Cause::Batch { .. }
            | Cause::Count { .. }
            | Cause::TwoPlayers => String::new(),
            Cause::Income { residences, prestige_buildings } => {
                let mut extra = Vec::new();
                if residences > 0 {
                    extra.push(format!(
                        "{residences} for {}",
                        if residences == 1 { "a residence" } else { "residences" }
                    ));
                }
                if prestige_buildings > 0 {
                    extra.push(format!("{prestige_buildings} for prestige buildings"));
                }
                if extra.is_empty() { String::new() } else { format!("({})", extra.join(", ")) }
            }
            Cause::FirstPass => "for it".to_owned(),
            Cause::Visit { space } => format!("for the visitor at the {}", self.space(space)),
            Cause::Special { spot } => format!("at the {}", place(spot)),
            Cause::Activation { tile, space } => format!("at the {}", standing(tile, space)),
            Cause::OwnerShare { tile, space } => format!("as the owner of the {}", standing(tile, space)),
            Cause::SimplifiedFavor => "for the favor".to_owned(),
            Cause::NoBatch => "for giving no batch".to_owned(),
            Cause::BestBuilder => "as the best builder".to_owned(),
        }
    }
}

/// `the Mason (r9)`, `a Residence (r3)`.
fn article(tile: Tile, text: &str) -> String {
    match tile {
        Tile::StoneArchitect => format!("an {text}"),
        _ if tile.kind() == Kind::Residence => format!("a {text}"),
        _ => format!("the {text}"),
    }
}

/// The heading over what happens in a phase.
pub(super) const fn phase_heading(phase: Phase) -> &'static str {
    match phase {
        Phase::Income => "Phase 1: income",
        Phase::Placing => "Phase 2: placing workers",
        Phase::Special => "Phase 3: special buildings",
        Phase::Provost => "Phase 4: the provost",
        Phase::Activation => "Phase 5: buildings along the road",
        Phase::Castle => "Phase 6: the castle",
        Phase::EndOfTurn => "Phase 7: end of turn",
        Phase::Over => "The end",
    }
}

/// The name of a section.
pub(super) const fn section_name(section: Section) -> &'static str {
    match section {
        Section::Dungeon => "Dungeon",
        Section::Walls => "Walls",
        Section::Towers => "Towers",
    }
}

/// The name of a line of favor.
pub(super) const fn line_name(line: Line) -> &'static str {
    match line {
        Line::Prestige => "prestige",
        Line::Deniers => "deniers",
        Line::Cubes => "cubes",
        Line::Building => "building",
    }
}

/// What a column of the table of favors gives.
pub(super) const fn favor_effect(line: Line, column: u8) -> &'static str {
    const EFFECTS: [[&str; 5]; 4] = [
        ["1 PP", "2 PP", "3 PP", "4 PP", "5 PP"],
        ["3 d", "4 d", "5 d", "6 d", "7 d"],
        ["1 food", "1 wood or stone", "1 cloth", "1 cube for 2 others", "1 gold"],
        ["nothing", "Carpenter, 1 wood less", "Mason, 1 stone less", "Lawyer for 1 cloth", "Architect"],
    ];
    match column {
        1..=5 => EFFECTS[line as usize][column as usize - 1],
        _ => "",
    }
}
