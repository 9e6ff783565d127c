//! M4: phase 4, the effects of the cards, including the Lawyer.

use crate::Sink;
use crate::magna_carta::cards::Effect;
use crate::magna_carta::road::RoadCard;
use crate::magna_carta::{Cause, Decision, Event, Flow, MagnaCarta, Phase, Place, Step, TradeId};
use crate::parts::{Cube, Cubes, Goods};

impl MagnaCarta {
    /// [M4.1] From the start of the road up to the provost, each card with a worker: first the primary effect for the worker's
    /// owner, then the secondary for the card's owner, if that is another player.
    pub(in crate::magna_carta) fn effects(&mut self, events: &mut impl Sink<Event>) -> Flow {
        loop {
            let ahead = self.table.road.occupied & self.active_cards() & !((1 << self.table.cursor) - 1);
            if ahead == 0 {
                return self.end_of_effects(events);
            }
            self.table.cursor = ahead.trailing_zeros() as u8;
            let card = self.acting_card();
            match self.table.step {
                Step::Primary => {
                    self.table.step = Step::Secondary;
                    if let Some(worker) = card.worker() {
                        return self.ask(worker, Decision::Primary);
                    }
                }
                Step::Secondary => {
                    self.table.step = Step::Done;
                    if let Some(owner) = card.owner().filter(|owner| Some(*owner) != card.worker()) {
                        return self.ask(owner, Decision::Secondary);
                    }
                }
                Step::Done => {
                    self.table.step = Step::Primary;
                    self.table.cursor += 1;
                }
            }
        }
    }

    /// The cards that act, as bits: up to the provost, or all in the beginner game.
    pub(in crate::magna_carta) fn active_cards(&self) -> u64 {
        if self.table.options.is_beginner() { u64::MAX } else { (2 << self.table.provost.index()) - 1 }
    }

    pub(in crate::magna_carta) fn acting_place(&self) -> Place {
        Place::at(self.table.cursor.into())
    }

    #[inline]
    pub(in crate::magna_carta) fn acting_card(&self) -> RoadCard {
        self.table.road.at(Place::at(self.table.cursor.into()))
    }

    fn cause(&self) -> Cause {
        let (card, place) = (self.acting_card().card(), self.acting_place());
        match self.table.decision {
            Decision::Secondary => Cause::Secondary { card, place },
            _ => Cause::Primary { card, place },
        }
    }

    pub(in crate::magna_carta) fn decline(&mut self, events: &mut impl Sink<Event>) -> Flow {
        events.event(Event::Declined { player: self.table.actor, cause: self.cause() });
        Flow::Continue
    }

    /// Takes an offer of the card.
    pub(in crate::magna_carta) fn trade(&mut self, trade: TradeId, events: &mut impl Sink<Event>) -> Flow {
        let (player, cause, offer) = (self.table.actor, self.cause(), trade.offer());
        if !offer.give.is_empty() {
            self.pay(player, offer.give, cause, events);
        }
        if offer.get.tokens > 0 {
            for _ in 0..offer.get.tokens {
                self.take_token(player, cause, events);
            }
            return Flow::Continue;
        }
        let card = self.acting_card();
        // A small producer pays its owner from the cubes on the card.
        if self.table.decision == Decision::Secondary && matches!(card.card().row().secondary, Effect::CubeFromCard(_))
        {
            let (place, cubes) = (self.acting_place(), card.cubes().saturating_sub(1));
            self.table.road.set_cubes(place, cubes);
            events.event(Event::CubesLeft { place, cubes });
        }
        self.gain(player, offer.get, cause, events);
        Flow::Continue
    }

    /// The Lawyer turns a card: at once, or after the phase if its worker has yet to act.
    pub(in crate::magna_carta) fn residence(
        &mut self,
        place: Place,
        cube: Cube,
        events: &mut impl Sink<Event>,
    ) -> Flow {
        let player = self.table.actor;
        self.pay(player, Goods::cubes(Cubes::one(cube)), self.cause(), events);
        let yet_to_act = self.table.road.occupied & self.active_cards() & !((2 << self.table.cursor) - 1);
        if yet_to_act & place.bit() != 0 {
            self.table.delayed.push(place);
            events.event(Event::ResidenceDelayed { player, place });
        } else {
            self.turn_card(place, events);
        }
        Flow::Continue
    }

    /// Turns the card into a residence; cubes on it go to the stock.
    fn turn_card(&mut self, place: Place, events: &mut impl Sink<Event>) {
        let card = self.table.road.at(place);
        self.table.road.residences |= place.bit();
        if card.cubes() > 0 {
            self.table.road.set_cubes(place, 0);
            events.event(Event::CubesLeft { place, cubes: 0 });
        }
        if let Some(player) = card.owner() {
            events.event(Event::ResidenceMade { player, place, card: card.card() });
        }
    }

    /// All workers go home, and the delayed residences are made.
    fn end_of_effects(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let mut occupied = self.table.road.occupied;
        while occupied != 0 {
            let place = Place::at(occupied.trailing_zeros() as usize);
            if let Some(player) = self.table.road.at(place).worker() {
                self.table.road.set_worker(place, None);
                self.holding_mut(player).workers += 1;
                events.event(Event::WorkerReturned { player, from: place });
            }
            occupied &= occupied - 1;
        }
        for place in std::mem::take(&mut self.table.delayed).iter() {
            self.turn_card(place, events);
        }
        self.enter(Phase::Castle, events)
    }
}
