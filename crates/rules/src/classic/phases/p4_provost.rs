//! C4: phase 4, the provost's move.

use crate::Sink;
use crate::classic::{Cause, Classic, Decision, Event, Flow, Phase, Space};
use crate::parts::Goods;

/// How far a player may move the provost.
const FARTHEST: u16 = 3;

impl Classic {
    /// [C4.1] In passing order each player once may move the provost for 1 denier a space.
    #[inline]
    pub(in crate::classic) fn provost_moves(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let place = usize::from(self.cursor);
        if place == self.passing_order.len() {
            return self.enter(Phase::Activation, events);
        }
        let player = self.passing_order.at(place);
        self.ask(player, Decision::Provost)
    }

    /// The player pays and the provost moves, or stays where it is.
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

    /// [C4.2] The moves that keep the provost within r1 … r28: numbers 0 to 6 stand for −3 to +3, the player's `most`
    /// in either direction.
    #[inline]
    pub(in crate::classic) fn provost_steps(&self, most: u16) -> u64 {
        let most = usize::from(most.min(FARTHEST));
        let back = most.min(self.provost.index());
        let ahead = most.min(Space::COUNT - 1 - self.provost.index());
        // Ones from 3 − back to 3 + ahead.
        (1 << (4 + ahead)) - (1 << (3 - back))
    }

    /// The provost is moved by the player who decides, in this phase or by the Merchants' guild.
    #[inline]
    pub(in crate::classic) fn move_provost(&mut self, steps: i8, events: &mut impl Sink<Event>) {
        let from = self.provost;
        let to = from.index() as i32 + i32::from(steps);
        self.provost = Space::at(to.clamp(0, Space::COUNT as i32 - 1) as usize);
        events.event(Event::ProvostMoved { player: Some(self.actor), from, to: self.provost });
    }
}
