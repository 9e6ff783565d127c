//! C2: phase 2, placing workers.

use crate::Sink;
use crate::classic::{Cause, Classic, Decision, Event, Flow, Phase, Spot};
use crate::parts::{Goods, Player};

/// What placing a worker costs a player now.
#[derive(Clone, Copy)]
pub(in crate::classic) struct Price {
    /// On a building of their own.
    pub(in crate::classic) own: u16,
    /// Anywhere else.
    pub(in crate::classic) elsewhere: u16,
}

/// What placing a worker costs at least.
pub(in crate::classic) const LOWEST_PRICE: u16 = 1;
const STABLES_PLACES: usize = 3;

impl Classic {
    /// [C2.1] Round after round in turn order, each player who has not passed places a worker or passes.
    #[inline]
    pub(in crate::classic) fn placing(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let players = self.turn_order.len();
        // [C2.10] The phase ends when everyone has passed.
        if self.passing_order.len() == players {
            return self.enter(Phase::Special, events);
        }
        let mut place = usize::from(self.cursor);
        while self.passing_order.contains(self.turn_order.at(place)) {
            place = if place + 1 == players { 0 } else { place + 1 };
        }
        self.cursor = place as u8;
        let player = self.turn_order.at(place);
        self.ask(player, Decision::Place)
    }

    /// Moves on to the next player.
    #[inline]
    fn next_to_place(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let next = self.cursor + 1;
        self.cursor = if next == self.players { 0 } else { next };
        self.placing(events)
    }

    /// [C2.2] The smallest free number on the bridge; 1 on a player's own building, or with a worker on the inn's right circle.
    #[inline]
    pub(in crate::classic) fn price(&self, player: Player) -> Price {
        let passed = self.passing_order.len() as u16;
        let elsewhere = match passed {
            _ if self.inn_right == Some(player) => LOWEST_PRICE,
            // [C10.1] With two players: 3 deniers once the other has passed.
            1 if self.players == 2 => 3,
            _ => LOWEST_PRICE + passed,
        };
        Price { own: LOWEST_PRICE, elsewhere }
    }

    /// The places where the player can afford to place a worker, as bits.
    #[inline]
    pub(in crate::classic) fn payable_places(&self, player: Player) -> u64 {
        let holding = self.holding(player);
        let price = self.price(player);
        let affordable = if holding.deniers >= price.elsewhere {
            u64::MAX
        } else if holding.deniers >= price.own {
            u64::from(self.owners.of(player))
        } else {
            0
        };
        if holding.workers == 0 { 0 } else { self.open_places(player) & affordable }
    }

    /// The places where the player could place a worker, ignoring the price, as bits.
    #[inline]
    pub(in crate::classic) fn open_places(&self, player: Player) -> u64 {
        // [C2.4] Usable buildings without a worker; [C2.9] the Gold mine is one of them from the start.
        let single = self.usable | SINGLE_PLACES;
        let mut places = u64::from(single & !self.workers.all());
        if self.stables_are_open(player) {
            places |= Spot::STABLES.bit();
        }
        // [C2.6] Only the left circle matters, whatever is on the right one.
        if self.inn_left.is_none() {
            places |= Spot::INN.bit();
        }
        // [C2.7] One worker per player.
        if !self.castle.contains(player) {
            places |= Spot::CASTLE.bit();
        }
        places
    }

    /// [C2.5] Three circles, one worker per player; not used with two players (C10.1).
    #[inline]
    pub(in crate::classic) fn stables_are_open(&self, player: Player) -> bool {
        self.players > 2 && self.stables.len() < STABLES_PLACES && !self.stables.contains(player)
    }

    /// Places a worker and pays for it.
    #[inline]
    pub(in crate::classic) fn place(&mut self, spot: Spot, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        let price = self.price(player);
        let own = spot.space().is_some_and(|space| self.owners.get(space.index()) == Some(player));
        let deniers = if own { price.own } else { price.elsewhere };
        self.holding_mut(player).workers -= 1;
        events.event(Event::WorkerPlaced { player, spot });
        self.pay(player, Goods::deniers(deniers), Cause::Placement { spot }, events);
        self.arrive(player, spot, events);
        self.next_to_place(events)
    }

    /// Puts a worker on a place, in phase 2 or through the Gate.
    #[inline]
    pub(in crate::classic) fn arrive(&mut self, player: Player, spot: Spot, events: &mut impl Sink<Event>) {
        match spot {
            Spot::STABLES => self.stables.push(player),
            Spot::INN => self.inn_left = Some(player),
            Spot::CASTLE => self.castle.push(player),
            _ => self.workers.set(spot.index(), player),
        }
        self.reward_owner(player, spot, events);
    }

    /// [C2.8] The building's owner gains 1 PP at once, if it is another player.
    #[inline]
    fn reward_owner(&mut self, player: Player, spot: Spot, events: &mut impl Sink<Event>) {
        if let Some(space) = spot.space()
            && let Some(owner) = self.owners.get(space.index())
            && owner != player
        {
            self.gain(owner, Goods::prestige(1), Cause::Visit { space }, events);
        }
    }

    /// [C2.3] The marker goes to the lowest free number; the first to pass gains 1 denier.
    #[inline]
    pub(in crate::classic) fn pass(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        self.passing_order.push(player);
        let number = self.passing_order.len() as u8;
        events.event(Event::Passed { player, number });
        if number == 1 {
            self.gain(player, Goods::deniers(1), Cause::FirstPass, events);
        }
        self.next_to_place(events)
    }
}

/// The special buildings with room for one worker, as bits of `workers`.
const SINGLE_PLACES: u32 =
    (Spot::GATE.bit() | Spot::TRADING_POST.bit() | Spot::MERCHANTS_GUILD.bit() | Spot::JOUST_FIELD.bit()) as u32;
