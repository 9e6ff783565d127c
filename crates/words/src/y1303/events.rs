//! The events of Caylus 1303 as sentences.

use caylus_rules::Game;
use caylus_rules::parts::{Goods, Player};
use caylus_rules::y1303::{Cause, Caylus1303, Character, Event, Space, Spot, Tile};

use super::ids;
use super::tiles::the;
use crate::goods::kind;
use crate::{Names, Noun, Said, Values, Words};

/// State the events do not carry: the road and the provost.
#[derive(Clone, Debug)]
pub struct Teller {
    /// Text ids of the tiles on the road, by space.
    road: [Option<String>; Space::COUNT],
    /// The number of the space behind the provost.
    provost: u8,
}

impl Teller {
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
    fn spot(&self, words: &Words, spot: Spot) -> Noun {
        match spot.space() {
            Some(space) => self.space(words, space),
            None => words.noun(ids::SITE),
        }
    }

    fn space(&self, words: &Words, space: Space) -> Noun {
        words.noun(self.road[space.index()].as_deref().unwrap_or(ids::RESIDENCE)).standing(space)
    }

    pub(super) fn tell(&mut self, words: &Words, event: &Event, names: &Names) -> Said {
        self.remember(event);
        match *event {
            Event::CharactersDrawn { characters } => {
                let names: Vec<String> = characters.iter().map(|one| words.say(&ids::character(one), &[])).collect();
                Said::Sentence(words.say("y1303-event-characters-drawn", &[("characters", &words.list(&names))]))
            }
            Event::RoundStarted { round } => Said::Turn(words.say("y1303-round", &[("round", &round)])),
            Event::PhaseStarted { phase } => Said::Phase(words.say(ids::phase(phase), &[])),
            Event::FirstPlayer { player } => {
                Said::Sentence(words.say("y1303-event-first-player", &[("name", &names.of_player(player))]))
            }
            Event::CharacterTaken { player, character, from } => {
                let stolen = if from.is_some() { "yes" } else { "no" };
                let from = from.map_or("", |from| names.of_player(from));
                let values: &Values = &[("character", &the(words, character)), ("stolen", &stolen), ("from", &from)];
                Said::of(player, words.say("y1303-event-character-taken", values))
            }
            Event::Passed { player, number } => {
                Said::of(player, words.say("y1303-event-passed", &[("number", &number)]))
            }
            Event::WorkerPlaced { player, spot } => {
                Said::of(player, words.say("y1303-event-worker-placed", &[("place", &self.spot(words, spot))]))
            }
            // A worker going to the camp after its work is not worth a sentence.
            Event::WorkerToCamp { player, from } => match from.space() {
                Some(space) if space.index() >= self.provost.into() => {
                    let beyond = words.say("y1303-cause-beyond", &[("tile", &self.space(words, space))]);
                    Said::Of(player, words.say("y1303-event-idle", &[]), beyond)
                }
                _ => Said::Nothing,
            },
            Event::ProvostMoved { player, from, to } => provost_moved(words, player, from, to),
            Event::Gained { player, goods, cause } => self.exchanged(words, "y1303-event-gained", player, goods, cause),
            Event::Paid { player, goods, cause } => self.exchanged(words, "y1303-event-paid", player, goods, cause),
            Event::Declined { player, cause } => self.declined(words, player, cause),
            Event::Claimed { player, space } => {
                Said::of(player, words.say("y1303-event-claimed", &[("tile", &self.space(words, space))]))
            }
            Event::Built { player, space, .. } => {
                Said::of(player, words.say("y1303-event-built", &[("tile", &self.space(words, space))]))
            }
            Event::ResidenceMade { player, space, tile } => {
                Said::of(player, words.say("y1303-event-residence-made", &[("tile", &standing(words, tile, space))]))
            }
            Event::MonumentBuilt { player, monument, space } => {
                let values: &Values = &[("tile", &words.noun(&ids::tile(monument))), ("space", &space.to_string())];
                Said::of(player, words.say("y1303-event-monument-built", values))
            }
            Event::SiteUsed { player, tile } => {
                Said::of(player, words.say("y1303-event-site-used", &[("tile", &words.noun(&ids::tile(tile)))]))
            }
            Event::FinalScore { player, prestige, gold } => {
                Said::of(player, words.say("y1303-event-final-score", &[("prestige", &prestige), ("gold", &gold)]))
            }
        }
    }

    /// A gain or a payment.
    fn exchanged(&self, words: &Words, id: &str, player: Player, goods: Goods, cause: Cause) -> Said {
        let did = words.say(id, &[("goods", &words.goods(goods)), ("kind", &kind(goods))]);
        Said::Of(player, did, self.cause(words, cause))
    }

    fn declined(&self, words: &Words, player: Player, cause: Cause) -> Said {
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
        let did = words.say("y1303-event-declined", &[("what", &what), ("space", &space)]);
        Said::Of(player, did, where_or_why.map_or_else(String::new, |cause| self.cause(words, cause)))
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

    /// Where or why, as the end of a sentence; empty if the sentence already says it.
    fn cause(&self, words: &Words, cause: Cause) -> String {
        match cause {
            Cause::Building { .. } | Cause::Bridge | Cause::Residence { .. } => String::new(),
            Cause::Visit { space } => words.say("y1303-cause-visit", &[("tile", &self.space(words, space))]),
            Cause::Placement { .. } => words.say("y1303-cause-placement", &[]),
            Cause::Character { character } => {
                let name = words.say(&ids::character(character), &[]);
                words.say("y1303-cause-character", &[("character", &name)])
            }
            Cause::Tile { tile, space } => standing(words, tile, space).at().to_owned(),
            Cause::Site { tile } => words.say("y1303-cause-site", &[("tile", &words.noun(&ids::tile(tile)))]),
            Cause::OwnerBonus { tile, space } => {
                words.say("y1303-cause-owner-bonus", &[("tile", &standing(words, tile, space))])
            }
            Cause::Batch => words.say("y1303-cause-batch", &[]),
            Cause::MostBatches => words.say("y1303-cause-most-batches", &[]),
            Cause::Recruiting { residences, garden, granary, manufactory, day_labourer } => {
                let mut counted = Vec::new();
                if residences > 0 {
                    counted.push(words.say("y1303-recruiting-residences", &[("count", &residences)]));
                }
                let monuments = [(garden, Tile::Garden), (granary, Tile::Granary), (manufactory, Tile::Manufactory)];
                let own = monuments.into_iter().filter(|(own, _)| *own);
                counted.extend(own.map(|(_, tile)| words.noun(&ids::tile(tile)).the().to_owned()));
                counted.extend(day_labourer.then(|| the(words, Character::DayLabourer)));
                match counted.is_empty() {
                    true => String::new(),
                    false => words.say("y1303-cause-recruiting", &[("list", &words.list(&counted))]),
                }
            }
        }
    }
}

/// A tile and its space: `Quarry (r7)`.
pub(super) fn standing(words: &Words, tile: Tile, space: Space) -> Noun {
    words.noun(&ids::tile(tile)).standing(space)
}

fn provost_moved(words: &Words, player: Option<Player>, from: u8, to: u8) -> Said {
    let place = words.say("y1303-provost", &[("at", &to)]);
    let Some(player) = player else {
        return Said::Sentence(words.say("y1303-event-provost-followed", &[("to", &place)]));
    };
    let way = if to < from { "back" } else { "forward" };
    let values: &Values = &[("way", &way), ("steps", &from.abs_diff(to)), ("to", &place)];
    Said::of(player, words.say("y1303-event-provost-moved", values))
}
