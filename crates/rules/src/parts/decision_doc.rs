//! The pending decision as part of a position document.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Player, deserialize_with_player};

/// A decision type that can be part of a document.
pub trait DecisionFields: DeserializeOwned {
    /// Every field name that occurs in any variant.
    const FIELDS: &'static [&'static str];
}

/// A player and their decision as one object: `{"player": 0, "kind": "place"}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DecisionDoc<D> {
    /// The player to act.
    pub player: Player,
    /// The decision.
    #[serde(flatten)]
    pub what: D,
}

impl<'de, D: DecisionFields> Deserialize<'de> for DecisionDoc<D> {
    fn deserialize<R: Deserializer<'de>>(deserializer: R) -> Result<Self, R::Error> {
        let (player, what) = deserialize_with_player(deserializer, D::FIELDS)?;
        Ok(Self { player, what })
    }
}
