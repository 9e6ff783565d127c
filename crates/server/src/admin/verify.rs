//! Checks the database, and that all stored games still replay to the same state under this version's rules.

use std::io;

use caylus_table::Table;

use crate::ids::TableId;
use crate::store::{Store, StoreError, TableRow};

use super::{AdminError, run};

/// Tables per query.
const BATCH: i64 = 100;

/// The outcome of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// How many tables were checked.
    pub tables: usize,
    /// How many of them differ from what is stored.
    pub differing: usize,
    /// How many faults the database's own checks found.
    pub faults: usize,
}

/// Checks the database itself, then replays every stored game; reports each fault and each table that differs.
pub fn verify(database: &str, tell: &mut dyn FnMut(&str) -> io::Result<()>) -> Result<Verified, AdminError> {
    run(async {
        let store = Store::open_existing(database).await?;
        let mut verified = Verified::default();
        for fault in store.faults().await? {
            verified.faults += 1;
            tell(&format!("database: {fault}"))?;
        }
        let mut last = String::new();
        loop {
            let ids = match store.table_ids_after(&last, BATCH).await {
                // The tables of a corrupt file may not be listable; its faults are reported above.
                Err(StoreError::Database(_)) if verified.faults > 0 => return Ok(verified),
                ids => ids?,
            };
            let Some(end) = ids.last() else { return Ok(verified) };
            last = end.to_string();
            for id in &ids {
                verified.tables += 1;
                let difference = match difference(&store, id).await {
                    Err(reason @ StoreError::Database(_)) if verified.faults > 0 => Some(reason.to_string()),
                    difference => difference?,
                };
                if let Some(difference) = difference {
                    verified.differing += 1;
                    tell(&format!("table {id}: {difference}"))?;
                }
            }
        }
    })
}

/// What differs at a table, if anything.
async fn difference(store: &Store, id: &TableId) -> Result<Option<String>, StoreError> {
    // Retry: people may play on between the two reads.
    for _ in 0..3 {
        let loaded = match store.load_table(id).await {
            Err(StoreError::Damaged(reason)) => return Ok(Some(reason)),
            loaded => loaded?,
        };
        let (Some(stored), Some(row)) = (loaded, store.table_row(id).await?) else { return Ok(None) };
        if stored.entries.last().map_or(0, |entry| entry.number) != row.number {
            continue;
        }
        let version = stored.rules_version.clone();
        let found = Table::fold(stored).map_or_else(Some, |table| compare(&table, &row));
        return Ok(found.map(|difference| format!("{difference} (created with version {version})")));
    }
    Ok(Some("the last entry does not match the summary".to_owned()))
}

fn compare(table: &Table, row: &TableRow) -> Option<String> {
    let summary = table.summary(None);
    let places = |place: Option<u8>| place.map(i64::from);
    let differs = |what: &str, now: String, stored: String| {
        (now != stored).then(|| format!("{what}: stored {stored}, but replaying gives {now}"))
    };
    differs("status", summary.status.to_owned(), row.status.clone())
        .or_else(|| differs("seat to act", format!("{:?}", summary.to_act), format!("{:?}", row.to_act)))
        .or_else(|| differs("scores", format!("{:?}", summary.scores), format!("{:?}", row.scores)))
        .or_else(|| {
            let now: Vec<_> = summary.seats.iter().map(|seat| places(seat.place)).collect();
            let stored: Vec<_> = row.seats.iter().map(|seat| seat.place).collect();
            differs("places", format!("{now:?}"), format!("{stored:?}"))
        })
}
