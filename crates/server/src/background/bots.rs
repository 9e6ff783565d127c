//! Bots at tables, and hints. Searches run on a few threads, shared fairly between table owners; a position is never searched
//! twice at the same time on a node.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use caylus_bots::{Level, Limit};
use caylus_table::{Command, Refusal, Table};
use tokio::time::timeout;

use super::damaged::Damaged;
use crate::ids::{TableId, UserId};
use crate::live::{Permit, Permits};
use crate::service::{BotTurns, Failure, Service};

/// One round of searches, one per waiting owner, takes at most this many times the configured search time.
const ROUND: u32 = 2;
/// A search gets at least 1/`SHORTEST` of the configured time, however many owners wait.
const SHORTEST: u32 = 20;

/// A bot that waits longer than this for a permit gives up its table and loads it again.
const LONG_WAIT: Duration = Duration::from_secs(1);

/// The bots of a node. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Bots {
    /// Permits for levels that answer within milliseconds, so they never wait for a search.
    quick: Permits,
    /// Permits for levels that search, and for hints.
    searching: Permits,
    time: Duration,
    /// Tables a bot is playing at, each with a newer one that `call` was called with meanwhile.
    busy: Arc<Mutex<HashMap<TableId, Option<Arc<Table>>>>>,
    /// People waiting for a hint.
    asking: Arc<Mutex<HashSet<UserId>>>,
    damaged: Damaged,
}

/// Why there is no hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoHint {
    /// The person is already waiting for another one.
    Pending,
    /// The server is shutting down.
    Stopped,
}

/// Marks a person as waiting for a hint until dropped.
struct Asking {
    who: UserId,
    all: Arc<Mutex<HashSet<UserId>>>,
}

impl Drop for Asking {
    fn drop(&mut self) {
        lock(&self.all).remove(&self.who);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // No panic can leave the data half-changed.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Increments a gauge until dropped.
struct Counted(&'static str);

impl Counted {
    fn new(name: &'static str) -> Self {
        metrics::gauge!(name).increment(1);
        Self(name)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!(self.0).decrement(1);
    }
}

impl Bots {
    /// Allows `searches` concurrent searches of this length, shorter if many wait. Quick bots have a separate permit.
    pub fn new(searches: usize, time: Duration) -> Self {
        Self {
            quick: Permits::new(1),
            searching: Permits::new(searches),
            time,
            busy: Arc::default(),
            asking: Arc::default(),
            damaged: Damaged::default(),
        }
    }

    /// Starts no more searches. Tables where a bot is to act are found again at the next start.
    pub fn stop(&self) {
        self.quick.close();
        self.searching.close();
    }

    /// Runs a search for a hint once this person gets a permit.
    pub async fn hint<T: Send + 'static>(
        &self,
        who: &UserId,
        search: impl FnOnce(Limit) -> T + Send + 'static,
    ) -> Result<T, NoHint> {
        if !lock(&self.asking).insert(who.clone()) {
            return Err(NoHint::Pending);
        }
        let _asking = Asking { who: who.clone(), all: Arc::clone(&self.asking) };
        let permit = wait(&self.searching, who).await.ok_or(NoHint::Stopped)?;
        let limit = self.limit(&permit);
        think(permit, move || search(limit)).await.ok_or(NoHint::Stopped)
    }

    /// The length of a search: shorter if many owners share the permits, so that a round stays short.
    fn limit(&self, permit: &Permit) -> Limit {
        let owners = u32::try_from(permit.owners_per_permit).unwrap_or(u32::MAX).max(ROUND);
        Limit::Time((self.time * ROUND / owners).max(self.time / SHORTEST))
    }

    /// Is a bot playing at this table, or waiting to?
    pub(super) fn is_busy(&self, id: &TableId) -> bool {
        lock(&self.busy).contains_key(id)
    }

    /// Makes the bots at a table play until a person is to act.
    pub fn call(&self, service: &Service, table: &Arc<Table>) {
        match lock(&self.busy).entry(table.id().clone()) {
            Entry::Occupied(mut busy) => {
                if busy.get().as_ref().is_none_or(|known| known.number() < table.number()) {
                    busy.insert(Some(Arc::clone(table)));
                }
                return;
            }
            Entry::Vacant(free) => free.insert(None),
        };
        let (bots, service, mut next) = (self.clone(), service.clone(), Some(Arc::clone(table)));
        tokio::spawn(async move {
            while let Some(table) = next {
                let (id, mut seen) = (table.id().clone(), table.number());
                // Not fatal: `sweep_bots` calls again, also after a database outage.
                if let Err(reason) = bots.play(&service, table, &mut seen).await
                    && bots.damaged.is_news(&id, &reason)
                {
                    tracing::warn!(table = %id, %reason, "bot cannot play, trying again later");
                }
                next = bots.next(&id, seen);
            }
        });
    }

    /// The table of a call during play, if it is newer than the last one the bot has seen. Otherwise the bot is done.
    fn next(&self, id: &TableId, seen: i64) -> Option<Arc<Table>> {
        let mut busy = lock(&self.busy);
        let called = busy.remove(id)?.filter(|table| table.number() > seen && !self.searching.is_closed())?;
        busy.insert(id.clone(), None);
        Some(called)
    }

    /// Drops the table of a call, unless it is newer than this one.
    fn drop_seen(&self, id: &TableId, seen: i64) {
        if let Some(called) = lock(&self.busy).get_mut(id) {
            called.take_if(|table| table.number() <= seen);
        }
    }

    /// Plays as long as a bot is to act. `seen` is the number of the last table it has seen.
    async fn play(&self, service: &Service, mut table: Arc<Table>, seen: &mut i64) -> Result<(), Failure> {
        let id = table.id().clone();
        while let Some(level) = table.bot_to_act() {
            // The call may be about a table that the bot wrote itself.
            *seen = table.number();
            self.drop_seen(&id, *seen);
            // One permit per decision, so that no table holds on to one.
            let permits = if level < Level::Hard { &self.quick } else { &self.searching };
            let owner = table.owner().clone();
            let mut waiting = pin!(wait(permits, &owner));
            let permit = match timeout(LONG_WAIT, &mut waiting).await {
                Ok(permit) => permit,
                Err(_) => {
                    // Do not keep the table in memory any longer, and check afterwards that it has not changed.
                    let number = table.position_number();
                    drop(table);
                    let permit = waiting.await;
                    table = service.table(&id).await?;
                    if table.position_number() != number || table.bot_to_act() != Some(level) {
                        continue;
                    }
                    permit
                }
            };
            let Some(permit) = permit else { break };
            let limit = self.limit(&permit);
            let Some(chosen) = choose(permit, &table, level, limit).await else { break };
            let command = Command::BotMove { chosen, number: table.position_number() };
            table = match service.act_at(Arc::clone(&table), &command).await {
                Ok(acted) => {
                    metrics::counter!("caylus_bot_moves_total", "level" => level.name()).increment(1);
                    acted.table
                }
                // Stop: a bot whose move is illegal would try it again forever.
                Err(failure @ Failure::Refused { refusal: Refusal::Illegal(_), .. }) => return Err(failure),
                // Another node was faster, or the player came back: this is the current table.
                Err(Failure::Refused { table: Some(table), .. }) => table,
                Err(failure) => return Err(failure),
            };
        }
        *seen = table.number();
        Ok(())
    }
}

impl BotTurns for Bots {
    fn bot_to_act(&self, service: &Service, table: &Arc<Table>) {
        self.call(service, table);
    }
}

/// Waits for a permit; `None` if the server is shutting down.
async fn wait(permits: &Permits, owner: &UserId) -> Option<Permit> {
    let _waiting = Counted::new("caylus_bots_waiting");
    permits.take(owner).await
}

/// Runs a search on a blocking thread. The permit is held until the search ends, even if the caller has gone.
async fn think<T: Send + 'static>(permit: Permit, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let thinking = Counted::new("caylus_bots_thinking");
    let thought = move || {
        let _held = (permit, thinking);
        thought()
    };
    tokio::task::spawn_blocking(thought).await.ok()
}

/// Searches for the move of the bot to act.
async fn choose(permit: Permit, table: &Arc<Table>, level: Level, limit: Limit) -> Option<String> {
    let table = Arc::clone(table);
    let thought = move || {
        let start = Instant::now();
        let chosen = table.game().think(level, limit, rand::random());
        metrics::histogram!("caylus_bot_seconds", "level" => level.name()).record(start.elapsed().as_secs_f64());
        chosen
    };
    think(permit, thought).await?
}
