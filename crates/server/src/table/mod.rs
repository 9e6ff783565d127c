//! A table: settings, entries, and everything that follows from them. No I/O, no clock: what time it is, is said from outside.

mod clock;
mod decide;
mod entry;
mod fold;
mod new;
mod refusal;
mod rights;
mod seats;
mod settings;
mod summary;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod text;
mod undo;

use std::collections::HashMap;
use std::sync::Arc;

use crate::hosted::Hosted;
use crate::ids::{TableId, UserId};
use crate::store::PersonName;
use clock::{Budget, Clock};

pub use decide::{Command, Decided};
pub use entry::{Act, Entry, Holder, Reason};
pub use new::{NewTable, SeatPlan};
pub use refusal::Refusal;
pub use rights::Right;
pub use seats::Seat;
pub use settings::{Beginning, Pace, Settings, Sleep, StandIn};
pub use summary::Result as GameResult;

/// A table as it stands after all its entries.
#[derive(Debug)]
pub struct Table {
    id: TableId,
    owner: UserId,
    settings: Settings,
    created_at: i64,
    /// Shared with the states before and after: a table has one for each entry.
    entries: Vec<Arc<Entry>>,
    names: HashMap<UserId, PersonName>,
    // From here on, what follows from the above.
    game: Box<dyn Hosted>,
    seats: Vec<Seat>,
    status: Status,
    /// The number of the last entry that changed the position.
    position: i64,
    made: Vec<Arc<Made>>,
    clock: Clock,
    undo: Option<UndoRequest>,
    ending: Option<Ending>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are to be taken.
    Open,
    /// The game goes on.
    Running,
    /// The game is over.
    Over,
}

/// A move that stands.
#[derive(Clone, Debug)]
struct Made {
    /// Who made it; nobody if a bot did.
    by: Option<UserId>,
    /// What everybody had on the clock before it.
    budgets: Vec<Budget>,
}

/// Somebody asks the others to take moves back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// Whose wish it is.
    pub seat: usize,
    /// How many moves are to be left.
    pub moves: usize,
    /// The seats whose players have agreed.
    pub agreed: Vec<usize>,
}

/// Why a game ended before its rules ended it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ending {
    seat: Option<usize>,
    reason: Reason,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Open, Self::Running, Self::Over];

    /// The word for it, in the store and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
        }
    }
}

impl Table {
    /// Its id.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// Who made it.
    pub fn owner(&self) -> &UserId {
        &self.owner
    }

    /// How it is played.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// When it was made.
    pub fn created_at(&self) -> i64 {
        self.created_at
    }

    /// What happened.
    pub fn entries(&self) -> &[Arc<Entry>] {
        &self.entries
    }

    /// The game; it holds every secret.
    pub fn game(&self) -> &dyn Hosted {
        &*self.game
    }

    /// The seats.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// How far it has come.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The number of the last entry.
    pub fn number(&self) -> i64 {
        self.entries.last().map_or(0, |entry| entry.number)
    }

    /// The number of the last entry that changed the position: a move has to answer to it.
    pub fn position_number(&self) -> i64 {
        self.position
    }

    /// When something last happened.
    pub fn updated_at(&self) -> i64 {
        self.entries.last().map_or(self.created_at, |entry| entry.at)
    }

    /// The request to take moves back that waits for answers.
    pub fn undo(&self) -> Option<&UndoRequest> {
        self.undo.as_ref()
    }

    /// The name of a person at the table; those who deleted their account have none.
    pub fn name_of(&self, id: &UserId) -> Option<&str> {
        self.names.get(id)?.name.as_deref()
    }

    /// Has this person no account?
    pub fn is_guest(&self, id: &UserId) -> bool {
        self.names.get(id).is_some_and(|person| person.is_guest)
    }

    /// Says what somebody who comes to the table is called.
    pub fn introduce(&mut self, id: &UserId, name: PersonName) {
        self.names.insert(id.clone(), name);
    }

    /// What who plays a seat, or for whom it is kept, is called. With a person who is forgotten all are that played at the same
    /// screen.
    pub fn name_at<'a>(&'a self, seat: &'a Seat) -> Option<&'a str> {
        let name = self.name_of(seat.person.as_ref().or(seat.reserved.as_ref())?)?;
        Some(seat.called.as_deref().unwrap_or(name))
    }

    /// The names of those who play the seats, in order.
    pub fn names(&self) -> Vec<Option<String>> {
        let name = |seat: &Seat| self.name_at(seat).filter(|_| seat.person.is_some()).map(str::to_owned);
        self.seats.iter().map(name).collect()
    }

    /// The seat that has to decide, while the game goes on.
    pub fn to_act(&self) -> Option<usize> {
        self.game.to_act().filter(|_| self.status == Status::Running)
    }

    /// The bot that has to decide.
    pub fn bot_to_act(&self) -> Option<caylus_bots::Level> {
        self.seats[self.to_act()?].bot
    }

    /// The person who has to decide.
    pub fn person_to_act(&self) -> Option<&UserId> {
        self.seats[self.to_act()?].player()
    }

    /// The seats a person has, also those for which a bot stands in.
    pub fn seats_of(&self, who: &UserId) -> impl Iterator<Item = usize> {
        self.where_seat(move |seat| seat.person.as_ref() == Some(who))
    }

    /// The seats a person plays.
    fn played_by(&self, who: &UserId) -> impl Iterator<Item = usize> {
        self.where_seat(move |seat| seat.player() == Some(who))
    }

    fn where_seat(&self, is_so: impl Fn(&Seat) -> bool) -> impl Iterator<Item = usize> {
        self.seats.iter().enumerate().filter(move |(_, seat)| is_so(seat)).map(|(number, _)| number)
    }

    /// The seat through whose eyes a person looks: the one asked for if it is theirs, else the own one that has to decide, else
    /// the first own one. Others are spectators. So is who has several seats that know secrets and does not say which: several
    /// people may sit before that screen.
    pub fn viewer(&self, who: Option<&UserId>, asked: Option<usize>) -> std::result::Result<Option<usize>, Refusal> {
        let own: Vec<usize> = who.map_or_else(Vec::new, |who| self.seats_of(who).collect());
        match asked {
            Some(seat) if own.contains(&seat) => Ok(Some(seat)),
            Some(_) => Err(Refusal::NotYourSeat),
            None if own.len() > 1 && self.to_act().is_some() && own.iter().any(|seat| self.game.hides(*seat)) => {
                Ok(None)
            }
            None => Ok(self.to_act().filter(|seat| own.contains(seat)).or(own.first().copied())),
        }
    }

    /// The persons who play, each once.
    fn persons(&self) -> Vec<&UserId> {
        let mut persons: Vec<&UserId> = self.seats.iter().filter_map(Seat::player).collect();
        persons.sort();
        persons.dedup();
        persons
    }

    /// Does no seat belong to another person? A player who is away can come back, so a stand-in does not count as a bot.
    fn is_alone(&self, who: &UserId) -> bool {
        self.seats.iter().all(|seat| seat.person.as_ref().is_none_or(|person| person == who))
    }

    /// What each player has left of a clock for the whole game.
    pub fn time_left(&self, now: i64) -> Option<Vec<i64>> {
        self.clock.left(now)
    }

    /// The seat whose time runs.
    pub fn clock_runs_for(&self) -> Option<usize> {
        self.clock.seat()
    }
}
