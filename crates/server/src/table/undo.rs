//! Taking moves back: free until the decision passes to somebody else, then if all the others agree, and never past a secret that
//! was revealed.

use std::sync::Arc;

use super::{Act, Made, Refusal, Table};
use crate::ids::UserId;

/// What would be taken back for somebody.
pub(super) struct Plan {
    /// Whose decision it was.
    seat: usize,
    /// How many moves are left then.
    moves: usize,
    /// Need nobody be asked?
    pub(super) is_free: bool,
}

impl Table {
    /// How somebody can take the own last decision back, with all that followed.
    pub(super) fn undo_plan(&self, who: &UserId) -> Result<Plan, Refusal> {
        self.must_run()?;
        let seat = self.played_by(who).next().ok_or(Refusal::NotSeated)?;
        let is_own = |made: &Arc<Made>| made.by.as_ref() == Some(who);
        let moves = self.made.iter().rposition(is_own).ok_or(Refusal::NothingToUndo)?;
        if self.game.revealed_since(moves) {
            return Err(Refusal::Revealed);
        }
        let still_decides = self.person_to_act() == Some(who) && self.made[moves..].iter().all(is_own);
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

    /// Can this person answer a request? Who asked can only withdraw it.
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
        // Everybody who plays has asked, has agreed, or does so now.
        let has_spoken = |person: &&UserId| {
            *person == who || self.played_by(person).any(|own| own == request.seat || request.agreed.contains(&own))
        };
        if self.persons().iter().all(has_spoken) {
            acts.push(Act::Undone { moves: request.moves });
        }
        Ok(acts)
    }
}
