//! Change notifications between nodes, over PostgreSQL's `LISTEN`/`NOTIFY`. With SQLite there are no other nodes.

use sqlx::postgres::PgListener;

use crate::ids::{NodeId, TableId, UserId};

use super::{Kind, Store, StoreError, Transaction};

/// The `NOTIFY` channel.
pub(super) const CHANNEL: &str = "caylus";

/// What may have changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A table has a new entry with this number.
    Entry(TableId, i64),
    /// A table has a new chat message.
    Chat(TableId),
    /// A person signed out of one of their sessions.
    SignedOut(UserId),
    /// Unknown: the connection was lost for a while, so assume everything changed.
    Anything,
}

/// Receives changes. Entries this node wrote itself are skipped.
pub struct Listener {
    listener: Option<PgListener>,
    node: NodeId,
}

impl Listener {
    /// Waits for the next change; never returns with SQLite. After an error, create a new listener.
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
    /// The payload: `TABLE NUMBER NODE` for an entry, `TABLE` for chat, `@PERSON` for a sign-out.
    fn write(&self, node: &NodeId) -> String {
        match self {
            Self::Entry(table, number) => format!("{table} {number} {node}"),
            Self::Chat(table) => table.to_string(),
            Self::SignedOut(who) => format!("@{who}"),
            Self::Anything => String::new(),
        }
    }

    /// `None` for an entry written by this node: its viewers already have it.
    fn read(told: &str, node: &NodeId) -> Option<Self> {
        if let Some(who) = told.strip_prefix('@') {
            return Some(Self::SignedOut(UserId::new(who.to_owned())));
        }
        let table = |id: &str| TableId::new(id.to_owned());
        match told.split(' ').collect::<Vec<_>>()[..] {
            [_, _, by] if by == node.as_str() => None,
            [id, number, _] => Some(number.parse().map_or(Self::Anything, |number| Self::Entry(table(id), number))),
            [id] if !id.is_empty() => Some(Self::Chat(table(id))),
            _ => Some(Self::Anything),
        }
    }
}

impl Store {
    /// Subscribes to changes.
    pub async fn listen(&self) -> Result<Listener, StoreError> {
        if self.kind == Kind::Sqlite {
            return Ok(Listener { listener: None, node: self.node.clone() });
        }
        let mut listener = PgListener::connect(&self.url).await?;
        listener.listen(CHANNEL).await?;
        Ok(Listener { listener: Some(listener), node: self.node.clone() })
    }

    /// Notifies all nodes that a person signed out.
    pub(crate) async fn tell_of_sign_out(&self, who: &UserId) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            let query = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL);
            query.bind(Change::SignedOut(who.clone()).write(&self.node)).execute(&self.write).await?;
        }
        Ok(())
    }

    /// Notifies all nodes of a change once the transaction commits.
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
