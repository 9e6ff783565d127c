//! T1: phase 1, planning.

use crate::Sink;
use crate::parts::{Goods, Player};
use crate::y1303::characters::{EARLY_RISER_COST, STEWARD};
use crate::y1303::{Cause, Caylus1303, Character, Decision, Event, Flow, Phase, SecondWorker, Space, Spot};

/// Points for the owner of a building when another player's worker comes.
const VISIT: u16 = 1;

impl Caylus1303 {
    /// [T6.1] The Early riser may place a worker before everyone else, for one more; then the first player begins.
    pub(in crate::y1303) fn planning(&mut self) -> Flow {
        match self.holder(Character::EarlyRiser) {
            Some(player) if u16::from(self.holding(player).workers) > EARLY_RISER_COST => {
                self.ask(player, Decision::EarlyRiser)
            }
            _ => self.first_turn(),
        }
    }

    /// The first player's first turn.
    pub(in crate::y1303) fn first_turn(&mut self) -> Flow {
        self.ask(self.first_player, Decision::Place)
    }

    /// The next player clockwise, until all have passed.
    #[inline]
    fn next_to_place(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if self.passing_order.len() == usize::from(self.players) {
            return self.enter(Phase::Activation, events);
        }
        let mut player = self.seat_after(self.actor, 1);
        while self.passing_order.contains(player) {
            player = self.seat_after(player, 1);
        }
        self.ask(player, Decision::Place)
    }

    /// [T1.4] Once a player has passed, a placement costs one more worker. [T6.4] Not for the Night worker.
    #[inline]
    pub(in crate::y1303) fn extra_cost(&self, player: Player) -> u16 {
        u16::from(!self.passing_order.is_empty() && !self.has(player, Character::NightWorker))
    }

    /// [T6.3] Once per round the Journeyman may join another player's worker, and acts after it.
    #[inline]
    pub(in crate::y1303) fn journeyman_spaces(&self, player: Player) -> u32 {
        if self.journeyman.is_some() || !self.has(player, Character::Journeyman) {
            return 0;
        }
        self.workers.all() & !self.workers.of(player)
    }

    /// Places a worker and pays the extra cost.
    #[inline]
    pub(in crate::y1303) fn place(&mut self, spot: Spot, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        let early = self.decision == Decision::EarlyRiser;
        let (price, cause) = match early {
            true => (EARLY_RISER_COST, Cause::Character { character: Character::EarlyRiser }),
            false => (self.extra_cost(player), Cause::Placement { spot }),
        };
        self.holding_mut(player).workers -= 1;
        events.event(Event::WorkerPlaced { player, spot });
        match spot.space() {
            Some(space) => self.place_on_road(player, space, events),
            // [T1.2] The next place at the construction site; one for each player.
            None => self.site.push(player),
        }
        if price > 0 {
            self.pay(player, Goods::workers(price), cause, events);
        }
        if early { self.first_turn() } else { self.next_to_place(events) }
    }

    /// [T1.1] The owner of the building gains a point at once. [T6.2] Not from the Thief. [T6.6] The Steward gains two.
    #[inline]
    fn place_on_road(&mut self, player: Player, space: Space, events: &mut impl Sink<Event>) {
        if self.workers.all() & space.bit() != 0 {
            self.journeyman = Some(SecondWorker { player, space });
        } else {
            self.workers.set(space.index(), player);
        }
        if let Some(owner) = self.owners.get(space.index())
            && owner != player
            && !self.has(player, Character::Thief)
        {
            let points = if self.has(owner, Character::Steward) { STEWARD } else { VISIT };
            self.gain(owner, Goods::prestige(points), Cause::Visit { space }, events);
        }
    }

    /// [T1.3] The house goes to the next place of the bridge; the first to pass will be first player.
    #[inline]
    pub(in crate::y1303) fn pass(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        self.passing_order.push(player);
        events.event(Event::Passed { player, number: self.passing_order.len() as u8 });
        self.next_to_place(events)
    }
}
