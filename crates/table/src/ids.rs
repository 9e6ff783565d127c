//! The ids of people, tables and records, cheap to clone. New ones are drawn at random, by the caller.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// Declares a type of ids.
#[macro_export]
macro_rules! id {
    ($name:ident, $what:literal) => {
        #[doc = $what]
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(transparent)]
        pub struct $name(#[cfg_attr(feature = "ts", ts(type = "string"))] Arc<str>);

        impl $name {
            /// Reads an id.
            pub fn new(id: String) -> Self {
                Self(id.into())
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(UserId, "The id of a person, guest or account.");
id!(TableId, "The id of a table. Anyone who knows it can watch, so the id of a private table is a secret link.");
id!(RecordId, "The id of an uploaded record.");
