//! Load: many sockets on many tables, playing as fast as the server allows.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::client::{Client, Error};
use crate::latency::Latencies;
use crate::player::Tolerance;
use crate::round::{Round, Size};
use crate::server::Program;

/// Configuration.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Tables and seats.
    pub size: Size,
    /// Duration.
    pub time: Duration,
}

/// The report; its fields are the keys of the JSON output.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Sockets.
    pub sockets: usize,
    /// Tables.
    pub tables: usize,
    /// Acknowledged moves.
    pub moves: usize,
    /// Acknowledged moves per second.
    pub moves_per_second: f64,
    /// Median latency in milliseconds, from sending a move until the last viewer received it.
    pub p50_ms: f64,
    /// 99th percentile of the latency.
    pub p99_ms: f64,
    /// Longest latency.
    pub longest_ms: f64,
    /// Growth of the server's memory per table, in bytes.
    pub memory_per_table: u64,
    /// Sockets closed by the server.
    pub disconnects: usize,
    /// Failed checks.
    pub faults: Vec<String>,
}

impl Report {
    /// Whether all checks passed.
    pub fn passed(&self) -> bool {
        self.moves > 0 && self.disconnects == 0 && self.faults.is_empty()
    }
}

/// Runs the test.
pub async fn run(program: &Program, load: Load) -> Result<Report, Error> {
    let server = program.start().await?;
    let empty = server.memory().unwrap_or_default();
    let client = Client::new(&server.address);
    let round = Round::begin(&client, load.size, Tolerance::Nothing, 1).await?;
    let tables = round.tables.len();
    let sockets = round.tables.iter().map(|table| table.guests.len()).sum();
    let start = Instant::now();
    tokio::time::sleep(load.time).await;
    let full = server.memory().unwrap_or_default();
    let (moves, time) = (round.ledger.moves(), start.elapsed());
    let ledger = round.end().await?;
    let Latencies { p50_ms, p99_ms, longest_ms } = Latencies::of(ledger.latencies());
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
