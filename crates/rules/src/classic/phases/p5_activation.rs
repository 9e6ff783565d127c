//! C5: phase 5, the buildings on the road. `building` has Carpenter, Mason and Architect, `lawyer` the Lawyer.

use crate::Sink;
use crate::classic::setup::ROAD;
use crate::classic::tiles::Effect;
use crate::classic::trades::OFFERS;
use crate::classic::{By, Cause, Classic, Decision, Event, Flow, Phase, Space, Tile};
use crate::parts::{Cube, Cubes, Goods, Offer, Offers, Player};

impl Classic {
    /// [C5.1] From r1 up to the provost, each building with a worker acts; then the worker goes home.
    pub(in crate::classic) fn activation(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if self.acting {
            // The effect is done, including all favors it gave.
            self.acting = false;
            self.leave(self.acting_space(), events);
        }
        let up_to_provost = (2 << self.provost.index()) - 1;
        let waiting = self.workers.all() & up_to_provost;
        if waiting == 0 {
            return self.end_of_activation(events);
        }
        self.acting = true;
        self.activate(events)
    }

    /// The space whose worker acts: the first one on the road, since earlier workers have gone home.
    #[inline]
    pub(in crate::classic) fn acting_space(&self) -> Space {
        Space::at((self.workers.all() & ROAD).trailing_zeros() as usize)
    }

    #[inline]
    pub(in crate::classic) fn acting_tile(&self) -> Tile {
        self.tiles[self.acting_space().index()].unwrap_or(Tile::Residence)
    }

    pub(in crate::classic) fn acting_cause(&self) -> Cause {
        Cause::Activation { tile: self.acting_tile(), space: self.acting_space() }
    }

    /// Uses the building: production is mandatory, [C5.2] everything else may be declined, [C5.9] once.
    fn activate(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let space = self.acting_space();
        let tile = self.acting_tile();
        let Some(worker) = self.workers.get(space.index()) else { return Flow::Continue };
        match self.row(tile).effect {
            Effect::None => Flow::Continue,
            Effect::Produce(cubes) => self.produce(worker, cubes, events),
            Effect::ProduceOneOf(_) => self.ask(worker, Decision::Produce),
            Effect::Build(craft) => self.ask(worker, Decision::Build { craft, by: By::Worker }),
            Effect::Lawyer => self.ask(worker, Decision::Lawyer { by: By::Worker }),
            Effect::Trade(_) => self.ask(worker, Decision::Trade { tile }),
        }
    }

    /// The worker's player takes all the cubes; then the owner of a stone building, if another player, takes one cube of a kind it
    /// produces.
    fn produce(&mut self, worker: Player, cubes: Cubes, events: &mut impl Sink<Event>) -> Flow {
        self.gain(worker, Goods::cubes(cubes), self.acting_cause(), events);
        let owner = self.owners.get(self.acting_space().index());
        match owner.filter(|owner| *owner != worker && self.acting_tile().has_owner_share()) {
            Some(owner) => self.ask(owner, Decision::OwnerCube),
            None => Flow::Continue,
        }
    }

    pub(in crate::classic) fn produce_one_of(&mut self, cube: Cube, events: &mut impl Sink<Event>) {
        if let Effect::ProduceOneOf([one, other]) = self.row(self.acting_tile()).effect {
            let (cube, count) = if one.0 == cube { one } else { other };
            self.gain(self.actor, Goods::cubes(Cubes::some(cube, count)), self.acting_cause(), events);
        }
    }

    pub(in crate::classic) fn owner_takes(&mut self, cube: Cube, events: &mut impl Sink<Event>) {
        let cause = Cause::OwnerShare { tile: self.acting_tile(), space: self.acting_space() };
        self.gain(self.actor, Goods::cubes(Cubes::one(cube)), cause, events);
    }

    /// The offers a player can pay, as bits numbered from the first of `all`.
    pub(in crate::classic) fn possible_trades(&self, player: Player, offers: Offers, all: Offers) -> u64 {
        let holding = self.holding(player);
        Offer::payable(offers.of(&OFFERS), holding.cubes, holding.deniers) << (offers.first - all.first)
    }

    /// The worker on this space goes home.
    #[inline]
    fn leave(&mut self, space: Space, events: &mut impl Sink<Event>) {
        self.send_home(space.into(), events);
        self.worker_left(space, events);
    }

    /// Workers beyond the provost go home empty-handed; then the delayed residences are made.
    fn end_of_activation(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let mut beyond = self.workers.all();
        while beyond != 0 {
            self.leave(Space::at(beyond.trailing_zeros() as usize), events);
            beyond &= beyond - 1;
        }
        self.make_delayed_residences(events);
        self.enter(Phase::Castle, events)
    }
}
