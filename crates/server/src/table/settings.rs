//! How a table is to be played: chosen when it is made, and never changed.

use caylus_bots::Level;
use caylus_rules::family::GameName;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How a table is to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game.
    #[serde(with = "super::text")]
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub game: GameName,
    /// How many seats there are.
    pub players: usize,
    /// The options of the game, in notation.
    #[serde(default)]
    pub options: String,
    /// Can everybody find the table in the list? Otherwise only who has the link.
    #[serde(default)]
    pub is_public: bool,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// What becomes of a seat whose player does not play on.
    #[serde(default)]
    pub stand_in: StandIn,
}

/// How much time the players have.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// As much as they like.
    #[default]
    Untimed,
    /// A clock for each player, in seconds.
    Live {
        /// For the whole game.
        base: u32,
        /// Added after each decision.
        increment: u32,
        /// The first seconds of each decision are free.
        delay: u32,
    },
    /// So many days for each decision.
    Correspondence {
        /// The days.
        days: u32,
        /// The hours of the day in which no time runs.
        #[serde(default)]
        sleep: Option<Sleep>,
    },
}

/// The hours of the day in which no time runs, in a time zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sleep {
    /// The hour it begins, 0 to 23.
    pub from: u8,
    /// The hour it ends, 0 to 23; it may be on the next day.
    pub to: u8,
    /// The name of a time zone, as in `Europe/Paris`.
    pub zone: String,
}

/// What becomes of a seat whose player resigns, leaves or runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum StandIn {
    /// A bot plays on; the player can come back.
    Bot {
        /// How strong it is.
        #[serde(with = "super::text")]
        #[schema(value_type = String)]
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
    /// Set up from a seed, as text because it may be too large for a number in JSON.
    Seed {
        /// The seed.
        #[serde(with = "super::text")]
        seed: u64,
        /// Did a person choose it, or take it from another game? Such games are not rated.
        #[serde(default)]
        is_chosen: bool,
    },
    /// A position.
    Position {
        /// The document.
        position: serde_json::Value,
    },
}
