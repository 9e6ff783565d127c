//! Crashes: the server is killed at random moments under load; whatever it had acknowledged must still be there.

use std::sync::Arc;
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use tokio::sync::watch;

use crate::client::{Client, Fault};
use crate::ledger::Ledger;
use crate::server::Program;
use crate::tables::{self, Table};

/// How often, and under how much load.
#[derive(Clone, Copy, Debug)]
pub struct Crashes {
    /// How often the server is killed.
    pub rounds: usize,
    /// Tables.
    pub tables: usize,
    /// Seats at each.
    pub seats: usize,
    /// For the moments.
    pub seed: u64,
}

/// What came of it; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How often the server was killed.
    pub crashes: usize,
    /// Moves acknowledged in all.
    pub moves: usize,
    /// Acknowledged moves that were gone after a restart.
    pub lost: usize,
    /// Tables at which nothing more happened after a restart although somebody had to decide.
    pub stuck: usize,
    /// What else went wrong.
    pub faults: Vec<String>,
}

/// Kills and starts again.
pub async fn run(program: &Program, crashes: Crashes) -> Result<Report, Fault> {
    let mut luck = SmallRng::seed_from_u64(crashes.seed);
    let mut server = program.start().await?;
    // It has to come back where the players know it.
    let program = Program { address: server.address.clone(), ..program.clone() };
    let client = Client::new(&server.address);
    let mut report = Report { crashes: 0, moves: 0, lost: 0, stuck: 0, faults: Vec::new() };
    for _ in 0..crashes.rounds {
        let tables = tables::make(&client, crashes.tables, crashes.seats).await?;
        let ledger = Arc::new(Ledger::new(crashes.seats));
        let (stop, stopped) = watch::channel(false);
        let players = tables::players(&client, &tables, &ledger, false, luck.random());
        let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play(stopped.clone()))).collect();
        tokio::time::sleep(Duration::from_millis(luck.random_range(50..1500))).await;
        server.kill().await?;
        report.crashes += 1;
        server = program.start().await?;
        let mut before = Vec::with_capacity(tables.len());
        for table in &tables {
            before.push(look(&client, table, &ledger, &mut report).await?);
        }
        // The players are still at it, and every game has to go on.
        tokio::time::sleep(Duration::from_millis(1500)).await;
        for (table, before) in tables.iter().zip(before) {
            let now = look(&client, table, &ledger, &mut report).await?;
            report.stuck += usize::from(now.number == before.number && !now.is_over);
        }
        let _ = stop.send(true);
        for player in playing {
            player.await.map_err(|reason| reason.to_string())?;
        }
        report.moves += ledger.moves();
        report.faults.extend(ledger.faults());
    }
    Ok(report)
}

/// How far a table is.
struct Seen {
    number: i64,
    is_over: bool,
}

/// Looks at a table and counts what was acknowledged and is not there.
async fn look(client: &Client, table: &Table, ledger: &Ledger, report: &mut Report) -> Result<Seen, Fault> {
    let acknowledged = ledger.of_table(&table.id);
    let answer = client.get(&table.guests[0], &format!("/api/tables/{}?since=0", table.id)).await?;
    let entries = answer["entries"].as_array().cloned().unwrap_or_default();
    let is_there = |number: i64, seat: usize| {
        entries.iter().any(|entry| {
            entry["number"].as_i64() == Some(number)
                && entry["kind"] == "moved"
                && entry["seat"].as_u64() == Some(seat as u64)
        })
    };
    report.lost += acknowledged.iter().filter(|(number, seat)| !is_there(**number, **seat)).count();
    Ok(Seen {
        number: answer["table"]["number"].as_i64().unwrap_or_default(),
        is_over: answer["table"]["status"] == "over",
    })
}
