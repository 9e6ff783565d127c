//! Crashes: kills the server at random moments under load. Nothing it acknowledged may be lost.

use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;

use crate::client::{Client, Error};
use crate::player::Tolerance;
use crate::round::{Outcome, Round, Size};
use crate::server::Program;

/// Configuration.
#[derive(Clone, Copy, Debug)]
pub struct Crashes {
    /// Number of crashes.
    pub rounds: usize,
    /// The load.
    pub size: Size,
    /// Seed for the times of the crashes.
    pub seed: u64,
}

/// The report; its fields are the keys of the JSON output.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// Number of crashes.
    pub crashes: usize,
    /// What became of the moves.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Runs the test.
pub async fn run(program: &Program, crashes: Crashes) -> Result<Report, Error> {
    let mut rng = SmallRng::seed_from_u64(crashes.seed);
    let mut server = program.start().await?;
    // Players reconnect to the same address.
    let program = Program { address: server.address.clone(), ..program.clone() };
    let client = Client::new(&server.address);
    let mut report = Report::default();
    for _ in 0..crashes.rounds {
        let round = Round::begin(&client, crashes.size, Tolerance::ServerCrash, rng.random()).await?;
        tokio::time::sleep(Duration::from_millis(rng.random_range(50..1500))).await;
        server.kill().await?;
        report.crashes += 1;
        server = program.start().await?;
        round.check(&mut report.outcome).await?;
        report.outcome.add(&*round.end().await?);
    }
    server.kill().await?;
    report.outcome.faults.extend(program.verify().await.err());
    Ok(report)
}
