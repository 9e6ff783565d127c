//! How long bots have thought, and whether they kept their time.

use std::time::Duration;

use crate::bot::Limit;

/// A bot keeps its time if it needs no more than this share of it.
const KEPT: f64 = 1.1;

/// How long somebody thought about moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// The moves thought about.
    pub moves: u64,
    /// The time for all of them.
    pub total: Duration,
    /// The time for the one that took longest.
    pub longest: Duration,
    /// How many of them took more than 10 % longer than they may.
    pub late: u64,
}

impl Thinking {
    /// The mean time for a move.
    pub fn mean(&self) -> Duration {
        self.total.div_f64(self.moves.max(1) as f64)
    }

    /// Counts a move.
    pub(super) fn count(&mut self, time: Duration, limit: Limit) {
        let late = matches!(limit, Limit::Time(allowed) if time > allowed.mul_f64(KEPT));
        self.add(Self { moves: 1, total: time, longest: time, late: late.into() });
    }

    /// Adds what somebody thought elsewhere.
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
    fn a_tenth_more_is_kept_and_not_more() {
        let ms = Duration::from_millis;
        let mut thinking = Thinking::default();
        assert_eq!(thinking.mean(), Duration::ZERO);
        for time in [40, 109, 112] {
            thinking.count(ms(time), Limit::Time(ms(100)));
        }
        assert_eq!(thinking, Thinking { moves: 3, total: ms(261), longest: ms(112), late: 1 });
        assert_eq!(thinking.mean(), ms(87));
        thinking.count(ms(339), Limit::Iterations(1));
        assert_eq!(thinking, Thinking { moves: 4, total: ms(600), longest: ms(339), late: 1 });
    }
}
