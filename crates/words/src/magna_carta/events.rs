//! The events of Magna Carta as messages.

use caylus_rules::Game;
use caylus_rules::magna_carta::{Card, Cause, Event, MagnaCarta, Place, Section};

use super::ids;
use crate::phrases::{at, the};
use crate::{Arg, Join, Message, Noun, Phrase};

/// State the events do not carry: the road and the provost.
#[derive(Clone, Debug)]
pub struct Narrator {
    /// Text ids of the cards on the road.
    road: Vec<String>,
    /// `None` in the beginner game.
    provost: Option<Place>,
    /// Coming events that an earlier sentence covered.
    covered: usize,
}

impl Narrator {
    /// Starts from this position.
    pub(super) fn new(game: &MagnaCarta) -> Self {
        let position = game.to_position();
        Self { road: position.road.iter().map(ids::on_road).collect(), provost: position.provost, covered: 0 }
    }

    /// The card on a place: `Bank (c3)`.
    fn place(&self, place: Place) -> Noun {
        let id = self.road.get(place.index()).cloned();
        Noun::on(id.unwrap_or_else(|| "magna-carta-road".to_owned()), place)
    }

    /// Cards drawn or discarded in a row, and lost tokens, are covered by the sentence of the first.
    pub(super) fn narrate(&mut self, event: &Event, following: &[Event]) -> Phrase {
        if self.covered > 0 {
            self.covered -= 1;
            return Phrase::Nothing;
        }
        self.remember(event);
        match *event {
            Event::TurnStarted { turn } => Phrase::Turn(Message::new("turn").with("turn", turn)),
            Event::PhaseStarted { phase } => ids::phase(phase),
            Event::FirstPlayer { player } => Phrase::sentence("magna-carta-event-first-player").with("name", player),
            Event::HandKept { player } => Phrase::of(player, "magna-carta-event-hand-kept"),
            Event::CardDrawn { player, .. } => {
                let cards = self.drawn(event, following);
                Phrase::of(player, "magna-carta-event-card-drawn").with("cards", cards)
            }
            Event::CardDiscarded { player, card } => {
                let also = following.iter().map_while(|event| match event {
                    Event::CardDiscarded { card, .. } => Some(*card),
                    _ => None,
                });
                let cards: Vec<Card> = std::iter::once(card).chain(also).collect();
                self.covered = cards.len() - 1;
                Phrase::of(player, "magna-carta-event-card-discarded").with("cards", the_cards(&cards))
            }
            Event::PileShuffled { player, .. } => Phrase::of(player, "magna-carta-event-pile-shuffled"),
            Event::Passed { player, number } => Phrase::of(player, "magna-carta-event-passed").with("number", number),
            Event::WorkerPlaced { player, place } => {
                Phrase::of(player, "magna-carta-event-worker-placed").with("place", self.place(place))
            }
            // A worker going home after its work is not worth a sentence.
            Event::WorkerReturned { player, from } => match self.provost {
                Some(provost) if from > provost => {
                    let beyond = Message::new("magna-carta-cause-beyond").with("card", self.place(from));
                    Phrase::of(player, "magna-carta-event-idle").because(Some(beyond))
                }
                _ => Phrase::Nothing,
            },
            Event::Built { player, place, cubes, .. } => {
                Phrase::of(player, "magna-carta-event-built").with("card", self.place(place)).with("cubes", cubes)
            }
            Event::PrestigeBuilt { player, building, place } => {
                let place = place.map_or_else(|| "none".to_owned(), |place| place.to_string());
                Phrase::of(player, "magna-carta-event-prestige-built")
                    .with("building", Noun::new(ids::prestige(building)))
                    .with("place", place)
            }
            Event::ProvostMoved { player, from, to } => {
                let moved = match player {
                    Some(player) => Phrase::of(player, "magna-carta-event-provost-moved"),
                    None if from == to => Phrase::sentence("magna-carta-event-provost-stayed"),
                    None => Phrase::sentence("magna-carta-event-provost-advanced"),
                };
                moved.with("from", from.to_string()).with("to", to.to_string())
            }
            Event::Gained { player, goods, cause } => {
                Phrase::of(player, "magna-carta-event-gained").with("goods", goods).because(cause_of(cause))
            }
            Event::Paid { player, goods, cause } => {
                Phrase::of(player, "magna-carta-event-paid").with("goods", goods).because(cause_of(cause))
            }
            Event::TokenTaken { player, section, cause } => Phrase::of(player, "magna-carta-event-token-taken")
                .with("section", Noun::new(ids::section(section)))
                .with("points", section.points())
                .because(cause_of(cause)),
            Event::TokenLost { section } => self.lost(section, following),
            // The board shows how many are left.
            Event::CubesLeft { .. } => Phrase::Nothing,
            Event::Declined { player, cause } => {
                let what = if cause == Cause::Provost { "provost" } else { "card" };
                Phrase::of(player, "magna-carta-event-declined").with("cause", what).because(cause_of(cause))
            }
            Event::ResidenceDelayed { player, place } => {
                let card = self.place(place);
                Phrase::of(player, "magna-carta-event-residence-delayed").with("card", card)
            }
            Event::ResidenceMade { player, place, card } => {
                let card = Noun::on(ids::card(card), place);
                Phrase::of(player, "magna-carta-event-residence-made").with("card", card)
            }
            Event::FinalScore { player, tokens, cards, gold, cubes, deniers } => {
                Phrase::of(player, "magna-carta-event-final-score")
                    .with("tokens", tokens)
                    .with("cards", cards)
                    .with("gold", gold)
                    .with("cubes", cubes)
                    .with("deniers", deniers)
            }
        }
    }

    /// The cards a player draws in a row, as far as the viewer may know them.
    fn drawn(&mut self, first: &Event, following: &[Event]) -> Arg {
        let one = |event: &Event| match event {
            Event::CardDrawn { player, card } => Some((*player, *card)),
            _ => None,
        };
        let drawer = one(first).map(|(player, _)| player);
        let also = following.iter().map_while(|event| one(event).filter(|(player, _)| Some(*player) == drawer));
        let cards: Vec<Option<Card>> = one(first).into_iter().chain(also).map(|(_, card)| card).collect();
        self.covered = cards.len() - 1;
        match cards.iter().copied().collect::<Option<Vec<Card>>>() {
            Some(cards) => the_cards(&cards),
            None => Message::new("magna-carta-unknown-cards").with("count", cards.len()).into(),
        }
    }

    /// Tokens that leave the game.
    fn lost(&mut self, first: Section, following: &[Event]) -> Phrase {
        let also = following.iter().map_while(|event| match event {
            Event::TokenLost { section } => Some(*section),
            _ => None,
        });
        let lost: Vec<Section> = std::iter::once(first).chain(also).collect();
        self.covered = lost.len() - 1;
        let parts = (Section::ALL.into_iter())
            .map(|section| (section, lost.iter().filter(|other| **other == section).count()))
            .filter(|(_, count)| *count > 0)
            .map(|(section, count)| {
                let section = Noun::new(ids::section(section));
                Message::new("magna-carta-tokens").with("count", count).with("section", section)
            });
        let tokens = Arg::list(parts, Join::And);
        Phrase::sentence("magna-carta-event-token-lost").with("tokens", tokens).with("count", lost.len())
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
}

/// Where or why, as the end of a sentence; `None` if the sentence already says it.
fn cause_of(cause: Cause) -> Option<Message> {
    Some(match cause {
        Cause::Draw
        | Cause::Placement { .. }
        | Cause::Building { .. }
        | Cause::Prestige { .. }
        | Cause::Provost
        | Cause::Batch
        | Cause::Income { residences: 0, hotel: false } => return None,
        Cause::Replace => Message::new("magna-carta-cause-replace"),
        Cause::Income { residences, hotel } => {
            Message::new("magna-carta-cause-income").with("residences", residences).with("hotel", Arg::yes(hotel))
        }
        Cause::FirstPass => Message::new("magna-carta-cause-first-pass"),
        Cause::Primary { card, place } => at(Noun::on(ids::card(card), place)),
        Cause::Secondary { card, place } => {
            Message::new("magna-carta-cause-secondary").with("card", Noun::on(ids::card(card), place))
        }
        Cause::BestBuilder => Message::new("magna-carta-cause-best-builder"),
    })
}

/// `the Bank and the Church`.
pub(super) fn the_cards(cards: &[Card]) -> Arg {
    Arg::list(cards.iter().map(|card| the(Noun::new(ids::card(*card)))), Join::And)
}
