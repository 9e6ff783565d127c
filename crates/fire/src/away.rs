//! The database goes away under load and comes back: all players are told, none is thrown out, nothing is lost, and play goes on.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::sync::watch;

use crate::check;
use crate::client::{Client, Fault};
use crate::database::Database;
use crate::ledger::Ledger;
use crate::player::Weather;
use crate::server::Program;
use crate::tables;

/// How often, and under how much load.
#[derive(Clone, Copy, Debug)]
pub struct Absences {
    /// How often the database goes away.
    pub rounds: usize,
    /// Tables.
    pub tables: usize,
    /// Seats at each, each with a socket.
    pub seats: usize,
}

/// What came of it; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// How often the database was away.
    pub absences: usize,
    /// How many sockets were told that it is away, and how many that it is back, all times together.
    pub told: (usize, usize),
    /// Moves acknowledged in all.
    pub moves: usize,
    /// Moves that were acknowledged, or seen by somebody, and were gone afterwards.
    pub lost: usize,
    /// Tables at which nothing more happened afterwards although somebody had to decide.
    pub stuck: usize,
    /// Sockets that were closed.
    pub disconnects: usize,
    /// What else went wrong.
    pub faults: Vec<String>,
}

impl Report {
    /// Did all go well?
    pub fn is_well(&self) -> bool {
        self.lost == 0 && self.stuck == 0 && self.disconnects == 0 && self.faults.is_empty()
    }
}

/// How long play goes on before the database goes away.
const BEFORE: Duration = Duration::from_millis(500);
/// How often it is looked whether everybody has been told, and how long to wait in between.
const LOOKS: usize = 1200;
const PAUSE: Duration = Duration::from_millis(50);

/// Takes the database away and gives it back.
pub async fn run(program: &Program, database: &Database, absences: Absences) -> Result<Report, Fault> {
    let server = program.start().await?;
    let client = Client::new(&server.address);
    let mut report = Report::default();
    for _ in 0..absences.rounds {
        let tables = tables::make(&client, absences.tables, absences.seats).await?;
        let ledger = Arc::new(Ledger::new(absences.seats));
        let (stop, stopped) = watch::channel(false);
        let players = tables::players(&client, &tables, &ledger, Weather::Cloudy, report.absences as u64);
        let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play(stopped.clone()))).collect();
        tokio::time::sleep(BEFORE).await;
        // Those whose games are over have left.
        let is_told = |count: usize| count >= playing.iter().filter(|player| !player.is_finished()).count();
        let away = database.take_away().await?;
        if !until(|| is_told(ledger.told().0)).await {
            report.faults.push("somebody was not told that the database is away".to_owned());
        }
        away.give_back().await?;
        if !until(|| is_told(ledger.told().1)).await {
            report.faults.push("somebody was not told that the database is back".to_owned());
        }
        report.absences += 1;
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
        let (away, back) = ledger.told();
        report.told = (report.told.0 + away, report.told.1 + back);
        report.moves += ledger.moves();
        report.disconnects += ledger.disconnects();
        report.faults.extend(ledger.faults());
    }
    server.kill().await?;
    report.faults.extend(program.verify().await.err());
    Ok(report)
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
