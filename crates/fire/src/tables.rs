//! Creates tables with a guest in every seat.

use std::sync::Arc;

use futures_util::{StreamExt, TryStreamExt, stream};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::json;

use crate::client::{Client, Error, Guest};
use crate::ledger::Ledger;
use crate::player::{Player, Tolerance};

const CONCURRENCY: usize = 16;

/// The games, in the order of the tables.
const GAMES: [&str; 3] = ["classic", "magna-carta", "1303"];

/// A table and its guests.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// The guests in seat order.
    pub guests: Vec<Guest>,
    /// The name of the game.
    pub game: &'static str,
}

/// Creates and starts tables, of the three games in turn.
pub async fn create(client: &Client, tables: usize, seats: usize) -> Result<Vec<Table>, Error> {
    let create = |number: usize| async move {
        let mut guests = Vec::with_capacity(seats);
        for seat in 0..seats {
            guests.push(client.guest(&format!("fire {number} {seat}")).await?);
        }
        open(client, GAMES[number % GAMES.len()], guests).await
    };
    stream::iter(0..tables).map(create).buffered(CONCURRENCY).try_collect().await
}

/// Creates and starts a table with these guests.
pub async fn open(client: &Client, game: &'static str, guests: Vec<Guest>) -> Result<Table, Error> {
    let open = (0..guests.len()).map(|seat| json!({"kind": if seat == 0 { "me" } else { "open" }})).collect::<Vec<_>>();
    let body = json!({"game": game, "players": guests.len(), "seats": open});
    let created = client.post(&guests[0], "/api/tables", &body).await?;
    let id = created["id"].as_str().ok_or_else(|| format!("no table id in {created}"))?.to_owned();
    for (seat, guest) in guests.iter().enumerate().skip(1) {
        client.post(guest, &format!("/api/tables/{id}/join"), &json!({ "seat": seat })).await?;
    }
    // A table starts when the last seat is taken.
    Ok(Table { id, guests, game })
}

/// A player for each seat of the tables.
pub fn players(
    client: &Client,
    tables: &[Table],
    ledger: &Arc<Ledger>,
    tolerance: Tolerance,
    seed: u64,
) -> Vec<Player> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut players = Vec::new();
    for table in tables {
        for (seat, guest) in table.guests.iter().enumerate() {
            players.push(Player {
                client: client.clone(),
                guest: guest.clone(),
                table: table.id.clone(),
                seat,
                tolerance,
                ledger: Arc::clone(ledger),
                rng: SmallRng::from_rng(&mut rng),
            });
        }
    }
    players
}
