//! What the light clients of one thread have counted and timed.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Errors kept as text; further ones are only counted.
const ERRORS_KEPT: usize = 10;

/// Counts and times, shared with the thread that reports them.
#[derive(Debug, Default)]
pub(super) struct Tally(Mutex<Counts>);

/// The counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    /// Times from sending a move until its last viewer received it.
    pub(super) latencies: Vec<Duration>,
    /// Sizes of the messages with a table.
    pub(super) sizes: Vec<u32>,
    /// Moves sent that some viewers have not received.
    pub(super) in_flight: usize,
    /// Sockets closed by the server.
    pub(super) disconnects: usize,
    /// Number of errors.
    pub(super) errors: usize,
    /// The first errors.
    pub(super) faults: Vec<String>,
}

impl Tally {
    fn with<T>(&self, change: impl FnOnce(&mut Counts) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A move was sent.
    pub(super) fn record_sent(&self) {
        self.with(|counts| counts.in_flight += 1);
    }

    /// The last viewer received a move.
    pub(super) fn record_received(&self, time: Duration) {
        self.with(|counts| {
            counts.in_flight -= 1;
            counts.latencies.push(time);
        });
    }

    /// A viewer received a message of this size.
    pub(super) fn record_size(&self, bytes: usize) {
        self.with(|counts| counts.sizes.push(bytes as u32));
    }

    /// The server closed a socket.
    pub(super) fn record_disconnect(&self) {
        self.with(|counts| counts.disconnects += 1);
    }

    /// A move was refused, or something unexpected arrived.
    pub(super) fn record_error(&self, what: &str) {
        self.with(|counts| {
            counts.errors += 1;
            if counts.faults.len() < ERRORS_KEPT {
                counts.faults.push(what.to_owned());
            }
        });
    }

    /// Moves that all viewers have received since the last [`Tally::take`].
    pub(super) fn moves(&self) -> usize {
        self.with(|counts| counts.latencies.len())
    }

    /// Moves that some viewers have not received.
    pub(super) fn in_flight(&self) -> usize {
        self.with(|counts| counts.in_flight)
    }

    /// Takes what was measured, and starts over; errors are kept.
    pub(super) fn take(&self) -> Counts {
        self.with(|counts| Counts {
            latencies: std::mem::take(&mut counts.latencies),
            sizes: std::mem::take(&mut counts.sizes),
            ..counts.clone()
        })
    }
}

impl Counts {
    /// The counts of two threads together.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.latencies.extend(other.latencies);
        self.sizes.extend(other.sizes);
        self.faults.extend(other.faults);
        self.in_flight += other.in_flight;
        self.disconnects += other.disconnects;
        self.errors += other.errors;
        self
    }
}
