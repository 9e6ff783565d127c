//! The database fails under load and recovers: all players are told, none is thrown out, nothing is lost, and play goes on.

use std::time::Duration;

use serde::Serialize;

use crate::client::{Client, Fault};
use crate::database::{Database, Failing};
use crate::player::Weather;
use crate::round::{Outcome, Round, Size};
use crate::server::Program;

/// How often, and under how much load.
#[derive(Clone, Copy, Debug)]
pub struct Absences {
    /// How often the database fails.
    pub rounds: usize,
    /// How.
    pub how: Failing,
    /// The load.
    pub size: Size,
}

/// What came of it; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// How often the database was away.
    pub absences: usize,
    /// How many sockets were told that it is away, and how many that it is back, all times together.
    pub told: (usize, usize),
    /// How often `/readyz` noticed.
    pub noticed: usize,
    /// Sockets that were closed.
    pub disconnects: usize,
    /// What came of the moves.
    #[serde(flatten)]
    pub outcome: Outcome,
}

impl Report {
    /// Did all go well?
    pub fn is_well(&self) -> bool {
        self.disconnects == 0 && self.noticed == self.absences && self.outcome.is_well()
    }
}

/// How long play goes on before the database goes away.
const BEFORE: Duration = Duration::from_millis(500);
/// How often it is looked whether everybody has been told, and how long to wait in between.
const LOOKS: usize = 1200;
const PAUSE: Duration = Duration::from_millis(50);

/// Lets the database fail and recover.
pub async fn run(program: &Program, database: &Database, absences: Absences) -> Result<Report, Fault> {
    let server = program.start().await?;
    let client = Client::new(&server.address);
    let mut report = Report::default();
    for _ in 0..absences.rounds {
        let round = Round::begin(&client, absences.size, Weather::Cloudy, report.absences as u64).await?;
        tokio::time::sleep(BEFORE).await;
        let is_told = |count: usize| count >= round.playing();
        let away = database.fail(absences.how).await?;
        if !until(|| is_told(round.ledger.told().0)).await {
            report.outcome.faults.push("somebody was not told that the database is away".to_owned());
        }
        report.noticed += usize::from(is_ready_within(&client, false).await);
        away.give_back().await?;
        if !is_ready_within(&client, true).await {
            report.outcome.faults.push("the server does not get ready again".to_owned());
        }
        if !until(|| is_told(round.ledger.told().1)).await {
            report.outcome.faults.push("somebody was not told that the database is back".to_owned());
        }
        report.absences += 1;
        round.check(&mut report.outcome).await?;
        let ledger = round.end().await?;
        let (away, back) = ledger.told();
        report.told = (report.told.0 + away, report.told.1 + back);
        report.disconnects += ledger.disconnects();
        report.outcome.note(&ledger);
    }
    server.kill().await?;
    report.outcome.faults.extend(program.verify().await.err());
    Ok(report)
}

/// Waits until `/readyz` says that the server is ready, or that it is not; false if that takes too long.
async fn is_ready_within(client: &Client, is_ready: bool) -> bool {
    for _ in 0..LOOKS {
        if client.text("/readyz").await.is_ok() == is_ready {
            return true;
        }
        tokio::time::sleep(PAUSE).await;
    }
    false
}

/// Waits until it is so; false if that takes too long.
async fn until(is_so: impl Fn() -> bool) -> bool {
    for _ in 0..LOOKS {
        if is_so() {
            return true;
        }
        tokio::time::sleep(PAUSE).await;
    }
    false
}
