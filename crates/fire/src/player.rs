//! Somebody who plays a seat at full speed: any legal move, as soon as there is one, over a socket that may break.

use std::sync::Arc;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::{Client, Guest, Socket};
use crate::ledger::{Ledger, Sent};

/// How long to wait before knocking again at a server, or at its database, that is not there.
const KNOCK: Duration = Duration::from_millis(50);
/// The status of an answer that nothing could be kept.
const AWAY: u64 = 503;

/// Somebody who plays a seat.
#[derive(Debug)]
pub struct Player {
    /// Whom to talk to.
    pub client: Client,
    /// Who it is.
    pub guest: Guest,
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: usize,
    /// What may happen to it.
    pub weather: Weather,
    /// Where to write down what happens.
    pub ledger: Arc<Ledger>,
    /// Its luck.
    pub rng: SmallRng,
}

/// What a player has to put up with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weather {
    /// Nothing: whatever breaks is a fault.
    Fair,
    /// The database may be away: a move may have to be sent again.
    Cloudy,
    /// The server may be gone: the socket may break too.
    Stormy,
}

/// A move that has not been acknowledged yet.
struct Pending {
    key: String,
    message: Value,
    sent: Sent,
}

impl Player {
    /// Plays until told to stop or until the game is over.
    pub async fn play(mut self, mut stop: watch::Receiver<bool>) {
        let is_steady = self.weather != Weather::Stormy;
        let mut seen = 0;
        let mut pending: Option<Pending> = None;
        while !*stop.borrow() {
            let connected = tokio::select! {
                socket = self.client.watch(&self.guest, &self.table, seen) => socket,
                _ = stop.changed() => return,
            };
            match connected {
                Ok(mut socket) => {
                    // What was sent before the socket broke may have been lost or not: the same key makes it one move.
                    if let Some(Pending { message, .. }) = &pending
                        && socket.send(message).await.is_err()
                    {
                        continue;
                    }
                    if self.follow(&mut socket, &mut stop, &mut seen, &mut pending).await {
                        return;
                    }
                    if !*stop.borrow() && is_steady {
                        self.ledger.disconnect();
                    }
                }
                Err(reason) if is_steady => self.ledger.fault(format!("cannot connect: {reason}")),
                Err(_) => {}
            }
            tokio::time::sleep(KNOCK).await;
        }
    }

    /// Reads what the server says as long as the socket holds; true if there is nothing more to do.
    async fn follow(
        &mut self,
        socket: &mut Socket,
        stop: &mut watch::Receiver<bool>,
        seen: &mut i64,
        pending: &mut Option<Pending>,
    ) -> bool {
        // The table as it was last seen, and the last entry that is known to be there.
        let (mut table, mut known) = (Value::Null, 0);
        loop {
            let message = tokio::select! {
                message = socket.next() => message,
                _ = stop.changed() => return true,
            };
            let Ok(Some(mut message)) = message else { return false };
            match message["type"].as_str() {
                Some("table") => {
                    table = message["table"].take();
                    let number = table["number"].as_i64().unwrap_or_default();
                    self.ledger.sees(&self.table, *seen, number);
                    *seen = number.max(*seen);
                    if table["status"] == "over" {
                        return true;
                    }
                }
                Some("done") if pending.as_ref().is_some_and(|pending| message["key"] == *pending.key) => {
                    let number = message["number"].as_i64().unwrap_or_default();
                    known = number;
                    if let Some(Pending { sent, .. }) = pending.take() {
                        self.ledger.acknowledged(&self.table, number, sent);
                    }
                }
                Some("problem") if self.weather != Weather::Fair && message["status"] == AWAY => {
                    tokio::time::sleep(KNOCK).await;
                    if let Some(Pending { message, .. }) = pending
                        && socket.send(message).await.is_err()
                    {
                        return false;
                    }
                }
                Some("problem") => {
                    // Only one of our own moves can be refused, and none should be.
                    self.ledger.fault(format!("table {}: {message}", self.table));
                    *pending = None;
                }
                Some("state") if message["database"] == "away" => self.ledger.away(&self.table, self.seat),
                Some("state") => self.ledger.back(&self.table, self.seat),
                _ => {}
            }
            // What was sent before the socket broke may be acknowledged after the table was seen with it, or before.
            let number = table["number"].as_i64().unwrap_or_default();
            if pending.is_none()
                && number >= known
                && let Some(next) = self.choose(&table)
            {
                self.ledger.sends(&self.table, number + 1, next.sent.clone());
                let sent = socket.send(&next.message).await;
                *pending = Some(next);
                if sent.is_err() {
                    return false;
                }
            }
        }
    }

    /// Any legal move, if it is ours to decide.
    fn choose(&mut self, table: &Value) -> Option<Pending> {
        let position = &table["position"];
        let legal = position["legal"].as_array().filter(|legal| !legal.is_empty())?;
        let chosen = legal[self.rng.random_range(0..legal.len())]["move"].as_str()?.to_owned();
        let key = format!("{:032x}", self.rng.random::<u128>());
        let message = json!({"type": "move", "move": chosen, "number": position["number"], "key": key});
        Some(Pending { key, message, sent: Sent { seat: self.seat, chosen } })
    }
}
