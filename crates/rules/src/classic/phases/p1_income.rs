//! C1: phase 1, income, and the start of a turn.

use crate::Sink;
use crate::classic::{Cause, Classic, Event, Flow, Phase, Tile};
use crate::parts::{Goods, Order, Player};

/// What every player gets.
const BASIC_INCOME: u16 = 2;

impl Classic {
    /// Starts the turn and pays everyone.
    pub(in crate::classic) fn income(&mut self, events: &mut impl Sink<Event>) -> Flow {
        events.event(Event::TurnStarted { turn: self.turn });
        self.passing_order = Order::EMPTY;
        self.swap_two_players(events);
        events.event(Event::PhaseStarted { phase: Phase::Income });
        for place in 0..self.turn_order.len() {
            let player = self.turn_order.at(place);
            let (deniers, cause) = self.income_of(player);
            self.gain(player, Goods::deniers(deniers), cause, events);
        }
        self.enter(Phase::Placing, events)
    }

    /// [C7.6] With two players the order is swapped at the start of every turn but the first.
    fn swap_two_players(&mut self, events: &mut impl Sink<Event>) {
        if self.players == 2 && self.turn > 1 {
            self.turn_order = self.turn_order.iter().rev().collect();
            events.event(Event::TurnOrder { order: self.turn_order, cause: Cause::TwoPlayers });
        }
    }

    /// [C1.1] 2 deniers plus the income of residences, Library and Hotel.
    fn income_of(&self, player: Player) -> (u16, Cause) {
        let own = self.owners.of(player);
        let residences = (own & self.residences).count_ones() as u16;
        let mut prestige_buildings = 0;
        for tile in [Tile::PrestigeLibrary, Tile::PrestigeHotel] {
            // Usually it is still in the supply; then the road need not be searched.
            if !self.supply.has(tile) && self.space_of(tile).is_some_and(|space| own & space.bit() != 0) {
                prestige_buildings += self.row(tile).income;
            }
        }
        let rent = residences * self.row(Tile::Residence).income;
        let cause = Cause::Income { residences: residences as u8, prestige_buildings };
        (BASIC_INCOME + rent + prestige_buildings, cause)
    }
}
