//! Hearing what other nodes have written. PostgreSQL tells; with SQLite there are no other nodes.

use sqlx::postgres::PgListener;
use sqlx::{Any, Transaction};

use crate::ids::TableId;

use super::{Kind, Store, StoreError};

/// The channel on which nodes tell each other of tables.
const CHANNEL: &str = "caylus";

/// What may have changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Something at this table.
    Table(TableId),
    /// Anything: the connection was lost for a while.
    Anything,
}

/// Hears of changes, also of those of this node.
pub struct Listener(Option<PgListener>);

impl Listener {
    /// Waits for the next change; with SQLite for ever. After an error, make another listener.
    pub async fn next(&mut self) -> Result<Change, StoreError> {
        match &mut self.0 {
            None => std::future::pending().await,
            Some(listener) => Ok(match listener.try_recv().await? {
                Some(told) => Change::Table(TableId(told.payload().to_owned())),
                None => Change::Anything,
            }),
        }
    }
}

impl Store {
    /// Listens from now on.
    pub async fn listen(&self) -> Result<Listener, StoreError> {
        if self.kind == Kind::Sqlite {
            return Ok(Listener(None));
        }
        let mut listener = PgListener::connect(&self.url).await?;
        listener.listen(CHANNEL).await?;
        Ok(Listener(Some(listener)))
    }

    /// Tells all nodes of a table, when the transaction is committed.
    pub(super) async fn tell_nodes(
        &self,
        transaction: &mut Transaction<'static, Any>,
        table: &TableId,
    ) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(table.as_str())
                .execute(&mut **transaction)
                .await?;
        }
        Ok(())
    }
}
