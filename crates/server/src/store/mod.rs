//! The store: everything persistent, in SQLite or PostgreSQL. All SQL lives here.

mod batch;
mod chat;
mod listen;
mod lists;
mod notices;
mod open;
#[cfg(test)]
mod plans;
mod ratings;
mod records;
mod sessions;
mod stored_settings;
mod tables;
mod together;
mod transaction;
mod transfer;
mod users;
mod work;

use std::fmt;
use std::fs::File;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyRow;
use sqlx::{Any, AnyPool, Decode, Row as _, Type};

use crate::ids::{NodeId, UserId};
use transaction::{Transaction, Written};

pub use chat::ChatLine;
pub use listen::{Change, Listener};
pub use lists::{Cursor, Page, Seat, TableFilter, TableRow};
pub use notices::{Delivery, Notice};
pub use open::OpenError;
pub(crate) use open::create_private;
pub use ratings::{Rating, RatingChange};
pub use records::StoredRecord;
pub use sessions::{Session, SessionKind};
pub use transfer::{Row, Writer};
pub use users::{NewPassword, User};

/// A connection to the database. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    read: AnyPool,
    /// For writing: one connection for SQLite, which allows one writer at a time; for PostgreSQL the same pool as for reading.
    write: AnyPool,
    /// Queue of the group commit; none in the clone that the writer task itself uses.
    commits: Option<together::CommitQueue>,
    written: Written,
    kind: Kind,
    /// Held while this server uses the SQLite file: a second server would not see what the first one writes.
    _lock: Option<Arc<File>>,
    /// Distinguishes this node's own notifications from those of others.
    node: NodeId,
    /// The address to listen on; may contain a password.
    url: Arc<str>,
}

/// The kind of database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A single file.
    Sqlite,
    /// A database server that several nodes can share.
    Postgres,
}

/// Why a read or write failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Someone else wrote this entry or took this name first: reload and decide again.
    #[error("conflict with an earlier write")]
    Conflict,
    /// A text the database cannot store: PostgreSQL rejects NUL characters.
    #[error("text must not contain NUL characters")]
    Text,
    /// The database is unreachable or rejects the statement.
    #[error("database error: {0}")]
    Database(sqlx::Error),
    /// Stored data cannot be read.
    #[error("corrupt data in the database: {0}; check it with `caylus admin verify`")]
    Damaged(String),
}

/// PostgreSQL's codes for a NUL character: `character_not_in_repertoire` in a text, `untranslatable_character` in JSON.
const BAD_CHARACTER: [&str; 2] = ["22021", "22P05"];

impl From<sqlx::Error> for StoreError {
    fn from(reason: sqlx::Error) -> Self {
        match &reason {
            sqlx::Error::Database(refusal) if refusal.is_unique_violation() => Self::Conflict,
            sqlx::Error::Database(refusal) if refusal.code().is_some_and(|code| BAD_CHARACTER.contains(&&*code)) => {
                Self::Text
            }
            _ => Self::Database(reason),
        }
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("kind", &self.kind).finish_non_exhaustive()
    }
}

impl Store {
    /// The kind of database.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Commits a write that leaves nothing behind. A database may answer queries and still be locked, full or read-only, and only
    /// a commit shows it: SQLite does not touch the disk before.
    pub async fn try_to_write(&self) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        for sql in ["INSERT INTO keepsakes (name, value) VALUES ($1, '')", "DELETE FROM keepsakes WHERE name = $1"] {
            sqlx::query(sql).bind(format!("probe of {}", self.node)).execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }

    /// Checks that the database accepts writes. A plain query is enough if a commit succeeded within this time and none has
    /// failed since.
    pub async fn can_write(&self, within: Duration) -> Result<(), StoreError> {
        if !self.written.is_within(within) {
            return self.try_to_write().await;
        }
        sqlx::query("SELECT 1").fetch_one(&self.read).await?;
        Ok(())
    }

    /// Closes all connections once running statements are done.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }

    async fn begin(&self) -> Result<Transaction, StoreError> {
        Transaction::begin(&self.write, self.kind, &self.written).await
    }

    /// Starts a transaction to add a row for a person; `None` if `sql` already counts `most` of them. Locks the person's row, so
    /// two concurrent requests cannot both take the last slot.
    async fn begin_below(
        &self,
        user: &UserId,
        sql: &'static str,
        most: usize,
    ) -> Result<Option<Transaction>, StoreError> {
        let mut transaction = self.begin().await?;
        if self.kind == Kind::Postgres {
            // SQLite has a single writer. `NO KEY` still lets others insert rows that refer to the person.
            let sql = "SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE";
            sqlx::query(sql).bind(user.as_str()).execute(&mut *transaction).await?;
        }
        let count: i64 = get(&sqlx::query(sql).bind(user.as_str()).fetch_one(&mut *transaction).await?, "count")?;
        if count < most as i64 {
            return Ok(Some(transaction));
        }
        transaction.roll_back().await?;
        Ok(None)
    }
}

fn get<'r, T: Decode<'r, Any> + Type<Any>>(row: &'r AnyRow, column: &str) -> Result<T, StoreError> {
    row.try_get(column).map_err(|reason| damaged(column, reason))
}

fn get_json<T: serde::de::DeserializeOwned>(row: &AnyRow, column: &str) -> Result<T, StoreError> {
    let text: &str = get(row, column)?;
    serde_json::from_str(text).map_err(|reason| damaged(column, reason))
}

fn json<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|reason| damaged("document", reason))
}

fn damaged(what: &str, reason: impl fmt::Display) -> StoreError {
    StoreError::Damaged(format!("{what}: {reason}"))
}
