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
    /// There is this entry at a table.
    Entry(TableId, i64),
    /// Something was said at a table.
    Chat(TableId),
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
                Some(told) => Change::read(told.payload()),
                None => Change::Anything,
            }),
        }
    }
}

impl Change {
    /// As it is told: the id of the table, and the number of the entry if there is one.
    fn write(&self) -> String {
        match self {
            Self::Entry(table, number) => format!("{table} {number}"),
            Self::Chat(table) => table.to_string(),
            Self::Anything => String::new(),
        }
    }

    fn read(told: &str) -> Self {
        let table = |id: &str| TableId(id.to_owned());
        match told.split_once(' ') {
            Some((id, number)) => number.parse().map_or(Self::Anything, |number| Self::Entry(table(id), number)),
            None if told.is_empty() => Self::Anything,
            None => Self::Chat(table(told)),
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

    /// Tells all nodes of a change, when the transaction is committed.
    pub(super) async fn tell_nodes(
        &self,
        transaction: &mut Transaction<'static, Any>,
        change: &Change,
    ) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(change.write())
                .execute(&mut **transaction)
                .await?;
        }
        Ok(())
    }
}
