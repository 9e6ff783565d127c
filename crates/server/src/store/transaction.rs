//! Write transactions.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool};

use super::{Kind, StoreError};

/// A write transaction. Dropping it unfinished closes its connection: after some failures, such as a full disk, SQLite has
/// already rolled back, and neither a rollback nor the next transaction would succeed on that connection.
#[derive(Debug)]
pub(super) struct Transaction {
    connection: PoolConnection<Any>,
    written: Written,
    is_open: bool,
}

/// When a transaction last succeeded, unless one has failed since. Shared by all transactions of a store.
#[derive(Clone, Debug, Default)]
pub(super) struct Written(Arc<Mutex<Option<Instant>>>);

impl Written {
    fn set(&self, at: Option<Instant>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = at;
    }

    /// Did a commit succeed within this time, with no failure since?
    pub(super) fn is_within(&self, time: Duration) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|at| at.elapsed() < time)
    }
}

impl Transaction {
    /// Begins a transaction. SQLite takes the write lock at once, so no later statement can fail to get it.
    pub(super) async fn begin(pool: &AnyPool, kind: Kind, written: &Written) -> Result<Self, StoreError> {
        let statement = match kind {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        };
        let connection = pool.acquire().await.inspect_err(|_| written.set(None))?;
        let mut transaction = Self { connection, written: written.clone(), is_open: true };
        sqlx::raw_sql(statement).execute(&mut *transaction).await?;
        Ok(transaction)
    }

    /// Commits: from here on the changes survive a power cut.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        sqlx::raw_sql("COMMIT").execute(&mut *self).await?;
        self.is_open = false;
        self.written.set(Some(Instant::now()));
        Ok(())
    }

    /// Rolls back on purpose, without closing the connection.
    pub(super) async fn roll_back(mut self) -> Result<(), StoreError> {
        sqlx::raw_sql("ROLLBACK").execute(&mut *self).await?;
        self.is_open = false;
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if self.is_open {
            self.written.set(None);
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
