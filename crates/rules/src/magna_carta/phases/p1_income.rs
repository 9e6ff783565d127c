//! M1: phase 1, income; and the start of a turn.

use crate::Sink;
use crate::magna_carta::cards::RESIDENCE_INCOME;
use crate::magna_carta::{Cause, Event, Flow, MagnaCarta, Phase, Place, Prestige};
use crate::parts::{Goods, Order, Player};

/// What every player gets.
const BASIC_INCOME: u16 = 2;

impl MagnaCarta {
    /// Starts the turn and pays income.
    pub(in crate::magna_carta) fn income(&mut self, events: &mut impl Sink<Event>) -> Flow {
        events.event(Event::TurnStarted { turn: self.table.turn });
        events.event(Event::PhaseStarted { phase: Phase::Income });
        self.table.passing_order = Order::EMPTY;
        for seats in 0..usize::from(self.table.players) {
            let player = self.seat_after(self.table.first_player, seats);
            let (deniers, cause) = self.income_of(player);
            self.gain(player, Goods::deniers(deniers), cause, events);
        }
        self.enter(Phase::Actions, events);
        self.table.cursor = self.table.first_player.index() as u8;
        Flow::Continue
    }

    /// [M1.1] 2 deniers plus the income of uncovered residences and the Hotel.
    fn income_of(&self, player: Player) -> (u16, Cause) {
        let residences = self.sites(player).count_ones() as u16;
        let hotel = self.has_hotel(player);
        let cause = Cause::Income { residences: residences as u8, hotel };
        (BASIC_INCOME + residences * RESIDENCE_INCOME + if hotel { Prestige::Hotel.row().income } else { 0 }, cause)
    }

    fn has_hotel(&self, player: Player) -> bool {
        match self.table.prestige[Prestige::Hotel as usize] {
            0 => false,
            place => self.table.road.at(Place::at(usize::from(place) - 1)).owner() == Some(player),
        }
    }
}
