//! M5: phase 5, building the castle.

use crate::Sink;
use crate::magna_carta::{BatchId, Cause, Decision, Event, Flow, MagnaCarta, Phase};
use crate::parts::{Cube, Cubes, Goods};

/// The tokens that leave the game when nobody gives a batch.
const LOST_TOKENS: usize = 2;

impl MagnaCarta {
    /// [M5.4] In passing order, each player may give batches for one token each, while tokens last.
    pub(in crate::magna_carta) fn castle(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let place = usize::from(self.table.cursor);
        if place == 0 && self.tokens_left() == 0 {
            return self.enter(Phase::EndOfTurn, events);
        }
        if place < self.table.passing_order.len() {
            return self.ask(self.table.passing_order.at(place), Decision::Batch);
        }
        self.reward_best_builder(events);
        for holding in &mut self.table.holdings {
            holding.batches = 0;
        }
        self.enter(Phase::EndOfTurn, events)
    }

    pub(in crate::magna_carta) fn give_batch(&mut self, batch: BatchId, events: &mut impl Sink<Event>) -> Flow {
        let player = self.table.actor;
        self.pay(player, Goods::cubes(batch.cubes()), Cause::Batch, events);
        self.holding_mut(player).batches += 1;
        self.take_token(player, Cause::Batch, events);
        self.ask(player, Decision::Batch)
    }

    pub(in crate::magna_carta) fn no_more_batches(&mut self) -> Flow {
        self.table.cursor += 1;
        Flow::Continue
    }

    /// [M5.1] Most batches: 1 gold; ties go to the first in passing order. [M5.2] No batch at all: tokens leave the game.
    fn reward_best_builder(&mut self, events: &mut impl Sink<Event>) {
        match self.table.passing_order.first_with_most(|player| self.holding(player).batches.into()) {
            Some(player) => self.gain(player, Goods::cubes(Cubes::one(Cube::Gold)), Cause::BestBuilder, events),
            None => {
                for _ in 0..LOST_TOKENS {
                    if let Some(section) = self.best_section() {
                        self.table.tokens[section as usize] -= 1;
                        events.event(Event::TokenLost { section });
                    }
                }
            }
        }
    }
}
