//! Bots that sit at tables, and hints: they think on a few threads, owner by owner, and never twice about the same position.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use caylus_bots::{Level, Limit};

use super::damaged::Damaged;
use super::heads::{Head, Heads};
use crate::ids::{TableId, UserId};
use crate::service::{Failure, Service};
use crate::table::{Command, Refusal, Table};

/// A round of all owners who wait for searches takes at most this many thinking times.
const ROUND: u32 = 2;
/// However many wait, a search has at least this fraction of a thinking time.
const SHORTEST: u32 = 20;

/// The bots of a node. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Bots {
    /// For levels that answer in a few milliseconds: they never wait for a search.
    quick: Heads,
    /// For levels that search, and for hints.
    searching: Heads,
    time: Duration,
    /// The tables at which one plays just now, and whether somebody has called again since it last looked.
    busy: Arc<Mutex<HashMap<TableId, bool>>>,
    /// Who waits for a hint.
    asking: Arc<Mutex<HashSet<UserId>>>,
    damaged: Damaged,
}

/// Why there is no hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoHint {
    /// The person is waiting for another one.
    Pending,
    /// The server stops.
    Stopped,
}

/// A person waits for a hint as long as this lives.
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
    // Nothing that holds a lock here can fail half-way.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts while somebody waits for a head, or has one.
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
    /// This many searches at the same time, each this long unless many wait; quick bots have a head of their own.
    pub fn new(searches: usize, time: Duration) -> Self {
        Self {
            quick: Heads::new(1),
            searching: Heads::new(searches),
            time,
            busy: Arc::default(),
            asking: Arc::default(),
            damaged: Damaged::default(),
        }
    }

    /// From now on nobody begins to think. Who has to decide is found again after the next start.
    pub fn stop(&self) {
        self.quick.close();
        self.searching.close();
    }

    /// Searches for a hint when it is this person's turn.
    pub async fn hint<T: Send + 'static>(
        &self,
        who: &UserId,
        search: impl FnOnce(Limit) -> T + Send + 'static,
    ) -> Result<T, NoHint> {
        if !lock(&self.asking).insert(who.clone()) {
            return Err(NoHint::Pending);
        }
        let _asking = Asking { who: who.clone(), all: Arc::clone(&self.asking) };
        let head = wait(&self.searching, who).await.ok_or(NoHint::Stopped)?;
        let limit = self.limit(&head);
        think(head, move || search(limit)).await.ok_or(NoHint::Stopped)
    }

    /// How long a search may take: less if many owners share the thread, so that a round of all of them stays short.
    fn limit(&self, head: &Head) -> Limit {
        let owners = u32::try_from(head.owners_per_head).unwrap_or(u32::MAX).max(ROUND);
        Limit::Time((self.time * ROUND / owners).max(self.time / SHORTEST))
    }

    /// Is a bot playing at this table, or waiting to?
    pub(super) fn is_busy(&self, id: &TableId) -> bool {
        lock(&self.busy).contains_key(id)
    }

    /// Lets the bots at a table play until a person has to decide.
    pub fn call(&self, service: &Service, table: &Arc<Table>) {
        let mut busy = lock(&self.busy);
        if let Some(again) = busy.get_mut(table.id()) {
            *again = true;
            return;
        }
        busy.insert(table.id().clone(), false);
        drop(busy);
        let (bots, service, table) = (self.clone(), service.clone(), Arc::clone(table));
        tokio::spawn(async move {
            let id = table.id().clone();
            let mut played = bots.play(&service, table).await;
            loop {
                // The sweeper calls again, also after the database was away.
                if let Err(reason) = played
                    && bots.damaged.is_news(&id, &reason)
                {
                    tracing::warn!(table = %id, %reason, "a bot could not play");
                }
                if !bots.is_called_again(&id) {
                    break;
                }
                played = match service.table(&id).await {
                    Ok(table) => bots.play(&service, table).await,
                    Err(reason) => Err(reason),
                };
            }
        });
    }

    /// Who called while a bot was playing may have seen something that it has not.
    fn is_called_again(&self, id: &TableId) -> bool {
        let mut busy = lock(&self.busy);
        match busy.get_mut(id) {
            Some(again) if *again && !self.searching.is_closed() => {
                *again = false;
                true
            }
            _ => {
                busy.remove(id);
                false
            }
        }
    }

    async fn play(&self, service: &Service, mut table: Arc<Table>) -> Result<(), Failure> {
        let id = table.id().clone();
        while let Some(level) = table.bot_to_act() {
            // Every decision waits for its turn, so that no table keeps its place.
            let head = if level < Level::Hard {
                wait(&self.quick, table.owner()).await
            } else {
                // The wait may be long: the table is not kept in memory meanwhile, and is looked at again afterwards.
                let (owner, number) = (table.owner().clone(), table.position_number());
                drop(table);
                let head = wait(&self.searching, &owner).await;
                table = service.table(&id).await?;
                if table.position_number() != number || table.bot_to_act() != Some(level) {
                    continue;
                }
                head
            };
            let Some(head) = head else { break };
            let limit = self.limit(&head);
            let Some(chosen) = choose(head, &table, level, limit).await else { break };
            let command = Command::BotMove { chosen, number: table.position_number() };
            table = match service.act(&id, None, None, &command).await {
                Ok(acted) => {
                    metrics::counter!("caylus_bot_moves_total", "level" => level.name()).increment(1);
                    acted.table
                }
                // A bot that does what is not legal would try for ever.
                Err(failure @ Failure::Refused { refusal: Refusal::Illegal(_), .. }) => return Err(failure),
                // Somebody was faster: another node, or the person came back.
                Err(Failure::Refused { .. }) => service.table(&id).await?,
                Err(failure) => return Err(failure),
            };
        }
        Ok(())
    }
}

/// Waits for a head; nothing if the server stops.
async fn wait(heads: &Heads, owner: &UserId) -> Option<Head> {
    let _waiting = Counted::new("caylus_bots_waiting");
    heads.take(owner).await
}

/// Thinks on a thread of its own. The head stays taken until the thought ends, also if nobody waits for it any more.
async fn think<T: Send + 'static>(head: Head, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let thinking = Counted::new("caylus_bots_thinking");
    let thought = move || {
        let _held = (head, thinking);
        thought()
    };
    tokio::task::spawn_blocking(thought).await.ok()
}

/// What the bot that has to decide chooses.
async fn choose(head: Head, table: &Arc<Table>, level: Level, limit: Limit) -> Option<String> {
    let table = Arc::clone(table);
    let thought = move || {
        let start = Instant::now();
        let chosen = table.game().think(level, limit, rand::random());
        metrics::histogram!("caylus_bot_seconds", "level" => level.name()).record(start.elapsed().as_secs_f64());
        chosen
    };
    think(head, thought).await?
}
