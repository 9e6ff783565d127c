//! Bots that sit at tables: they think on a few threads, one table after the other, and never twice about the same position.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use caylus_bots::{Level, Limit};
use tokio::sync::Semaphore;

use super::damaged::Damaged;
use crate::ids::TableId;
use crate::service::{Failure, Service};
use crate::table::{Command, Refusal, Table};

/// The bots of a node. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Bots {
    /// How many think at the same time.
    heads: Arc<Semaphore>,
    limit: Limit,
    /// The tables at which one plays just now, and whether somebody has called again since it last looked.
    busy: Arc<Mutex<HashMap<TableId, bool>>>,
    damaged: Damaged,
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
    /// So many think at the same time, each so long if it searches.
    pub fn new(heads: usize, time: Duration) -> Self {
        let heads = Arc::new(Semaphore::new(heads.max(1)));
        Self { heads, limit: Limit::Time(time), busy: Arc::default(), damaged: Damaged::default() }
    }

    /// From now on nobody begins to think. Who has to decide is found again after the next start.
    pub fn stop(&self) {
        self.heads.close();
    }

    /// How long the strongest bot thinks.
    pub fn limit(&self) -> Limit {
        self.limit
    }

    /// Runs something that thinks when a head is free; nothing if the server stops.
    pub async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let waiting = Counted::new("caylus_bots_waiting");
        let _head = self.heads.acquire().await.ok()?;
        drop(waiting);
        let _thinking = Counted::new("caylus_bots_thinking");
        tokio::task::spawn_blocking(thought).await.ok()
    }

    /// Lets the bots at a table play until a person has to decide.
    pub fn call(&self, service: &Service, id: &TableId) {
        let mut busy = self.lock();
        if let Some(again) = busy.get_mut(id) {
            *again = true;
            return;
        }
        busy.insert(id.clone(), false);
        drop(busy);
        let (bots, service, id) = (self.clone(), service.clone(), id.clone());
        tokio::spawn(async move {
            loop {
                // The sweeper calls again, also after the database was away.
                if let Err(reason) = bots.play(&service, &id).await
                    && bots.damaged.is_news(&id, &reason)
                {
                    tracing::warn!(table = %id, %reason, "a bot could not play");
                }
                if !bots.is_called_again(&id) {
                    break;
                }
            }
        });
    }

    /// Who called while a bot was playing may have seen something that it has not.
    fn is_called_again(&self, id: &TableId) -> bool {
        let mut busy = self.lock();
        match busy.get_mut(id) {
            Some(again) if *again && !self.heads.is_closed() => {
                *again = false;
                true
            }
            _ => {
                busy.remove(id);
                false
            }
        }
    }

    async fn play(&self, service: &Service, id: &TableId) -> Result<(), Failure> {
        let mut table = service.table(id).await?;
        while let Some((level, chosen)) = self.choose(&table).await {
            let command = Command::BotMove { chosen, number: table.position_number() };
            table = match service.act(id, None, None, &command).await {
                Ok(acted) => {
                    metrics::counter!("caylus_bot_moves_total", "level" => level.name()).increment(1);
                    acted.table
                }
                // A bot that does what is not legal would try for ever.
                Err(failure @ Failure::Refused { refusal: Refusal::Illegal(_), .. }) => return Err(failure),
                // Somebody was faster: another node, or the person came back.
                Err(Failure::Refused { .. }) => service.table(id).await?,
                Err(failure) => return Err(failure),
            };
        }
        Ok(())
    }

    /// Which bot has to decide, and what it chooses.
    async fn choose(&self, table: &Arc<Table>) -> Option<(Level, String)> {
        let (level, limit, game) = (table.bot_to_act()?, self.limit, Arc::clone(table));
        let thought = move || {
            let start = Instant::now();
            let chosen = game.game().think(level, limit, rand::random());
            metrics::histogram!("caylus_bot_seconds", "level" => level.name()).record(start.elapsed().as_secs_f64());
            chosen
        };
        Some((level, self.think(thought).await??))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, bool>> {
        // Nothing that holds the lock can fail half-way.
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
