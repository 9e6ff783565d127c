//! Times in figures: the median, the 99th percentile, the longest.

use std::time::Duration;

use serde::Serialize;

/// A set of times in milliseconds; the names are those of the JSON.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Times {
    /// The median.
    pub p50_ms: f64,
    /// The 99th percentile.
    pub p99_ms: f64,
    /// The longest.
    pub longest_ms: f64,
}

impl Times {
    /// The figures of these times, in any order; all zero if there are none.
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
    fn percentiles_are_taken_from_the_sorted_times() {
        let times = (0..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(Times::of(times), Times { p50_ms: 50.0, p99_ms: 99.0, longest_ms: 100.0 });
        assert_eq!(Times::of(Vec::new()), Times::default());
    }
}
