//! The twelve characters, and sets of them.

use serde::{Deserialize, Serialize, Serializer};

use crate::parts::impl_id_conversions;

/// A character; its holder has its power.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
#[repr(u8)]
pub enum Character {
    /// May place a worker before everyone else, for one more.
    EarlyRiser,
    /// Gives the owners of buildings no points for his workers.
    Thief,
    /// May place one worker on a building with another player's worker.
    Journeyman,
    /// Pays no extra worker after others have passed.
    NightWorker,
    /// Moves the provost by a step after the bridge.
    Bailiff,
    /// Gets 2 points instead of 1 when others use his buildings.
    Steward,
    /// Gets 5 more points for one batch with gold per round.
    Goldsmith,
    /// May deliver last, with or without a worker.
    Deliveryman,
    /// Gets 1 more point for everything he builds.
    Architect,
    /// Gets 1 more point for a batch.
    Foreman,
    /// Delivers batches of any three cubes.
    Chamberlain,
    /// Recruits 1 more worker.
    DayLabourer,
}

const NAMES: [&str; Character::COUNT] = [
    "early-riser",
    "thief",
    "journeyman",
    "night-worker",
    "bailiff",
    "steward",
    "goldsmith",
    "deliveryman",
    "architect",
    "foreman",
    "chamberlain",
    "day-labourer",
];

impl Character {
    /// The number of them.
    pub const COUNT: usize = 12;
    /// All of them, in listing order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::EarlyRiser,
        Self::Thief,
        Self::Journeyman,
        Self::NightWorker,
        Self::Bailiff,
        Self::Steward,
        Self::Goldsmith,
        Self::Deliveryman,
        Self::Architect,
        Self::Foreman,
        Self::Chamberlain,
        Self::DayLabourer,
    ];
    /// Those recommended for the first game: five for two players, and one more for each further player.
    pub const FIRST_GAME: [Self; 8] = [
        Self::Architect,
        Self::Foreman,
        Self::Chamberlain,
        Self::Bailiff,
        Self::DayLabourer,
        Self::Deliveryman,
        Self::Journeyman,
        Self::EarlyRiser,
    ];

    /// The name in notation.
    pub const fn id(self) -> &'static str {
        NAMES[self as usize]
    }

    /// The character with that name in notation.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }
}

impl_id_conversions!(Character, "character");

/// What placing with the Early riser costs on top of the placed worker.
pub(super) const EARLY_RISER_COST: u16 = 1;
/// How far the Bailiff can move the provost.
pub(super) const BAILIFF_STEPS: u16 = 1;
/// What the Steward gains when another player's worker comes.
pub(super) const STEWARD: u16 = 2;
/// Points that the Goldsmith, the Architect and the Foreman add.
pub(super) const GOLDSMITH: u16 = 5;
pub(super) const ARCHITECT: u16 = 1;
pub(super) const FOREMAN: u16 = 1;
/// Workers that the Day-labourer adds.
pub(super) const DAY_LABOURER: u16 = 1;

/// What a character does for its holder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Power {
    /// Places a worker before everyone else.
    PlaceFirst {
        /// The workers it costs on top.
        cost: u16,
    },
    /// Owners gain no points from the holder's workers.
    NoVisitPoints,
    /// Once a round, places a worker where another player's is.
    JoinWorker,
    /// Pays no extra worker after others have passed.
    NoExtraCost,
    /// Moves the provost after the bridge.
    MoveProvost {
        /// How far at most.
        steps: u16,
    },
    /// Gains more when another player's worker comes.
    VisitPoints {
        /// The points for each worker.
        points: u16,
    },
    /// Once a round, gains more for a batch with gold.
    GoldBatchPoints {
        /// The points on top.
        points: u16,
    },
    /// Delivers last, with or without a worker.
    DeliverLast,
    /// Gains more for everything built.
    BuildPoints {
        /// The points on top.
        points: u16,
    },
    /// Gains more for every batch.
    BatchPoints {
        /// The points on top.
        points: u16,
    },
    /// Delivers batches of any three cubes.
    AnyBatch,
    /// Recruits more workers.
    Recruit {
        /// The workers on top.
        workers: u16,
    },
}

impl Character {
    /// What it does for its holder.
    pub const fn power(self) -> Power {
        match self {
            Self::EarlyRiser => Power::PlaceFirst { cost: EARLY_RISER_COST },
            Self::Thief => Power::NoVisitPoints,
            Self::Journeyman => Power::JoinWorker,
            Self::NightWorker => Power::NoExtraCost,
            Self::Bailiff => Power::MoveProvost { steps: BAILIFF_STEPS },
            Self::Steward => Power::VisitPoints { points: STEWARD },
            Self::Goldsmith => Power::GoldBatchPoints { points: GOLDSMITH },
            Self::Deliveryman => Power::DeliverLast,
            Self::Architect => Power::BuildPoints { points: ARCHITECT },
            Self::Foreman => Power::BatchPoints { points: FOREMAN },
            Self::Chamberlain => Power::AnyBatch,
            Self::DayLabourer => Power::Recruit { workers: DAY_LABOURER },
        }
    }
}

/// A set of characters: a player's, or those on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Characters(pub(super) u16);

impl Characters {
    /// No characters.
    pub const NONE: Self = Self(0);

    /// Whether the character is in it.
    #[inline]
    pub const fn has(self, character: Character) -> bool {
        self.0 >> character as u16 & 1 != 0
    }

    /// The number of characters.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) fn insert(&mut self, character: Character) {
        self.0 |= 1 << character as u16;
    }

    #[inline]
    pub(super) fn remove(&mut self, character: Character) {
        self.0 &= !(1 << character as u16);
    }

    /// The characters, in listing order.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |character| self.has(*character))
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Self {
        let mut set = Self::NONE;
        characters.into_iter().for_each(|character| set.insert(character));
        set
    }
}

impl Serialize for Characters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
