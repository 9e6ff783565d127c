//! C4: phase 4, moving the provost.

use crate::Sink;
use crate::classic::{Cause, Classic, Decision, Event, Flow, Phase, Space};
use crate::parts::{Goods, provost_steps};

impl Classic {
    /// [C4.1] In passing order, each player may move the provost once, for 1 denier per space.
    #[inline]
    pub(in crate::classic) fn provost_moves(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let place = usize::from(self.cursor);
        if place == self.passing_order.len() {
            return self.enter(Phase::Activation, events);
        }
        let player = self.passing_order.at(place);
        self.ask(player, Decision::Provost)
    }

    /// Pays and moves the provost, or leaves it.
    #[inline]
    pub(in crate::classic) fn pay_provost(&mut self, steps: i8, events: &mut impl Sink<Event>) -> Flow {
        if steps == 0 {
            events.event(Event::Declined { player: self.actor, cause: Cause::Provost });
        } else {
            self.pay(self.actor, Goods::deniers(steps.unsigned_abs().into()), Cause::Provost, events);
            self.move_provost(steps, events);
        }
        self.cursor += 1;
        self.provost_moves(events)
    }

    /// [C4.2] The moves of up to `most` spaces that keep the provost within r1 … r28.
    #[inline]
    pub(in crate::classic) fn provost_steps(&self, most: u16) -> u64 {
        provost_steps(self.provost.index(), Space::COUNT, most)
    }

    /// The player to act moves the provost, in this phase or by the Merchants' guild.
    #[inline]
    pub(in crate::classic) fn move_provost(&mut self, steps: i8, events: &mut impl Sink<Event>) {
        let from = self.provost;
        let to = from.index() as i32 + i32::from(steps);
        self.provost = Space::at(to.clamp(0, Space::COUNT as i32 - 1) as usize);
        events.event(Event::ProvostMoved { player: Some(self.actor), from, to: self.provost });
    }
}
