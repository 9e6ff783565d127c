//! One version of a watched table. What all its viewers get is composed and serialised once, by the first who needs it.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::extract::ws::Utf8Bytes;
use caylus_table::{Public, Table};

use crate::clock::now;

/// A version of a table, as a hub keeps it.
#[derive(Debug)]
pub struct Version {
    /// The table.
    pub table: Arc<Table>,
    /// The table as a spectator sees it; kept until the next version is compared with it.
    public: Mutex<Option<Public>>,
    update: OnceLock<Utf8Bytes>,
}

impl Version {
    pub(super) fn new(table: Arc<Table>) -> Self {
        Self { table, public: Mutex::new(None), update: OnceLock::new() }
    }

    /// The number of the last entry.
    pub fn number(&self) -> i64 {
        self.table.number()
    }

    /// The message that brings spectators from the previous version to this one.
    pub fn update(&self, previous: &Self) -> &Utf8Bytes {
        self.update.get_or_init(|| {
            let earlier = previous.public.lock().unwrap_or_else(PoisonError::into_inner).take();
            let earlier = earlier.unwrap_or_else(|| Public::new(&previous.table, now()));
            let public = Public::new(&self.table, now());
            let update = format!(r#"{{"type":"update",{}}}"#, public.since(&earlier, &self.table));
            *self.public.lock().unwrap_or_else(PoisonError::into_inner) = Some(public);
            update.into()
        })
    }
}
