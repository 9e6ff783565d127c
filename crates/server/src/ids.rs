//! Ids: those of tables and people, and those only the server knows. New ones cannot be guessed.

use std::fmt;
use std::sync::Arc;

use caylus_table::id;
use rand::RngExt;
use serde::{Deserialize, Serialize};

pub use caylus_table::ids::{RecordId, TableId, UserId};

id!(NoticeId, "The id of a notice target.");
id!(SessionId, "The id of a session, used to revoke a token.");
id!(NodeId, "The id of a node: a server process that shares its database with others.");

/// Characters that do not look alike.
const CHARACTERS: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";
/// Length of an id: about 79 bits.
const LENGTH: usize = 16;

/// Ids that can be drawn at random.
pub trait Fresh {
    /// A new random id.
    fn fresh() -> Self;
}

macro_rules! fresh {
    ($($id:ident),*) => {
        $(impl Fresh for $id {
            fn fresh() -> Self {
                Self::new(random())
            }
        })*
    };
}

fresh!(RecordId, TableId, UserId, NoticeId, SessionId, NodeId);

fn random() -> String {
    let mut rng = rand::rng();
    (0..LENGTH).map(|_| char::from(CHARACTERS[rng.random_range(0..CHARACTERS.len())])).collect()
}
