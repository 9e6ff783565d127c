//! Work that is due, found by indexes that hold nothing else.

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
    /// Tables at which somebody's time has run out, the longest ago first.
    pub async fn out_of_time(&self, now: i64, limit: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(sqlx::query(OUT_OF_TIME).bind(now).bind(limit)).await
    }

    /// All tables at which a bot has had to decide since then, the longest first. There is no limit: tables whose bots wait for their
    /// turn, or cannot play, would hide those behind them.
    pub async fn bots_due(&self, since: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(sqlx::query(BOTS_DUE).bind(since)).await
    }

    /// Finished tables that are not in the ratings yet, in the order in which they ended.
    pub async fn unrated(&self, limit: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(sqlx::query(UNRATED).bind(limit)).await
    }

    pub(super) async fn ids(
        &self,
        query: sqlx::query::Query<'_, sqlx::Any, sqlx::any::AnyArguments>,
    ) -> Result<Vec<TableId>, StoreError> {
        let read = |row: &AnyRow| Ok(TableId(get(row, "id")?));
        query.fetch_all(&self.read).await?.iter().map(read).collect()
    }
}
