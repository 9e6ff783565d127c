//! Is the database sound, and are all stored games still what they were, with the rules of this version?

use std::io;

use crate::ids::TableId;
use crate::store::{Store, StoreError, TableRow};
use crate::table::Table;

use super::{AdminError, run};

/// So many tables are looked at in one go.
const BATCH: i64 = 100;

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// How many tables there are.
    pub tables: usize,
    /// How many of them differ from what is stored.
    pub differing: usize,
    /// How many faults the database has found in itself.
    pub faults: usize,
}

/// Checks the database itself, then plays every stored game again; reports every fault and every game that differs from what is stored.
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
                // A damaged file may not even list its tables; its faults have been reported.
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

/// What differs at a table, if anything does.
async fn difference(store: &Store, id: &TableId) -> Result<Option<String>, StoreError> {
    // While people play, what is read first may be older than what is read then.
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
        return Ok(found.map(|difference| format!("{difference} (made with version {version})")));
    }
    Ok(Some("its last entry is not the one its summary speaks of".to_owned()))
}

fn compare(table: &Table, row: &TableRow) -> Option<String> {
    let summary = table.summary(None);
    let places = |place: Option<u8>| place.map(i64::from);
    let differs = |what: &str, now: String, stored: String| {
        (now != stored).then(|| format!("{what}: {now} with these rules, {stored} in the database"))
    };
    differs("status", summary.status.to_owned(), row.status.clone())
        .or_else(|| differs("who has to decide", format!("{:?}", summary.to_act), format!("{:?}", row.to_act)))
        .or_else(|| differs("scores", format!("{:?}", summary.scores), format!("{:?}", row.scores)))
        .or_else(|| {
            let now: Vec<_> = summary.seats.iter().map(|seat| places(seat.place)).collect();
            let stored: Vec<_> = row.seats.iter().map(|seat| seat.place).collect();
            differs("places", format!("{now:?}"), format!("{stored:?}"))
        })
}
