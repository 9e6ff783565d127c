//! Taking moves back: free until another player is to act, then with everyone's consent, and never past a revealed secret.

use super::{Act, Refusal, Table};
use crate::ids::UserId;

/// What an undo would do.
pub(super) struct Plan {
    /// The seat of the player who asks.
    seat: usize,
    /// How many moves would remain.
    moves: usize,
    /// Possible without asking the others?
    pub(super) is_free: bool,
}

impl Table {
    /// How a person can take back their last decision and everything after it.
    pub(super) fn undo_plan(&self, who: &UserId) -> Result<Plan, Refusal> {
        self.must_run()?;
        let seat = self.played_by(who).next().ok_or(Refusal::NotSeated)?;
        let is_own = |at: &usize| self.entries[self.made[*at] as usize].by.as_ref() == Some(who);
        let moves = (0..self.made.len()).rev().find(is_own).ok_or(Refusal::NothingToUndo)?;
        if self.game.revealed_since(moves) {
            return Err(Refusal::Revealed);
        }
        let still_decides = self.person_to_act() == Some(who) && (moves..self.made.len()).all(|at| is_own(&at));
        let is_free = still_decides || self.is_alone(who);
        if !is_free && self.persons() == [who] {
            return Err(Refusal::NobodyToAsk);
        }
        Ok(Plan { seat, moves, is_free })
    }

    pub(super) fn ask_undo(&self, who: &UserId, number: i64) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        self.must_be_now(number)?;
        let Plan { seat, moves, is_free } = self.undo_plan(who)?;
        match is_free {
            true => Ok(vec![Act::Undone { moves }]),
            false if self.undo.is_some() => Err(Refusal::AlreadyAsked),
            false => Ok(vec![Act::UndoAsked { seat, moves }]),
        }
    }

    /// Can this person answer the request? The player who asked can only withdraw it.
    pub(super) fn is_asked(&self, who: &UserId) -> bool {
        let has_agreed = |agreed: &[usize]| self.played_by(who).any(|seat| agreed.contains(&seat));
        self.undo.as_ref().is_some_and(|request| {
            self.seats[request.seat].player() != Some(who)
                && self.played_by(who).next().is_some()
                && !has_agreed(&request.agreed)
        })
    }

    pub(super) fn answer_undo(&self, who: &UserId, agrees: bool) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        let request = self.undo.as_ref().ok_or(Refusal::NotAsked)?;
        let seat = self.played_by(who).next().ok_or(Refusal::NotSeated)?;
        if !agrees {
            return Ok(vec![Act::UndoAnswered { seat, agrees }]);
        }
        if !self.is_asked(who) {
            return Err(Refusal::NotAsked);
        }
        let mut acts = vec![Act::UndoAnswered { seat, agrees }];
        // Everyone who plays has asked, has agreed before, or agrees now.
        let has_spoken = |person: &&UserId| {
            *person == who || self.played_by(person).any(|own| own == request.seat || request.agreed.contains(&own))
        };
        if self.persons().iter().all(has_spoken) {
            acts.push(Act::Undone { moves: request.moves });
        }
        Ok(acts)
    }
}
