//! The tiles of Caylus as a table: cost, points, effect.

use serde::{Deserialize, Serialize};

use super::options::Options;
use super::trades;
use crate::parts::{Cube, Cubes, Offers, impl_id_conversions};

/// A building tile, or one of the three buildings printed on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are the tiles' names; the table below tells the rest")]
pub enum Tile {
    NeutralFarm,
    NeutralForest,
    NeutralSawmill,
    NeutralQuarry,
    NeutralMarket,
    NeutralCarpenter,
    FixedPeddler,
    FixedCarpenter,
    FixedGoldMine,
    WoodFarmFood,
    WoodFarmCloth,
    WoodQuarry,
    WoodSawmill,
    WoodMarket,
    WoodPeddler,
    WoodLawyer,
    WoodMason,
    StoneFarm,
    StonePark,
    StoneWorkshop,
    StoneArchitect,
    StoneChurch,
    StoneTailor,
    StoneBank,
    StoneAlchemist,
    StoneJeweller,
    PrestigeStatue,
    PrestigeGranary,
    PrestigeLibrary,
    PrestigeWeaver,
    PrestigeTheatre,
    PrestigeUniversity,
    PrestigeMonument,
    PrestigeHotel,
    PrestigeCathedral,
    Residence,
}

/// The colour of a tile, which determines how it gets onto the road.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Pink: on the road from the start, without an owner.
    Neutral,
    /// Printed on the board.
    Fixed,
    /// Brown: built by a Carpenter.
    Wood,
    /// Grey: built by a Mason.
    Stone,
    /// Blue: built by an Architect in place of a residence.
    Prestige,
    /// Green: made by a Lawyer.
    Residence,
}

/// What a worker does on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Nothing: workers cannot be placed here.
    None,
    /// Takes these cubes from the stock.
    Produce(Cubes),
    /// Takes one of the two from the stock.
    ProduceOneOf([(Cube, u16); 2]),
    /// Builds a tile of that kind.
    Build(Kind),
    /// Turns a building into a residence.
    Lawyer,
    /// Takes one of these offers.
    Trade(Offers),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) id: &'static str,
    pub(super) kind: Kind,
    /// The cost, without the cube of any kind.
    pub(super) cost: Cubes,
    /// Whether it also costs one cube of any kind.
    pub(super) any: bool,
    pub(super) prestige: u16,
    /// Favors for the builder.
    pub(super) favors: u8,
    /// Deniers per turn for the owner.
    pub(super) income: u16,
    pub(super) effect: Effect,
}

use Cube::{Cloth, Food, Gold, Stone, Wood};

const fn cubes(list: &[(Cube, u16)]) -> Cubes {
    let mut sum = Cubes::NONE;
    let mut at = 0;
    while at < list.len() {
        sum = sum.and(Cubes::some(list[at].0, list[at].1));
        at += 1;
    }
    sum
}

/// A tile that is not built from the supply.
const fn given(id: &'static str, kind: Kind, effect: Effect) -> Row {
    Row { id, kind, cost: Cubes::NONE, any: false, prestige: 0, favors: 0, income: 0, effect }
}

const fn wood(id: &'static str, other: Option<Cube>, prestige: u16, effect: Effect) -> Row {
    let (cost, any) = match other {
        Some(cube) => (cubes(&[(Wood, 1), (cube, 1)]), false),
        None => (Cubes::one(Wood), true),
    };
    Row { id, kind: Kind::Wood, cost, any, prestige, favors: 0, income: 0, effect }
}

const fn stone(id: &'static str, other: Cube, prestige: u16, effect: Effect) -> Row {
    let cost = cubes(&[(Stone, 1), (other, 1)]);
    Row { id, kind: Kind::Stone, cost, any: false, prestige, favors: 0, income: 0, effect }
}

const fn blue(id: &'static str, cost: (Cube, u16), gold: u16, prestige: u16, favors: u8, income: u16) -> Row {
    let cost = cubes(&[cost, (Gold, gold)]);
    Row { id, kind: Kind::Prestige, cost, any: false, prestige, favors, income, effect: Effect::None }
}

/// The Church; the editions differ only in its points.
const fn church(prestige: u16) -> Row {
    Row { favors: 1, ..stone("stone:church", Cloth, prestige, Effect::Trade(trades::CHURCH)) }
}

const fn tailor(offers: Offers) -> Row {
    stone("stone:tailor", Wood, 6, Effect::Trade(offers))
}

pub(super) const TILES: usize = Tile::Residence as usize + 1;

/// The table, in the order of [`Tile`], with the French Church and Tailor.
const TABLE: [Row; TILES] = [
    given("neutral:farm", Kind::Neutral, Effect::ProduceOneOf([(Food, 1), (Cloth, 1)])),
    given("neutral:forest", Kind::Neutral, Effect::ProduceOneOf([(Food, 1), (Wood, 1)])),
    given("neutral:sawmill", Kind::Neutral, Effect::Produce(cubes(&[(Wood, 1)]))),
    given("neutral:quarry", Kind::Neutral, Effect::Produce(cubes(&[(Stone, 1)]))),
    given("neutral:market", Kind::Neutral, Effect::Trade(trades::NEUTRAL_MARKET)),
    given("neutral:carpenter", Kind::Neutral, Effect::Build(Kind::Wood)),
    given("fixed:peddler", Kind::Fixed, Effect::Trade(trades::FIXED_PEDDLER)),
    given("fixed:carpenter", Kind::Fixed, Effect::Build(Kind::Wood)),
    given("fixed:gold-mine", Kind::Fixed, Effect::Produce(cubes(&[(Gold, 1)]))),
    wood("wood:farm-food", Some(Food), 2, Effect::ProduceOneOf([(Food, 2), (Cloth, 1)])),
    wood("wood:farm-cloth", Some(Food), 2, Effect::ProduceOneOf([(Cloth, 2), (Food, 1)])),
    wood("wood:quarry", Some(Food), 2, Effect::Produce(cubes(&[(Stone, 2)]))),
    wood("wood:sawmill", Some(Food), 2, Effect::Produce(cubes(&[(Wood, 2)]))),
    wood("wood:market", None, 4, Effect::Trade(trades::WOOD_MARKET)),
    wood("wood:peddler", None, 4, Effect::Trade(trades::WOOD_PEDDLER)),
    wood("wood:lawyer", Some(Cloth), 4, Effect::Lawyer),
    wood("wood:mason", Some(Food), 4, Effect::Build(Kind::Stone)),
    stone("stone:farm", Food, 3, Effect::Produce(cubes(&[(Food, 2), (Cloth, 1)]))),
    stone("stone:park", Food, 3, Effect::Produce(cubes(&[(Wood, 2), (Food, 1)]))),
    stone("stone:workshop", Food, 3, Effect::Produce(cubes(&[(Stone, 2), (Cloth, 1)]))),
    stone("stone:architect", Food, 6, Effect::Build(Kind::Prestige)),
    church(3),
    tailor(trades::TAILOR_FRENCH),
    stone("stone:bank", Wood, 6, Effect::Trade(trades::BANK)),
    stone("stone:alchemist", Food, 6, Effect::Trade(trades::ALCHEMIST)),
    stone("stone:jeweller", Cloth, 6, Effect::Trade(trades::JEWELLER)),
    blue("prestige:statue", (Stone, 2), 1, 7, 1, 0),
    blue("prestige:granary", (Food, 3), 1, 10, 0, 0),
    blue("prestige:library", (Wood, 3), 1, 10, 0, 1),
    blue("prestige:weaver", (Cloth, 3), 1, 12, 0, 0),
    blue("prestige:theatre", (Wood, 3), 2, 14, 1, 0),
    blue("prestige:university", (Stone, 3), 2, 14, 1, 0),
    blue("prestige:monument", (Stone, 4), 2, 14, 2, 0),
    blue("prestige:hotel", (Stone, 3), 2, 16, 0, 2),
    blue("prestige:cathedral", (Stone, 5), 3, 25, 0, 0),
    Row { prestige: 2, income: 1, ..given("residence", Kind::Residence, Effect::None) },
];

/// The table for each combination of Church and Tailor.
static EDITIONS: [[Row; TILES]; 4] = {
    let mut tables = [TABLE; 4];
    tables[1][Tile::StoneChurch as usize] = church(4);
    tables[3][Tile::StoneChurch as usize] = church(4);
    tables[2][Tile::StoneTailor as usize] = tailor(trades::TAILOR_ENGLISH);
    tables[3][Tile::StoneTailor as usize] = tailor(trades::TAILOR_ENGLISH);
    tables
};

#[inline]
pub(super) fn row(tile: Tile, options: Options) -> &'static Row {
    let edition = usize::from(options.english_church) | usize::from(options.english_tailor) << 1;
    &EDITIONS[edition][tile as usize]
}

impl Tile {
    /// All tiles, in the order of the table; the Architect, which exists twice, only once.
    pub const ALL: [Self; TILES] = {
        use Tile::*;
        [
            NeutralFarm,
            NeutralForest,
            NeutralSawmill,
            NeutralQuarry,
            NeutralMarket,
            NeutralCarpenter,
            FixedPeddler,
            FixedCarpenter,
            FixedGoldMine,
            WoodFarmFood,
            WoodFarmCloth,
            WoodQuarry,
            WoodSawmill,
            WoodMarket,
            WoodPeddler,
            WoodLawyer,
            WoodMason,
            StoneFarm,
            StonePark,
            StoneWorkshop,
            StoneArchitect,
            StoneChurch,
            StoneTailor,
            StoneBank,
            StoneAlchemist,
            StoneJeweller,
            PrestigeStatue,
            PrestigeGranary,
            PrestigeLibrary,
            PrestigeWeaver,
            PrestigeTheatre,
            PrestigeUniversity,
            PrestigeMonument,
            PrestigeHotel,
            PrestigeCathedral,
            Residence,
        ]
    };
    /// The six neutral tiles, in the order of the table.
    pub const NEUTRAL: [Self; 6] = {
        use Tile::*;
        [NeutralFarm, NeutralForest, NeutralSawmill, NeutralQuarry, NeutralMarket, NeutralCarpenter]
    };

    /// The tile's id: colour and name.
    pub const fn id(self) -> &'static str {
        TABLE[self as usize].id
    }

    /// The tile's colour.
    pub const fn kind(self) -> Kind {
        TABLE[self as usize].kind
    }

    /// Looks up a tile by its id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.id() == id)
    }

    /// [C5.3] Whether its owner takes a cube when another player uses it: a stone production building.
    pub(super) const fn has_owner_share(self) -> bool {
        matches!(TABLE[self as usize], Row { kind: Kind::Stone, effect: Effect::Produce(_), .. })
    }

    /// Whether it can be built, and so be in the supply.
    pub const fn is_buildable(self) -> bool {
        matches!(self.kind(), Kind::Wood | Kind::Stone | Kind::Prestige)
    }
}

impl_id_conversions!(Tile, "tile");

/// A way to build a tile, including the cube that pays the "any" in its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Build {
    pub(super) tile: Tile,
    pub(super) with: Option<Cube>,
    pub(super) cost: Cubes,
    /// The cost by a favor.
    pub(super) favor_cost: Cubes,
}

/// [C8.8] What a favor takes off the cost: one wood for wood, one stone for stone, nothing for prestige.
pub(super) const fn favor_discount(kind: Kind) -> Cubes {
    match kind {
        Kind::Wood => Cubes::one(Wood),
        Kind::Stone => Cubes::one(Stone),
        _ => Cubes::NONE,
    }
}

/// The number of builds: 6 + 2 × 5 wood, 9 stone, 9 prestige.
pub(super) const BUILD_COUNT: usize = 34;

/// All builds: wood, then stone, then prestige.
pub(super) static BUILDS: [Build; BUILD_COUNT] = {
    let mut builds =
        [Build { tile: Tile::Residence, with: None, cost: Cubes::NONE, favor_cost: Cubes::NONE }; BUILD_COUNT];
    let mut next = 0;
    let mut at = 0;
    while at < TILES {
        let tile = Tile::ALL[at];
        let row = TABLE[at];
        let rest = row.cost.less(favor_discount(row.kind));
        let mut cube = 0;
        while tile.is_buildable() && cube < if row.any { Cube::ALL.len() } else { 1 } {
            let (with, extra) = match row.any {
                true => (Some(Cube::ALL[cube]), Cubes::one(Cube::ALL[cube])),
                false => (None, Cubes::NONE),
            };
            builds[next] = Build { tile, with, cost: row.cost.and(extra), favor_cost: rest.and(extra) };
            next += 1;
            cube += 1;
        }
        at += 1;
    }
    assert!(next == BUILD_COUNT);
    builds
};

/// The range of a kind in [`BUILDS`].
pub(super) const fn builds_of(kind: Kind) -> std::ops::Range<usize> {
    match kind {
        Kind::Wood => 0..16,
        Kind::Stone => 16..25,
        _ => 25..BUILD_COUNT,
    }
}

/// The tiles that can be built, as bits, with an extra bit for the second Architect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Supply(u32);

impl Supply {
    const FIRST: u8 = Tile::WoodFarmFood as u8;
    const SECOND_ARCHITECT: u32 = 1 << (Tile::Residence as u8 - Self::FIRST);

    /// The full supply under these options.
    pub(super) fn full(options: Options) -> Self {
        let mut supply = Self(Self::SECOND_ARCHITECT);
        for tile in Tile::ALL.into_iter().filter(|tile| tile.is_buildable()) {
            supply.0 |= Self::bit(tile);
        }
        if !options.jeweller {
            supply.0 &= !Self::bit(Tile::StoneJeweller);
        }
        supply
    }

    const fn bit(tile: Tile) -> u32 {
        1 << (tile as u8 - Self::FIRST)
    }

    /// Whether it has the tile, which must be buildable.
    #[inline]
    pub(super) const fn has(self, tile: Tile) -> bool {
        self.0 & Self::bit(tile) != 0
    }

    /// The tiles in it, each once.
    pub(super) fn tiles(self) -> impl Iterator<Item = Tile> {
        let mut bits = self.0 & !Self::SECOND_ARCHITECT;
        std::iter::from_fn(move || {
            let next = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            Tile::ALL.get(usize::from(Self::FIRST) + next).copied().filter(|tile| tile.is_buildable())
        })
    }

    /// How many of a buildable tile it has: at most 1, or 2 of the Architect.
    pub(super) fn count(self, tile: Tile) -> usize {
        usize::from(self.has(tile)) + usize::from(tile == Tile::StoneArchitect && self.0 & Self::SECOND_ARCHITECT != 0)
    }

    /// Removes a tile, which must be in it.
    #[inline]
    pub(super) fn take(&mut self, tile: Tile) {
        if tile == Tile::StoneArchitect && self.0 & Self::SECOND_ARCHITECT != 0 {
            self.0 &= !Self::SECOND_ARCHITECT;
        } else {
            self.0 &= !Self::bit(tile);
        }
    }

    #[inline]
    pub(super) fn put(&mut self, tile: Tile) {
        self.0 |= if self.has(tile) { Self::SECOND_ARCHITECT } else { Self::bit(tile) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_in_enum_order() {
        for (at, tile) in Tile::ALL.into_iter().enumerate() {
            assert_eq!(tile as usize, at);
            let name = format!("{tile:?}").to_lowercase();
            let id = tile.id().replace([':', '-'], "");
            assert_eq!(name, id);
            assert_eq!(Tile::from_id(tile.id()), Some(tile));
        }
    }

    #[test]
    fn builds_are_grouped_by_kind() {
        for kind in [Kind::Wood, Kind::Stone, Kind::Prestige] {
            assert!(BUILDS[builds_of(kind)].iter().all(|build| build.tile.kind() == kind));
        }
    }

    #[test]
    fn supply_counts_the_second_architect() {
        let mut supply = Supply::full(Options::default());
        for left in [1, 0] {
            supply.take(Tile::StoneArchitect);
            assert_eq!(supply.count(Tile::StoneArchitect), left);
        }
        supply.put(Tile::StoneArchitect);
        assert!(supply.has(Tile::StoneArchitect));
        supply.put(Tile::StoneArchitect);
        assert_eq!(supply, Supply::full(Options::default()));
    }
}
