//! Crashes: the server is killed at random moments under load; whatever it had acknowledged must still be there.

use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;

use crate::client::{Client, Fault};
use crate::player::Weather;
use crate::round::{Outcome, Round, Size};
use crate::server::Program;

/// How often, and under how much load.
#[derive(Clone, Copy, Debug)]
pub struct Crashes {
    /// How often the server is killed.
    pub rounds: usize,
    /// The load.
    pub size: Size,
    /// For the moments.
    pub seed: u64,
}

/// What came of it; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// How often the server was killed.
    pub crashes: usize,
    /// What came of the moves.
    #[serde(flatten)]
    pub outcome: Outcome,
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
        let round = Round::begin(&client, crashes.size, Weather::Stormy, luck.random()).await?;
        tokio::time::sleep(Duration::from_millis(luck.random_range(50..1500))).await;
        server.kill().await?;
        report.crashes += 1;
        server = program.start().await?;
        round.check(&mut report.outcome).await?;
        report.outcome.note(&*round.end().await?);
    }
    server.kill().await?;
    report.outcome.faults.extend(program.verify().await.err());
    Ok(report)
}
