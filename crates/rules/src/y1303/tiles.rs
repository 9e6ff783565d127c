//! The tiles: names and kinds. Costs, points and effects are in `values.rs`.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::offers::OFFERS;
use super::values::TABLE;
use crate::parts::{Cube, Cubes, Goods, Offer, Offers, impl_id_conversions};

/// A tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are the tiles' names; the table has the rest")]
pub enum Tile {
    Fairground,
    Lawyer,
    Carpenter,
    Toll,
    Bridge,
    StartFarm,
    StartSawmill,
    StartQuarry,
    StartMarket,
    StartGuildStone,
    StartGuildAny,
    StartCarpenter,
    WoodFarm,
    WoodSawmill,
    WoodQuarry,
    WoodSpinningMill,
    WoodMarket,
    WoodCoveredMarket,
    WoodManor,
    WoodTailor,
    WoodMason,
    StoneFarm,
    StoneSawmill,
    StoneQuarry,
    StoneGoldMine,
    StoneFoundry,
    StoneAlchemist,
    StoneGuild,
    StoneChurch,
    StoneJeweller,
    Garden,
    Manufactory,
    Granary,
    Statue,
    Theatre,
    Cathedral,
    CastleMansion,
}

/// The kinds of tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Printed on the board.
    Fixed,
    /// A starting tile, which can become a residence.
    Start,
    /// A wood building.
    Wood,
    /// A stone building.
    Stone,
    /// A monument, which is put on a residence.
    Monument,
}

/// The effect of one side of a tile.
#[derive(Clone, Copy, Debug)]
pub(super) enum Effect {
    /// Nothing: a monument.
    None,
    /// One of these offers; some cost nothing.
    Offers(Offers),
    /// Builds a tile of that kind.
    Build(Kind),
    /// Claims a starting tile.
    Lawyer,
    /// Moves the provost.
    Toll,
    /// Every player may move the provost.
    Bridge,
}

/// One row of the table of tiles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) id: &'static str,
    pub(super) cost: Cubes,
    /// Whether it also costs one cube of any kind but gold.
    pub(super) any: bool,
    pub(super) points: u16,
    /// The construction side.
    pub(super) built: Effect,
    /// The neutral side.
    pub(super) neutral: Effect,
    /// The cube for the owner when another player uses it.
    pub(super) bonus: Option<Cube>,
    /// Whether its builder gets a favor.
    pub(super) favor: bool,
    /// What its owner gets when recruiting.
    pub(super) recruits: Goods,
}

impl Tile {
    /// The number of different tiles.
    pub const COUNT: usize = 37;
    const FIXED: Range<u8> = 0..5;
    const START: Range<u8> = 5..12;
    const WOOD: Range<u8> = 12..21;
    const STONE: Range<u8> = 21..30;
    const MONUMENTS: Range<u8> = 30..37;

    /// All tiles, by kind.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Fairground,
        Self::Lawyer,
        Self::Carpenter,
        Self::Toll,
        Self::Bridge,
        Self::StartFarm,
        Self::StartSawmill,
        Self::StartQuarry,
        Self::StartMarket,
        Self::StartGuildStone,
        Self::StartGuildAny,
        Self::StartCarpenter,
        Self::WoodFarm,
        Self::WoodSawmill,
        Self::WoodQuarry,
        Self::WoodSpinningMill,
        Self::WoodMarket,
        Self::WoodCoveredMarket,
        Self::WoodManor,
        Self::WoodTailor,
        Self::WoodMason,
        Self::StoneFarm,
        Self::StoneSawmill,
        Self::StoneQuarry,
        Self::StoneGoldMine,
        Self::StoneFoundry,
        Self::StoneAlchemist,
        Self::StoneGuild,
        Self::StoneChurch,
        Self::StoneJeweller,
        Self::Garden,
        Self::Manufactory,
        Self::Granary,
        Self::Statue,
        Self::Theatre,
        Self::Cathedral,
        Self::CastleMansion,
    ];

    #[inline]
    pub(super) fn row(self) -> &'static Row {
        static ROWS: [Row; Tile::COUNT] = TABLE;
        &ROWS[self as usize]
    }

    /// The name in notation, as in `wood:mason`.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The tile with that name in notation.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.id() == id)
    }

    /// The kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self as u8 {
            ..5 => Kind::Fixed,
            5..12 => Kind::Start,
            12..21 => Kind::Wood,
            21..30 => Kind::Stone,
            _ => Kind::Monument,
        }
    }

    /// The tiles of a kind, each once.
    pub fn of_kind(kind: Kind) -> &'static [Self] {
        let Range { start, end } = match kind {
            Kind::Fixed => Self::FIXED,
            Kind::Start => Self::START,
            Kind::Wood => Self::WOOD,
            Kind::Stone => Self::STONE,
            Kind::Monument => Self::MONUMENTS,
        };
        const ALL: &[Tile] = &Tile::ALL;
        &ALL[usize::from(start)..usize::from(end)]
    }

    /// Its cost, plus one cube of choice if [`costs_any`](Self::costs_any).
    pub fn cost(self) -> Cubes {
        self.row().cost
    }

    /// Whether it also costs one cube of any kind but gold.
    pub fn costs_any(self) -> bool {
        self.row().any
    }

    /// The prestige points for building it.
    pub fn points(self) -> u16 {
        self.row().points
    }

    /// The cube that its owner gets when another player uses it.
    pub fn owner_bonus(self) -> Option<Cube> {
        self.row().bonus
    }

    /// The offers of its neutral or construction side, if that is its effect.
    pub fn offers(self, neutral: bool) -> &'static [Offer] {
        match self.effect(neutral) {
            Effect::Offers(offers) => offers.of(&OFFERS),
            _ => &[],
        }
    }

    /// The kind of tile it builds.
    pub fn builds(self) -> Option<Kind> {
        match self.row().built {
            Effect::Build(kind) => Some(kind),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn effect(self, neutral: bool) -> Effect {
        if neutral { self.row().neutral } else { self.row().built }
    }

    /// Its bit in a set of tiles.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// The wood and stone tiles and the monuments, as bits: all that can be in the supply.
pub(super) const BUILDABLE: u64 = (1 << Tile::MONUMENTS.end) - (1 << Tile::WOOD.start);

/// The tiles in a set, by kind.
pub(super) fn tiles(set: u64) -> impl Iterator<Item = Tile> {
    Tile::ALL.into_iter().filter(move |tile| set & tile.bit() != 0)
}

impl_id_conversions!(Tile, "tile");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tile_numbers_ids_and_kinds_agree() {
        for (at, tile) in Tile::ALL.into_iter().enumerate() {
            assert_eq!(tile as usize, at);
            assert_eq!(Tile::from_id(tile.id()), Some(tile));
            assert!(Tile::of_kind(tile.kind()).contains(&tile));
            let prefix = serde_json::to_string(&tile.kind()).unwrap().replace('"', "");
            assert_eq!(tile.id().split(':').next(), Some(prefix.as_str()));
        }
    }
}
