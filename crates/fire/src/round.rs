//! A round under fire: tables are made and everybody plays, something happens, and afterwards everything is still there.

use std::sync::Arc;

use serde::Serialize;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::check;
use crate::client::{Client, Fault};
use crate::ledger::Ledger;
use crate::player::Weather;
use crate::tables::{self, Table};

/// How many tables, and how many seats at each.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Tables.
    pub tables: usize,
    /// Seats at each, each with a socket.
    pub seats: usize,
}

/// What came of rounds; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Outcome {
    /// Moves acknowledged in all.
    pub moves: usize,
    /// Moves that were acknowledged, or seen by somebody, and were gone afterwards.
    pub lost: usize,
    /// Tables at which nothing more happened afterwards although somebody had to decide.
    pub stuck: usize,
    /// What else went wrong: moves that nobody sent, gaps, tables that are not what their entries lead to.
    pub faults: Vec<String>,
}

impl Outcome {
    /// Did all go well?
    pub fn is_well(&self) -> bool {
        self.lost == 0 && self.stuck == 0 && self.faults.is_empty()
    }

    /// Adds what the players of a round have noted.
    pub(crate) fn note(&mut self, ledger: &Ledger) {
        self.moves += ledger.moves();
        self.faults.extend(ledger.faults());
    }
}

/// Tables at which everybody plays.
pub(crate) struct Round {
    pub(crate) tables: Vec<Table>,
    pub(crate) ledger: Arc<Ledger>,
    client: Client,
    stop: watch::Sender<bool>,
    playing: Vec<JoinHandle<()>>,
}

impl Round {
    /// Makes the tables and lets everybody play.
    pub(crate) async fn begin(client: &Client, size: Size, weather: Weather, seed: u64) -> Result<Self, Fault> {
        let tables = tables::make(client, size.tables, size.seats).await?;
        let ledger = Arc::new(Ledger::new(size.seats));
        let (stop, stopped) = watch::channel(false);
        let players = tables::players(client, &tables, &ledger, weather, seed);
        let playing = players.into_iter().map(|player| tokio::spawn(player.play(stopped.clone()))).collect();
        Ok(Self { tables, ledger, client: client.clone(), stop, playing })
    }

    /// How many still play: those whose games are over have left.
    pub(crate) fn playing(&self) -> usize {
        self.playing.iter().filter(|player| !player.is_finished()).count()
    }

    /// Looks at every table while the players are still at it: nothing may be lost, and every game has to go on.
    pub(crate) async fn check(&self, outcome: &mut Outcome) -> Result<(), Fault> {
        for table in &self.tables {
            let (seen, wrong) = check::look(&self.client, table, &self.ledger).await?;
            outcome.lost += wrong.lost;
            outcome.faults.extend(wrong.strange);
            outcome.stuck += usize::from(!check::goes_on(&self.client, table, seen).await?);
        }
        Ok(())
    }

    /// Lets everybody finish, and gives what they have noted.
    pub(crate) async fn end(self) -> Result<Arc<Ledger>, Fault> {
        let _ = self.stop.send(true);
        for player in self.playing {
            player.await.map_err(|reason| reason.to_string())?;
        }
        Ok(self.ledger)
    }
}
