//! Who decides what, in a position.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Player, deserialize_with_player};

/// A decision that can be read from a document.
pub trait DecisionFields: DeserializeOwned {
    /// The names of all fields that any of the decisions has.
    const FIELDS: &'static [&'static str];
}

/// Who decides what, as one object: `{"player": 0, "kind": "place"}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DecisionDoc<D> {
    /// Who decides.
    pub player: Player,
    /// What has to be decided.
    #[serde(flatten)]
    pub what: D,
}

impl<'de, D: DecisionFields> Deserialize<'de> for DecisionDoc<D> {
    fn deserialize<R: Deserializer<'de>>(deserializer: R) -> Result<Self, R::Error> {
        let (player, what) = deserialize_with_player(deserializer, D::FIELDS)?;
        Ok(Self { player, what })
    }
}
