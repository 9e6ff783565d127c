//! The cards and prestige buildings of Magna Carta as tables: cost, points, effect.

use serde::{Deserialize, Serialize};

use super::offers;
use crate::parts::{Cube, Offers, impl_id_conversions};

/// A card of the road: one of the twelve every player has, or a neutral one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are the cards' names; the table below has the rest")]
pub enum Card {
    SmallFarm,
    SmallSawmill,
    SmallQuarry,
    Peddler,
    Market,
    Lawyer,
    LargeFarm,
    LargeSawmill,
    LargeQuarry,
    GoldMine,
    Bank,
    Church,
    NeutralPark,
    NeutralForest,
    NeutralQuarry,
    NeutralTradingPost,
    NeutralPeddler,
}

/// A prestige building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are the buildings' names; the table below has the rest")]
pub enum Prestige {
    Theatre,
    Statue,
    Hotel,
    Stables,
    TownHall,
    Monument,
    Cathedral,
}

/// What a card or a prestige building costs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost {
    pub(super) food: u16,
    pub(super) wood: u16,
    pub(super) stone: u16,
    /// Cubes of any kind.
    pub(super) any: u16,
    /// Cubes that must be gold.
    pub(super) gold: u16,
}

const FREE: Cost = Cost { food: 0, wood: 0, stone: 0, any: 0, gold: 0 };
const FOOD_WOOD: Cost = Cost { food: 1, wood: 1, ..FREE };
const WOOD_ANY: Cost = Cost { wood: 1, any: 1, ..FREE };
const FOOD_STONES: Cost = Cost { food: 1, stone: 2, ..FREE };
const WOOD_STONES: Cost = Cost { wood: 1, stone: 2, ..FREE };

/// The effect of a card.
#[derive(Clone, Copy, Debug)]
pub(super) enum Effect {
    /// Nothing.
    None,
    /// One of these offers; some cost nothing.
    Offers(Offers),
    /// A cube from the card itself.
    CubeFromCard(Cube),
    /// Turns one of the player's cards into a residence.
    Lawyer,
}

/// One row of the table of cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) id: &'static str,
    pub(super) cost: Cost,
    pub(super) points: u16,
    /// For the owner of the worker.
    pub(super) primary: Effect,
    /// For the owner of the card.
    pub(super) secondary: Effect,
}

const fn row(id: &'static str, cost: Cost, points: u16, primary: Offers, secondary: Offers) -> Row {
    Row { id, cost, points, primary: Effect::Offers(primary), secondary: Effect::Offers(secondary) }
}

/// A small producer: the owner's cubes are on the card.
const fn small(id: &'static str, cube: Cube, product: Offers) -> Row {
    Row { secondary: Effect::CubeFromCard(cube), ..row(id, FOOD_WOOD, 1, product, product) }
}

const fn neutral(id: &'static str, primary: Offers) -> Row {
    Row { secondary: Effect::None, ..row(id, FREE, 0, primary, primary) }
}

/// The table, in the order of [`Card`].
pub(super) const TABLE: [Row; Card::COUNT] = [
    small("small-farm", Cube::Food, offers::FOOD),
    small("small-sawmill", Cube::Wood, offers::WOOD),
    small("small-quarry", Cube::Stone, offers::STONE),
    row("peddler", WOOD_ANY, 2, offers::BUY_TWO, offers::BUY_ONE),
    row("market", WOOD_ANY, 2, offers::SELL, offers::ONE_DENIER),
    Row { primary: Effect::Lawyer, ..row("lawyer", FOOD_WOOD, 2, offers::TWO_DENIERS, offers::TWO_DENIERS) },
    row("large-farm", FOOD_STONES, 2, offers::TWO_FOOD, offers::FOOD),
    row("large-sawmill", FOOD_STONES, 2, offers::TWO_WOOD, offers::WOOD),
    row("large-quarry", FOOD_STONES, 2, offers::TWO_STONE, offers::STONE),
    row("gold-mine", FOOD_STONES, 2, offers::GOLD, offers::TO_GOLD),
    row("bank", WOOD_STONES, 3, offers::BANK, offers::BANK_OWNER),
    row("church", WOOD_STONES, 3, offers::CHURCH, offers::CHURCH_OWNER),
    neutral("neutral:park", offers::FOOD),
    neutral("neutral:forest", offers::WOOD),
    neutral("neutral:quarry", offers::STONE),
    neutral("neutral:trading-post", offers::TWO_DENIERS),
    neutral("neutral:peddler", offers::BUY_ONE),
];

/// A static copy, so that lookups share one address.
static CARDS: [Row; Card::COUNT] = TABLE;
static BUILDINGS: [PrestigeRow; Prestige::COUNT] = PRESTIGE;

/// What a residence is worth, what it brings each turn, and the cube that pays for it at the Lawyer.
pub(super) const RESIDENCE_POINTS: u16 = 1;
pub(super) const RESIDENCE_INCOME: u16 = 1;
pub(super) const RESIDENCE_CUBE: Cube = Cube::Food;

/// One row of the table of prestige buildings.
pub(super) struct PrestigeRow {
    pub(super) id: &'static str,
    pub(super) cost: Cost,
    pub(super) points: u16,
    /// Deniers per turn.
    pub(super) income: u16,
}

/// The table, in the order of [`Prestige`].
pub(super) const PRESTIGE: [PrestigeRow; Prestige::COUNT] = [
    PrestigeRow { id: "prestige:theatre", cost: Cost { wood: 2, gold: 1, ..FREE }, points: 6, income: 0 },
    PrestigeRow { id: "prestige:statue", cost: Cost { stone: 2, gold: 1, ..FREE }, points: 6, income: 0 },
    PrestigeRow { id: "prestige:hotel", cost: Cost { stone: 3, gold: 1, ..FREE }, points: 6, income: 1 },
    PrestigeRow { id: "prestige:stables", cost: Cost { food: 3, gold: 2, ..FREE }, points: 10, income: 0 },
    PrestigeRow { id: "prestige:town-hall", cost: Cost { wood: 3, gold: 2, ..FREE }, points: 10, income: 0 },
    PrestigeRow { id: "prestige:monument", cost: Cost { stone: 3, gold: 2, ..FREE }, points: 10, income: 0 },
    PrestigeRow { id: "prestige:cathedral", cost: Cost { stone: 5, gold: 3, ..FREE }, points: 14, income: 0 },
];

impl Card {
    /// The number of different cards.
    pub(super) const COUNT: usize = 17;
    /// Cards per player.
    pub const DECK: usize = 12;

    /// All cards: the players', then the neutral ones.
    pub const ALL: [Self; Self::COUNT] = {
        use Card::*;
        [
            SmallFarm,
            SmallSawmill,
            SmallQuarry,
            Peddler,
            Market,
            Lawyer,
            LargeFarm,
            LargeSawmill,
            LargeQuarry,
            GoldMine,
            Bank,
            Church,
            NeutralPark,
            NeutralForest,
            NeutralQuarry,
            NeutralTradingPost,
            NeutralPeddler,
        ]
    };

    #[inline]
    pub(super) fn row(self) -> &'static Row {
        &CARDS[self as usize]
    }

    /// The card's name in notation.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// Whether it is neutral.
    pub const fn is_neutral(self) -> bool {
        self as usize >= Self::DECK
    }

    /// The card with that name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }
}

impl Prestige {
    /// The number of them.
    pub(super) const COUNT: usize = 7;
    /// All of them, in the order of the table.
    pub const ALL: [Self; Self::COUNT] = {
        use Prestige::*;
        [Theatre, Statue, Hotel, Stables, TownHall, Monument, Cathedral]
    };

    #[inline]
    pub(super) fn row(self) -> &'static PrestigeRow {
        &BUILDINGS[self as usize]
    }

    /// The building's name in notation.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The building with that name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|building| building.id() == id)
    }
}

impl_id_conversions!(Card, "card");
impl_id_conversions!(Prestige, "prestige building");
