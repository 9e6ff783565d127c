//! The current time. All other server code gets it from here.
//!
//! Wall-clock time is read once; after that a monotonic clock advances it. Changing the system clock while the server runs therefore
//! does not affect anyone's thinking time.

use std::sync::OnceLock;
use std::time::Duration;

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    static CLOCK: OnceLock<Clock> = OnceLock::new();
    CLOCK.get_or_init(|| Clock::set(jiff::Timestamp::now().as_millisecond(), uptime())).at(uptime())
}

/// A wall-clock time, advanced by uptime.
#[derive(Clone, Copy, Debug)]
struct Clock {
    /// Wall-clock time when it was set, in milliseconds since 1970.
    calendar: i64,
    uptime: Duration,
}

impl Clock {
    fn set(calendar: i64, uptime: Duration) -> Self {
        Self { calendar, uptime }
    }

    fn at(&self, uptime: Duration) -> i64 {
        self.calendar + uptime.saturating_sub(self.uptime).as_millis() as i64
    }
}

/// How long the machine has been up, including suspend where the system counts it, so that a laptop closed overnight still has the
/// right time in the morning.
#[cfg(unix)]
fn uptime() -> Duration {
    #[cfg(any(target_os = "linux", target_os = "android"))]
    const ID: rustix::time::ClockId = rustix::time::ClockId::Boottime;
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    const ID: rustix::time::ClockId = rustix::time::ClockId::Monotonic;
    Duration::try_from(rustix::time::clock_gettime(ID)).unwrap_or_default()
}

#[cfg(not(unix))]
fn uptime() -> Duration {
    static START: OnceLock<std::time::Instant> = OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_as_the_machine_counts_it() {
        let clock = Clock::set(1_000_000, Duration::from_secs(50));
        assert_eq!(clock.at(Duration::from_secs(50)), 1_000_000);
        assert_eq!(clock.at(Duration::from_millis(53_600)), 1_003_600);
        assert_eq!(clock.at(Duration::from_secs(49)), 1_000_000, "never goes back");
    }

    #[test]
    fn it_starts_with_the_calendar() {
        let difference = now() - jiff::Timestamp::now().as_millisecond();
        assert!(difference.abs() < 60_000, "{difference}");
        let first = now();
        assert!(now() >= first);
    }
}
