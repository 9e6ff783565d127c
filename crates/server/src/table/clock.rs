//! Whose time runs, and until when. It knows no game; times are milliseconds since 1970.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};

use super::{Pace, Sleep};

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;
/// Where nobody set a limit, a person may think so long while others wait.
pub(super) const PATIENCE: i64 = 14 * DAY;
/// Who comes back has at least so much on the clock, or ten increments.
const WELCOME: i64 = 60 * SECOND;
/// Taking moves back leaves nobody with less than this, unless there was less before.
const MERCY: i64 = 10 * SECOND;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    pace: Pace,
    budgets: Vec<Budget>,
    /// The seat whose time runs, and since when.
    turn: Option<(usize, i64)>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Budget {
    /// What is left at the start of the turn.
    left: i64,
    /// All that was ever used.
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

    /// The time of a person who has to decide begins to run; nobody's if a bot has to.
    pub(super) fn start(&mut self, seat: Option<usize>, at: i64) {
        self.turn = seat.map(|seat| (seat, at));
    }

    /// The time stops. Who has decided gets the increment.
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

    /// What a turn takes from the budget; the delay is free.
    fn used(&self, since: i64, at: i64) -> i64 {
        match self.pace {
            Pace::Live { delay, .. } => (at - since - i64::from(delay) * SECOND).max(0),
            Pace::Untimed | Pace::Correspondence { .. } => 0,
        }
    }

    /// Whose time runs.
    pub(super) fn seat(&self) -> Option<usize> {
        self.turn.map(|(seat, _)| seat)
    }

    /// When the time runs out. Where there is no limit, patience ends only if somebody waits.
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

    /// What each player has left of a clock for the whole game; nothing if there is none.
    pub(super) fn left(&self, now: i64) -> Option<Vec<i64>> {
        let running =
            |seat: usize| self.turn.filter(|(whose, _)| *whose == seat).map_or(0, |turn| self.used(turn.1, now));
        let left = |(seat, budget): (usize, &Budget)| (budget.left - running(seat)).max(0);
        matches!(self.pace, Pace::Live { .. }).then(|| self.budgets.iter().enumerate().map(left).collect())
    }

    /// What everybody has, to be kept with a move.
    pub(super) fn snapshot(&self) -> Vec<Budget> {
        self.budgets.clone()
    }

    /// Moves are taken back: everybody has what they had then, less what they have used since. Increments for what is taken back
    /// are gone, or one could live for ever by changing one's mind.
    pub(super) fn take_back(&mut self, then: &[Budget]) {
        for (budget, then) in self.budgets.iter_mut().zip(then) {
            let fair = then.left - (budget.used - then.used);
            budget.left = fair.max(budget.left.min(MERCY));
        }
    }

    /// Somebody comes to a seat that a bot has played.
    pub(super) fn welcome(&mut self, seat: usize) {
        if let Pace::Live { increment, .. } = self.pace {
            let least = WELCOME.max(10 * i64::from(increment) * SECOND);
            self.budgets[seat].left = self.budgets[seat].left.max(least);
        }
    }
}

/// When so much time has passed, not counting the hours of sleep; nothing if the hours or the zone make no sense.
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

/// Is it the time of sleep?
fn sleeps(time: Time, from: Time, to: Time) -> bool {
    if from < to { from <= time && time < to } else { from <= time || time < to }
}

/// The next time that a clock on the wall shows this, later than now.
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
    /// What is wrong with it, if anything.
    pub(super) fn check(&self) -> Result<(), String> {
        let (most_base, most_step) = (7 * 24 * 60 * 60, 24 * 60 * 60);
        match self {
            Self::Untimed => Ok(()),
            Self::Live { base, increment, delay } => {
                let is_fine = *base <= most_base && *increment <= most_step && *delay <= most_step;
                match (is_fine, base.saturating_add(*delay)) {
                    (false, _) => Err("the clock has at most 7 days, the increment and the delay a day".to_owned()),
                    (true, 0) => Err("a clock needs a base or a delay".to_owned()),
                    (true, _) => Ok(()),
                }
            }
            Self::Correspondence { days, sleep } => {
                if !(1..=30).contains(days) {
                    return Err("a decision can have 1 to 30 days".to_owned());
                }
                sleep.as_ref().map_or(Ok(()), Sleep::check)
            }
        }
    }
}

impl Sleep {
    fn check(&self) -> Result<(), String> {
        if self.from > 23 || self.to > 23 || self.from == self.to {
            return Err("sleep goes from one hour to another, from 0 to 23".to_owned());
        }
        TimeZone::get(&self.zone).map(|_| ()).map_err(|_| format!("there is no time zone `{}`", self.zone))
    }
}
