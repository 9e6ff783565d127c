//! What a person can do at a table right now, so the page offers nothing that would be refused.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Refusal, Status, Table};
use crate::ids::UserId;

/// Something a person can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// Take a seat.
    Join,
    /// Give up the seat.
    Leave,
    /// Start the game.
    Start,
    /// Make a move.
    Move,
    /// Take back a move at once.
    Undo,
    /// Ask the others to agree to taking a move back.
    AskUndo,
    /// Answer an undo request.
    AnswerUndo,
    /// Resign.
    Resign,
    /// Return to a seat that a bot plays for you.
    Return,
    /// Take over the seat of a player who is away.
    Replace,
    /// Ask for a hint.
    Hint,
}

impl Table {
    /// What a person can do now.
    pub fn rights(&self, who: &UserId, now: i64) -> Vec<Right> {
        match self.status {
            Status::Open => self.rights_before(who),
            Status::Running => self.rights_in_play(who, now),
            Status::Over => Vec::new(),
        }
    }

    fn rights_before(&self, who: &UserId) -> Vec<Right> {
        let is_owner = *who == self.fixed.owner;
        let can = [
            (Right::Join, self.join(who, None).is_ok()),
            (Right::Leave, is_owner || self.seats_of(who).next().is_some()),
            (Right::Start, is_owner),
        ];
        can.into_iter().filter(|(_, is_so)| *is_so).map(|(right, _)| right).collect()
    }

    fn rights_in_play(&self, who: &UserId, now: i64) -> Vec<Right> {
        let plays = self.played_by(who).next().is_some();
        let is_away = self.seats_of(who).any(|seat| self.seats[seat].is_stand_in());
        let undo = self.undo_plan(who).ok().map(|plan| plan.is_free);
        let can = [
            (Right::Move, self.person_to_act() == Some(who)),
            (Right::Undo, undo == Some(true)),
            (Right::AskUndo, undo == Some(false) && self.undo.is_none()),
            (Right::AnswerUndo, self.is_asked(who)),
            (Right::Resign, plays),
            (Right::Return, is_away),
            (Right::Replace, (0..self.seats.len()).any(|seat| self.replace(who, seat, now).is_ok())),
            (Right::Hint, self.may_have_hint(who).is_ok()),
        ];
        can.into_iter().filter(|(_, is_so)| *is_so).map(|(right, _)| right).collect()
    }

    /// May the person get a hint? Not with other people at the table: that would be unfair.
    pub fn may_have_hint(&self, who: &UserId) -> Result<(), Refusal> {
        self.must_run()?;
        if self.person_to_act() != Some(who) {
            return Err(Refusal::NotYourTurn);
        }
        if self.is_alone(who) { Ok(()) } else { Err(Refusal::NoHints) }
    }
}
