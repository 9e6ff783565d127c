//! Playing at tables: load, decide, append, show. Commit first, show after.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::task::JoinError;
use tracing::Instrument;

use crate::clock::now;
use crate::hosted;
use crate::ids::{TableId, UserId};
use crate::live::{Bots, Hub};
use crate::store::{ChatLine, PersonName, Store, StoreError};
use crate::table::{Command, Decided, NewTable, Refusal, Table};

/// How often a command is decided anew because somebody else was faster.
const TRIES: usize = 10;

/// The tables of a server. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Service {
    store: Store,
    hub: Hub,
    bots: Bots,
}

/// Somebody who does something at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The id.
    pub id: UserId,
    /// What others see.
    pub name: PersonName,
}

/// What came of a command.
#[derive(Clone, Debug)]
pub struct Acted {
    /// The table as it is now.
    pub table: Arc<Table>,
    /// The number of the entry that was written, also if the same was sent before.
    pub number: i64,
}

/// Why a command came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// There is no such table.
    #[error("there is no such table")]
    NotFound,
    /// The table refuses it.
    #[error("{refusal}")]
    Refused {
        /// Why.
        refusal: Refusal,
        /// The table as it is; nothing if it would have been a new one.
        table: Option<Arc<Table>>,
    },
    /// Others are faster all the time.
    #[error("too many do something at this table at the same time")]
    Busy,
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Service {
    /// Plays with what is in the store.
    pub fn new(store: Store, hub: Hub, bots: Bots) -> Self {
        Self { store, hub, bots }
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Who watches.
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    /// The bots.
    pub fn bots(&self) -> &Bots {
        &self.bots
    }

    /// Makes a table; `names` are those of everybody it has seats for.
    pub async fn create(
        &self,
        owner: &UserId,
        new: NewTable,
        names: HashMap<UserId, PersonName>,
    ) -> Result<Arc<Table>, Failure> {
        let refused = |refusal| Failure::Refused { refusal, table: None };
        let stored = new.set_up(owner, names, now()).map_err(refused)?;
        let table = Table::fold(stored.clone()).map_err(|reason| refused(Refusal::Settings(reason)))?;
        self.store.create_table(&stored, &table.summary(None)).await?;
        let table = Arc::new(table);
        self.written(&table);
        Ok(table)
    }

    /// A table as it is now.
    pub async fn table(&self, id: &TableId) -> Result<Arc<Table>, Failure> {
        let stored = self.store.load_table(id).await?.ok_or(Failure::NotFound)?;
        let table = Table::fold(stored).map_err(|reason| StoreError::Damaged(format!("table {id}: {reason}")))?;
        Ok(Arc::new(table))
    }

    /// Carries a command out, for somebody or for the server itself.
    pub async fn act(
        &self,
        id: &TableId,
        who: Option<&Who>,
        key: Option<&str>,
        command: &Command,
    ) -> Result<Acted, Failure> {
        let (service, id, command) = (self.clone(), id.clone(), command.clone());
        let (who, key) = (who.cloned(), key.map(str::to_owned));
        // Whoever asked may go away: what is kept then has to be shown all the same.
        let acting = async move { service.carry_out(&id, who.as_ref(), key.as_deref(), &command).await };
        match tokio::spawn(acting.in_current_span()).await.map_err(JoinError::try_into_panic) {
            Ok(done) => done,
            Err(Ok(panic)) => std::panic::resume_unwind(panic),
            // The server ends.
            Err(Err(_)) => Err(StoreError::Database(sqlx::Error::PoolClosed).into()),
        }
    }

    async fn carry_out(
        &self,
        id: &TableId,
        who: Option<&Who>,
        key: Option<&str>,
        command: &Command,
    ) -> Result<Acted, Failure> {
        // What was last shown is nearly always how it still is; if not, nothing can be written, and nothing is refused for it.
        let mut seen = self.hub.seen(id);
        for _ in 0..TRIES {
            let is_seen = seen.is_some();
            let table = match seen.take() {
                Some(table) => table,
                None => {
                    let table = self.table(id).await?;
                    // It may hold what nobody was told was kept, because the database went away while it was.
                    self.hub.show(&table);
                    table
                }
            };
            let entries = match table.decide(command, who.map(|who| &who.id), key, now()) {
                Err(_) if is_seen => continue,
                Err(refusal) => return Err(Failure::Refused { refusal, table: Some(table) }),
                Ok(Decided::Before(number)) => return Ok(Acted { table, number }),
                Ok(Decided::New(entries)) => entries,
            };
            let number = table.number() + 1;
            let mut after = table.with(&entries).map_err(StoreError::Damaged)?;
            if let Some(who) = who {
                after.introduce(&who.id, who.name.clone());
            }
            match self.store.append(id, &entries, &after.summary(table.person_to_act())).await {
                Ok(()) => {
                    let table = Arc::new(after);
                    self.written(&table);
                    return Ok(Acted { table, number });
                }
                Err(StoreError::Conflict) => {}
                Err(failure) => {
                    // All who watch are to know; whoever looks for what is due sees when it is back.
                    self.hub.set_database(!matches!(failure, StoreError::Database(_)));
                    return Err(failure.into());
                }
            }
        }
        Err(Failure::Busy)
    }

    /// Something was written: all who watch see it, and a bot that has to decide begins to think.
    fn written(&self, table: &Arc<Table>) {
        self.hub.show(table);
        if table.bot_to_act().is_some() {
            self.bots.call(self, table);
        }
    }

    /// Some way for a person to be signed in has ended: the person's sockets look whether it was theirs, here and at other nodes.
    pub async fn signed_out(&self, who: &UserId) -> Result<(), StoreError> {
        self.hub.sign_out(who);
        self.store.tell_of_sign_out(who).await
    }

    /// Fails with `NotFound` if the table does not exist.
    async fn expect(&self, id: &TableId) -> Result<(), Failure> {
        if self.store.has_table(id).await? { Ok(()) } else { Err(Failure::NotFound) }
    }

    /// The last chat lines of a table before a number, or of all, at most `limit`.
    pub async fn chat(&self, id: &TableId, before: Option<i64>, limit: i64) -> Result<Vec<ChatLine>, Failure> {
        self.expect(id).await?;
        Ok(self.store.chat_before(id, before, limit).await?)
    }

    /// Says something at a table.
    pub async fn say(&self, id: &TableId, who: &UserId, text: &str) -> Result<i64, Failure> {
        self.expect(id).await?;
        let number = self.store.say(id, who, text, now()).await?;
        self.hub.show_chat(id);
        Ok(number)
    }

    /// Shows the watchers of a table what may be new there.
    pub async fn refresh(&self, id: &TableId) {
        if !self.hub.is_watched(id) {
            return;
        }
        match self.table(id).await {
            Ok(table) => self.hub.show(&table),
            Err(reason) => tracing::warn!(table = %id, %reason, "cannot show what is new"),
        }
    }

    /// The same if there is an entry that they have not seen: what this node writes itself it has shown already.
    pub async fn refresh_to(&self, id: &TableId, number: i64) {
        if self.hub.seen(id).is_none_or(|seen| seen.number() < number) {
            self.refresh(id).await;
        }
    }

    /// The same for all that are watched.
    pub async fn refresh_all(&self) {
        for id in self.hub.watched() {
            self.refresh(&id).await;
            self.hub.show_chat(&id);
        }
    }
}

/// What a game of a table or a record can be gone on from: its beginning and the first of its moves.
pub fn first_moves(game: &dyn hosted::Hosted, count: Option<usize>) -> Result<Vec<String>, Refusal> {
    let mut moves = game.moves();
    let count = count.unwrap_or(moves.len());
    if count > moves.len() {
        return Err(Refusal::Settings(format!("the game has {} moves", moves.len())));
    }
    moves.truncate(count);
    Ok(moves)
}
