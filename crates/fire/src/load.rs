//! Load: many sockets on many tables, all playing as fast as the server lets them.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::client::{Client, Fault};
use crate::player::Weather;
use crate::round::{Round, Size};
use crate::server::Program;
use crate::times::Times;

/// How much.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Tables and sockets.
    pub size: Size,
    /// How long.
    pub time: Duration,
}

/// What was measured; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Sockets.
    pub sockets: usize,
    /// Tables.
    pub tables: usize,
    /// Moves acknowledged.
    pub moves: usize,
    /// In a second.
    pub moves_per_second: f64,
    /// From sending a move to the last viewer's receipt, in milliseconds: half of them took no longer.
    pub p50_ms: f64,
    /// 99 of 100 took no longer.
    pub p99_ms: f64,
    /// The longest.
    pub longest_ms: f64,
    /// What the server's memory grew by, for each table, in bytes.
    pub memory_per_table: u64,
    /// Sockets that were closed.
    pub disconnects: usize,
    /// What went wrong.
    pub faults: Vec<String>,
}

impl Report {
    /// Did all go well?
    pub fn is_well(&self) -> bool {
        self.moves > 0 && self.disconnects == 0 && self.faults.is_empty()
    }
}

/// Starts a server, plays, and reports.
pub async fn run(program: &Program, load: Load) -> Result<Report, Fault> {
    let server = program.start().await?;
    let empty = server.memory().unwrap_or_default();
    let client = Client::new(&server.address);
    let round = Round::begin(&client, load.size, Weather::Fair, 1).await?;
    let tables = round.tables.len();
    let sockets = round.tables.iter().map(|table| table.guests.len()).sum();
    let start = Instant::now();
    tokio::time::sleep(load.time).await;
    let full = server.memory().unwrap_or_default();
    let (moves, time) = (round.ledger.moves(), start.elapsed());
    let ledger = round.end().await?;
    let Times { p50_ms, p99_ms, longest_ms } = Times::of(ledger.latencies());
    Ok(Report {
        sockets,
        tables,
        moves,
        moves_per_second: moves as f64 / time.as_secs_f64(),
        p50_ms,
        p99_ms,
        longest_ms,
        memory_per_table: full.saturating_sub(empty) / tables.max(1) as u64,
        disconnects: ledger.disconnects(),
        faults: ledger.faults(),
    })
}
