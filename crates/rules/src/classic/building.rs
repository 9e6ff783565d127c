//! C5.4 and C5.5: building with Carpenter, Mason and Architect, by a worker or a favor.

use super::decision::{By, Decision};
use super::event::{Cause, Event};
use super::moves::BuildId;
use super::spots::Space;
use super::tiles::{BUILDS, Build, Kind, Tile, builds_of};
use super::{Classic, Flow};
use crate::Sink;
use crate::parts::{Cubes, Goods, Player};

const fn cost(build: &Build, by: By) -> Cubes {
    match by {
        By::Worker => build.cost,
        By::Favor => build.favor_cost,
    }
}

impl Classic {
    /// The builds (tile and payment) of a kind that a player can afford now, as bits numbered within the kind.
    pub(super) fn possible_builds(&self, player: Player, craft: Kind, by: By) -> u64 {
        if self.building_sites(player, craft) == 0 {
            return 0;
        }
        let cubes = self.holding(player).cubes;
        let mut choices = 0;
        for (number, build) in BUILDS[builds_of(craft)].iter().enumerate() {
            choices |= u64::from(self.supply.has(build.tile) & cubes.cover(cost(build, by))) << number;
        }
        choices
    }

    /// The spaces where a tile of that kind can go: the player's residences for prestige buildings, else the empty spaces.
    #[inline]
    pub(super) fn building_sites(&self, player: Player, craft: Kind) -> u32 {
        match craft {
            Kind::Prestige => self.residences & self.owners.of(player),
            _ => self.empty,
        }
    }

    /// [C5.4] A wood or stone tile goes to the first empty space; for a prestige building the residence is chosen next.
    pub(super) fn build(&mut self, build: BuildId, events: &mut impl Sink<Event>) -> Flow {
        let Decision::Build { craft, by } = self.decision else { return Flow::Continue };
        let Build { tile, .. } = *build.row();
        let sites = self.building_sites(self.actor, craft);
        if craft == Kind::Prestige {
            return self.ask(self.actor, Decision::Site { tile, by });
        }
        if sites != 0 {
            let space = Space::at(sites.trailing_zeros() as usize);
            self.empty &= !space.bit();
            self.usable |= space.bit();
            self.place_building(tile, cost(build.row(), by), space, events);
        }
        Flow::Continue
    }

    /// [C5.5] The prestige building replaces one of the player's residences, whose income ends.
    pub(super) fn build_prestige(&mut self, space: Space, events: &mut impl Sink<Event>) -> Flow {
        let Decision::Site { tile, .. } = self.decision else { return Flow::Continue };
        self.residences &= !space.bit();
        self.place_building(tile, self.row(tile).cost, space, events);
        Flow::Continue
    }

    /// Pays for the tile, puts it on its space and gives the builder its points and favors.
    fn place_building(&mut self, tile: Tile, cost: Cubes, space: Space, events: &mut impl Sink<Event>) {
        let player = self.actor;
        let because = Cause::Building { tile, space };
        self.pay(player, Goods::cubes(cost), because, events);
        self.supply.take(tile);
        self.tiles[space.index()] = Some(tile);
        self.owners.set(space.index(), player);
        events.event(Event::Built { player, tile, space, cause: self.cause() });
        let row = self.row(tile);
        self.gain(player, Goods::prestige(row.prestige), because, events);
        if row.favors > 0 {
            self.win_favors(player, row.favors, because, events);
        }
    }

    /// The space of a tile of which there is only one.
    pub(super) fn space_of(&self, tile: Tile) -> Option<Space> {
        self.tiles.iter().position(|other| *other == Some(tile)).map(Space::at)
    }
}
