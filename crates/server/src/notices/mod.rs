//! Telling people that it is their turn: web push and webhooks, tried again until they arrive, never in the way of play.

mod address;
mod client;
mod push;
mod send;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};
use utoipa::ToSchema;

use crate::clock::now;
use crate::store::{Delivery, Store, StoreError};

pub use push::Vapid;
pub use send::{Sender, Undelivered};

/// Where somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Target {
    /// A JSON document, sent to an address.
    Webhook {
        /// The address.
        url: String,
    },
    /// A message in a channel of Discord.
    Discord {
        /// The address of the channel's webhook.
        url: String,
    },
    /// A message in a channel of Slack.
    Slack {
        /// The address of the channel's webhook.
        url: String,
    },
    /// A browser, as its `PushSubscription` says.
    Push {
        /// The address.
        endpoint: String,
        /// The browser's key.
        p256dh: String,
        /// The browser's secret.
        auth: String,
    },
}

impl Target {
    /// What it is called in the store.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Webhook { .. } => "webhook",
            Self::Discord { .. } => "discord",
            Self::Slack { .. } => "slack",
            Self::Push { .. } => "push",
        }
    }

    /// Where it is sent.
    pub fn url(&self) -> &str {
        match self {
            Self::Webhook { url } | Self::Discord { url } | Self::Slack { url } => url,
            Self::Push { endpoint, .. } => endpoint,
        }
    }
}

/// How often somebody looks for notices that are due.
const BEAT: Duration = Duration::from_secs(2);
/// Who decides within this time is not told: they are there.
const PAUSE: i64 = 15_000;
/// A notice that a node has taken is its own for so long.
const LEASE: i64 = 60_000;
/// So many are sent at the same time.
const BATCH: i64 = 20;
/// A notice is tried so often: for some hours.
const TRIES: i64 = 8;

/// Sends what is due, for ever.
pub async fn deliver(store: Store, sender: Sender) {
    let mut interval = interval(BEAT);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(reason) = deliver_due(&store, &sender, now() - PAUSE).await {
            tracing::warn!(%reason, "cannot look for notices");
        }
    }
}

/// Sends what has been due since then.
pub async fn deliver_due(store: &Store, sender: &Sender, since: i64) -> Result<(), StoreError> {
    let mut under_way = JoinSet::new();
    for delivery in store.take_deliveries(since, since + LEASE, BATCH).await? {
        let (store, sender) = (store.clone(), sender.clone());
        under_way.spawn(async move {
            if let Err(reason) = deliver_one(&store, &sender, &delivery, since).await {
                tracing::warn!(%reason, "a notice is tried again later");
            }
        });
    }
    under_way.join_all().await;
    Ok(())
}

async fn deliver_one(store: &Store, sender: &Sender, delivery: &Delivery, since: i64) -> Result<(), StoreError> {
    let Delivery { notice, table, tries, .. } = delivery;
    let Some(turn) = store.turn_of(table, &notice.user).await? else {
        // Meanwhile they have decided.
        return store.end_delivery(delivery).await;
    };
    let done = sender.send(notice, table, turn).await;
    let outcome = if done.is_ok() { "delivered" } else { "failed" };
    metrics::counter!("caylus_notices_total", "kind" => notice.kind.clone(), "outcome" => outcome).increment(1);
    match done {
        Err(Undelivered::Gone) => store.remove_notice(&notice.user, &notice.id).await.map(|_| ()),
        Err(Undelivered::Later) if *tries < TRIES => store.put_off(delivery, since + wait(*tries)).await.map(|_| ()),
        Ok(()) | Err(_) => store.end_delivery(delivery).await,
    }
}

/// How long to wait after so many tries: half a minute, two minutes, eight, … in milliseconds.
fn wait(tries: i64) -> i64 {
    30_000 * 4_i64.pow(tries.clamp(1, TRIES).unsigned_abs() as u32 - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_waits_grow_to_hours() {
        let waits: Vec<i64> = (1..=4).map(wait).collect();
        assert_eq!(waits, [30_000, 120_000, 480_000, 1_920_000]);
        let all: i64 = (1..TRIES).map(wait).sum();
        assert!(all > 24 * 3_600_000, "more than a day: {all}");
    }
}
