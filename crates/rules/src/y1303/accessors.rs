//! Cheap accessors for bots, which look at millions of states.

use super::spots::{STARTING_SPACES, spaces};
use super::tiles::tiles;
use super::{Caylus1303, Characters, Phase, SiteTile, Space, Tile};
use crate::parts::{Cubes, Order, Player};

impl Caylus1303 {
    /// The round, 1 to 9.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The phase.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the space behind the provost.
    #[inline]
    pub fn provost(&self) -> usize {
        self.provost.into()
    }

    /// The players who have passed this round, in order.
    #[inline]
    pub fn passing_order(&self) -> Order {
        self.passing_order
    }

    /// Players with a worker at the construction site, in order of arrival.
    #[inline]
    pub fn site_order(&self) -> Order {
        self.site
    }

    /// The player who acts first this round.
    #[inline]
    pub fn first_player(&self) -> Player {
        self.first_player
    }

    /// The characters that nobody has.
    #[inline]
    pub fn characters_on_board(&self) -> Characters {
        self.board
    }

    /// A player's cubes.
    #[inline]
    pub fn cubes(&self, player: Player) -> Cubes {
        self.holding(player).cubes
    }

    /// A player's prestige points.
    #[inline]
    pub fn prestige(&self, player: Player) -> u16 {
        self.holding(player).prestige
    }

    /// A player's workers at hand.
    #[inline]
    pub fn workers(&self, player: Player) -> u8 {
        self.holding(player).workers
    }

    /// A player's workers in the camp.
    #[inline]
    pub fn camp(&self, player: Player) -> u8 {
        self.holding(player).camp
    }

    /// A player's characters.
    #[inline]
    pub fn characters(&self, player: Player) -> Characters {
        self.holding(player).characters
    }

    /// A player's batches delivered this round.
    #[inline]
    pub fn batches(&self, player: Player) -> u16 {
        self.holding(player).batches
    }

    /// A player's houses that are not on the road.
    #[inline]
    pub fn houses_left(&self, player: Player) -> u32 {
        self.houses(player)
    }

    /// The tile on a space.
    #[inline]
    pub fn tile(&self, space: Space) -> Option<Tile> {
        self.road[space.index()]
    }

    /// The player whose house is on a space.
    #[inline]
    pub fn owner(&self, space: Space) -> Option<Player> {
        self.owners.get(space.index())
    }

    /// The player whose worker is on a space, ignoring the Journeyman's.
    #[inline]
    pub fn worker(&self, space: Space) -> Option<Player> {
        self.workers.get(space.index())
    }

    /// The spaces where a player has a worker, ignoring the Journeyman's.
    #[inline]
    pub fn spaces_with_worker(&self, player: Player) -> impl Iterator<Item = Space> {
        spaces(self.workers.of(player))
    }

    /// The built wood and stone tiles with a player's house.
    #[inline]
    pub fn buildings(&self, player: Player) -> impl Iterator<Item = Tile> {
        spaces(self.owners.of(player) & !STARTING_SPACES).filter_map(|space| self.road[space.index()])
    }

    /// A player's residences, claimed ones too, each with the monument that covers it.
    #[inline]
    pub fn residences_of(&self, player: Player) -> impl Iterator<Item = Option<Tile>> {
        spaces(self.owners.of(player) & STARTING_SPACES).map(|space| self.monument_on(space))
    }

    /// The tiles that can be built.
    #[inline]
    pub fn tiles_in_supply(&self) -> impl Iterator<Item = Tile> {
        tiles(self.supply)
    }

    /// Whether the road has an empty space.
    #[inline]
    pub fn has_empty_space(&self) -> bool {
        self.first_empty().is_some()
    }

    /// The tiles of the construction site.
    #[inline]
    pub fn site_tiles(&self) -> [Tile; SiteTile::COUNT] {
        self.site_tiles
    }

    /// The acting space, or the residence whose owner may build a monument.
    #[inline]
    pub fn active_space(&self) -> Space {
        self.acting_space()
    }
}
