//! What lists, scheduled work and ratings need to know about a table.

use super::{Reason, Seat, Table};
use crate::ids::UserId;
use crate::store::{SeatSummary, Summary};

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Result {
    /// The final scores in seat order; `None` if the game ended early.
    pub scores: Option<Vec<u16>>,
    /// The places in seat order, 1 for the best; `None` if no one won.
    pub places: Option<Vec<u8>>,
    /// Why the game ended early.
    pub reason: Option<Reason>,
    /// The seat that caused it.
    pub seat: Option<usize>,
}

impl Table {
    /// The result, once the game is over. A player who ends it early gets the last place, and the others share the first.
    pub fn result(&self) -> Option<Result> {
        if let Some(ending) = self.ending {
            let places = ending.seat.map(|loser| {
                let last = self.seats.len() as u8;
                (0..self.seats.len()).map(|seat| if seat == loser { last } else { 1 }).collect()
            });
            return Some(Result { scores: None, places, reason: Some(ending.reason), seat: ending.seat });
        }
        let outcome = self.game.outcome().filter(|_| self.status == super::Status::Over)?;
        Some(Result {
            scores: Some(outcome.scores.to_vec()),
            places: Some(outcome.places.to_vec()),
            reason: None,
            seat: None,
        })
    }

    /// The summary to store. `before` is the person who was to act before the last entries.
    pub fn summary(&self, before: Option<&UserId>) -> Summary {
        let result = self.result();
        let scores = result.as_ref().and_then(|result| result.scores.clone());
        let places = result.and_then(|result| result.places);
        let seat = |(number, seat): (usize, &Seat)| SeatSummary {
            user: seat.person.clone().or_else(|| seat.reserved.clone()),
            called: seat.called.clone(),
            bot: seat.bot,
            place: places.as_ref().map(|places| places[number]),
        };
        Summary {
            status: self.status.name(),
            number: self.number(),
            updated_at: self.updated_at(),
            to_act: self.to_act(),
            is_bot_to_act: self.bot_to_act().is_some(),
            deadline: self.deadline(),
            scores,
            seats: self.seats.iter().enumerate().map(seat).collect(),
            notify: self.person_to_act().filter(|person| before != Some(person)).cloned(),
        }
    }
}
