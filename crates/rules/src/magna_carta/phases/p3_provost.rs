//! M3: phase 3, the provost's move; only in the standard game.

use crate::Sink;
use crate::magna_carta::{Cause, Decision, Event, Flow, MagnaCarta, Phase, Place};
use crate::parts::Goods;

impl MagnaCarta {
    /// [M3.1] In passing order, each player may move the provost up to 3 cards within the road, for 1 denier per card.
    #[inline]
    pub(in crate::magna_carta) fn provost_moves(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let place = usize::from(self.table.cursor);
        if place == self.table.passing_order.len() {
            return self.enter(Phase::Effects, events);
        }
        self.ask(self.table.passing_order.at(place), Decision::Provost)
    }

    /// Pays for and moves the provost, or leaves him.
    #[inline]
    pub(in crate::magna_carta) fn pay_provost(&mut self, steps: i8, events: &mut impl Sink<Event>) -> Flow {
        let player = self.table.actor;
        if steps == 0 {
            events.event(Event::Declined { player, cause: Cause::Provost });
        } else {
            self.pay(player, Goods::deniers(steps.unsigned_abs().into()), Cause::Provost, events);
            let from = self.table.provost;
            let last = self.table.road.len() as i32 - 1;
            let to = Place::at((from.index() as i32 + i32::from(steps)).clamp(0, last) as usize);
            self.table.provost = to;
            events.event(Event::ProvostMoved { player: Some(player), from, to });
        }
        self.table.cursor += 1;
        self.provost_moves(events)
    }
}
