//! C3: phase 3, the special buildings, in their order before the bridge.

use crate::Sink;
use crate::classic::favors::JOUST_FAVORS;
use crate::classic::{Cause, Classic, Decision, Event, Flow, Phase, Spot};
use crate::parts::{Cube, Cubes, Goods, Player};

pub(in crate::classic) const TRADING_POST: Goods = Goods::deniers(3);
/// How far the Merchants' guild can move the provost.
pub(in crate::classic) const GUILD_STEPS: u16 = 3;
pub(in crate::classic) const JOUST_COST: Goods = Goods { cubes: Cubes::one(Cube::Cloth), deniers: 1, ..Goods::NONE };

impl Classic {
    /// Gate, Trading post, Merchants' guild, Joust field, Stables, Inn. Each is empty once it has acted.
    pub(in crate::classic) fn special_buildings(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if let Some(player) = self.workers.get(Spot::GATE.index()) {
            return self.ask(player, Decision::Gate);
        }
        if let Some(player) = self.workers.get(Spot::TRADING_POST.index()) {
            self.trading_post(player, events);
        }
        if let Some(player) = self.workers.get(Spot::MERCHANTS_GUILD.index()) {
            return self.ask(player, Decision::Guild);
        }
        if let Some(player) = self.workers.get(Spot::JOUST_FIELD.index()) {
            if !self.acting {
                return self.ask(player, Decision::Joust);
            }
            // The favor has been used.
            self.acting = false;
            self.send_home(Spot::JOUST_FIELD, events);
        }
        self.stables(events);
        self.inn(events)
    }

    /// [C3.1] Any place where a worker could be placed, except the Gate; castle, stables and inn only if the player has no worker
    /// there.
    pub(in crate::classic) fn gate_targets(&self, player: Player) -> u64 {
        let mut places = self.open_places(player) & !Spot::GATE.bit();
        if self.inn_right == Some(player) {
            places &= !Spot::INN.bit();
        }
        places
    }

    /// Moves the worker on the Gate elsewhere, free of charge.
    pub(in crate::classic) fn send_from_gate(&mut self, spot: Spot, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        self.workers.clear(Spot::GATE.index());
        events.event(Event::WorkerMoved { player, from: Spot::GATE, to: spot });
        self.arrive(player, spot, events);
        Flow::Continue
    }

    pub(in crate::classic) fn recall_from_gate(&mut self, events: &mut impl Sink<Event>) -> Flow {
        self.send_home(Spot::GATE, events);
        Flow::Continue
    }

    /// [C3.2] 3 deniers.
    fn trading_post(&mut self, player: Player, events: &mut impl Sink<Event>) {
        self.gain(player, TRADING_POST, Cause::Special { spot: Spot::TRADING_POST }, events);
        self.send_home(Spot::TRADING_POST, events);
    }

    /// [C3.3] Up to 3 spaces either way, free.
    pub(in crate::classic) fn guild_moves_provost(&mut self, steps: i8, events: &mut impl Sink<Event>) -> Flow {
        if steps == 0 {
            let cause = Cause::Special { spot: Spot::MERCHANTS_GUILD };
            events.event(Event::Declined { player: self.actor, cause });
        } else {
            self.move_provost(steps, events);
        }
        self.send_home(Spot::MERCHANTS_GUILD, events);
        Flow::Continue
    }

    /// [C3.4] 1 denier and 1 cloth for one favor; the worker stays until it is used.
    pub(in crate::classic) fn joust(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let cause = Cause::Special { spot: Spot::JOUST_FIELD };
        self.pay(self.actor, JOUST_COST, cause, events);
        self.win_favors(self.actor, JOUST_FAVORS, cause, events);
        self.acting = true;
        Flow::Continue
    }

    /// [C3.5] Players in the stables come first, in the order of their circles; the others keep their order.
    fn stables(&mut self, events: &mut impl Sink<Event>) {
        if self.stables.is_empty() {
            return;
        }
        let first = std::mem::take(&mut self.stables);
        let others = self.turn_order.iter().filter(|player| !first.contains(*player));
        self.turn_order = first.iter().chain(others).collect();
        events.event(Event::TurnOrder { order: self.turn_order, cause: Cause::Special { spot: Spot::STABLES } });
        for place in 0..first.len() {
            self.return_worker(first.at(place), Spot::STABLES, events);
        }
    }

    /// [C3.6] A worker on the left circle moves to the right one and sends home the worker there; if the left circle is empty, the
    /// worker on the right one may stay.
    fn inn(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if let Some(player) = self.inn_left.take() {
            if let Some(guest) = self.inn_right.replace(player) {
                self.return_worker(guest, Spot::INN, events);
            }
            events.event(Event::InnEntered { player });
        } else if let Some(player) = self.inn_right {
            return self.ask(player, Decision::Inn);
        }
        self.enter(Phase::Provost, events)
    }

    pub(in crate::classic) fn stay_in_inn(&mut self, events: &mut impl Sink<Event>) -> Flow {
        events.event(Event::InnKept { player: self.actor });
        self.enter(Phase::Provost, events)
    }

    pub(in crate::classic) fn recall_from_inn(&mut self, events: &mut impl Sink<Event>) -> Flow {
        self.inn_right = None;
        self.return_worker(self.actor, Spot::INN, events);
        self.enter(Phase::Provost, events)
    }
}
