//! Whose clock runs, and until when. Knows nothing about the games; times are milliseconds since 1970.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};

use super::{Pace, Sleep};

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;
/// Without a time limit, how long a player may keep others waiting.
pub(super) const PATIENCE: i64 = 14 * DAY;
/// A returning player gets at least this much time, or ten increments if that is more.
const WELCOME: i64 = 60 * SECOND;
/// Taking moves back leaves no player with less than this, unless they had less before.
const MERCY: i64 = 10 * SECOND;

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
            Pace::Untimed => is_awaited.then_some(since + PATIENCE),
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

    /// Everyone's time, to be stored with a move.
    pub(super) fn snapshot(&self) -> Vec<Budget> {
        self.budgets.clone()
    }

    /// Resets everyone to an earlier snapshot, less what they have used since. Increments for moves taken back are lost, or
    /// taking back repeatedly would gain time.
    pub(super) fn take_back(&mut self, then: &[Budget]) {
        for (budget, then) in self.budgets.iter_mut().zip(then) {
            let fair = then.left - (budget.used - then.used);
            budget.left = fair.max(budget.left.min(MERCY));
        }
    }

    /// Tops up the clock of a player who takes over from a bot.
    pub(super) fn welcome(&mut self, seat: usize) {
        if let Pace::Live { increment, .. } = self.pace {
            let least = WELCOME.max(10 * i64::from(increment) * SECOND);
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
        let (most_base, most_step) = (7 * 24 * 60 * 60, 24 * 60 * 60);
        match self {
            Self::Untimed => Ok(()),
            Self::Live { base, increment, delay } => {
                let is_fine = *base <= most_base && *increment <= most_step && *delay <= most_step;
                match (is_fine, base.saturating_add(*delay)) {
                    (false, _) => {
                        Err("`base` must be at most 7 days, `increment` and `delay` at most 1 day".to_owned())
                    }
                    (true, 0) => Err("`base` and `delay` must not both be 0".to_owned()),
                    (true, _) => Ok(()),
                }
            }
            Self::Correspondence { days, sleep } => {
                if !(1..=30).contains(days) {
                    return Err("`days` must be 1 to 30".to_owned());
                }
                sleep.as_ref().map_or(Ok(()), Sleep::check)
            }
        }
    }
}

impl Sleep {
    fn check(&self) -> Result<(), String> {
        if self.from > 23 || self.to > 23 || self.from == self.to {
            return Err("`from` and `to` must be two different hours, 0 to 23".to_owned());
        }
        TimeZone::get(&self.zone).map(|_| ()).map_err(|_| format!("unknown time zone `{}`", self.zone))
    }
}
