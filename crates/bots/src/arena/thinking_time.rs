//! Thinking times, and how often a time limit was exceeded.

use std::time::Duration;

use crate::bot::Limit;

/// A move is late if it takes more than this multiple of the limit.
const LATE_FACTOR: f64 = 1.1;

/// Thinking time over a number of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkingTime {
    /// Number of moves.
    pub moves: u64,
    /// Time for all moves.
    pub total: Duration,
    /// Time for the slowest move.
    pub longest: Duration,
    /// Moves that exceeded their time limit by more than 10 %.
    pub late: u64,
}

impl ThinkingTime {
    /// Mean time per move.
    pub fn mean(&self) -> Duration {
        self.total.div_f64(self.moves.max(1) as f64)
    }

    /// Adds a move.
    pub(super) fn count(&mut self, time: Duration, limit: Limit) {
        let late = matches!(limit, Limit::Time(allowed) if time > allowed.mul_f64(LATE_FACTOR));
        self.add(Self { moves: 1, total: time, longest: time, late: late.into() });
    }

    pub(super) fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        self.late += other.late;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_over_110_percent_of_the_limit_are_late() {
        let ms = Duration::from_millis;
        let mut thinking = ThinkingTime::default();
        assert_eq!(thinking.mean(), Duration::ZERO);
        for time in [40, 109, 112] {
            thinking.count(ms(time), Limit::Time(ms(100)));
        }
        assert_eq!(thinking, ThinkingTime { moves: 3, total: ms(261), longest: ms(112), late: 1 });
        assert_eq!(thinking.mean(), ms(87));
        thinking.count(ms(339), Limit::Iterations(1));
        assert_eq!(thinking, ThinkingTime { moves: 4, total: ms(600), longest: ms(339), late: 1 });
    }
}
