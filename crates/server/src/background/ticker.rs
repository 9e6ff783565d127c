//! Runs what is due: expired clocks, and bots no one has called. Any number of nodes can do this, since only one append succeeds.

use std::time::Duration;

use caylus_table::Command;
use tokio::time::{MissedTickBehavior, interval};

use super::bots::Bots;
use super::damaged::Damaged;
use crate::clock::now;
use crate::ids::TableId;
use crate::service::{Failure, Service};
use crate::store::StoreError;

/// How often to look, and how long to wait.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// How often to look for expired clocks.
    pub clocks: Duration,
    /// No clock expires within this time after a start: people who could not reach the server get a chance to move.
    pub grace: Duration,
    /// How often to look for bots that are due.
    pub bots: Duration,
    /// A bot is due if it has been to act for this long.
    pub overdue: Duration,
}

impl Default for Schedule {
    fn default() -> Self {
        Self {
            clocks: Duration::from_secs(1),
            grace: Duration::from_secs(120),
            bots: Duration::from_secs(5),
            overdue: Duration::from_secs(10),
        }
    }
}

/// Maximum number of tables timed out per round.
const BATCH: i64 = 200;

/// Times tables out. Also detects database outages, since it queries the database anyway. Never returns.
pub async fn tick(service: Service, schedule: Schedule) {
    let started = now();
    let damaged = Damaged::default();
    let mut interval = interval(schedule.clocks);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let is_grace = now() - started < schedule.grace.as_millis() as i64;
        // Nothing is due during the grace period, but the query still shows whether the database answers.
        let due = service.store().out_of_time(if is_grace { 0 } else { now() }, BATCH).await;
        let is_there = match due {
            Err(StoreError::Database(_)) => false,
            _ => service.hub().is_database_there() || service.store().try_to_write().await.is_ok(),
        };
        let is_back = is_there && !service.hub().is_database_there();
        service.hub().set_database(is_there);
        if is_back {
            // Appends that seemed to fail during the outage may have been committed.
            service.refresh_all().await;
        }
        match due {
            Ok(tables) => {
                for id in tables {
                    let done = service.act(&id, None, None, &Command::TimeOut).await;
                    report(done.map(|_| ()), &id, &damaged);
                }
            }
            Err(reason) => tracing::warn!(%reason, "cannot query expired clocks, trying again"),
        }
    }
}

fn report(done: Result<(), Failure>, id: &TableId, damaged: &Damaged) {
    match done {
        // The player has moved, or another node was faster.
        Ok(()) | Err(Failure::Refused { .. }) => {}
        Err(reason) if !damaged.is_news(id, &reason) => {}
        Err(reason) => tracing::warn!(table = %id, %reason, "cannot time out a player, trying again"),
    }
}

/// Starts bots that are due: at first all of them, later those whose node has stopped. Never returns.
pub async fn sweep_bots(service: Service, bots: Bots, schedule: Schedule) {
    let mut interval = interval(schedule.bots);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let damaged = Damaged::default();
    let mut overdue = 0;
    loop {
        interval.tick().await;
        match service.store().bots_due(now() - overdue).await {
            Ok(tables) => {
                overdue = schedule.overdue.as_millis() as i64;
                // Sequentially, so that a long list does not crowd out other queries.
                for id in tables.into_iter().filter(|id| !bots.is_busy(id)) {
                    match service.table(&id).await {
                        Ok(table) => bots.call(&service, &table),
                        Err(reason) if !damaged.is_news(&id, &reason) => {}
                        Err(reason) => tracing::warn!(table = %id, %reason, "bot cannot play, trying again later"),
                    }
                }
            }
            Err(reason) => tracing::warn!(%reason, "cannot query bots that are due, trying again"),
        }
    }
}
