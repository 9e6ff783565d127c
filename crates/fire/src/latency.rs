//! Latency percentiles.

use std::time::Duration;

use serde::Serialize;

/// Percentiles in milliseconds; the fields are the keys of the JSON output.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Latencies {
    /// Median.
    pub p50_ms: f64,
    /// 99th percentile.
    pub p99_ms: f64,
    /// Maximum.
    pub longest_ms: f64,
}

impl Latencies {
    /// From durations in any order; all zero if there are none.
    pub fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let ms = |share: f64| {
            let at = (times.len().saturating_sub(1) as f64 * share).round() as usize;
            times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Self { p50_ms: ms(0.5), p99_ms: ms(0.99), longest_ms: ms(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_do_not_depend_on_order() {
        let times = (0..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(Latencies::of(times), Latencies { p50_ms: 50.0, p99_ms: 99.0, longest_ms: 100.0 });
        assert_eq!(Latencies::of(Vec::new()), Latencies::default());
    }
}
