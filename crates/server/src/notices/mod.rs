//! Notices that it is someone's turn, by web push or webhook. They are sent in the background and retried on failure.

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

/// Where notices are sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Target {
    /// A JSON document, posted to a URL.
    Webhook {
        /// The URL.
        #[schema(format = "uri")]
        url: String,
    },
    /// A message in a Discord channel.
    Discord {
        /// The URL of the channel's webhook.
        #[schema(format = "uri")]
        url: String,
    },
    /// A message in a Slack channel.
    Slack {
        /// The URL of the channel's webhook.
        #[schema(format = "uri")]
        url: String,
    },
    /// A browser, with the values of its `PushSubscription`.
    Push {
        /// The endpoint's URL.
        #[schema(format = "uri")]
        endpoint: String,
        /// The browser's public key.
        p256dh: String,
        /// The browser's authentication secret.
        auth: String,
    },
}

impl Target {
    /// The kind's name in the database.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Webhook { .. } => "webhook",
            Self::Discord { .. } => "discord",
            Self::Slack { .. } => "slack",
            Self::Push { .. } => "push",
        }
    }

    /// The URL it is sent to.
    pub fn url(&self) -> &str {
        match self {
            Self::Webhook { url } | Self::Discord { url } | Self::Slack { url } => url,
            Self::Push { endpoint, .. } => endpoint,
        }
    }
}

/// How often to look for due notices.
const BEAT: Duration = Duration::from_secs(2);
/// Players who move within this time, in milliseconds, get no notice: they are at the table.
const PAUSE: i64 = 15_000;
/// How long a node that has taken a notice may keep it, in milliseconds, before another node tries.
const LEASE: i64 = 60_000;
/// Maximum number of notices sent concurrently.
const BATCH: i64 = 20;
/// Tries per notice, spread over more than a day.
const TRIES: i64 = 8;

/// Sends due notices, forever.
pub async fn deliver(store: Store, sender: Sender) {
    let mut interval = interval(BEAT);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(reason) = deliver_due(&store, &sender, now() - PAUSE).await {
            tracing::warn!(%reason, "cannot load due notices");
        }
    }
}

/// Sends the notices that became due at `since` or earlier.
pub async fn deliver_due(store: &Store, sender: &Sender, since: i64) -> Result<(), StoreError> {
    let mut under_way = JoinSet::new();
    for delivery in store.take_deliveries(since, since + LEASE, BATCH).await? {
        let (store, sender) = (store.clone(), sender.clone());
        under_way.spawn(async move {
            if let Err(reason) = deliver_one(&store, &sender, &delivery, since).await {
                tracing::warn!(%reason, "cannot update notice; it will be retried");
            }
        });
    }
    under_way.join_all().await;
    Ok(())
}

async fn deliver_one(store: &Store, sender: &Sender, delivery: &Delivery, since: i64) -> Result<(), StoreError> {
    let Delivery { notice, table, tries, .. } = delivery;
    let Some(turn) = store.turn_of(table, &notice.user).await? else {
        // They have moved in the meantime.
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

/// How long to wait after `tries` failed tries, in milliseconds: half a minute, two minutes, eight, …
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
