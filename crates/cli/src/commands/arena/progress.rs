//! How far the arena is, on the standard error while it runs; only a terminal is told.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use caylus_bots::arena::Tally;

/// The line is written anew no more often than this.
const INTERVAL: Duration = Duration::from_millis(200);
/// To the start of the line, and all of it away.
const CLEAR: &str = "\r\x1b[K";

pub(super) struct Progress {
    games: u64,
    enabled: bool,
    last: Option<Instant>,
}

impl Progress {
    /// Nothing has been played of that many games.
    pub(super) fn new(games: u64) -> Self {
        Self { games, enabled: io::stderr().is_terminal(), last: None }
    }

    /// Another game has been counted.
    pub(super) fn show(&mut self, tally: &Tally) {
        if !self.enabled || self.last.is_some_and(|last| last.elapsed() < INTERVAL) {
            return;
        }
        self.last = Some(Instant::now());
        let wins: Vec<String> = tally.wins().map(|(name, wins)| format!("{name} {wins:.1}")).collect();
        // If it cannot be written, nobody misses it.
        let _ = write!(io::stderr(), "{CLEAR}game {} of {}: {}", tally.games(), self.games, wins.join(", "));
    }

    /// Makes room for the report.
    pub(super) fn clear(&self) {
        if self.last.is_some() {
            let _ = write!(io::stderr(), "{CLEAR}");
        }
    }
}
