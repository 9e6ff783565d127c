//! Seats.

use caylus_bots::Level;

use super::{Holder, Reason};
use crate::ids::UserId;

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seat {
    /// The person in the seat, even while a bot stands in.
    pub person: Option<UserId>,
    /// The bot that plays, permanently or as a stand-in.
    pub bot: Option<Level>,
    /// The player's name, if it differs from the person's: several people share one screen.
    pub called: Option<String>,
    /// The person it is reserved for while it is open.
    pub reserved: Option<UserId>,
    /// When a bot started standing in.
    pub away_since: Option<i64>,
}

impl Seat {
    /// Is the seat empty?
    pub fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// The person who plays here; none while a bot stands in.
    pub fn player(&self) -> Option<&UserId> {
        self.person.as_ref().filter(|_| self.bot.is_none())
    }

    /// Does a bot play for a person?
    pub fn is_stand_in(&self) -> bool {
        self.person.is_some() && self.bot.is_some()
    }

    pub(super) fn is_free_for(&self, who: &UserId) -> bool {
        self.is_open() && self.reserved.as_ref().is_none_or(|other| other == who)
    }

    /// Someone takes the seat.
    pub(super) fn take(&mut self, holder: &Holder, called: Option<&str>) {
        self.reserved = None;
        self.called = called.map(str::to_owned);
        match holder {
            Holder::User { id } => self.person = Some(id.clone()),
            Holder::Bot { level } => self.bot = Some(*level),
        }
    }

    /// The seat passes to another player or bot.
    pub(super) fn hand_over(&mut self, holder: &Holder, reason: Reason, at: i64) {
        match holder {
            // A returning player keeps their name.
            Holder::User { id } if self.person.as_ref() == Some(id) => (self.bot, self.away_since) = (None, None),
            Holder::User { id } => *self = Self { person: Some(id.clone()), ..Self::default() },
            Holder::Bot { level } => {
                self.bot = Some(*level);
                self.away_since = Some(at);
                if reason == Reason::Deleted {
                    self.person = None;
                }
            }
        }
    }
}
