//! Unguessable ids of users, tables, records and notices.

use std::fmt;

use rand::RngExt;
use serde::{Deserialize, Serialize};

/// Characters that do not look alike.
const SIGNS: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";
/// Length of an id: about 79 bits.
const LENGTH: usize = 16;

fn fresh() -> String {
    let mut rng = rand::rng();
    (0..LENGTH).map(|_| char::from(SIGNS[rng.random_range(0..SIGNS.len())])).collect()
}

macro_rules! id {
    ($name:ident, $what:literal) => {
        #[doc = $what]
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl $name {
            /// A new random id.
            pub fn fresh() -> Self {
                Self(fresh())
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
id!(NoticeId, "The id of a notice target.");
id!(SessionId, "The id of a session, used to revoke a token.");
id!(NodeId, "The id of a node: a server process that shares its database with others.");
