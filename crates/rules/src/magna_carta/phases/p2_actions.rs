//! M2: phase 2, actions.

use crate::Sink;
use crate::magna_carta::builds::{Build, Buildable};
use crate::magna_carta::road::RoadCard;
use crate::magna_carta::{BuildId, Card, Cause, Decision, Event, Flow, MagnaCarta, Phase, Place, Prestige};
use crate::parts::Goods;

/// What drawing, replacing and placing a worker cost.
pub(in crate::magna_carta) const DRAW_COST: u16 = 1;
pub(in crate::magna_carta) const REPLACE_COST: u16 = 1;
pub(in crate::magna_carta) const WORKER_COST: u16 = 1;

const CUBES_ON_CARD: u8 = 4;
const CUBES_ON_CARD_FOR_TWO: u8 = 2;

impl MagnaCarta {
    /// From the first player clockwise, one action at a time, until all have passed.
    #[inline]
    pub(in crate::magna_carta) fn actions(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if self.table.passing_order.len() == usize::from(self.table.players) {
            let next = if self.table.options.is_beginner() { Phase::Effects } else { Phase::Provost };
            return self.enter(next, events);
        }
        let mut player = self.seat_after(crate::parts::Player::new(0), self.table.cursor.into());
        while self.table.passing_order.contains(player) {
            player = self.seat_after(player, 1);
        }
        self.table.cursor = player.index() as u8;
        self.ask(player, Decision::Action)
    }

    /// Moves on to the next player.
    #[inline]
    fn next_to_act(&mut self, events: &mut impl Sink<Event>) -> Flow {
        self.table.cursor = self.seat_after(self.table.actor, 1).index() as u8;
        self.actions(events)
    }

    /// [M2.1] 1 denier for the top card of the player's pile.
    pub(in crate::magna_carta) fn draw_action(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let player = self.table.actor;
        self.pay(player, Goods::deniers(DRAW_COST), Cause::Draw, events);
        self.draw_cards(player, 1, events);
        self.next_to_act(events)
    }

    /// [M2.2] 1 denier: discard the whole hand, then draw the same number of cards.
    pub(in crate::magna_carta) fn replace_action(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let player = self.table.actor;
        self.pay(player, Goods::deniers(REPLACE_COST), Cause::Replace, events);
        self.replace_hand(player, events);
        self.next_to_act(events)
    }

    /// Places a worker, always for 1 denier.
    #[inline]
    pub(in crate::magna_carta) fn place(&mut self, place: Place, events: &mut impl Sink<Event>) -> Flow {
        let player = self.table.actor;
        self.holding_mut(player).workers -= 1;
        self.table.road.set_worker(place, Some(player));
        events.event(Event::WorkerPlaced { player, place });
        self.pay(player, Goods::deniers(WORKER_COST), Cause::Placement { place }, events);
        self.next_to_act(events)
    }

    /// A card goes to the end of the road; for a prestige building a residence is chosen next.
    pub(in crate::magna_carta) fn build(&mut self, build: BuildId, events: &mut impl Sink<Event>) -> Flow {
        let player = self.table.actor;
        let Build { what, payment } = *build.row();
        match what {
            Buildable::Card(card) => {
                self.pay(player, Goods::cubes(payment), Cause::Building { card }, events);
                self.build_card(card, events);
            }
            Buildable::Prestige(building) => {
                self.pay(player, Goods::cubes(payment), Cause::Prestige { building }, events);
                if !self.table.options.is_beginner() {
                    return self.ask(player, Decision::Site { building });
                }
                self.place_building(building, player.index(), None, events);
            }
        }
        self.next_to_act(events)
    }

    /// [M2.8] The cubes on a small producer when it is built.
    pub(in crate::magna_carta) fn cubes_on_small(&self) -> u8 {
        if self.table.players == 2 { CUBES_ON_CARD_FOR_TWO } else { CUBES_ON_CARD }
    }

    /// [M2.4] The card leaves the hand for the end of the road and can be used at once.
    fn build_card(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let player = self.table.actor;
        self.secrets.hands[player.index()].remove(card);
        let mut built = RoadCard::new(card, Some(player));
        let cubes = match card {
            Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry => self.cubes_on_small(),
            _ => 0,
        };
        built.set_cubes(cubes);
        let place = self.table.road.push(built);
        events.event(Event::Built { player, card, place, cubes });
    }

    /// [M2.5] The prestige building covers one of the player's residences, which loses its income and point.
    pub(in crate::magna_carta) fn cover(&mut self, place: Place, events: &mut impl Sink<Event>) -> Flow {
        if let Decision::Site { building } = self.table.decision {
            self.table.road.covered |= place.bit();
            self.place_building(building, place.index(), Some(place), events);
        }
        self.next_to_act(events)
    }

    /// Takes the building out of the supply; `at` is the place or the seat.
    fn place_building(&mut self, building: Prestige, at: usize, place: Option<Place>, events: &mut impl Sink<Event>) {
        self.table.prestige[building as usize] = at as u8 + 1;
        events.event(Event::PrestigeBuilt { player: self.table.actor, building, place });
    }

    /// [M2.6] The marker goes to the lowest free number; the first to pass gains 1 denier.
    #[inline]
    pub(in crate::magna_carta) fn pass(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let player = self.table.actor;
        self.table.passing_order.push(player);
        let number = self.table.passing_order.len() as u8;
        events.event(Event::Passed { player, number });
        if number == 1 {
            self.gain(player, Goods::deniers(1), Cause::FirstPass, events);
        }
        self.next_to_act(events)
    }
}
