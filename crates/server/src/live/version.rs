//! One version of a watched table. What all its viewers get is composed and serialised once, by the first who needs it.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::extract::ws::Utf8Bytes;
use caylus_table::{Table, TableViewer, patch};
use serde_json::Value;

use crate::clock::now;
use crate::wire::UpdateDoc;

/// A version of a table, as a hub keeps it.
#[derive(Debug)]
pub struct Version {
    /// The table.
    pub table: Arc<Table>,
    /// The table as a spectator sees it; kept until the next version is compared with it.
    public: Mutex<Option<Value>>,
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
            let viewer = TableViewer::default();
            let after = serde_json::to_value(viewer.table(&self.table, now())).unwrap_or_default();
            let before = previous.take_public();
            let from = previous.number();
            let entries = viewer.entries(&self.table, from);
            let update = UpdateDoc::new(from, self.number(), patch::diff(&before, &after), entries);
            *self.public.lock().unwrap_or_else(PoisonError::into_inner) = Some(after);
            update.text().into()
        })
    }

    /// The table as a spectator sees it. Nobody needs it afterwards.
    fn take_public(&self) -> Value {
        let known = self.public.lock().unwrap_or_else(PoisonError::into_inner).take();
        known.unwrap_or_else(|| {
            serde_json::to_value(TableViewer::default().table(&self.table, now())).unwrap_or_default()
        })
    }
}
