//! Commands on tables: load, decide, append, then show. Nothing is shown before it is committed.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use caylus_table::{Command, Decided, NewTable, PersonName, Refusal, Table};
use tokio::task::JoinError;
use tracing::Instrument;

use crate::clock::now;
use crate::ids::{Fresh, TableId, UserId};
use crate::live::Hub;
use crate::store::{ChatLine, Store, StoreError};

/// How often a command is retried after a conflict.
const TRIES: usize = 10;

/// The tables of a server. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Service {
    store: Store,
    hub: Hub,
    bots: Arc<dyn BotTurns>,
}

/// Makes bots play. The service calls it after every write that makes it a bot's turn.
pub trait BotTurns: fmt::Debug + Send + Sync {
    /// A bot is to act at this table.
    fn bot_to_act(&self, service: &Service, table: &Arc<Table>);
}

/// A person acting at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// Their id.
    pub id: UserId,
    /// Their name and whether they are a guest.
    pub name: PersonName,
}

/// The result of a command.
#[derive(Clone, Debug)]
pub struct Acted {
    /// The table after the command.
    pub table: Arc<Table>,
    /// The number of the entry that was written, now or by an earlier request with the same key.
    pub number: i64,
}

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// No table has this id.
    #[error("no such table")]
    NotFound,
    /// The table refuses the command.
    #[error("{refusal}")]
    Refused {
        /// The reason.
        refusal: Refusal,
        /// The current table; `None` when creating one.
        table: Option<Arc<Table>>,
    },
    /// Every try ended in a conflict.
    #[error("table is busy, try again")]
    Busy,
    /// A database operation failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Service {
    /// A service on this store.
    pub fn new(store: Store, hub: Hub, bots: Arc<dyn BotTurns>) -> Self {
        Self { store, hub, bots }
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The hub, which shows changes to viewers on this node.
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    /// Creates a table. `names` covers everyone with a seat.
    pub async fn create(
        &self,
        owner: &UserId,
        new: NewTable,
        names: HashMap<UserId, PersonName>,
    ) -> Result<Arc<Table>, Failure> {
        let refused = |refusal| Failure::Refused { refusal, table: None };
        let stored = new.set_up(TableId::fresh(), owner, names, now()).map_err(refused)?;
        let table = Table::fold(stored.clone()).map_err(|reason| refused(Refusal::Settings(reason)))?;
        self.store.create_table(&stored, &table.summary(None)).await?;
        let table = Arc::new(table);
        self.written(&table);
        Ok(table)
    }

    /// Loads a table.
    pub async fn table(&self, id: &TableId) -> Result<Arc<Table>, Failure> {
        let stored = self.store.load_table(id).await?.ok_or(Failure::NotFound)?;
        let table = Table::fold(stored).map_err(|reason| StoreError::Damaged(format!("table {id}: {reason}")))?;
        Ok(Arc::new(table))
    }

    /// Runs a command for a person, or for the server itself.
    pub async fn act(
        &self,
        id: &TableId,
        who: Option<&Who>,
        key: Option<&str>,
        command: &Command,
    ) -> Result<Acted, Failure> {
        let (service, id, command) = (self.clone(), id.clone(), command.clone());
        let (who, key) = (who.cloned(), key.map(str::to_owned));
        // In a separate task: if the client disconnects midway, an appended entry must still be shown to the others.
        let acting = async move {
            let seen = service.hub.seen(&id);
            service.carry_out(&id, seen, who.as_ref(), key.as_deref(), &command).await
        };
        match tokio::spawn(acting.in_current_span()).await.map_err(JoinError::try_into_panic) {
            Ok(done) => done,
            Err(Ok(panic)) => std::panic::resume_unwind(panic),
            // The runtime is shutting down.
            Err(Err(_)) => Err(StoreError::Database(sqlx::Error::PoolClosed).into()),
        }
    }

    /// Runs a command for the server itself at a table that is at hand and was current a moment ago.
    pub async fn act_at(&self, table: Arc<Table>, command: &Command) -> Result<Acted, Failure> {
        let id = table.id().clone();
        self.carry_out(&id, Some(table), None, None, command).await
    }

    /// `seen` is the table as last seen by this node.
    async fn carry_out(
        &self,
        id: &TableId,
        mut seen: Option<Arc<Table>>,
        who: Option<&Who>,
        key: Option<&str>,
        command: &Command,
    ) -> Result<Acted, Failure> {
        // Decide optimistically on the table last seen; if it is stale the append conflicts and we retry. A refusal is only final on a
        // freshly loaded table.
        for _ in 0..TRIES {
            let is_seen = seen.is_some();
            let table = match seen.take() {
                Some(table) => table,
                None => {
                    let table = self.table(id).await?;
                    // It may hold entries that were committed but never shown, because the database went away before it could answer.
                    self.hub.show(&table);
                    table
                }
            };
            let (entries, mut after) = match table.decide(command, who.map(|who| &who.id), key, now()) {
                Err(_) if is_seen => continue,
                Err(refusal) => return Err(Failure::Refused { refusal, table: Some(table) }),
                Ok(Decided::Before(number)) => return Ok(Acted { table, number }),
                Ok(Decided::New { entries, table }) => (entries, table),
            };
            let number = table.number() + 1;
            if let Some(who) = who {
                after.set_name(&who.id, who.name.clone());
            }
            match self.store.append(id, &entries, &after.summary(table.person_to_act())).await {
                Ok(()) => {
                    let table = Arc::from(after);
                    self.written(&table);
                    return Ok(Acted { table, number });
                }
                Err(StoreError::Conflict) => {}
                Err(failure) => {
                    // Tell the viewers; the ticker notices when the database is back.
                    self.hub.set_database(!matches!(failure, StoreError::Database(_)));
                    return Err(failure.into());
                }
            }
        }
        Err(Failure::Busy)
    }

    /// After a write: shows it to viewers and wakes the bot whose turn it is.
    fn written(&self, table: &Arc<Table>) {
        self.hub.show(table);
        if table.bot_to_act().is_some() {
            self.bots.bot_to_act(self, table);
        }
    }

    /// After a session has ended: makes the person's sockets, on all nodes, check whether it was theirs.
    pub async fn signed_out(&self, who: &UserId) -> Result<(), StoreError> {
        self.hub.sign_out(who);
        self.store.tell_of_sign_out(who).await
    }

    /// Fails with [`Failure::NotFound`] if the table does not exist.
    async fn expect(&self, id: &TableId) -> Result<(), Failure> {
        if self.store.has_table(id).await? { Ok(()) } else { Err(Failure::NotFound) }
    }

    /// The latest chat lines of a table, before a number if one is given; at most `limit`.
    pub async fn chat(&self, id: &TableId, before: Option<i64>, limit: i64) -> Result<Vec<ChatLine>, Failure> {
        self.expect(id).await?;
        Ok(self.store.chat_before(id, before, limit).await?)
    }

    /// Writes a chat line.
    pub async fn say(&self, id: &TableId, who: &UserId, text: &str) -> Result<i64, Failure> {
        self.expect(id).await?;
        let number = self.store.say(id, who, text, now()).await?;
        self.hub.show_chat(id);
        Ok(number)
    }

    /// Reloads a table and shows it to its viewers on this node, if there are any.
    pub async fn refresh(&self, id: &TableId) {
        if !self.hub.is_watched(id) {
            return;
        }
        match self.table(id).await {
            Ok(table) => self.hub.show(&table),
            Err(reason) => tracing::warn!(table = %id, %reason, "cannot refresh table"),
        }
    }

    /// Like [`Self::refresh`], unless this node has already shown entry `number`, for example because it wrote it.
    pub async fn refresh_to(&self, id: &TableId, number: i64) {
        if self.hub.seen(id).is_none_or(|seen| seen.number() < number) {
            self.refresh(id).await;
        }
    }

    /// Refreshes all watched tables and their chat.
    pub async fn refresh_all(&self) {
        for id in self.hub.watched() {
            self.refresh(&id).await;
            self.hub.show_chat(&id);
        }
    }
}
