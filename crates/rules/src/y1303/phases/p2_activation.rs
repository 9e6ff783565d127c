//! T2: phase 2, the buildings act along the road: first those before the bridge, then the bridge, then those up to the provost.

use crate::Sink;
use crate::parts::{Cubes, Goods, Player};
use crate::y1303::characters::ARCHITECT;
use crate::y1303::legal::{FIRST_BEHIND_BRIDGE, discount};
use crate::y1303::spots::spaces;
use crate::y1303::tiles::Effect;
use crate::y1303::values::{BRIDGE_PRICE, CLAIM_COST, LAST_PROVOST};
use crate::y1303::{BuildId, By, Cause, Caylus1303, Character, Decision, Event, Flow, Phase, Space, Spot};

/// How far the Toll can move the provost.
pub(in crate::y1303) const TOLL_STEPS: u16 = 2;

impl Caylus1303 {
    /// [T2.6] Only spaces before the provost act, in road order; a worker that has acted goes to the camp.
    pub(in crate::y1303) fn activation(&mut self, events: &mut impl Sink<Event>) -> Flow {
        loop {
            if self.asked {
                self.finish_space(events);
            }
            let second = self.journeyman.map_or(0, |second| second.space.bit());
            let due = self.workers.all() | second | Space::BRIDGE.bit();
            let ahead = due & ((1 << self.provost.min(Space::COUNT as u8)) - 1) & !((1 << self.cursor) - 1);
            if ahead == 0 {
                return self.end_of_activation(events);
            }
            self.cursor = ahead.trailing_zeros() as u8;
            self.asked = true;
            let space = self.acting_space();
            if space == Space::BRIDGE {
                return self.ask(self.passing_order.at(0), Decision::Bridge);
            }
            if let (Some(player), Some(tile)) = (self.acting_player(), self.road[space.index()]) {
                return match tile.effect(space.is_neutral()) {
                    Effect::Build(craft) => self.ask(player, Decision::Build { craft, by: By::Worker }),
                    Effect::Lawyer => self.ask(player, Decision::Lawyer),
                    Effect::Toll => self.ask(player, Decision::Toll),
                    _ => self.ask(player, Decision::Effect { tile, by: By::Worker }),
                };
            }
        }
    }

    /// The player whose worker acts on the space; the Journeyman's comes second.
    pub(in crate::y1303) fn acting_player(&self) -> Option<Player> {
        let space = self.acting_space();
        let second = self.journeyman.filter(|second| second.space == space);
        self.workers.get(space.index()).or(second.map(|second| second.player))
    }

    /// Finishes an activation: the owner gets the bonus cube, the worker goes to the camp.
    fn finish_space(&mut self, events: &mut impl Sink<Event>) {
        self.asked = false;
        let space = self.acting_space();
        if space == Space::BRIDGE {
            self.cursor += 1;
            return;
        }
        match self.workers.get(space.index()) {
            Some(player) => {
                self.owner_bonus(player, space, events);
                self.workers.clear(space.index());
                self.send_to_camp(player, space.into(), events);
            }
            None => self.second_worker_to_camp(events),
        }
    }

    /// The owner of a stone producer gets a cube, once, if neither of the workers there is the owner's.
    fn owner_bonus(&mut self, player: Player, space: Space, events: &mut impl Sink<Event>) {
        let (Some(owner), Some(tile)) = (self.owners.get(space.index()), self.road[space.index()]) else { return };
        let second = self.journeyman.filter(|second| second.space == space).map(|second| second.player);
        if let Some(cube) = tile.owner_bonus()
            && owner != player
            && second != Some(owner)
        {
            self.gain(owner, Goods::cubes(Cubes::one(cube)), Cause::OwnerBonus { tile, space }, events);
        }
    }

    fn second_worker_to_camp(&mut self, events: &mut impl Sink<Event>) {
        if let Some(second) = self.journeyman.take() {
            self.send_to_camp(second.player, second.space.into(), events);
        }
    }

    /// [T2.1] The Lawyer: a cloth and a house claim a starting tile, which will become a residence.
    pub(in crate::y1303) fn claim(&mut self, space: Space, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        self.pay(player, CLAIM_COST, self.cause(), events);
        self.owners.set(space.index(), player);
        self.claimed |= space.bit();
        events.event(Event::Claimed { player, space });
        Flow::Continue
    }

    /// [T2.2] Pays for the tile, puts it on the first empty space with a house, and scores it. A monument goes onto the pending
    /// residence.
    pub(in crate::y1303) fn build(&mut self, build: BuildId, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        let row = build.row();
        let tile = row.tile;
        let payment = match self.decision {
            Decision::Build { craft, by } => row.payment - discount(craft, by),
            _ => row.payment,
        };
        if !payment.is_empty() {
            self.pay(player, Goods::cubes(payment), Cause::Building { tile }, events);
        }
        if self.decision == Decision::Monument {
            self.put_monument(player, tile, events);
        } else if let Some(space) = self.first_empty() {
            self.lay(space, tile);
            self.owners.set(space.index(), player);
            events.event(Event::Built { player, tile, space });
        }
        self.gain(player, Goods::prestige(tile.points()), Cause::Building { tile }, events);
        // [T6.9] The Architect: 1 more for whatever is built.
        if self.has(player, Character::Architect) {
            let cause = Cause::Character { character: Character::Architect };
            self.gain(player, Goods::prestige(ARCHITECT), cause, events);
        }
        if tile.row().favor {
            self.gain(player, Goods::FAVOR, Cause::Building { tile }, events);
            return self.ask(player, Decision::Favor);
        }
        self.after_use()
    }

    /// [T2.3] The Toll moves the provost by up to 2 steps. [T2.4] On the bridge each may pay for up to 3, in passing order; [T6.5]
    /// then the Bailiff moves him by one.
    pub(in crate::y1303) fn move_provost(&mut self, steps: i8, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        if steps == 0 {
            events.event(Event::Declined { player, cause: self.cause() });
        } else {
            if self.decision == Decision::Bridge {
                self.pay(player, Goods::workers(u16::from(steps.unsigned_abs()) * BRIDGE_PRICE), Cause::Bridge, events);
            }
            let from = self.provost;
            self.provost = from.saturating_add_signed(steps).clamp(FIRST_BEHIND_BRIDGE, LAST_PROVOST);
            events.event(Event::ProvostMoved { player: Some(player), from, to: self.provost });
        }
        if self.decision != Decision::Bridge {
            return Flow::Continue;
        }
        let next = self.passing_order.place_of(player).map_or(0, |place| place + 1);
        if next < self.passing_order.len() {
            return self.ask(self.passing_order.at(next), Decision::Bridge);
        }
        match self.holder(Character::Bailiff) {
            Some(bailiff) => self.ask(bailiff, Decision::Bailiff),
            None => Flow::Continue,
        }
    }

    /// Workers beyond the provost go to the camp without acting.
    fn end_of_activation(&mut self, events: &mut impl Sink<Event>) -> Flow {
        for space in spaces(self.workers.all()) {
            if let Some(player) = self.workers.get(space.index()) {
                self.workers.clear(space.index());
                self.send_to_camp(player, Spot::from(space), events);
            }
        }
        self.second_worker_to_camp(events);
        self.enter(Phase::Delivery, events)
    }
}
