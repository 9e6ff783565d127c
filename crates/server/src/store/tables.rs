//! Tables and their entries.

use std::collections::HashMap;
use std::time::Instant;

use caylus_table::{Entry, PersonName, StoredTable, Summary};
use sqlx::any::AnyRow;

use crate::ids::{TableId, UserId};

use super::batch::Rows;
use super::{Store, StoreError, get, get_json, json};

pub(super) const ENTRIES: &str =
    "SELECT number, at, user_id, idempotency_key, act FROM entries WHERE table_id = $1 ORDER BY number";

pub(super) const NAMES: &str = "SELECT id, name, name_key, deleted_at FROM users WHERE id IN (
    SELECT owner_id FROM tables WHERE id = $1
    UNION SELECT user_id FROM seats WHERE table_id = $1
    UNION SELECT user_id FROM entries WHERE table_id = $1)";

pub(super) const COUNT_UNFINISHED: &str = "SELECT COUNT(*) AS count FROM (
        SELECT id FROM tables WHERE owner_id = $1 AND status <> 'over'
        UNION
        SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
        WHERE s.user_id = $1 AND s.over_at IS NULL AND t.status <> 'over'
          AND (t.status = 'running'
               OR EXISTS (SELECT 1 FROM entries e WHERE e.table_id = t.id AND e.user_id = $1))
    ) AS unfinished WHERE id <> $2";

// `status <> 'over'` is implied, but makes the database pick the index.
pub(super) const COUNT_BOT_TABLES: &str =
    "SELECT COUNT(*) AS count FROM tables t WHERE owner_id = $1 AND status <> 'over' AND status = 'running'
         AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.user_id IS NOT NULL)";

impl Store {
    /// Stores a new table with its first entries.
    pub async fn create_table(&self, table: &StoredTable, summary: &Summary) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let settings = &table.settings;
        let sql = "INSERT INTO tables (id, owner_id, game, players, settings, beginning, rules_version, is_public, created_at,
                                       status, number, updated_at, is_bot_to_act, is_rated)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', 0, $9, 0, 0)";
        let query = sqlx::query(sql).bind(table.id.as_str()).bind(table.owner.as_str()).bind(settings.game.name());
        let query = query.bind(settings.players as i64).bind(json(settings)?).bind(json(&table.beginning)?);
        let query = query.bind(&*table.rules_version).bind(i64::from(settings.is_public)).bind(table.created_at);
        query.execute(&mut *transaction).await?;
        self.write(&mut transaction, &[&Rows::new(&table.id, &table.entries, summary)?]).await?;
        transaction.commit().await
    }

    /// Does the table exist?
    pub async fn has_table(&self, id: &TableId) -> Result<bool, StoreError> {
        let found =
            sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(id.as_str()).fetch_optional(&self.read).await?;
        Ok(found.is_some())
    }

    /// Loads a table with all its entries.
    pub async fn load_table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let sql = "SELECT owner_id, settings, beginning, rules_version, created_at FROM tables WHERE id = $1";
        let Some(row) = sqlx::query(sql).bind(id.as_str()).fetch_optional(&self.read).await? else {
            return Ok(None);
        };
        Ok(Some(StoredTable {
            id: id.clone(),
            owner: UserId::new(get(&row, "owner_id")?),
            settings: get_json(&row, "settings")?,
            beginning: get_json(&row, "beginning")?,
            rules_version: get(&row, "rules_version")?,
            created_at: get(&row, "created_at")?,
            entries: self.entries(id).await?,
            names: self.names(id).await?,
        }))
    }

    /// Appends entries; `Conflict` if someone else wrote these numbers or this key first. When it returns, the entries survive a
    /// power cut and the other nodes have been notified.
    pub async fn append(&self, id: &TableId, entries: &[Entry], summary: &Summary) -> Result<(), StoreError> {
        let start = Instant::now();
        let commits = self.commits.as_ref().ok_or(StoreError::Database(sqlx::Error::PoolClosed))?;
        commits.append(Rows::new(id, entries, summary)?).await?;
        metrics::counter!("caylus_entries_total").increment(entries.len() as u64);
        metrics::histogram!("caylus_commit_seconds").record(start.elapsed().as_secs_f64());
        Ok(())
    }

    async fn entries(&self, id: &TableId) -> Result<Vec<Entry>, StoreError> {
        let read = |row: &AnyRow| {
            Ok(Entry {
                number: get(row, "number")?,
                at: get(row, "at")?,
                by: get::<Option<String>>(row, "user_id")?.map(UserId::new),
                key: get(row, "idempotency_key")?,
                act: get_json(row, "act")?,
            })
        };
        sqlx::query(ENTRIES).bind(id.as_str()).fetch_all(&self.read).await?.iter().map(read).collect()
    }

    async fn names(&self, id: &TableId) -> Result<HashMap<UserId, PersonName>, StoreError> {
        let rows = sqlx::query(NAMES).bind(id.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((UserId::new(get(row, "id")?), read_name(row)?))).collect()
    }

    /// How many unfinished tables a person owns or sits at, not counting `except`. A seat at an open table may only be reserved:
    /// the person has then not acted there, so there is no entry by them.
    pub async fn count_unfinished(&self, user: &UserId, except: Option<&TableId>) -> Result<i64, StoreError> {
        let query = sqlx::query(COUNT_UNFINISHED).bind(user.as_str()).bind(except.map_or("", TableId::as_str));
        get(&query.fetch_one(&self.read).await?, "count")
    }

    /// How many running tables with only bots a person owns.
    pub async fn count_bot_tables(&self, owner: &UserId) -> Result<i64, StoreError> {
        get(&sqlx::query(COUNT_BOT_TABLES).bind(owner.as_str()).fetch_one(&self.read).await?, "count")
    }

    /// The ids of the next `limit` tables after this id, to walk through all of them.
    pub async fn table_ids_after(&self, after: &str, limit: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(sqlx::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2").bind(after).bind(limit)).await
    }
}

pub(super) fn read_name(row: &AnyRow) -> Result<PersonName, StoreError> {
    let is_deleted = get::<Option<i64>>(row, "deleted_at")?.is_some();
    let is_guest = !is_deleted && get::<Option<&str>>(row, "name_key")?.is_none();
    Ok(PersonName { name: if is_deleted { None } else { Some(get(row, "name")?) }, is_guest })
}
