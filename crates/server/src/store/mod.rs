//! The store: everything that is kept, in SQLite or PostgreSQL. SQL is written here and nowhere else.

mod chat;
mod keepsakes;
mod listen;
mod lists;
mod notices;
mod open;
#[cfg(test)]
mod plans;
mod ratings;
mod records;
mod sessions;
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
pub use ratings::Rating;
pub use records::StoredRecord;
pub use sessions::{Session, SessionKind};
pub use tables::{PersonName, SeatSummary, StoredTable, Summary};
pub use transfer::{Row, Writer};
pub use users::{NewPassword, User};

/// Where everything is kept. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    /// For reading: as many connections as help.
    read: AnyPool,
    /// For writing: SQLite has one writer at a time, so one connection; PostgreSQL uses the same pool as for reading.
    write: AnyPool,
    /// Where entries are handed in to be written; who writes them has none.
    desk: Option<together::Desk>,
    written: Written,
    kind: Kind,
    /// Locked while this server uses the file: a second one would not hear of what the first one writes.
    _lock: Option<Arc<File>>,
    /// By which this node knows what it has told the others itself.
    node: NodeId,
    /// The address, for those who listen; it may have a password in it.
    url: Arc<str>,
}

/// Which database it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One file.
    Sqlite,
    /// A server that several nodes share.
    Postgres,
}

/// Why something could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: with this entry, this name. Load again and decide anew.
    #[error("somebody else was first")]
    Conflict,
    /// A text that the database cannot store: PostgreSQL takes no NUL characters.
    #[error("text must not contain NUL characters")]
    Text,
    /// The database does not answer, or refuses.
    #[error("the database: {0}")]
    Database(sqlx::Error),
    /// What was read back makes no sense.
    #[error("damaged in the database: {0}")]
    Damaged(String),
}

/// PostgreSQL's code for `character_not_in_repertoire`.
const BAD_CHARACTER: &str = "22021";

impl From<sqlx::Error> for StoreError {
    fn from(reason: sqlx::Error) -> Self {
        match &reason {
            sqlx::Error::Database(refusal) if refusal.is_unique_violation() => Self::Conflict,
            sqlx::Error::Database(refusal) if refusal.code().as_deref() == Some(BAD_CHARACTER) => Self::Text,
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
    /// Which database it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Writes something, and leaves nothing. A database may answer questions and still be locked, full or read-only, and only a commit
    /// shows it: SQLite does not touch the disk before.
    pub async fn try_to_write(&self) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        for sql in ["INSERT INTO keepsakes (name, value) VALUES ($1, '')", "DELETE FROM keepsakes WHERE name = $1"] {
            sqlx::query(sql).bind(format!("probe of {}", self.node)).execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }

    /// The same, unless something was written within this time and nothing has failed since: then an answer is enough.
    pub async fn can_write(&self, within: Duration) -> Result<(), StoreError> {
        if !self.written.is_within(within) {
            return self.try_to_write().await;
        }
        sqlx::query("SELECT 1").fetch_one(&self.read).await?;
        Ok(())
    }

    /// Ends all connections, after what is under way.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }

    /// A transaction that writes.
    async fn begin(&self) -> Result<Transaction, StoreError> {
        Transaction::begin(&self.write, self.kind, &self.written).await
    }

    /// A transaction to add something to what a person has, as `sql` counts it; nothing if that is `most` already. It holds the person's
    /// row until it ends, so that of two who want to add the last one only one can.
    async fn begin_below(
        &self,
        user: &UserId,
        sql: &'static str,
        most: usize,
    ) -> Result<Option<Transaction>, StoreError> {
        let mut transaction = self.begin().await?;
        if self.kind == Kind::Postgres {
            // SQLite has only one writer anyway. Others can still write rows that refer to the person.
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

/// A column of a row.
fn get<'r, T: Decode<'r, Any> + Type<Any>>(row: &'r AnyRow, column: &str) -> Result<T, StoreError> {
    row.try_get(column).map_err(|reason| damaged(column, reason))
}

/// A column that holds a document.
fn get_json<T: serde::de::DeserializeOwned>(row: &AnyRow, column: &str) -> Result<T, StoreError> {
    let text: &str = get(row, column)?;
    serde_json::from_str(text).map_err(|reason| damaged(column, reason))
}

/// A document as it is kept.
fn json<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|reason| damaged("document", reason))
}

fn damaged(what: &str, reason: impl fmt::Display) -> StoreError {
    StoreError::Damaged(format!("{what}: {reason}"))
}
