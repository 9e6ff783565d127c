//! One version of a watched table. What all its viewers get is composed and serialised once, by the first who needs it.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use caylus_table::{Table, public_change};

use crate::clock::now;

/// A version of a table, as a hub keeps it.
#[derive(Debug)]
pub struct Version {
    /// The table.
    pub table: Arc<Table>,
    /// When it was first shown.
    at: i64,
    update: OnceLock<Bytes>,
}

impl Version {
    pub(super) fn new(table: Arc<Table>) -> Self {
        Self { table, at: now(), update: OnceLock::new() }
    }

    /// The number of the last entry.
    pub fn number(&self) -> i64 {
        self.table.number()
    }

    /// The message that brings spectators from the previous version to this one.
    pub fn update(&self, previous: &Self) -> &Bytes {
        self.update.get_or_init(|| {
            let change = public_change((&previous.table, previous.at), (&self.table, self.at));
            format!(r#"{{"type":"update",{change}}}"#).into()
        })
    }
}
