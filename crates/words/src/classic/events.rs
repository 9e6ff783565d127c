//! The events of Caylus as messages.

use caylus_rules::Game;
use caylus_rules::classic::{Cause, Classic, Event, Space, Spot, Tile};
use caylus_rules::parts::Player;

use super::ids;
use super::tiles::on;
use crate::phrases::at;
use crate::{Arg, Join, Message, Noun, Phrase};

/// State the events do not carry: the road and the provost.
#[derive(Clone, Debug)]
pub struct Narrator {
    road: [Option<Tile>; Space::COUNT],
    provost: Space,
}

impl Narrator {
    /// Starts from this position.
    pub(super) fn new(game: &Classic) -> Self {
        let position = game.to_position();
        let mut road = [None; Space::COUNT];
        for (space, content) in &position.road {
            road[space.index()] = content.as_ref().map(|content| content.tile);
        }
        Self { road, provost: position.provost }
    }

    /// The building on a space: `Quarry (r2)`.
    fn space(&self, space: Space) -> Noun {
        match self.road[space.index()] {
            Some(tile) => on(tile, space),
            None => Noun::on("classic-road", space),
        }
    }

    fn spot(&self, spot: Spot) -> Noun {
        match spot.space() {
            Some(space) => self.space(space),
            None => Noun::new(ids::place(spot)),
        }
    }

    pub(super) fn narrate(&mut self, event: &Event) -> Phrase {
        self.remember(event);
        match *event {
            Event::TurnStarted { turn } => Phrase::Turn(Message::new("turn").with("turn", turn)),
            Event::PhaseStarted { phase } => ids::phase(phase),
            Event::TurnOrder { order, cause } => {
                let why = if cause == Cause::TwoPlayers { "two-players" } else { "stables" };
                let order = Arg::list(order.iter(), Join::Comma);
                Phrase::sentence("classic-event-turn-order").with("order", order).with("cause", why)
            }
            Event::Passed { player, number } => Phrase::of(player, "classic-event-passed").with("number", number),
            Event::WorkerPlaced { player, spot } => {
                Phrase::of(player, "classic-event-worker-placed").with("place", self.spot(spot))
            }
            Event::WorkerMoved { player, from, to } => {
                Phrase::of(player, "classic-event-worker-moved").with("from", self.spot(from)).with("to", self.spot(to))
            }
            Event::InnEntered { player } => Phrase::of(player, "classic-event-inn-entered"),
            Event::InnKept { player } => Phrase::of(player, "classic-event-inn-kept"),
            Event::WorkerReturned { player, from } => self.worker_returned(player, from),
            Event::ProvostMoved { player: None, from, to } if from == to => Phrase::Nothing,
            Event::ProvostMoved { player: None, to, .. } => {
                Phrase::sentence("classic-event-provost-followed").with("to", to.to_string())
            }
            Event::ProvostMoved { player: Some(player), from, to } => Phrase::of(player, "classic-event-provost-moved")
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Event::BailiffMoved { from, to } => Phrase::sentence("classic-event-bailiff-moved")
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Event::Gained { player, goods, cause } => {
                Phrase::of(player, "classic-event-gained").with("goods", goods).because(self.cause(cause))
            }
            Event::Paid { player, goods, cause } => {
                Phrase::of(player, "classic-event-paid").with("goods", goods).because(self.cause(cause))
            }
            Event::PrestigeLost { player, amount, cause } => {
                Phrase::of(player, "classic-event-prestige-lost").with("amount", amount).because(self.cause(cause))
            }
            Event::Declined { player, cause } => {
                let what = match cause {
                    Cause::Provost => "provost",
                    Cause::Favor { .. } => "favor",
                    _ => "building",
                };
                Phrase::of(player, "classic-event-declined").with("cause", what).because(self.cause(cause))
            }
            Event::Built { player, tile, space, cause } => Phrase::of(player, "classic-event-built")
                .with("tile", on(tile, space))
                .with("id", tile.id().replace(':', "-"))
                .because(self.cause(cause)),
            Event::ResidenceDelayed { player, space, .. } => {
                Phrase::of(player, "classic-event-residence-delayed").with("tile", self.space(space))
            }
            Event::ResidenceMade { player, space, replaced } => {
                Phrase::of(player, "classic-event-residence-made").with("tile", on(replaced, space))
            }
            Event::FavorsWon { player, count, cause } => {
                Phrase::of(player, "classic-event-favors-won").with("count", count).because(self.cause(cause))
            }
            Event::FavorsLost { player, count } => Phrase::of(player, "classic-event-favors-lost").with("count", count),
            Event::FavorLine { player, line, column, advanced } => Phrase::of(player, "classic-event-favor-line")
                .with("line", Noun::new(ids::line(line)))
                .with("column", column)
                .with("advanced", Arg::yes(advanced)),
            Event::HouseBuilt { player, section } => {
                let section = Noun::new(ids::section(section));
                Phrase::of(player, "classic-event-house-built").with("section", section)
            }
            Event::HousesCounted { player, section, houses } => Phrase::of(player, "classic-event-houses-counted")
                .with("houses", houses)
                .with("section", Noun::new(ids::section(section))),
            Event::SectionCounted { section } => Phrase::sentence("classic-event-section-counted")
                .with("id", section.name())
                .with("section", Noun::new(ids::section(section))),
            Event::FinalBonus { player, gold, cubes, deniers } => Phrase::of(player, "classic-event-final-bonus")
                .with("gold", gold)
                .with("cubes", cubes)
                .with("deniers", deniers),
        }
    }

    /// Tracks the road and the provost.
    fn remember(&mut self, event: &Event) {
        match *event {
            Event::Built { tile, space, .. } => self.road[space.index()] = Some(tile),
            Event::ResidenceMade { space, .. } => self.road[space.index()] = Some(Tile::Residence),
            Event::ProvostMoved { to, .. } => self.provost = to,
            _ => {}
        }
    }

    /// A worker going home after its work is not worth a sentence.
    fn worker_returned(&self, player: Player, from: Spot) -> Phrase {
        match (from, from.space()) {
            (Spot::GATE, _) => Phrase::of(player, "classic-event-gate-left"),
            (Spot::INN, _) => Phrase::of(player, "classic-event-inn-left"),
            (_, Some(space)) if space > self.provost => {
                let beyond = Message::new("classic-cause-beyond").with("tile", self.space(space));
                Phrase::of(player, "classic-event-idle").because(Some(beyond))
            }
            _ => Phrase::Nothing,
        }
    }

    /// Where or why, as the end of a sentence; `None` if the sentence already says it.
    fn cause(&self, cause: Cause) -> Option<Message> {
        Some(match cause {
            Cause::Placement { .. }
            | Cause::Provost
            | Cause::Building { .. }
            | Cause::Residence { .. }
            | Cause::Favor { .. }
            | Cause::Batch { .. }
            | Cause::Count { .. }
            | Cause::TwoPlayers
            | Cause::Income { residences: 0, prestige_buildings: 0 } => return None,
            Cause::Income { residences, prestige_buildings } => Message::new("classic-cause-income")
                .with("residences", residences)
                .with("buildings", prestige_buildings),
            Cause::FirstPass => Message::new("classic-cause-first-pass"),
            Cause::Visit { space } => Message::new("classic-cause-visit").with("tile", self.space(space)),
            Cause::Special { spot } => at(Noun::new(ids::place(spot))),
            Cause::Activation { tile, space } => at(on(tile, space)),
            Cause::OwnerShare { tile, space } => {
                Message::new("classic-cause-owner-share").with("tile", on(tile, space))
            }
            Cause::SimplifiedFavor => Message::new("classic-cause-simplified-favor"),
            Cause::NoBatch => Message::new("classic-cause-no-batch"),
            Cause::BestBuilder => Message::new("classic-cause-best-builder"),
        })
    }
}
