//! The report of a load test.

use std::fmt;

use serde::Serialize;

use crate::latency::Latencies;

/// The report; its fields are the keys of the JSON output.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Tables.
    pub tables: usize,
    /// Sockets.
    pub sockets: usize,
    /// Moves per second the clients tried to make; `None` for as many as the server allows.
    pub offered_moves_per_second: Option<f64>,
    /// Duration of the measurement.
    pub seconds: f64,
    /// Moves that every viewer received.
    pub moves: usize,
    /// The same per second.
    pub moves_per_second: f64,
    /// Time from sending a move until the last viewer received it.
    #[serde(flatten)]
    pub latency: Latencies,
    /// CPU time of the server per move; `None` if the system does not tell.
    pub server_cpu_ms_per_move: Option<f64>,
    /// CPU time of the clients per move.
    pub client_cpu_ms_per_move: Option<f64>,
    /// Growth of the server's memory since its start, per table, in bytes.
    pub memory_per_table: Option<u64>,
    /// Size of the messages with a change of the table.
    pub message_bytes: Sizes,
    /// Games that ended and were replaced by new ones.
    pub games: usize,
    /// Moves that some viewers did not receive.
    pub missing: usize,
    /// Sockets closed by the server.
    pub disconnects: usize,
    /// Refused moves and unexpected messages.
    pub errors: usize,
    /// The first of them.
    pub faults: Vec<String>,
}

/// Message sizes in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sizes {
    /// Median.
    pub p50: u32,
    /// 95th percentile.
    pub p95: u32,
}

impl Sizes {
    /// From sizes in any order; zero if there are none.
    pub fn of(mut sizes: Vec<u32>) -> Self {
        sizes.sort_unstable();
        let at = |percent: usize| sizes.get(sizes.len().saturating_sub(1) * percent / 100).copied().unwrap_or_default();
        Self { p50: at(50), p95: at(95) }
    }
}

impl Report {
    /// Whether all checks passed.
    pub fn passed(&self) -> bool {
        self.moves > 0 && self.missing == 0 && self.disconnects == 0 && self.errors == 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Latencies { p50_ms, p99_ms, longest_ms } = self.latency;
        let optional = |value: Option<f64>| value.map_or("unknown".to_owned(), |value| format!("{value:.3}"));
        let offered = match self.offered_moves_per_second {
            Some(rate) => format!("{rate:.0} moves per second offered"),
            None => "flat out".to_owned(),
        };
        writeln!(f, "{} tables, {} sockets, {offered}, {:.0} s", self.tables, self.sockets, self.seconds)?;
        writeln!(f, "moves per second         {:.0}", self.moves_per_second)?;
        writeln!(f, "ms to the last viewer    median {p50_ms:.1}, p99 {p99_ms:.1}, max {longest_ms:.1}")?;
        writeln!(f, "server CPU ms per move   {}", optional(self.server_cpu_ms_per_move))?;
        writeln!(f, "client CPU ms per move   {}", optional(self.client_cpu_ms_per_move))?;
        writeln!(f, "memory per table in kB   {}", optional(self.memory_per_table.map(|bytes| bytes as f64 / 1000.0)))?;
        writeln!(f, "bytes per message        median {}, p95 {}", self.message_bytes.p50, self.message_bytes.p95)?;
        writeln!(f, "finished games           {}", self.games)?;
        write!(
            f,
            "errors                   {} errors, {} closed sockets, {} moves not received by all",
            self.errors, self.disconnects, self.missing
        )?;
        self.faults.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_do_not_depend_on_order() {
        assert_eq!(Sizes::of((0..=100).rev().collect()), Sizes { p50: 50, p95: 95 });
        assert_eq!(Sizes::of(Vec::new()), Sizes::default());
    }
}
