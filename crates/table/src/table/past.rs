//! Entries as a table remembers them. A watched table keeps all of them, so they are small.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::{Act, Entry};
use crate::ids::UserId;

/// An entry in memory. Its number is its place in the list, counted from 1.
#[derive(Clone, Debug)]
pub struct PastEntry {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it; `None` for the server, acting for a bot or the clock.
    pub by: Option<UserId>,
    /// The hash of the key. Keys are random, and a player who makes two of their own collide only loses a move of their own.
    key: Option<u64>,
    /// `None` for a move: the game remembers it.
    act: Option<Box<Act>>,
}

impl PastEntry {
    pub(super) fn new(entry: Entry) -> Self {
        let is_move = matches!(entry.act, Act::Moved { .. });
        Self {
            at: entry.at,
            by: entry.by,
            key: entry.key.as_deref().map(hash),
            act: (!is_move).then(|| Box::new(entry.act)),
        }
    }

    /// What happened; `None` for a move, which is in the history of the game.
    pub fn act(&self) -> Option<&Act> {
        self.act.as_deref()
    }

    /// Was it requested with this key?
    pub(super) fn has_key(&self, key: &str) -> bool {
        self.key == Some(hash(key))
    }
}

fn hash(key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}
