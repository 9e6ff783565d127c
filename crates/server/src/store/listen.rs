//! Hearing what other nodes have written. PostgreSQL tells; with SQLite there are no other nodes.

use sqlx::postgres::PgListener;

use crate::ids::{NodeId, TableId, UserId};

use super::{Kind, Store, StoreError, Transaction};

/// The channel on which nodes tell each other of tables.
const CHANNEL: &str = "caylus";

/// What may have changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// There is this entry at a table.
    Entry(TableId, i64),
    /// Something was said at a table.
    Chat(TableId),
    /// Somebody has signed out somewhere.
    SignedOut(UserId),
    /// Anything: the connection was lost for a while.
    Anything,
}

/// Hears of changes; of entries only those that other nodes have written.
pub struct Listener {
    listener: Option<PgListener>,
    node: NodeId,
}

impl Listener {
    /// Waits for the next change; with SQLite for ever. After an error, make another listener.
    pub async fn next(&mut self) -> Result<Change, StoreError> {
        let Some(listener) = &mut self.listener else { return std::future::pending().await };
        loop {
            let Some(told) = listener.try_recv().await? else { return Ok(Change::Anything) };
            if let Some(change) = Change::read(told.payload(), &self.node) {
                return Ok(change);
            }
        }
    }
}

impl Change {
    /// As it is told: the id of the table and, if there is one, the number of the entry and who tells it; or `@` and the id of a
    /// person.
    fn write(&self, node: &NodeId) -> String {
        match self {
            Self::Entry(table, number) => format!("{table} {number} {node}"),
            Self::Chat(table) => table.to_string(),
            Self::SignedOut(who) => format!("@{who}"),
            Self::Anything => String::new(),
        }
    }

    /// Nothing if it is an entry that this node has told of itself: it has shown it too.
    fn read(told: &str, node: &NodeId) -> Option<Self> {
        if let Some(who) = told.strip_prefix('@') {
            return Some(Self::SignedOut(UserId(who.to_owned())));
        }
        let table = |id: &str| TableId(id.to_owned());
        match told.split(' ').collect::<Vec<_>>()[..] {
            [_, _, by] if by == node.as_str() => None,
            [id, number, _] => Some(number.parse().map_or(Self::Anything, |number| Self::Entry(table(id), number))),
            [id] if !id.is_empty() => Some(Self::Chat(table(id))),
            _ => Some(Self::Anything),
        }
    }
}

impl Store {
    /// Listens from now on.
    pub async fn listen(&self) -> Result<Listener, StoreError> {
        if self.kind == Kind::Sqlite {
            return Ok(Listener { listener: None, node: self.node.clone() });
        }
        let mut listener = PgListener::connect(&self.url).await?;
        listener.listen(CHANNEL).await?;
        Ok(Listener { listener: Some(listener), node: self.node.clone() })
    }

    /// Tells all nodes that somebody has signed out.
    pub(crate) async fn tell_of_sign_out(&self, who: &UserId) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            let query = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL);
            query.bind(Change::SignedOut(who.clone()).write(&self.node)).execute(&self.write).await?;
        }
        Ok(())
    }

    /// Tells all nodes of a change, when the transaction is committed.
    pub(super) async fn tell_nodes(&self, transaction: &mut Transaction, change: &Change) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(change.write(&self.node))
                .execute(&mut **transaction)
                .await?;
        }
        Ok(())
    }
}
