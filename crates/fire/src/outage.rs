//! Database outages under load: every socket is notified and stays open, nothing is lost, and play goes on.

use std::time::Duration;

use serde::Serialize;

use crate::client::{Client, Error};
use crate::database::{Database, FailureMode};
use crate::player::Tolerance;
use crate::round::{Outcome, Round, Size};
use crate::server::Program;

/// Configuration.
#[derive(Clone, Copy, Debug)]
pub struct Outages {
    /// Number of outages.
    pub rounds: usize,
    /// How the database fails.
    pub mode: FailureMode,
    /// The load.
    pub size: Size,
}

/// The report; its fields are the keys of the JSON output.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// Number of outages.
    pub absences: usize,
    /// Notifications that the database is away, and that it is back, over all sockets and outages.
    pub told: (usize, usize),
    /// Outages that `/readyz` reported.
    pub noticed: usize,
    /// Sockets closed by the server.
    pub disconnects: usize,
    /// What became of the moves.
    #[serde(flatten)]
    pub outcome: Outcome,
}

impl Report {
    /// Whether all checks passed.
    pub fn passed(&self) -> bool {
        self.disconnects == 0 && self.noticed == self.absences && self.outcome.passed()
    }
}

/// Playing time before each outage.
const LEAD_TIME: Duration = Duration::from_millis(500);
/// How often to poll for a condition before giving up, and the interval.
const MAX_POLLS: usize = 1200;
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Runs the test.
pub async fn run(program: &Program, database: &Database, outages: Outages) -> Result<Report, Error> {
    let server = program.start().await?;
    let client = Client::new(&server.address);
    let mut report = Report::default();
    for _ in 0..outages.rounds {
        let round = Round::begin(&client, outages.size, Tolerance::DatabaseOutage, report.absences as u64).await?;
        tokio::time::sleep(LEAD_TIME).await;
        let all_notified = |count: usize| count >= round.active_players();
        let outage = database.fail(outages.mode).await?;
        if !wait_for(|| all_notified(round.ledger.notified().0)).await {
            report.outcome.faults.push("not every socket was notified that the database is away".to_owned());
        }
        report.noticed += usize::from(wait_for_readiness(&client, false).await);
        outage.restore().await?;
        if !wait_for_readiness(&client, true).await {
            report.outcome.faults.push("`/readyz` still fails after the database was restored".to_owned());
        }
        if !wait_for(|| all_notified(round.ledger.notified().1)).await {
            report.outcome.faults.push("not every socket was notified that the database is back".to_owned());
        }
        report.absences += 1;
        round.check(&mut report.outcome).await?;
        let ledger = round.end().await?;
        let (away, back) = ledger.notified();
        report.told = (report.told.0 + away, report.told.1 + back);
        report.disconnects += ledger.disconnects();
        report.outcome.add(&ledger);
    }
    server.kill().await?;
    report.outcome.faults.extend(program.verify().await.err());
    Ok(report)
}

/// Waits until `/readyz` reports this; false on timeout.
async fn wait_for_readiness(client: &Client, is_ready: bool) -> bool {
    for _ in 0..MAX_POLLS {
        if client.text("/readyz").await.is_ok() == is_ready {
            return true;
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    false
}

async fn wait_for(condition: impl Fn() -> bool) -> bool {
    for _ in 0..MAX_POLLS {
        if condition() {
            return true;
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    false
}
