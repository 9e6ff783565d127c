//! The events of Caylus as sentences.

use caylus_rules::Game;
use caylus_rules::classic::{Cause, Classic, Event, Space, Spot, Tile};
use caylus_rules::parts::Player;

use super::ids;
use super::tiles::standing;
use crate::goods::kind;
use crate::{Names, Noun, Said, Values, Words};

/// State the events do not carry: the road and the provost.
#[derive(Clone, Debug)]
pub struct Teller {
    road: [Option<Tile>; Space::COUNT],
    provost: Space,
}

impl Teller {
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
    fn space(&self, words: &Words, space: Space) -> Noun {
        match self.road[space.index()] {
            Some(tile) => standing(words, tile, space),
            None => words.noun("classic-road").standing(space),
        }
    }

    fn spot(&self, words: &Words, spot: Spot) -> Noun {
        match spot.space() {
            Some(space) => self.space(words, space),
            None => words.noun(&ids::place(spot)),
        }
    }

    pub(super) fn tell(&mut self, words: &Words, event: &Event, names: &Names) -> Said {
        self.remember(event);
        let of = |player, id: &str| Said::of(player, words.say(id, &[]));
        match *event {
            Event::TurnStarted { turn } => Said::Turn(words.say("turn", &[("turn", &turn)])),
            Event::PhaseStarted { phase } => Said::Phase(words.say(ids::phase(phase), &[])),
            Event::TurnOrder { order, cause } => {
                let order: Vec<&str> = order.iter().map(|player| names.of_player(player)).collect();
                let why = if cause == Cause::TwoPlayers { "two-players" } else { "stables" };
                Said::Sentence(words.say("classic-event-turn-order", &[("order", &order.join(", ")), ("cause", &why)]))
            }
            Event::Passed { player, number } => {
                Said::of(player, words.say("classic-event-passed", &[("number", &number)]))
            }
            Event::WorkerPlaced { player, spot } => {
                Said::of(player, words.say("classic-event-worker-placed", &[("place", &self.spot(words, spot))]))
            }
            Event::WorkerMoved { player, from, to } => {
                let (from, to) = (self.spot(words, from), self.spot(words, to));
                Said::of(player, words.say("classic-event-worker-moved", &[("from", &from), ("to", &to)]))
            }
            Event::InnEntered { player } => of(player, "classic-event-inn-entered"),
            Event::InnKept { player } => of(player, "classic-event-inn-kept"),
            Event::WorkerReturned { player, from } => self.worker_returned(words, player, from),
            Event::ProvostMoved { player: None, from, to } if from == to => Said::Nothing,
            Event::ProvostMoved { player: None, to, .. } => {
                Said::Sentence(words.say("classic-event-provost-followed", &[("to", &to.to_string())]))
            }
            Event::ProvostMoved { player: Some(player), from, to } => {
                let (from, to) = (from.to_string(), to.to_string());
                Said::of(player, words.say("classic-event-provost-moved", &[("from", &from), ("to", &to)]))
            }
            Event::BailiffMoved { from, to } => {
                let (from, to) = (from.to_string(), to.to_string());
                Said::Sentence(words.say("classic-event-bailiff-moved", &[("from", &from), ("to", &to)]))
            }
            Event::Gained { player, goods, cause } => {
                let did = words.say("classic-event-gained", &[("goods", &words.goods(goods)), ("kind", &kind(goods))]);
                Said::Of(player, did, self.cause(words, cause))
            }
            Event::Paid { player, goods, cause } => {
                let did = words.say("classic-event-paid", &[("goods", &words.goods(goods)), ("kind", &kind(goods))]);
                Said::Of(player, did, self.cause(words, cause))
            }
            Event::PrestigeLost { player, amount, cause } => {
                let did = words.say("classic-event-prestige-lost", &[("amount", &amount)]);
                Said::Of(player, did, self.cause(words, cause))
            }
            Event::Declined { player, cause } => {
                let what = match cause {
                    Cause::Provost => "provost",
                    Cause::Favor { .. } => "favor",
                    _ => "building",
                };
                let did = words.say("classic-event-declined", &[("cause", &what)]);
                Said::Of(player, did, self.cause(words, cause))
            }
            Event::Built { player, tile, space, cause } => {
                let id = tile.id().replace(':', "-");
                let did = words.say("classic-event-built", &[("tile", &standing(words, tile, space)), ("id", &id)]);
                Said::Of(player, did, self.cause(words, cause))
            }
            Event::ResidenceDelayed { player, space, .. } => {
                let tile = self.space(words, space);
                Said::of(player, words.say("classic-event-residence-delayed", &[("tile", &tile)]))
            }
            Event::ResidenceMade { player, space, replaced } => {
                let tile = standing(words, replaced, space);
                Said::of(player, words.say("classic-event-residence-made", &[("tile", &tile)]))
            }
            Event::FavorsWon { player, count, cause } => {
                let did = words.say("classic-event-favors-won", &[("count", &count)]);
                Said::Of(player, did, self.cause(words, cause))
            }
            Event::FavorsLost { player, count } => {
                Said::of(player, words.say("classic-event-favors-lost", &[("count", &count)]))
            }
            Event::FavorLine { player, line, column, advanced } => {
                let how = if advanced { "yes" } else { "no" };
                let line = words.noun(&ids::line(line));
                let values: &Values = &[("line", &line), ("column", &column), ("advanced", &how)];
                Said::of(player, words.say("classic-event-favor-line", values))
            }
            Event::HouseBuilt { player, section } => {
                let section = words.noun(&ids::section(section));
                Said::of(player, words.say("classic-event-house-built", &[("section", &section)]))
            }
            Event::HousesCounted { player, section, houses } => {
                let values: &Values = &[("section", &words.noun(&ids::section(section))), ("houses", &houses)];
                Said::of(player, words.say("classic-event-houses-counted", values))
            }
            Event::SectionCounted { section } => {
                let values: &Values = &[("section", &words.noun(&ids::section(section))), ("id", &section.name())];
                Said::Sentence(words.say("classic-event-section-counted", values))
            }
            Event::FinalBonus { player, gold, cubes, deniers } => {
                let values: &Values = &[("gold", &gold), ("cubes", &cubes), ("deniers", &deniers)];
                Said::of(player, words.say("classic-event-final-bonus", values))
            }
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
    fn worker_returned(&self, words: &Words, player: Player, from: Spot) -> Said {
        match (from, from.space()) {
            (Spot::GATE, _) => Said::of(player, words.say("classic-event-gate-left", &[])),
            (Spot::INN, _) => Said::of(player, words.say("classic-event-inn-left", &[])),
            (_, Some(space)) if space > self.provost => {
                let beyond = words.say("classic-cause-beyond", &[("tile", &self.space(words, space))]);
                Said::Of(player, words.say("classic-event-idle", &[]), beyond)
            }
            _ => Said::Nothing,
        }
    }

    /// Where or why, as the end of a sentence; empty if the sentence already says it.
    fn cause(&self, words: &Words, cause: Cause) -> String {
        match cause {
            Cause::Placement { .. }
            | Cause::Provost
            | Cause::Building { .. }
            | Cause::Residence { .. }
            | Cause::Favor { .. }
            | Cause::Batch { .. }
            | Cause::Count { .. }
            | Cause::TwoPlayers => String::new(),
            Cause::Income { residences: 0, prestige_buildings: 0 } => String::new(),
            Cause::Income { residences, prestige_buildings } => {
                let values: &Values = &[("residences", &residences), ("buildings", &prestige_buildings)];
                words.say("classic-cause-income", values)
            }
            Cause::FirstPass => words.say("classic-cause-first-pass", &[]),
            Cause::Visit { space } => words.say("classic-cause-visit", &[("tile", &self.space(words, space))]),
            Cause::Special { spot } => words.say(&format!("{}.at", ids::place(spot)), &[]),
            Cause::Activation { tile, space } => standing(words, tile, space).at().to_owned(),
            Cause::OwnerShare { tile, space } => {
                words.say("classic-cause-owner-share", &[("tile", &standing(words, tile, space))])
            }
            Cause::SimplifiedFavor => words.say("classic-cause-simplified-favor", &[]),
            Cause::NoBatch => words.say("classic-cause-no-batch", &[]),
            Cause::BestBuilder => words.say("classic-cause-best-builder", &[]),
        }
    }
}
