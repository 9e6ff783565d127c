//! Ids that nobody can guess: of users, tables, records and notices.

use std::fmt;

use rand::RngExt;
use serde::{Deserialize, Serialize};

/// What ids are made of: no two signs that look alike.
const SIGNS: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";
/// So many signs that nobody guesses one: some 79 bits.
const LENGTH: usize = 16;

/// A new id.
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
            /// One that has never been given.
            pub fn fresh() -> Self {
                Self(fresh())
            }

            /// As text.
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
id!(TableId, "The id of a table; who knows it can watch, so that of a private table is its link.");
id!(RecordId, "The id of a record that somebody brought.");
id!(NoticeId, "The id of a place where somebody wants to be told.");
id!(SessionId, "The id of a session, by which a token can be taken back.");
id!(NodeId, "The id of a node: a server that shares its database with others.");
