//! Reads and writes all rows, for backups and moves to another database.

use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AssertSqlSafe, Column, Row as _, ValueRef};

use super::open::NAME_KEYS;
use super::{Kind, Store, StoreError, Transaction, damaged};

/// All tables, each after those its rows refer to.
const TABLES: [(&str, &str); 12] = [
    ("users", "SELECT * FROM users ORDER BY id"),
    ("sessions", "SELECT * FROM sessions ORDER BY token_hash"),
    ("tables", "SELECT * FROM tables ORDER BY id"),
    ("entries", "SELECT * FROM entries ORDER BY table_id, number"),
    ("seats", "SELECT * FROM seats ORDER BY table_id, seat"),
    ("chat", "SELECT * FROM chat ORDER BY table_id, number"),
    ("records", "SELECT * FROM records ORDER BY id"),
    ("ratings", "SELECT * FROM ratings ORDER BY user_id, game, players"),
    ("rating_changes", "SELECT * FROM rating_changes ORDER BY table_id, user_id"),
    ("notices", "SELECT * FROM notices ORDER BY id"),
    ("deliveries", "SELECT * FROM deliveries ORDER BY notice_id, table_id, number"),
    ("keepsakes", "SELECT * FROM keepsakes ORDER BY name"),
];

/// Derived columns that exports of earlier versions lack, computed as in migration 3.
pub(super) const DERIVED: [&str; 2] = [
    "UPDATE seats SET
         game = (SELECT game FROM tables WHERE id = table_id),
         over_at = (SELECT updated_at FROM tables WHERE id = table_id AND status = 'over')
     WHERE game IS NULL",
    "UPDATE users SET games = (
         SELECT COUNT(DISTINCT t.id) FROM seats s JOIN tables t ON t.id = s.table_id
         WHERE s.user_id = users.id AND s.over_at IS NOT NULL AND t.is_rated = 1)",
];

/// A database row. NULL columns are left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The table's name.
    pub table: String,
    /// The columns.
    pub row: Map<String, Value>,
}

/// Writes rows into an empty database, all or nothing.
#[derive(Debug)]
pub struct Writer {
    transaction: Transaction,
    kind: Kind,
}

impl Store {
    /// Passes every row to `take`, from one consistent snapshot.
    pub async fn each_row<E: From<StoreError>>(
        &self,
        mut take: impl AsyncFnMut(Row) -> Result<(), E>,
    ) -> Result<(), E> {
        let statement = match self.kind {
            Kind::Sqlite => "BEGIN",
            Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
        };
        let mut moment = self.read.begin_with(statement).await.map_err(StoreError::from)?;
        for (table, sql) in TABLES {
            let mut rows = sqlx::query(sql).fetch(&mut *moment);
            while let Some(row) = rows.try_next().await.map_err(StoreError::from)? {
                take(Row { table: table.to_owned(), row: values(&row)? }).await?;
            }
        }
        Ok(())
    }

    /// Starts writing rows; `None` if the database is not empty.
    pub async fn writer(&self) -> Result<Option<Writer>, StoreError> {
        let mut transaction = self.begin().await?;
        for (_, sql) in TABLES {
            if sqlx::query(sql).fetch_optional(&mut *transaction).await?.is_some() {
                return Ok(None);
            }
        }
        Ok(Some(Writer { transaction, kind: self.kind }))
    }

    /// Corruption in the database itself: inconsistent pages or indexes, dangling references. Only checked on SQLite.
    pub(crate) async fn faults(&self) -> Result<Vec<String>, StoreError> {
        if self.kind == Kind::Postgres {
            return Ok(Vec::new());
        }
        let mut faults = Vec::new();
        match sqlx::query("PRAGMA integrity_check").fetch_all(&self.read).await {
            Ok(rows) => {
                for row in &rows {
                    faults.push(row.try_get::<String, _>(0)?);
                }
            }
            // Some corruption makes the check itself fail.
            Err(sqlx::Error::Database(reason)) => faults.push(reason.to_string()),
            Err(reason) => return Err(reason.into()),
        }
        faults.retain(|fault| fault != "ok");
        let rows = match sqlx::query("PRAGMA foreign_key_check").fetch_all(&self.read).await {
            // A corrupt file may be unreadable; the check above already reported it.
            Err(_) if !faults.is_empty() => Vec::new(),
            rows => rows?,
        };
        for row in &rows {
            let (table, parent) = (row.try_get::<String, _>(0)?, row.try_get::<String, _>(2)?);
            faults.push(format!("a row in `{table}` refers to a missing row in `{parent}`"));
        }
        Ok(faults)
    }

    /// Copies a SQLite database from a consistent snapshot, while others read and write.
    pub(crate) async fn vacuum_into(&self, path: &str) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1").bind(path).execute(&self.write).await?;
        Ok(())
    }
}

impl Writer {
    /// Inserts a row.
    pub async fn write(&mut self, row: &Row) -> Result<(), StoreError> {
        let is_name =
            |name: &str| !name.is_empty() && name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_');
        let is_known = TABLES.iter().any(|(table, _)| *table == row.table);
        if !is_known || row.row.is_empty() || !row.row.keys().all(|name| is_name(name)) {
            return Err(damaged(&row.table, "no such table or column"));
        }
        let columns: Vec<&str> = row.row.keys().map(String::as_str).collect();
        let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
        let sql = format!("INSERT INTO {} ({}) VALUES ({})", row.table, columns.join(", "), places.join(", "));
        // Safe: all names in it were checked above.
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (column, value) in &row.row {
            query = match value {
                Value::String(text) => query.bind(text.as_str()),
                Value::Number(number) => match number.as_i64() {
                    Some(number) => query.bind(number),
                    None => query.bind(number.as_f64()),
                },
                other => return Err(damaged(column, format!("expected a string or a number, got `{other}`"))),
            };
        }
        query.execute(&mut *self.transaction).await?;
        Ok(())
    }

    /// Fills in what exports of earlier versions lack, recomputes name keys, and commits.
    pub async fn finish(mut self) -> Result<(), StoreError> {
        for sql in DERIVED.into_iter().chain([NAME_KEYS]) {
            sqlx::raw_sql(sql).execute(&mut *self.transaction).await?;
        }
        if self.kind == Kind::Postgres {
            // Without fresh statistics PostgreSQL would not use the indexes until its next automatic analyze.
            sqlx::raw_sql("ANALYZE").execute(&mut *self.transaction).await?;
        }
        self.transaction.commit().await
    }
}

fn values(row: &AnyRow) -> Result<Map<String, Value>, StoreError> {
    let mut values = Map::new();
    for column in row.columns() {
        let (name, at) = (column.name(), column.ordinal());
        let raw = row.try_get_raw(at)?;
        if raw.is_null() {
            continue;
        }
        let value = match raw.type_info().kind() {
            AnyTypeInfoKind::Text => Value::from(row.try_get::<String, _>(at)?),
            AnyTypeInfoKind::BigInt | AnyTypeInfoKind::Integer => Value::from(row.try_get::<i64, _>(at)?),
            AnyTypeInfoKind::Double => Value::from(row.try_get::<f64, _>(at)?),
            other => return Err(damaged(name, format!("unsupported column type {other:?}"))),
        };
        values.insert(name.to_owned(), value);
    }
    Ok(values)
}
