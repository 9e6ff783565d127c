//! Many tables with a guest in every seat.

use std::sync::Arc;

use futures_util::{StreamExt, TryStreamExt, stream};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::json;

use crate::client::{Client, Fault, Guest};
use crate::ledger::Ledger;
use crate::player::{Player, Weather};

/// How many requests are under way at the same time while tables are made.
const AT_ONCE: usize = 16;

/// A table and those who sit there, in seat order.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// Who sits there.
    pub guests: Vec<Guest>,
}

/// Makes tables of the three games in turn, with so many seats each, and starts them.
pub async fn make(client: &Client, tables: usize, seats: usize) -> Result<Vec<Table>, Fault> {
    let make = |number: usize| async move {
        let game = ["classic", "magna-carta", "1303"][number % 3];
        let mut guests = Vec::with_capacity(seats);
        for seat in 0..seats {
            guests.push(client.guest(&format!("fire {number} {seat}")).await?);
        }
        let open = (0..seats).map(|seat| json!({"kind": if seat == 0 { "me" } else { "open" }})).collect::<Vec<_>>();
        let body = json!({"game": game, "players": seats, "seats": open});
        let made = client.post(&guests[0], "/api/tables", &body).await?;
        let id = made["id"].as_str().ok_or_else(|| format!("no table: {made}"))?.to_owned();
        for (seat, guest) in guests.iter().enumerate().skip(1) {
            client.post(guest, &format!("/api/tables/{id}/join"), &json!({ "seat": seat })).await?;
        }
        // It starts by itself when the last seat is taken.
        Ok(Table { id, guests })
    };
    stream::iter(0..tables).map(make).buffered(AT_ONCE).try_collect().await
}

/// The players of all tables.
pub fn players(client: &Client, tables: &[Table], ledger: &Arc<Ledger>, weather: Weather, seed: u64) -> Vec<Player> {
    let mut luck = SmallRng::seed_from_u64(seed);
    let mut players = Vec::new();
    for table in tables {
        for (seat, guest) in table.guests.iter().enumerate() {
            players.push(Player {
                client: client.clone(),
                guest: guest.clone(),
                table: table.id.clone(),
                seat,
                weather,
                ledger: Arc::clone(ledger),
                rng: SmallRng::from_rng(&mut luck),
            });
        }
    }
    players
}
