//! The events of Magna Carta as sentences.

use caylus_rules::Game;
use caylus_rules::magna_carta::{Card, Cause, Event, MagnaCarta, Place, Section};

use super::ids;
use crate::goods::kind;
use crate::{Names, Noun, Said, Values, Words};

/// State the events do not carry: the road and the provost.
#[derive(Clone, Debug)]
pub struct Teller {
    /// Text ids of the cards on the road.
    road: Vec<String>,
    /// `None` in the beginner game.
    provost: Option<Place>,
    /// Coming events that an earlier sentence covered.
    told: usize,
}

impl Teller {
    /// Starts from this position.
    pub(super) fn new(game: &MagnaCarta) -> Self {
        let position = game.to_position();
        Self { road: position.road.iter().map(ids::on_road).collect(), provost: position.provost, told: 0 }
    }

    /// The card on a place: `Bank (c3)`.
    fn place(&self, words: &Words, place: Place) -> Noun {
        let id = self.road.get(place.index()).map_or("magna-carta-road", String::as_str);
        words.noun(id).standing(place)
    }

    /// Cards drawn or discarded in a row, and lost tokens, are covered by the sentence of the first.
    pub(super) fn tell(&mut self, words: &Words, event: &Event, following: &[Event], names: &Names) -> Said {
        if self.told > 0 {
            self.told -= 1;
            return Said::Nothing;
        }
        self.remember(event);
        let of = |player, id: &str| Said::of(player, words.say(id, &[]));
        match *event {
            Event::TurnStarted { turn } => Said::Turn(words.say("turn", &[("turn", &turn)])),
            Event::PhaseStarted { phase } => Said::Phase(words.say(ids::phase(phase), &[])),
            Event::FirstPlayer { player } => {
                Said::Sentence(words.say("magna-carta-event-first-player", &[("name", &names.of_player(player))]))
            }
            Event::HandKept { player } => of(player, "magna-carta-event-hand-kept"),
            Event::CardDrawn { player, .. } => {
                let cards = self.drawn(words, event, following);
                Said::of(player, words.say("magna-carta-event-card-drawn", &[("cards", &cards)]))
            }
            Event::CardDiscarded { player, card } => {
                let also = following.iter().map_while(|event| match event {
                    Event::CardDiscarded { card, .. } => Some(*card),
                    _ => None,
                });
                let cards: Vec<Card> = std::iter::once(card).chain(also).collect();
                self.told = cards.len() - 1;
                let cards = the_cards(words, &cards);
                Said::of(player, words.say("magna-carta-event-card-discarded", &[("cards", &cards)]))
            }
            Event::PileShuffled { player, .. } => of(player, "magna-carta-event-pile-shuffled"),
            Event::Passed { player, number } => {
                Said::of(player, words.say("magna-carta-event-passed", &[("number", &number)]))
            }
            Event::WorkerPlaced { player, place } => {
                let place = self.place(words, place);
                Said::of(player, words.say("magna-carta-event-worker-placed", &[("place", &place)]))
            }
            // A worker going home after its work is not worth a sentence.
            Event::WorkerReturned { player, from } => match self.provost {
                Some(provost) if from > provost => {
                    let beyond = words.say("magna-carta-cause-beyond", &[("card", &self.place(words, from))]);
                    Said::Of(player, words.say("magna-carta-event-idle", &[]), beyond)
                }
                _ => Said::Nothing,
            },
            Event::Built { player, place, cubes, .. } => {
                let card = self.place(words, place);
                Said::of(player, words.say("magna-carta-event-built", &[("card", &card), ("cubes", &cubes)]))
            }
            Event::PrestigeBuilt { player, building, place } => {
                let building = words.noun(&ids::prestige(building));
                let place = place.map_or_else(|| "none".to_owned(), |place| place.to_string());
                let values: &Values = &[("building", &building), ("place", &place)];
                Said::of(player, words.say("magna-carta-event-prestige-built", values))
            }
            Event::ProvostMoved { player, from, to } => {
                let (origin, goal) = (from.to_string(), to.to_string());
                let values: &Values = &[("from", &origin), ("to", &goal)];
                match player {
                    Some(player) => Said::of(player, words.say("magna-carta-event-provost-moved", values)),
                    None if from == to => Said::Sentence(words.say("magna-carta-event-provost-stayed", values)),
                    None => Said::Sentence(words.say("magna-carta-event-provost-advanced", values)),
                }
            }
            Event::Gained { player, goods, cause } => {
                let did =
                    words.say("magna-carta-event-gained", &[("goods", &words.goods(goods)), ("kind", &kind(goods))]);
                Said::Of(player, did, self.cause(words, cause))
            }
            Event::Paid { player, goods, cause } => {
                let did =
                    words.say("magna-carta-event-paid", &[("goods", &words.goods(goods)), ("kind", &kind(goods))]);
                Said::Of(player, did, self.cause(words, cause))
            }
            Event::TokenTaken { player, section, cause } => {
                let values: &Values =
                    &[("section", &words.noun(&ids::section(section))), ("points", &section.points())];
                Said::Of(player, words.say("magna-carta-event-token-taken", values), self.cause(words, cause))
            }
            Event::TokenLost { section } => self.lost(words, section, following),
            // The board shows how many are left.
            Event::CubesLeft { .. } => Said::Nothing,
            Event::Declined { player, cause } => {
                let what = if cause == Cause::Provost { "provost" } else { "card" };
                let did = words.say("magna-carta-event-declined", &[("cause", &what)]);
                Said::Of(player, did, self.cause(words, cause))
            }
            Event::ResidenceDelayed { player, place } => {
                let card = self.place(words, place);
                Said::of(player, words.say("magna-carta-event-residence-delayed", &[("card", &card)]))
            }
            Event::ResidenceMade { player, place, card } => {
                let card = words.noun(&ids::card(card)).standing(place);
                Said::of(player, words.say("magna-carta-event-residence-made", &[("card", &card)]))
            }
            Event::FinalScore { player, tokens, cards, gold, cubes, deniers } => {
                let values: &Values = &[
                    ("tokens", &tokens),
                    ("cards", &cards),
                    ("gold", &gold),
                    ("cubes", &cubes),
                    ("deniers", &deniers),
                ];
                Said::of(player, words.say("magna-carta-event-final-score", values))
            }
        }
    }

    /// The cards a player draws in a row, as far as the viewer may know them.
    fn drawn(&mut self, words: &Words, first: &Event, following: &[Event]) -> String {
        let one = |event: &Event| match event {
            Event::CardDrawn { player, card } => Some((*player, *card)),
            _ => None,
        };
        let drawer = one(first).map(|(player, _)| player);
        let also = following.iter().map_while(|event| one(event).filter(|(player, _)| Some(*player) == drawer));
        let cards: Vec<Option<Card>> = one(first).into_iter().chain(also).map(|(_, card)| card).collect();
        self.told = cards.len() - 1;
        match cards.iter().copied().collect::<Option<Vec<Card>>>() {
            Some(cards) => the_cards(words, &cards),
            None => words.say("magna-carta-unknown-cards", &[("count", &cards.len())]),
        }
    }

    /// Tokens that leave the game.
    fn lost(&mut self, words: &Words, first: Section, following: &[Event]) -> Said {
        let also = following.iter().map_while(|event| match event {
            Event::TokenLost { section } => Some(*section),
            _ => None,
        });
        let lost: Vec<Section> = std::iter::once(first).chain(also).collect();
        self.told = lost.len() - 1;
        let parts: Vec<String> = (Section::ALL.into_iter())
            .map(|section| (section, lost.iter().filter(|other| **other == section).count()))
            .filter(|(_, count)| *count > 0)
            .map(|(section, count)| {
                let section = words.noun(&ids::section(section));
                words.say("magna-carta-tokens", &[("count", &count), ("section", &section)])
            })
            .collect();
        let values: &Values = &[("tokens", &words.list(&parts)), ("count", &lost.len())];
        Said::Sentence(words.say("magna-carta-event-token-lost", values))
    }

    /// Tracks the road and the provost.
    fn remember(&mut self, event: &Event) {
        let mut put = |place: Place, what| match self.road.get_mut(place.index()) {
            Some(card) => *card = what,
            None => self.road.push(what),
        };
        match *event {
            Event::Built { card, place, .. } => put(place, ids::card(card)),
            Event::ResidenceMade { place, .. } => put(place, ids::RESIDENCE.to_owned()),
            Event::PrestigeBuilt { building, place: Some(place), .. } => put(place, ids::prestige(building)),
            Event::ProvostMoved { to, .. } => self.provost = Some(to),
            _ => {}
        }
    }

    /// Where or why, as the end of a sentence; empty if the sentence already says it.
    fn cause(&self, words: &Words, cause: Cause) -> String {
        match cause {
            Cause::Draw
            | Cause::Placement { .. }
            | Cause::Building { .. }
            | Cause::Prestige { .. }
            | Cause::Provost
            | Cause::Batch
            | Cause::Income { residences: 0, hotel: false } => String::new(),
            Cause::Replace => words.say("magna-carta-cause-replace", &[]),
            Cause::Income { residences, hotel } => {
                let hotel = if hotel { "yes" } else { "no" };
                words.say("magna-carta-cause-income", &[("residences", &residences), ("hotel", &hotel)])
            }
            Cause::FirstPass => words.say("magna-carta-cause-first-pass", &[]),
            Cause::Primary { card, place } => words.noun(&ids::card(card)).standing(place).at().to_owned(),
            Cause::Secondary { card, place } => {
                let card = words.noun(&ids::card(card)).standing(place);
                words.say("magna-carta-cause-secondary", &[("card", &card)])
            }
            Cause::BestBuilder => words.say("magna-carta-cause-best-builder", &[]),
        }
    }
}

/// `the Bank and the Church`.
pub(super) fn the_cards(words: &Words, cards: &[Card]) -> String {
    let cards: Vec<Noun> = cards.iter().map(|card| words.noun(&ids::card(*card))).collect();
    words.list(&cards.iter().map(Noun::the).collect::<Vec<_>>())
}
