//! The events of Caylus 1303 as messages.

use caylus_rules::Game;
use caylus_rules::parts::Player;
use caylus_rules::y1303::{Cause, Caylus1303, Character, Event, Space, Spot, Tile};

use super::ids;
use crate::phrases::{at, the};
use crate::{Arg, Join, Message, Noun, Phrase};

/// State the events do not carry: the road and the provost.
#[derive(Clone, Debug)]
pub struct Narrator {
    /// Text ids of the tiles on the road, by space.
    road: [Option<String>; Space::COUNT],
    /// The number of the space behind the provost.
    provost: u8,
}

impl Narrator {
    /// Starts from this position.
    pub(super) fn new(game: &Caylus1303) -> Self {
        let position = game.to_position();
        let mut road = [const { None }; Space::COUNT];
        for (space, doc) in &position.road {
            road[space.index()] = doc.as_ref().map(ids::on_road);
        }
        Self { road, provost: position.provost }
    }

    /// A place for workers: `Quarry (r7)`, or the construction site.
    fn spot(&self, spot: Spot) -> Noun {
        match spot.space() {
            Some(space) => self.space(space),
            None => Noun::new(ids::SITE),
        }
    }

    fn space(&self, space: Space) -> Noun {
        let id = self.road[space.index()].clone();
        Noun::on(id.unwrap_or_else(|| ids::RESIDENCE.to_owned()), space)
    }

    pub(super) fn narrate(&mut self, event: &Event) -> Phrase {
        self.remember(event);
        match *event {
            Event::CharactersDrawn { characters } => {
                let characters = Arg::list(characters.iter().map(|one| Message::new(ids::character(one))), Join::And);
                Phrase::sentence("y1303-event-characters-drawn").with("characters", characters)
            }
            Event::RoundStarted { round } => Phrase::Turn(Message::new("y1303-round").with("round", round)),
            Event::PhaseStarted { phase } => ids::phase(phase),
            Event::FirstPlayer { player } => Phrase::sentence("y1303-event-first-player").with("name", player),
            Event::CharacterTaken { player, character, from } => Phrase::of(player, "y1303-event-character-taken")
                .with("character", ids::the_character(character))
                .with("stolen", Arg::yes(from.is_some()))
                .with("from", from.map_or_else(|| Arg::from(""), Arg::from)),
            Event::Passed { player, number } => Phrase::of(player, "y1303-event-passed").with("number", number),
            Event::WorkerPlaced { player, spot } => {
                Phrase::of(player, "y1303-event-worker-placed").with("place", self.spot(spot))
            }
            // A worker going to the camp after its work is not worth a sentence.
            Event::WorkerToCamp { player, from } => match from.space() {
                Some(space) if space.index() >= self.provost.into() => {
                    let beyond = Message::new("y1303-cause-beyond").with("tile", self.space(space));
                    Phrase::of(player, "y1303-event-idle").because(Some(beyond))
                }
                _ => Phrase::Nothing,
            },
            Event::ProvostMoved { player, from, to } => provost_moved(player, from, to),
            Event::Gained { player, goods, cause } => {
                Phrase::of(player, "y1303-event-gained").with("goods", goods).because(self.cause(cause))
            }
            Event::Paid { player, goods, cause } => {
                Phrase::of(player, "y1303-event-paid").with("goods", goods).because(self.cause(cause))
            }
            Event::Declined { player, cause } => self.declined(player, cause),
            Event::Claimed { player, space } => {
                Phrase::of(player, "y1303-event-claimed").with("tile", self.space(space))
            }
            Event::Built { player, space, .. } => {
                Phrase::of(player, "y1303-event-built").with("tile", self.space(space))
            }
            Event::ResidenceMade { player, space, tile } => {
                Phrase::of(player, "y1303-event-residence-made").with("tile", on(tile, space))
            }
            Event::MonumentBuilt { player, monument, space } => Phrase::of(player, "y1303-event-monument-built")
                .with("tile", Noun::new(ids::tile(monument)))
                .with("space", space.to_string()),
            Event::SiteUsed { player, tile } => {
                Phrase::of(player, "y1303-event-site-used").with("tile", Noun::new(ids::tile(tile)))
            }
            Event::FinalScore { player, prestige, gold } => {
                Phrase::of(player, "y1303-event-final-score").with("prestige", prestige).with("gold", gold)
            }
        }
    }

    fn declined(&self, player: Player, cause: Cause) -> Phrase {
        let (what, space, where_or_why) = match cause {
            Cause::Bridge | Cause::Character { character: Character::Bailiff } => ("provost", None, None),
            Cause::Character { .. } => ("early-riser", None, None),
            Cause::Tile { tile: Tile::Toll, .. } => ("provost", None, Some(cause)),
            Cause::Tile { tile: Tile::Lawyer, .. } => ("lawyer", None, Some(cause)),
            Cause::Tile { tile, .. } | Cause::Site { tile } if tile.builds().is_some() => ("build", None, Some(cause)),
            Cause::Residence { space } => ("residence", Some(space), None),
            _ => ("tile", None, Some(cause)),
        };
        let space = space.map_or_else(String::new, |space| space.to_string());
        Phrase::of(player, "y1303-event-declined")
            .with("what", what)
            .with("space", space)
            .because(where_or_why.and_then(|cause| self.cause(cause)))
    }

    /// Tracks the road and the provost.
    fn remember(&mut self, event: &Event) {
        match *event {
            Event::Built { tile, space, .. } => self.road[space.index()] = Some(ids::tile(tile)),
            Event::ResidenceMade { space, .. } => self.road[space.index()] = Some(ids::RESIDENCE.to_owned()),
            Event::MonumentBuilt { monument, space, .. } => self.road[space.index()] = Some(ids::tile(monument)),
            Event::ProvostMoved { to, .. } => self.provost = to,
            _ => {}
        }
    }

    /// Where or why, as the end of a sentence; `None` if the sentence already says it.
    fn cause(&self, cause: Cause) -> Option<Message> {
        Some(match cause {
            Cause::Building { .. } | Cause::Bridge | Cause::Residence { .. } => return None,
            Cause::Visit { space } => Message::new("y1303-cause-visit").with("tile", self.space(space)),
            Cause::Placement { .. } => Message::new("y1303-cause-placement"),
            Cause::Character { character } => {
                Message::new("y1303-cause-character").with("character", Message::new(ids::character(character)))
            }
            Cause::Tile { tile, space } => at(on(tile, space)),
            Cause::Site { tile } => Message::new("y1303-cause-site").with("tile", Noun::new(ids::tile(tile))),
            Cause::OwnerBonus { tile, space } => Message::new("y1303-cause-owner-bonus").with("tile", on(tile, space)),
            Cause::Batch => Message::new("y1303-cause-batch"),
            Cause::MostBatches => Message::new("y1303-cause-most-batches"),
            Cause::Recruiting { residences, garden, granary, manufactory, day_labourer } => {
                let mut counted = Vec::new();
                if residences > 0 {
                    counted.push(Message::new("y1303-recruiting-residences").with("count", residences));
                }
                let monuments = [(garden, Tile::Garden), (granary, Tile::Granary), (manufactory, Tile::Manufactory)];
                let own = monuments.into_iter().filter(|(own, _)| *own);
                counted.extend(own.map(|(_, tile)| the(Noun::new(ids::tile(tile)))));
                counted.extend(day_labourer.then(|| ids::the_character(Character::DayLabourer)));
                if counted.is_empty() {
                    return None;
                }
                Message::new("y1303-cause-recruiting").with("list", Arg::list(counted, Join::And))
            }
        })
    }
}

/// A tile and its space: `Quarry (r7)`.
pub(super) fn on(tile: Tile, space: Space) -> Noun {
    Noun::on(ids::tile(tile), space)
}

/// Where the provost stands.
pub(super) fn provost_at(at: u8) -> Message {
    Message::new("y1303-provost").with("at", at)
}

fn provost_moved(player: Option<Player>, from: u8, to: u8) -> Phrase {
    let Some(player) = player else {
        return Phrase::sentence("y1303-event-provost-followed").with("to", provost_at(to));
    };
    Phrase::of(player, "y1303-event-provost-moved")
        .with("way", if to < from { "back" } else { "forward" })
        .with("steps", from.abs_diff(to))
        .with("to", provost_at(to))
}
