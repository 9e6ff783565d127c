//! The events of Magna Carta in English sentences. A translation is another file like this one.

use caylus_rules::Game;
use caylus_rules::magna_carta::{Card, Cause, Event, MagnaCarta, Place, Section};
use caylus_rules::parts::Goods;

use super::cards::{name, phase_heading, prestige_name, section_name};
use crate::text::{count, list};
use crate::told::{Names, Said, goods as amount};

/// What the events do not say themselves: what lies on the road, and where the provost is.
#[derive(Clone, Debug)]
pub(crate) struct Teller {
    road: Vec<&'static str>,
    /// Nobody in the beginner game.
    provost: Option<Place>,
    /// Events to come that have been told already.
    told: usize,
}

impl Teller {
    /// Tells what happens from this position on.
    pub(super) fn new(game: &MagnaCarta) -> Self {
        let position = game.to_position();
        let road = position.road.iter().map(|doc| match (doc.prestige, doc.residence) {
            (Some(building), _) => prestige_name(building),
            (None, true) => "Residence",
            (None, false) => name(doc.card),
        });
        Self { road: road.collect(), provost: position.provost, told: 0 }
    }

    /// A place with what lies there: `Quarry (c2)`.
    fn place(&self, place: Place) -> String {
        match self.road.get(place.index()) {
            Some(card) => format!("{card} ({place})"),
            None => place.to_string(),
        }
    }

    /// One event; cards that are drawn or discarded in a row, and tokens that are lost, are told with the first of them.
    pub(super) fn tell(&mut self, event: &Event, following: &[Event], names: &Names) -> Said {
        if self.told > 0 {
            self.told -= 1;
            return Said::Nothing;
        }
        self.remember(event);
        let of = |player, did: String| Said::Of(player, did, String::new());
        match *event {
            Event::TurnStarted { turn } => Said::Turn(format!("Turn {turn}")),
            Event::PhaseStarted { phase } => Said::Phase(phase_heading(phase).to_owned()),
            Event::FirstPlayer { player } => {
                Said::Sentence(format!("{} has the first-player card", names.of_player(player)))
            }
            Event::HandKept { player } => of(player, "keeps the first hand".to_owned()),
            Event::CardDrawn { player, .. } => of(player, format!("draws {}", self.drawn(event, following))),
            Event::CardDiscarded { player, card } => {
                let also = following.iter().map_while(|event| match event {
                    Event::CardDiscarded { card, .. } => Some(*card),
                    _ => None,
                });
                let cards: Vec<Card> = std::iter::once(card).chain(also).collect();
                self.told = cards.len() - 1;
                of(player, format!("discards {}", the_cards(&cards)))
            }
            Event::PileShuffled { player, .. } => of(player, "shuffles the discard pile".to_owned()),
            Event::Passed { player, number: 1 } => of(player, "is the first to pass".to_owned()),
            Event::Passed { player, number } => of(player, format!("passes as number {number}")),
            Event::WorkerPlaced { player, place } => {
                of(player, format!("places a worker on the {}", self.place(place)))
            }
            // Of a worker that goes home after its work there is nothing to say.
            Event::WorkerReturned { player, from } => match self.provost {
                Some(provost) if from > provost => {
                    let beyond = format!("at the {} beyond the provost", self.place(from));
                    Said::Of(player, "gets nothing".to_owned(), beyond)
                }
                _ => Said::Nothing,
            },
            Event::Built { player, place, cubes, .. } => {
                let on_it = if cubes > 0 { format!(" with {}", count(cubes, "cube")) } else { String::new() };
                of(player, format!("builds the {}{on_it}", self.place(place)))
            }
            Event::PrestigeBuilt { player, building, place } => of(
                player,
                match place {
                    Some(place) => format!("builds the {} on the residence {place}", prestige_name(building)),
                    None => format!("builds the {}", prestige_name(building)),
                },
            ),
            Event::ProvostMoved { player: Some(player), from, to } => {
                of(player, format!("moves the provost from {from} to {to}"))
            }
            Event::ProvostMoved { player: None, from, to } if from == to => {
                Said::Sentence(format!("the provost stays on {to}, the last card"))
            }
            Event::ProvostMoved { player: None, from, to } => {
                Said::Sentence(format!("the provost advances from {from} to {to}"))
            }
            Event::Gained { player, goods, cause } => {
                Said::Of(player, format!("gets {}", amount(goods)), self.cause(cause))
            }
            Event::Paid { player, goods, cause } => {
                let verb = if goods == Goods::deniers(goods.deniers) { "pays" } else { "gives" };
                Said::Of(player, format!("{verb} {}", amount(goods)), self.cause(cause))
            }
            Event::TokenTaken { player, section, cause } => {
                let did = format!("takes a {} token ({} PP)", section_name(section), section.points());
                Said::Of(player, did, self.cause(cause))
            }
            Event::TokenLost { section } => self.lost(section, following),
            // The board shows how many are left.
            Event::CubesLeft { .. } => Said::Nothing,
            Event::Declined { player, cause: Cause::Provost } => of(player, "leaves the provost alone".to_owned()),
            Event::Declined { player, cause } => Said::Of(player, "takes nothing".to_owned(), self.cause(cause)),
            Event::ResidenceDelayed { player, place } => {
                of(player, format!("will turn the {} into a residence when this phase is over", self.place(place)))
            }
            Event::ResidenceMade { player, place, card } => {
                of(player, format!("turns the {} ({place}) into a residence", name(card)))
            }
            Event::FinalScore { player, tokens, cards, gold, cubes, deniers } => of(
                player,
                format!(
                    "has {tokens} PP in tokens, {cards} PP in buildings, {gold} PP for gold, {cubes} PP for other cubes, \
                     {deniers} PP for deniers"
                ),
            ),
        }
    }

    /// The cards that a player draws in a row, as far as they may be known.
    fn drawn(&mut self, first: &Event, following: &[Event]) -> String {
        let one = |event: &Event| match event {
            Event::CardDrawn { player, card } => Some((*player, *card)),
            _ => None,
        };
        let drawer = one(first).map(|(player, _)| player);
        let also = following.iter().map_while(|event| one(event).filter(|(player, _)| Some(*player) == drawer));
        let cards: Vec<Option<Card>> = one(first).into_iter().chain(also).map(|(_, card)| card).collect();
        self.told = cards.len() - 1;
        match cards.iter().copied().collect::<Option<Vec<Card>>>() {
            Some(cards) => the_cards(&cards),
            None if cards.len() == 1 => "a card".to_owned(),
            None => count(cards.len() as u64, "card"),
        }
    }

    /// Tokens that leave the game.
    fn lost(&mut self, first: Section, following: &[Event]) -> Said {
        let also = following.iter().map_while(|event| match event {
            Event::TokenLost { section } => Some(*section),
            _ => None,
        });
        let lost: Vec<Section> = std::iter::once(first).chain(also).collect();
        self.told = lost.len() - 1;
        let text = match lost[..] {
            [one, other] if one == other => format!("2 {} tokens leave", section_name(one)),
            [one, other] => format!("a {} and a {} token leave", section_name(one), section_name(other)),
            _ => format!("a {} token leaves", section_name(first)),
        };
        Said::Sentence(format!("nobody has given a batch: {text} the game"))
    }

    /// Keeps track of the road and the provost.
    fn remember(&mut self, event: &Event) {
        let mut put = |place: Place, what| match self.road.get_mut(place.index()) {
            Some(card) => *card = what,
            None => self.road.push(what),
        };
        match *event {
            Event::Built { card, place, .. } => put(place, name(card)),
            Event::ResidenceMade { place, .. } => put(place, "Residence"),
            Event::PrestigeBuilt { building, place: Some(place), .. } => put(place, prestige_name(building)),
            Event::ProvostMoved { to, .. } => self.provost = Some(to),
            _ => {}
        }
    }

    /// Where or why, as the end of a sentence; empty where the rest of the sentence says it.
    fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Draw
            | Cause::Placement { .. }
            | Cause::Building { .. }
            | Cause::Prestige { .. }
            | Cause::Provost
            | Cause::Batch => String::new(),
            Cause::Replace => "for a new hand".to_owned(),
            Cause::Income { residences, hotel } => {
                let residences = match residences {
                    0 => None,
                    1 => Some("1 for a residence".to_owned()),
                    number => Some(format!("{number} for residences")),
                };
                let extra: Vec<String> =
                    residences.into_iter().chain(hotel.then(|| "1 for the Hotel".to_owned())).collect();
                if extra.is_empty() { String::new() } else { format!("({})", extra.join(", ")) }
            }
            Cause::FirstPass => "for it".to_owned(),
            Cause::Primary { card, place } => format!("at the {} ({place})", name(card)),
            Cause::Secondary { card, place } => format!("as the owner of the {} ({place})", name(card)),
            Cause::BestBuilder => "as the best builder".to_owned(),
        }
    }
}

/// `the Bank and the Church`.
pub(super) fn the_cards(cards: &[Card]) -> String {
    list(&cards.iter().map(|card| format!("the {}", name(*card))).collect::<Vec<_>>())
}
