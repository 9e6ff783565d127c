//! Scheduled work, found by partial indexes.

use sqlx::any::AnyRow;

use crate::ids::TableId;

use super::{Store, StoreError, get};

pub(super) const OUT_OF_TIME: &str =
    "SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= $1 ORDER BY deadline LIMIT $2";

pub(super) const BOTS_DUE: &str =
    "SELECT id FROM tables WHERE is_bot_to_act = 1 AND updated_at <= $1 ORDER BY updated_at";

pub(super) const UNRATED: &str =
    "SELECT id FROM tables WHERE status = 'over' AND is_rated = 0 ORDER BY updated_at, id LIMIT $1";

impl Store {
    /// Tables where a player has run out of time, longest overdue first.
    pub async fn out_of_time(&self, now: i64, limit: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(sqlx::query(OUT_OF_TIME).bind(now).bind(limit)).await
    }

    /// All tables where a bot has been to act since this time, longest first. No limit: tables whose bots are queued or failing
    /// would hide the ones behind them.
    pub async fn bots_due(&self, since: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(sqlx::query(BOTS_DUE).bind(since)).await
    }

    /// Finished tables that are not rated yet, in the order they ended.
    pub async fn unrated(&self, limit: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(sqlx::query(UNRATED).bind(limit)).await
    }

    pub(super) async fn ids(
        &self,
        query: sqlx::query::Query<'_, sqlx::Any, sqlx::any::AnyArguments>,
    ) -> Result<Vec<TableId>, StoreError> {
        let read = |row: &AnyRow| Ok(TableId::new(get(row, "id")?));
        query.fetch_all(&self.read).await?.iter().map(read).collect()
    }
}
