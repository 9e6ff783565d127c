//! Crashes: the server is killed at random moments under load; whatever it had acknowledged must still be there.

use std::sync::Arc;
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use tokio::sync::watch;

use crate::check;
use crate::client::{Client, Fault};
use crate::ledger::Ledger;
use crate::player::Weather;
use crate::server::Program;
use crate::tables;

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
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// How often the server was killed.
    pub crashes: usize,
    /// Moves acknowledged in all.
    pub moves: usize,
    /// Moves that were acknowledged, or seen by somebody, and were gone after a restart.
    pub lost: usize,
    /// Tables at which nothing more happened after a restart although somebody had to decide.
    pub stuck: usize,
    /// What else went wrong: moves that nobody sent, gaps, tables that are not what their entries lead to.
    pub faults: Vec<String>,
}

impl Report {
    /// Did all go well?
    pub fn is_well(&self) -> bool {
        self.lost == 0 && self.stuck == 0 && self.faults.is_empty()
    }
}

/// Kills and starts again.
pub async fn run(program: &Program, crashes: Crashes) -> Result<Report, Fault> {
    let mut luck = SmallRng::seed_from_u64(crashes.seed);
    let mut server = program.start().await?;
    // It has to come back where the players know it.
    let program = Program { address: server.address.clone(), ..program.clone() };
    let client = Client::new(&server.address);
    let mut report = Report::default();
    for _ in 0..crashes.rounds {
        let tables = tables::make(&client, crashes.tables, crashes.seats).await?;
        let ledger = Arc::new(Ledger::new(crashes.seats));
        let (stop, stopped) = watch::channel(false);
        let players = tables::players(&client, &tables, &ledger, Weather::Stormy, luck.random());
        let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play(stopped.clone()))).collect();
        tokio::time::sleep(Duration::from_millis(luck.random_range(50..1500))).await;
        server.kill().await?;
        report.crashes += 1;
        server = program.start().await?;
        // The players are still at it, and every game has to go on.
        for table in &tables {
            let (seen, wrong) = check::look(&client, table, &ledger).await?;
            report.lost += wrong.lost;
            report.faults.extend(wrong.strange);
            report.stuck += usize::from(!check::goes_on(&client, table, seen).await?);
        }
        let _ = stop.send(true);
        for player in playing {
            player.await.map_err(|reason| reason.to_string())?;
        }
        report.moves += ledger.moves();
        report.faults.extend(ledger.faults());
    }
    server.kill().await?;
    report.faults.extend(program.verify().await.err());
    Ok(report)
}
