//! The arena's progress line on stderr, if that is a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use caylus_bots::arena::Tally;

/// Shortest time between two updates.
const INTERVAL: Duration = Duration::from_millis(200);
/// Moves to the start of the line and erases it.
const CLEAR: &str = "\r\x1b[K";

pub(super) struct Progress {
    games: u64,
    enabled: bool,
    last: Option<Instant>,
}

impl Progress {
    pub(super) fn new(games: u64) -> Self {
        Self { games, enabled: io::stderr().is_terminal(), last: None }
    }

    /// Updates the line after a game.
    pub(super) fn show(&mut self, tally: &Tally) {
        if !self.enabled || self.last.is_some_and(|last| last.elapsed() < INTERVAL) {
            return;
        }
        self.last = Some(Instant::now());
        let wins: Vec<String> = tally.wins().map(|(name, wins)| format!("{name} {wins:.1}")).collect();
        // Progress is optional: ignore errors.
        let _ = write!(io::stderr(), "{CLEAR}game {} of {}: {}", tally.games(), self.games, wins.join(", "));
    }

    /// Erases the line.
    pub(super) fn clear(&self) {
        if self.last.is_some() {
            let _ = write!(io::stderr(), "{CLEAR}");
        }
    }
}
