//! T3: phase 3, delivery at the construction site.

use crate::Sink;
use crate::parts::{Cube, Goods, Order, Player};
use crate::y1303::characters::{FOREMAN, GOLDSMITH};
use crate::y1303::{BatchId, Cause, Caylus1303, Character, Decision, Event, Flow, Phase, Spot};

/// Points for a batch.
const BATCH: u16 = 5;

impl Caylus1303 {
    /// In order of arrival, each player at the site may deliver, then the Deliveryman; then comes the favor, and the workers go to the camp.
    pub(in crate::y1303) fn delivery(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let stop = usize::from(self.cursor);
        let workers = self.site.len();
        if stop < workers {
            return self.ask(self.site.at(stop), Decision::Batch);
        }
        // [T6.8] The Deliveryman delivers last, even without a worker; with one, he gets a second turn.
        if stop == workers {
            match self.holder(Character::Deliveryman) {
                Some(player) => return self.ask(player, Decision::Batch),
                None => self.cursor += 1,
            }
        }
        if !self.asked {
            self.asked = true;
            if let Some(player) = self.best_deliverer() {
                self.gain(player, Goods::FAVOR, Cause::MostBatches, events);
                return self.ask(player, Decision::Favor);
            }
        }
        self.end_of_delivery(events)
    }

    /// [T3.2] Most batches, at least one: a favor; ties go to the first at the site. Without a worker a player loses every tie.
    pub(in crate::y1303) fn best_deliverer(&self) -> Option<Player> {
        let mut order = self.site;
        if let Some(player) = self.holder(Character::Deliveryman).filter(|player| !order.contains(*player)) {
            order.push(player);
        }
        Order::first_with_most(order, |player| self.holding(player).batches)
    }

    /// The batches a player can deliver. [T6.11] The Chamberlain's are any three cubes.
    #[inline]
    pub(in crate::y1303) fn possible_batches(&self, player: Player) -> u64 {
        BatchId::possible(self.holding(player).cubes, self.has(player, Character::Chamberlain))
    }

    /// [T3.1] Three different cubes, one of them food: 5 points.
    pub(in crate::y1303) fn deliver(&mut self, batch: BatchId, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        self.pay(player, Goods::cubes(batch.cubes()), Cause::Batch, events);
        self.holding_mut(player).batches += 1;
        self.gain(player, Goods::prestige(BATCH), Cause::Batch, events);
        // [T6.10] The Foreman: 1 more for each batch.
        if self.has(player, Character::Foreman) {
            self.gain(player, Goods::prestige(FOREMAN), Cause::Character { character: Character::Foreman }, events);
        }
        // [T6.7] The Goldsmith: 5 more for the first batch of the round with gold in it.
        if batch.cubes().count(Cube::Gold) > 0 && !self.goldsmith_used && self.has(player, Character::Goldsmith) {
            self.goldsmith_used = true;
            self.gain(player, Goods::prestige(GOLDSMITH), Cause::Character { character: Character::Goldsmith }, events);
        }
        self.ask(player, Decision::Batch)
    }

    pub(in crate::y1303) fn no_more_batches(&mut self) -> Flow {
        self.cursor += 1;
        Flow::Continue
    }

    fn end_of_delivery(&mut self, events: &mut impl Sink<Event>) -> Flow {
        for player in std::mem::take(&mut self.site).iter() {
            self.send_to_camp(player, Spot::SITE, events);
        }
        for holding in &mut self.holdings {
            holding.batches = 0;
        }
        self.goldsmith_used = false;
        self.enter(Phase::Stewardship, events)
    }
}
