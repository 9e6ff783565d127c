//! C6: phase 6, building the castle.

use crate::Sink;
use crate::classic::favors::BEST_BUILDER_FAVORS;
use crate::classic::{BatchId, Cause, Classic, Decision, Event, Flow, Phase, Section, Spot};
use crate::parts::{Goods, Player};

/// The points lost for a worker at the castle without a batch.
const NO_BATCH_PENALTY: u16 = 2;

impl Classic {
    /// In castle order, each player there gives batches; then the best builder gets a favor and all workers go home.
    pub(in crate::classic) fn castle_building(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let place = usize::from(self.cursor);
        if place < self.castle.len() {
            let player = self.castle.at(place);
            return self.ask(player, Decision::Batch);
        }
        if !self.acting {
            self.acting = true;
            if let Some(player) = self.best_builder() {
                self.win_favors(player, BEST_BUILDER_FAVORS, Cause::BestBuilder, events);
                return Flow::Continue;
            }
        }
        self.leave_castle(events);
        self.enter(Phase::EndOfTurn, events)
    }

    /// The batches the player can give, if there is room.
    #[inline]
    pub(in crate::classic) fn possible_batches(&self, player: Player) -> u64 {
        match self.section_with_room() {
            Some(_) => BatchId::possible(self.holding(player).cubes.kinds()),
            None => 0,
        }
    }

    /// The section for the next house: the first uncounted one with room; [C7.4] free places in a counted one stay empty.
    pub(in crate::classic) fn section_with_room(&self) -> Option<Section> {
        let open = &Section::ALL[usize::from(self.counted)..];
        open.iter().copied().find(|section| self.houses_in(*section) < section.places())
    }

    pub(in crate::classic) fn give_batch(&mut self, batch: BatchId, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        if let Some(section) = self.section_with_room() {
            let cause = Cause::Batch { section };
            self.pay(player, Goods::cubes(batch.cubes()), cause, events);
            let holding = self.holding_mut(player);
            holding.batches += 1;
            holding.houses[section as usize] += 1;
            events.event(Event::HouseBuilt { player, section });
            self.gain(player, Goods::prestige(section.batch_prestige()), cause, events);
        }
        Flow::Continue
    }

    /// [C6.3] A player who gave no batch loses 2 PP, unless the castle has no room.
    pub(in crate::classic) fn no_more_batches(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        if self.holding(player).batches == 0 && self.section_with_room().is_some() {
            self.lose_prestige(player, NO_BATCH_PENALTY, Cause::NoBatch, events);
        }
        self.cursor += 1;
        Flow::Continue
    }

    /// [C6.4] The player with the most batches this turn, at least one; ties go to the first at the castle.
    pub(in crate::classic) fn best_builder(&self) -> Option<Player> {
        self.castle.first_with_most(|player| self.holding(player).batches.into())
    }

    fn leave_castle(&mut self, events: &mut impl Sink<Event>) {
        let castle = std::mem::take(&mut self.castle);
        for place in 0..castle.len() {
            let player = castle.at(place);
            self.holding_mut(player).batches = 0;
            self.return_worker(player, Spot::CASTLE, events);
        }
    }
}
