//! What is due: time that has run out, and bots that nobody has called. Any number of nodes can look, since only one can write.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::damaged::Damaged;
use crate::clock::now;
use crate::ids::TableId;
use crate::service::{Failure, Service};
use crate::store::StoreError;
use crate::table::Command;

/// How often and how patiently is looked.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// How often somebody looks for time that has run out.
    pub clocks: Duration,
    /// After a start nobody's time runs out before this: who could not reach the server is to have a chance.
    pub grace: Duration,
    /// How often somebody looks for bots that are due.
    pub bots: Duration,
    /// A bot is due if it has had to decide for so long.
    pub overdue: Duration,
}

impl Default for Beat {
    fn default() -> Self {
        Self {
            clocks: Duration::from_secs(1),
            grace: Duration::from_secs(120),
            bots: Duration::from_secs(5),
            overdue: Duration::from_secs(10),
        }
    }
}

/// At most this many tables are timed out in one go.
const BATCH: i64 = 200;

/// Looks for time that has run out, for ever; and whether the database answers, since it is asked anyway.
pub async fn tick(service: Service, beat: Beat) {
    let started = now();
    let damaged = Damaged::default();
    let mut interval = interval(beat.clocks);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let is_grace = now() - started < beat.grace.as_millis() as i64;
        // During the grace nothing is due, but the question is asked all the same.
        let due = service.store().out_of_time(if is_grace { 0 } else { now() }, BATCH).await;
        let is_there = match due {
            Err(StoreError::Database(_)) => false,
            _ => service.hub().is_database_there() || service.store().try_to_write().await.is_ok(),
        };
        let is_back = is_there && !service.hub().is_database_there();
        service.hub().set_database(is_there);
        if is_back {
            // What was being kept when it went away may have been kept after all.
            service.refresh_all().await;
        }
        match due {
            Ok(tables) => {
                for id in tables {
                    let done = service.act(&id, None, None, &Command::TimeOut).await;
                    report(done.map(|_| ()), &id, &damaged);
                }
            }
            Err(reason) => tracing::warn!(%reason, "cannot look for time that has run out"),
        }
    }
}

fn report(done: Result<(), Failure>, id: &TableId, damaged: &Damaged) {
    match done {
        // Somebody has moved, or another node was faster.
        Ok(()) | Err(Failure::Refused { .. }) => {}
        Err(reason) if !damaged.is_news(id, &reason) => {}
        Err(reason) => tracing::warn!(table = %id, %reason, "time has run out, but it cannot be written"),
    }
}

/// Looks for bots that are due, for ever: at the start for all, later for those whose node has stopped.
pub async fn sweep_bots(service: Service, beat: Beat) {
    let mut interval = interval(beat.bots);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let damaged = Damaged::default();
    let mut overdue = 0;
    loop {
        interval.tick().await;
        match service.store().bots_due(now() - overdue).await {
            Ok(tables) => {
                overdue = beat.overdue.as_millis() as i64;
                // One after the other: however many are due, the database has time for everyone else.
                for id in tables.into_iter().filter(|id| !service.bots().is_busy(id)) {
                    match service.table(&id).await {
                        Ok(table) => service.bots().call(&service, &table),
                        Err(reason) if !damaged.is_news(&id, &reason) => {}
                        Err(reason) => tracing::warn!(table = %id, %reason, "a bot could not play"),
                    }
                }
            }
            Err(reason) => tracing::warn!(%reason, "cannot look for bots that are due"),
        }
    }
}
