//! Cheap accessors for bots, which look at millions of states; writing out a [`Position`](super::Position) would be too slow.

use super::spots::{Space, Spot};
use super::tiles::{Effect, Kind, Tile, row};
use super::{Classic, Line, Options, Phase, Section};
use crate::parts::{Cubes, Offer, Order, Player};

impl Tile {
    /// The cost of building it, apart from the free choice if it [`costs_any`](Self::costs_any).
    #[inline]
    pub fn cost(self) -> Cubes {
        row(self, Options::default()).cost
    }

    /// Whether it also costs one cube of any kind.
    #[inline]
    pub fn costs_any(self) -> bool {
        row(self, Options::default()).any
    }

    /// The prestige points for building it, or for making it if it is a residence.
    #[inline]
    pub fn points(self, options: Options) -> u16 {
        row(self, options).prestige
    }

    /// The favors for building it.
    #[inline]
    pub fn favors(self) -> u8 {
        row(self, Options::default()).favors
    }

    /// The deniers it gives its owner each turn.
    #[inline]
    pub fn income(self) -> u16 {
        row(self, Options::default()).income
    }

    /// The kind of tile that a worker on it can build.
    #[inline]
    pub fn builds(self) -> Option<Kind> {
        match row(self, Options::default()).effect {
            Effect::Build(kind) => Some(kind),
            _ => None,
        }
    }

    /// Its offers.
    #[inline]
    pub fn offers(self, options: Options) -> &'static [Offer] {
        match row(self, options).effect {
            Effect::Trade(trades) => trades.of(&super::trades::OFFERS),
            _ => &[],
        }
    }

    /// What it produces, if it is a production building: one of the two, which are equal if there is no choice.
    #[inline]
    pub fn produces(self) -> Option<[Cubes; 2]> {
        match row(self, Options::default()).effect {
            Effect::Produce(cubes) => Some([cubes, cubes]),
            Effect::ProduceOneOf(either) => Some(either.map(|(cube, count)| Cubes::some(cube, count))),
            _ => None,
        }
    }
}

impl Classic {
    /// The turn, from 1.
    #[inline]
    pub fn turn_number(&self) -> u8 {
        self.turn
    }

    /// The phase.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The provost's space.
    #[inline]
    pub fn provost(&self) -> Space {
        self.provost
    }

    /// The bailiff's space.
    #[inline]
    pub fn bailiff(&self) -> Space {
        self.bailiff
    }

    /// The turn order.
    #[inline]
    pub fn turn_order(&self) -> Order {
        self.turn_order
    }

    /// The players who have passed this turn, in order.
    #[inline]
    pub fn passing_order(&self) -> Order {
        self.passing_order
    }

    /// The players with a worker at the castle, in order of arrival.
    #[inline]
    pub fn castle_order(&self) -> Order {
        self.castle
    }

    /// The batches a player has given this turn.
    #[inline]
    pub fn batches(&self, player: Player) -> u8 {
        self.holding(player).batches
    }

    /// A player's cubes.
    #[inline]
    pub fn cubes(&self, player: Player) -> Cubes {
        self.holding(player).cubes
    }

    /// A player's deniers.
    #[inline]
    pub fn deniers(&self, player: Player) -> u16 {
        self.holding(player).deniers
    }

    /// A player's prestige points.
    #[inline]
    pub fn prestige(&self, player: Player) -> u16 {
        self.holding(player).prestige
    }

    /// A player's workers at home.
    #[inline]
    pub fn workers(&self, player: Player) -> u8 {
        self.holding(player).workers
    }

    /// The column of a player's favor marker.
    #[inline]
    pub fn favor_column(&self, player: Player, line: Line) -> u8 {
        self.holding(player).favors[line as usize]
    }

    /// The last open column of the favor table.
    #[inline]
    pub fn open_column(&self) -> u8 {
        super::favors::OPEN_COLUMNS[usize::from(self.counted)]
    }

    /// A player's houses in a section of the castle.
    #[inline]
    pub fn houses(&self, player: Player, section: Section) -> u8 {
        self.holding(player).houses[section as usize]
    }

    /// Whether the section has been counted.
    #[inline]
    pub fn is_counted(&self, section: Section) -> bool {
        self.counted > section as u8
    }

    /// The tile on a space.
    #[inline]
    pub fn tile(&self, space: Space) -> Option<Tile> {
        self.tiles[space.index()]
    }

    /// The owner of the building on a space.
    #[inline]
    pub fn owner(&self, space: Space) -> Option<Player> {
        self.owners.get(space.index())
    }

    /// The player whose worker is on a space.
    #[inline]
    pub fn worker(&self, space: Space) -> Option<Player> {
        self.workers.get(space.index())
    }

    /// The player whose worker is on the Inn's right circle.
    #[inline]
    pub fn inn_guest(&self) -> Option<Player> {
        self.inn_right
    }

    /// What placing a worker there costs the player now.
    #[inline]
    pub fn price_of(&self, player: Player, spot: Spot) -> u16 {
        let price = self.price(player);
        let own = spot.space().is_some_and(|space| self.owners.get(space.index()) == Some(player));
        if own { price.own } else { price.elsewhere }
    }

    /// A player's buildings and residences.
    #[inline]
    pub fn buildings(&self, player: Player) -> impl Iterator<Item = Tile> {
        let mut own = self.owners.of(player);
        std::iter::from_fn(move || {
            let first = (own != 0).then(|| own.trailing_zeros() as usize)?;
            own &= own - 1;
            Some(self.tiles[first].unwrap_or(Tile::Residence))
        })
    }

    /// How many residences a player has.
    #[inline]
    pub fn residences_of(&self, player: Player) -> u32 {
        (self.residences & self.owners.of(player)).count_ones()
    }

    /// The tiles of a kind in the supply, each once.
    #[inline]
    pub fn tiles_in_supply(&self, kind: Kind) -> impl Iterator<Item = Tile> {
        self.supply.tiles().filter(move |tile| tile.kind() == kind)
    }

    /// Whether the road has an empty space.
    #[inline]
    pub fn has_empty_space(&self) -> bool {
        self.empty != 0
    }

    /// The space whose worker acts now, in phase 5.
    #[inline]
    pub fn active_space(&self) -> Option<Space> {
        (self.phase == Phase::Activation && self.acting).then(|| self.acting_space())
    }
}
