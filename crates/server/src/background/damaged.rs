//! Logs each unreadable table once: it stays unreadable, and keeps coming up as due.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use crate::ids::TableId;
use crate::service::Failure;
use crate::store::StoreError;

/// Tables already logged. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(super) struct Damaged(Arc<Mutex<HashSet<TableId>>>);

impl Damaged {
    /// Should this failure be logged?
    pub(super) fn is_news(&self, id: &TableId, reason: &Failure) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        !matches!(reason, Failure::Store(StoreError::Damaged(_))) || known.insert(id.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Fresh;

    #[test]
    fn a_damaged_table_is_logged_once_other_failures_each_time() {
        let (damaged, one, two) = (Damaged::default(), TableId::fresh(), TableId::fresh());
        let torn = || Failure::Store(StoreError::Damaged("torn".to_owned()));
        assert!(damaged.is_news(&one, &torn()) && damaged.is_news(&two, &torn()));
        assert!(!damaged.is_news(&one, &torn()));
        assert!(damaged.is_news(&one, &Failure::Busy) && damaged.is_news(&one, &Failure::Busy));
    }
}
