//! Whose clock runs, and until when. Knows nothing about the games; times are milliseconds since 1970.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};

use crate::settings::{Pace, Sleep};

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;
/// Without a time limit, how long a player may keep others waiting.
const UNTIMED_LIMIT: i64 = 14 * DAY;
/// A returning player gets at least this much time, or ten increments if that is more.
const MIN_ON_RETURN: i64 = 60 * SECOND;
/// Taking moves back leaves no player with less than this, unless they had less before.
const MIN_AFTER_UNDO: i64 = 10 * SECOND;

#[derive(Clone, Debug)]
pub(super) struct Clock {
    pace: Pace,
    budgets: Vec<Budget>,
    /// The seat whose clock runs, and since when.
    turn: Option<(usize, i64)>,
}

/// One player's time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Budget {
    /// Time left at the start of the turn.
    left: i64,
    /// Total time used.
    used: i64,
}

impl Clock {
    pub(super) fn new(pace: &Pace, players: usize) -> Self {
        let left = match pace {
            Pace::Live { base, .. } => i64::from(*base) * SECOND,
            Pace::Untimed | Pace::Correspondence { .. } => 0,
        };
        Self { pace: pace.clone(), budgets: vec![Budget { left, used: 0 }; players], turn: None }
    }

    /// Starts the clock of a seat, or of none if a bot is to act.
    pub(super) fn start(&mut self, seat: Option<usize>, at: i64) {
        self.turn = seat.map(|seat| (seat, at));
    }

    /// Stops the clock. A player who has decided gets the increment.
    pub(super) fn stop(&mut self, at: i64, has_decided: bool) {
        let Some((seat, since)) = self.turn.take() else { return };
        let used = self.used(since, at);
        let budget = &mut self.budgets[seat];
        budget.left = (budget.left - used).max(0);
        budget.used += used;
        if let (true, Pace::Live { increment, .. }) = (has_decided, &self.pace) {
            budget.left += i64::from(*increment) * SECOND;
        }
    }

    /// What a turn costs; the delay is free.
    fn used(&self, since: i64, at: i64) -> i64 {
        match self.pace {
            Pace::Live { delay, .. } => (at - since - i64::from(delay) * SECOND).max(0),
            Pace::Untimed | Pace::Correspondence { .. } => 0,
        }
    }

    pub(super) fn seat(&self) -> Option<usize> {
        self.turn.map(|(seat, _)| seat)
    }

    /// When the time runs out. Without a time limit, only if others are waiting.
    pub(super) fn deadline(&self, is_awaited: bool) -> Option<i64> {
        let (seat, since) = self.turn?;
        match &self.pace {
            Pace::Untimed => is_awaited.then_some(since + UNTIMED_LIMIT),
            Pace::Live { delay, .. } => Some(since + i64::from(*delay) * SECOND + self.budgets[seat].left),
            Pace::Correspondence { days, sleep } => {
                let time = i64::from(*days) * DAY;
                Some(sleep.as_ref().and_then(|sleep| awake(since, time, sleep)).unwrap_or(since + time))
            }
        }
    }

    /// Each player's remaining time; `None` unless the pace is live.
    pub(super) fn left(&self, now: i64) -> Option<Vec<i64>> {
        let running =
            |seat: usize| self.turn.filter(|(whose, _)| *whose == seat).map_or(0, |turn| self.used(turn.1, now));
        let left = |(seat, budget): (usize, &Budget)| (budget.left - running(seat)).max(0);
        matches!(self.pace, Pace::Live { .. }).then(|| self.budgets.iter().enumerate().map(left).collect())
    }

    /// Everyone's time, to be kept with a move; empty unless the pace is live.
    pub(super) fn budgets(&self) -> &[Budget] {
        if matches!(self.pace, Pace::Live { .. }) { &self.budgets } else { &[] }
    }

    /// Resets everyone to their earlier time, less what they have used since. Increments for moves taken back are lost, or
    /// taking back repeatedly would gain time.
    pub(super) fn take_back<'a>(&mut self, then: impl Iterator<Item = &'a Budget>) {
        for (budget, then) in self.budgets.iter_mut().zip(then) {
            let fair = then.left - (budget.used - then.used);
            budget.left = fair.max(budget.left.min(MIN_AFTER_UNDO));
        }
    }

    /// Tops up the clock of a player who takes over from a bot.
    pub(super) fn top_up(&mut self, seat: usize) {
        if let Pace::Live { increment, .. } = self.pace {
            let least = MIN_ON_RETURN.max(10 * i64::from(increment) * SECOND);
            self.budgets[seat].left = self.budgets[seat].left.max(least);
        }
    }
}

/// The time at which this much waking time has passed; `None` if the hours or the time zone are invalid.
fn awake(since: i64, time: i64, sleep: &Sleep) -> Option<i64> {
    let zone = TimeZone::get(&sleep.zone).ok()?;
    let hour = |hour: u8| Time::new(i8::try_from(hour).ok()?, 0, 0, 0).ok();
    let (from, to) = (hour(sleep.from)?, hour(sleep.to)?);
    let mut now = Timestamp::from_millisecond(since).ok()?.to_zoned(zone);
    let mut left = SignedDuration::from_millis(time);
    loop {
        if sleeps(now.time(), from, to) {
            now = next(&now, to)?;
        }
        let bedtime = next(&now, from)?;
        let until = now.duration_until(&bedtime);
        if left <= until {
            return Some(now.checked_add(left).ok()?.timestamp().as_millisecond());
        }
        left -= until;
        now = bedtime;
    }
}

fn sleeps(time: Time, from: Time, to: Time) -> bool {
    if from < to { from <= time && time < to } else { from <= time || time < to }
}

/// The next time the local clock shows this, strictly later than now.
fn next(now: &Zoned, time: Time) -> Option<Zoned> {
    let mut day = now.date();
    loop {
        let then = day.to_datetime(time).to_zoned(now.time_zone().clone()).ok()?;
        if then > *now {
            return Some(then);
        }
        day = day.tomorrow().ok()?;
    }
}

impl Pace {
    /// What is wrong with the settings, if anything.
    pub(super) fn check(&self) -> Result<(), String> {
        match self {
            Self::Untimed => Ok(()),
            Self::Live { base, increment, delay } => {
                let is_fine =
                    [increment, delay].iter().all(|step| **step <= Self::LONGEST_STEP) && *base <= Self::LONGEST_BASE;
                match (is_fine, base.saturating_add(*delay)) {
                    (false, _) => {
                        Err("`base` must be at most 7 days, `increment` and `delay` at most 1 day".to_owned())
                    }
                    (true, 0) => Err("`base` and `delay` must not both be 0".to_owned()),
                    (true, _) => Ok(()),
                }
            }
            Self::Correspondence { days, sleep } => {
                if !Self::DAYS.contains(days) {
                    return Err("`days` must be 1 to 30".to_owned());
                }
                sleep.as_ref().map_or(Ok(()), Sleep::check)
            }
        }
    }
}

impl Sleep {
    fn check(&self) -> Result<(), String> {
        if self.from.max(self.to) > Pace::LAST_HOUR || self.from == self.to {
            return Err("`from` and `to` must be two different hours, 0 to 23".to_owned());
        }
        TimeZone::get(&self.zone).map(|_| ()).map_err(|_| format!("unknown time zone `{}`", self.zone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The deadline of a decision of `days` days that starts at a time, both in local time of the zone.
    fn due(start: &str, days: u32, from: u8, to: u8, zone: &str) -> String {
        let start: jiff::Zoned = format!("{start}[{zone}]").parse().expect("a time");
        let sleep = Some(Sleep { from, to, zone: zone.to_owned() });
        let mut clock = Clock::new(&Pace::Correspondence { days, sleep }, 2);
        clock.start(Some(1), start.timestamp().as_millisecond());
        let due = jiff::Timestamp::from_millisecond(clock.deadline(true).expect("a deadline")).expect("a time");
        due.to_zoned(start.time_zone().clone()).strftime("%m-%d %H:%M").to_string()
    }

    #[test]
    fn hours_of_sleep_do_not_count() {
        // 15 waking hours per day: 11 from noon today, 13 tomorrow.
        assert_eq!(due("2026-01-10T12:00", 1, 23, 8, "Europe/Paris"), "01-11 21:00");
        // A turn that starts at night begins in the morning.
        assert_eq!(due("2026-01-10T03:00", 1, 23, 8, "Europe/Paris"), "01-11 17:00");
        assert_eq!(due("2026-01-10T23:30", 1, 23, 8, "Europe/Paris"), "01-12 17:00");
        // Sleep within one day, in another time zone.
        assert_eq!(due("2026-01-10T00:00", 1, 1, 7, "Asia/Tokyo"), "01-11 12:00");
        assert_eq!(due("2026-01-10T12:00", 2, 0, 6, "America/New_York"), "01-13 00:00");
    }

    #[test]
    fn daylight_saving_changes_no_thinking_time() {
        // March 29 is an hour shorter, within the hours of sleep.
        assert_eq!(due("2026-03-28T12:00", 1, 23, 8, "Europe/Paris"), "03-29 21:00");
        // Sleep starts in the hour that does not exist.
        assert_eq!(due("2026-03-29T01:00", 1, 2, 3, "Europe/Paris"), "03-30 02:00");
        // October 25 is an hour longer, outside the hours of sleep.
        assert_eq!(due("2026-10-25T00:00", 1, 22, 23, "Europe/Paris"), "10-26 00:00");
    }

    #[test]
    fn invalid_paces_are_refused() {
        let sleep = |from, to, zone: &str| Some(Sleep { from, to, zone: zone.to_owned() });
        let days = |days, sleep| Pace::Correspondence { days, sleep };
        for pace in [
            Pace::Live { base: 0, increment: 5, delay: 0 },
            Pace::Live { base: u32::MAX, increment: 5, delay: u32::MAX },
            days(0, None),
            days(31, None),
            days(1, sleep(8, 8, "Europe/Paris")),
            days(1, sleep(24, 8, "Europe/Paris")),
            days(1, sleep(23, 8, "Europe/Nowhere")),
        ] {
            assert!(pace.check().is_err(), "{pace:?}");
        }
        for pace in [
            Pace::Live { base: 100, increment: 5, delay: 0 },
            Pace::Live { base: 0, increment: 0, delay: 30 },
            days(30, sleep(0, 23, "UTC")),
        ] {
            assert_eq!(pace.check(), Ok(()));
        }
    }
}
