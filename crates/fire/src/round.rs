//! A round: creates tables, lets players play while something fails, then checks that nothing is lost.

use std::sync::Arc;

use serde::Serialize;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::check;
use crate::client::{Client, Error};
use crate::ledger::Ledger;
use crate::player::Tolerance;
use crate::tables::{self, Table};

/// The size of the load.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Number of tables.
    pub tables: usize,
    /// Seats per table, each with a socket.
    pub seats: usize,
}

/// The outcome of all rounds; its fields are the keys of the JSON output.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Outcome {
    /// Acknowledged moves.
    pub moves: usize,
    /// Moves that were acknowledged or seen, and missing afterwards.
    pub lost: usize,
    /// Tables where play did not go on.
    pub stuck: usize,
    /// Other failed checks: moves no player sent, gaps, tables that do not match their entries.
    pub faults: Vec<String>,
}

impl Outcome {
    /// Whether all checks passed.
    pub fn passed(&self) -> bool {
        self.lost == 0 && self.stuck == 0 && self.faults.is_empty()
    }

    /// Adds the results of a round.
    pub(crate) fn add(&mut self, ledger: &Ledger) {
        self.moves += ledger.moves();
        self.faults.extend(ledger.faults());
    }
}

/// Tables with their players.
pub(crate) struct Round {
    pub(crate) tables: Vec<Table>,
    pub(crate) ledger: Arc<Ledger>,
    client: Client,
    stop: watch::Sender<bool>,
    players: Vec<JoinHandle<()>>,
}

impl Round {
    /// Creates the tables and starts the players.
    pub(crate) async fn begin(client: &Client, size: Size, tolerance: Tolerance, seed: u64) -> Result<Self, Error> {
        let tables = tables::create(client, size.tables, size.seats).await?;
        let ledger = Arc::new(Ledger::default());
        let (stop, stopped) = watch::channel(false);
        let players = tables::players(client, &tables, &ledger, tolerance, seed);
        let players = players.into_iter().map(|player| tokio::spawn(player.play(stopped.clone()))).collect();
        Ok(Self { tables, ledger, client: client.clone(), stop, players })
    }

    /// Players whose games are not over.
    pub(crate) fn active_players(&self) -> usize {
        self.players.iter().filter(|player| !player.is_finished()).count()
    }

    /// Checks every table while play goes on.
    pub(crate) async fn check(&self, outcome: &mut Outcome) -> Result<(), Error> {
        for table in &self.tables {
            let (progress, found) = check::check_table(&self.client, table, &self.ledger).await?;
            outcome.lost += found.lost;
            outcome.faults.extend(found.unexpected);
            outcome.stuck += usize::from(!check::makes_progress(&self.client, table, progress).await?);
        }
        Ok(())
    }

    /// Stops the players and returns their ledger.
    pub(crate) async fn end(self) -> Result<Arc<Ledger>, Error> {
        let _ = self.stop.send(true);
        for player in self.players {
            player.await.map_err(|reason| format!("a player failed: {reason}"))?;
        }
        Ok(self.ledger)
    }
}
