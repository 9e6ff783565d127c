//! What lists, scheduled work and ratings need to know about a table.

use caylus_bots::Level;

use super::{Reason, Seat, Table};
use crate::ids::UserId;

/// What lists and scheduled work need to know about a table; written in the same transaction as its entries.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// `open`, `running` or `over`.
    pub status: &'static str,
    /// The number of the last entry.
    pub number: i64,
    /// When it was written.
    pub updated_at: i64,
    /// The seat to act.
    pub to_act: Option<usize>,
    /// Does a bot play that seat?
    pub is_bot_to_act: bool,
    /// When the player to act runs out of time.
    pub deadline: Option<i64>,
    /// The final scores, in seat order.
    pub scores: Option<Vec<u16>>,
    /// The seats, in order.
    pub seats: Vec<SeatSummary>,
    /// Who gets a notice: the person at `to_act`, if these entries made it their turn.
    pub notify: Option<UserId>,
}

/// What lists need to know about a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatSummary {
    /// The person in the seat, or the one it is reserved for.
    pub user: Option<UserId>,
    /// The player's name, if it differs from the person's: several people share one screen.
    pub called: Option<String>,
    /// The bot that plays.
    pub bot: Option<Level>,
    /// The final place.
    pub place: Option<u8>,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
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
    pub fn result(&self) -> Option<GameResult> {
        if let Some(ending) = self.ending {
            let places = ending.seat.map(|loser| {
                let last = self.seats.len() as u8;
                (0..self.seats.len()).map(|seat| if seat == loser { last } else { 1 }).collect()
            });
            return Some(GameResult { scores: None, places, reason: Some(ending.reason), seat: ending.seat });
        }
        let outcome = self.game.outcome().filter(|_| self.status == super::Status::Over)?;
        Some(GameResult {
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
