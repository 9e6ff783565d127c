//! The settings of a table: chosen when it is created, fixed afterwards.

use std::ops::RangeInclusive;

use caylus_bots::Level;
use caylus_rules::family::GameName;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::schemas::{self, number};

/// The settings of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game.
    #[serde(with = "crate::text")]
    #[schema(value_type = schemas::Game)]
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub game: GameName,
    /// The number of seats.
    pub players: usize,
    /// The options of the game, in notation.
    #[serde(default)]
    pub options: String,
    /// Is the table in the public list? Otherwise only people with the link find it.
    #[serde(default)]
    pub is_public: bool,
    /// The time control.
    #[serde(default)]
    pub pace: Pace,
    /// What happens to a seat when its player drops out.
    #[serde(default)]
    pub stand_in: StandIn,
}

/// The time control.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// No limit.
    #[default]
    Untimed,
    /// A clock per player, in seconds.
    Live {
        /// For the whole game.
        #[schema(value_type = BaseSeconds)]
        base: u32,
        /// Added after each decision.
        #[schema(value_type = StepSeconds)]
        increment: u32,
        /// The first seconds of each decision are free.
        #[schema(value_type = StepSeconds)]
        delay: u32,
    },
    /// Days per decision.
    Correspondence {
        /// The number of days.
        #[schema(value_type = Days)]
        days: u32,
        /// Hours of the day during which the clock stops.
        #[serde(default)]
        sleep: Option<Sleep>,
    },
}

impl Pace {
    pub(crate) const LONGEST_BASE: u32 = 7 * 24 * 60 * 60;
    pub(crate) const LONGEST_STEP: u32 = 24 * 60 * 60;
    pub(crate) const DAYS: RangeInclusive<u32> = 1..=30;
    pub(crate) const LAST_HOUR: u8 = 23;
}

crate::schemas! {
    /// Seconds for the whole game.
    pub(crate) BaseSeconds = number(0, Pace::LONGEST_BASE);
    /// Seconds for each decision.
    pub(crate) StepSeconds = number(0, Pace::LONGEST_STEP);
    /// Days for each decision.
    pub(crate) Days = number(*Pace::DAYS.start(), *Pace::DAYS.end());
    /// An hour of the day.
    pub(crate) Hour = number(0, Pace::LAST_HOUR.into());
}

/// Hours of the day during which the clock stops, in a time zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sleep {
    /// The hour it begins, 0 to 23.
    #[schema(value_type = Hour)]
    pub from: u8,
    /// The hour it ends, 0 to 23; may be on the next day.
    #[schema(value_type = Hour)]
    pub to: u8,
    /// The name of a time zone, such as `Europe/Paris`.
    pub zone: String,
}

/// What happens to a seat when its player resigns, leaves or runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum StandIn {
    /// A bot plays on; the player can come back.
    Bot {
        /// The bot's level.
        #[serde(with = "crate::text")]
        #[schema(value_type = schemas::BotLevel)]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        level: Level,
    },
    /// The game ends.
    End,
}

impl Default for StandIn {
    fn default() -> Self {
        Self::Bot { level: Level::Medium }
    }
}

/// What a game starts from; secret until it is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Beginning {
    /// A seed, as text because it may be too large for a JSON number.
    Seed {
        /// The seed.
        #[serde(with = "crate::text")]
        seed: u64,
        /// Was it chosen by a person or taken from another game? Such games are not rated.
        #[serde(default)]
        is_chosen: bool,
    },
    /// A position.
    Position {
        /// The position, as JSON.
        position: serde_json::Value,
    },
}
