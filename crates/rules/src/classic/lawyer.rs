//! C5.6 and C5.7: the Lawyer, used by a worker or a favor.

use super::decision::{By, Decision};
use super::event::{Cause, Event};
use super::setup::FIXED_SPACES;
use super::spots::Space;
use super::tiles::{Kind, Tile};
use super::{Classic, Flow};
use crate::Sink;
use crate::parts::{Cube, Cubes, Goods, Player};

/// The cost of a residence by a worker.
pub(super) const LAWYER_COST: Goods = Goods { cubes: Cubes::one(Cube::Cloth), deniers: 1, ..Goods::NONE };
/// The cost of a residence by a favor.
pub(super) const LAWYER_FAVOR_COST: Goods = Goods { deniers: 0, ..LAWYER_COST };

impl Classic {
    /// [C5.6] What the player can pay to turn into a residence: neutral buildings and their own wood or stone ones, but never the
    /// Lawyer or a building that is to become a residence already.
    pub(super) fn lawyer_targets(&self, player: Player, cost: Goods) -> u32 {
        if self.holding(player).covers(cost) { self.transformable(player) } else { 0 }
    }

    /// The same, ignoring the cost.
    pub(super) fn transformable(&self, player: Player) -> u32 {
        let neutral = !self.owners.all() & !FIXED_SPACES;
        let own = self.owners.of(player);
        let mut targets = self.usable & (neutral | own) & !self.delayed.spaces();
        if !self.supply.has(Tile::WoodLawyer)
            && let Some(space) = self.space_of(Tile::WoodLawyer)
        {
            targets &= !space.bit();
        }
        targets
    }

    /// [C5.7] The player pays now; if a worker is on the building, the change waits until the end of phase 5, or until the worker has
    /// gone home.
    pub(super) fn residence(&mut self, space: Space, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        let cost = match self.decision {
            Decision::Lawyer { by: By::Favor } => LAWYER_FAVOR_COST,
            _ => LAWYER_COST,
        };
        let cause = self.cause();
        self.pay(player, cost, cause, events);
        if self.workers.all() & space.bit() != 0 {
            self.delayed.push(space, player);
            events.event(Event::ResidenceDelayed { player, space, cause });
        } else {
            self.make_residence(space, player, events);
        }
        Flow::Continue
    }

    /// A neutral tile leaves the game, a player's returns to the supply; the residence gives its points.
    fn make_residence(&mut self, space: Space, player: Player, events: &mut impl Sink<Event>) {
        let Some(replaced) = self.tiles[space.index()].replace(Tile::Residence) else { return };
        if replaced.kind() != Kind::Neutral {
            self.supply.put(replaced);
        }
        self.owners.set(space.index(), player);
        self.usable &= !space.bit();
        self.residences |= space.bit();
        events.event(Event::ResidenceMade { player, space, replaced });
        let points = self.row(Tile::Residence).prestige;
        self.gain(player, Goods::prestige(points), Cause::Residence { space }, events);
    }

    /// A worker has left the space. In the English edition, a residence that waited for it is made now.
    #[inline]
    pub(super) fn worker_left(&mut self, space: Space, events: &mut impl Sink<Event>) {
        if self.options.english_residences
            && let Some(player) = self.delayed.take(space)
        {
            self.make_residence(space, player, events);
        }
    }

    /// Makes the delayed residences, in the order they were paid for.
    pub(super) fn make_delayed_residences(&mut self, events: &mut impl Sink<Event>) {
        let delayed = std::mem::replace(&mut self.delayed, Delayed::NONE);
        for (space, player) in delayed.iter() {
            self.make_residence(space, player, events);
        }
    }
}

/// Residences paid for but not made yet, in order of payment: a byte each, and the count in the last byte.
///
/// Seven are enough: one by the Lawyer, one by the Joust field's favor in phase 3, and one per player by favors in phase 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Delayed([u8; 8]);

impl Delayed {
    pub(super) const NONE: Self = Self([0; 8]);
    pub(super) const CAPACITY: usize = 7;

    pub(super) const fn len(self) -> usize {
        self.0[Self::CAPACITY] as usize
    }

    pub(super) fn push(&mut self, space: Space, player: Player) {
        let len = self.len();
        if let Some(slot) = self.0[..Self::CAPACITY].get_mut(len) {
            *slot = (space.index() << 3 | player.index()) as u8;
            self.0[Self::CAPACITY] += 1;
        }
    }

    /// Removes the residence on this space, and returns the player who paid for it.
    fn take(&mut self, space: Space) -> Option<Player> {
        let waiting = *self;
        *self = Self::NONE;
        let mut taken = None;
        for (other, player) in waiting.iter() {
            if other == space { taken = Some(player) } else { self.push(other, player) }
        }
        taken
    }

    pub(super) fn iter(self) -> impl Iterator<Item = (Space, Player)> {
        (0..self.len()).map(move |at| {
            let entry = usize::from(self.0[at]);
            (Space::at(entry >> 3), Player::from_low_bits(entry as u32))
        })
    }

    pub(super) fn spaces(self) -> u32 {
        self.iter().map(|(space, _)| space.bit()).sum()
    }
}
