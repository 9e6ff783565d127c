//! A simulated player: sends a random legal move over its socket as soon as it can, and reconnects if it may.

use std::sync::Arc;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::{Client, Guest, Socket};
use crate::ledger::{Ledger, SentMove};

/// Delay before trying again while the server or its database is down.
const RETRY_DELAY: Duration = Duration::from_millis(50);
/// Pause before each move in outage tests. Without it a fast machine can finish every game before the server reports, at its next
/// check, that the database is back.
const THINKING_TIME: Duration = Duration::from_millis(20);
/// HTTP status of a move that was not stored because the database is down.
const SERVICE_UNAVAILABLE: u64 = 503;

/// A simulated player in one seat.
#[derive(Debug)]
pub struct Player {
    /// Connection to the server.
    pub client: Client,
    /// Its session.
    pub guest: Guest,
    /// The id of its table.
    pub table: String,
    /// Its seat.
    pub seat: usize,
    /// Failures it tolerates.
    pub tolerance: Tolerance,
    /// Records what happens.
    pub ledger: Arc<Ledger>,
    /// Chooses its moves.
    pub rng: SmallRng,
}

/// The failures a player tolerates; everything else is recorded as a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tolerance {
    /// No failures.
    Nothing,
    /// The database may be down: resend the move.
    DatabaseOutage,
    /// The server may be down, too: reconnect.
    ServerCrash,
}

/// A move that has not been acknowledged yet.
struct Pending {
    key: String,
    message: Value,
    sent: SentMove,
}

impl Player {
    /// Plays until `stop` is set or the game is over.
    pub async fn play(mut self, mut stop: watch::Receiver<bool>) {
        let must_stay_connected = self.tolerance != Tolerance::ServerCrash;
        let mut seen = 0;
        let mut pending: Option<Pending> = None;
        while !*stop.borrow() {
            let connected = tokio::select! {
                socket = self.client.watch(&self.guest, &self.table, seen) => socket,
                _ = stop.changed() => return,
            };
            match connected {
                Ok(mut socket) => {
                    // The pending move may or may not have arrived; its idempotency key makes resending safe.
                    if let Some(Pending { message, .. }) = &pending
                        && socket.send(message).await.is_err()
                    {
                        continue;
                    }
                    if self.follow(&mut socket, &mut stop, &mut seen, &mut pending).await {
                        return;
                    }
                    if !*stop.borrow() && must_stay_connected {
                        self.ledger.record_disconnect();
                    }
                }
                Err(reason) if must_stay_connected => self.ledger.record_fault(format!("cannot connect: {reason}")),
                Err(_) => {}
            }
            tokio::time::sleep(RETRY_DELAY).await;
        }
    }

    /// Handles messages until the socket breaks (false), or until there is nothing more to do (true).
    async fn follow(
        &mut self,
        socket: &mut Socket,
        stop: &mut watch::Receiver<bool>,
        seen: &mut i64,
        pending: &mut Option<Pending>,
    ) -> bool {
        // The table as last seen, and the last entry known to be stored.
        let (mut table, mut known) = (Value::Null, 0);
        loop {
            let message = tokio::select! {
                message = socket.next() => message,
                _ = stop.changed() => return true,
            };
            let Ok(Some(mut message)) = message else { return false };
            match message["type"].as_str() {
                Some("hello" | "update") => {
                    table = message["table"].take();
                    let number = table["number"].as_i64().unwrap_or_default();
                    self.ledger.record_seen(&self.table, number);
                    *seen = number.max(*seen);
                    if table["status"] == "over" {
                        return true;
                    }
                }
                Some("done") if pending.as_ref().is_some_and(|pending| message["key"] == *pending.key) => {
                    let number = message["number"].as_i64().unwrap_or_default();
                    known = number;
                    if let Some(Pending { sent, .. }) = pending.take() {
                        self.ledger.record_acknowledged(&self.table, number, sent);
                    }
                }
                Some("problem") if self.tolerance != Tolerance::Nothing && message["status"] == SERVICE_UNAVAILABLE => {
                    tokio::time::sleep(RETRY_DELAY).await;
                    if let Some(Pending { message, .. }) = pending
                        && socket.send(message).await.is_err()
                    {
                        return false;
                    }
                }
                Some("problem") => {
                    // Only moves can be refused, and all of ours are legal.
                    self.ledger.record_fault(format!("table {}: {message}", self.table));
                    *pending = None;
                }
                Some("state") if message["database"] == "away" => self.ledger.record_away(&self.table, self.seat),
                Some("state") => self.ledger.record_back(&self.table, self.seat),
                _ => {}
            }
            // After a reconnect, a move may be acknowledged before or after the table is seen with it.
            let number = table["number"].as_i64().unwrap_or_default();
            if pending.is_none()
                && number >= known
                && let Some(next) = self.choose(&table)
            {
                if self.tolerance == Tolerance::DatabaseOutage {
                    tokio::time::sleep(THINKING_TIME).await;
                }
                self.ledger.record_sent(&self.table, number + 1, next.sent.clone());
                let sent = socket.send(&next.message).await;
                *pending = Some(next);
                if sent.is_err() {
                    return false;
                }
            }
        }
    }

    /// A random legal move, if it is our turn.
    fn choose(&mut self, table: &Value) -> Option<Pending> {
        let position = &table["position"];
        let legal = position["legal"].as_array().filter(|legal| !legal.is_empty())?;
        let chosen = legal[self.rng.random_range(0..legal.len())]["move"].as_str()?.to_owned();
        let key = format!("{:032x}", self.rng.random::<u128>());
        let message = json!({"type": "move", "move": chosen, "number": position["number"], "key": key});
        Some(Pending { key, message, sent: SentMove { seat: self.seat, chosen } })
    }
}
