//! A table: settings, entries, and the state computed from them. No I/O and no clock: callers pass the time in.

mod clock;
mod decide;
mod entry;
mod fold;
mod new;
mod past;
mod refusal;
mod rights;
mod seats;
mod stored;
mod summary;
mod undo;

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;
use utoipa::ToSchema;

use crate::game::AnyGame;
use crate::ids::{TableId, UserId};
use crate::list::List;
use crate::settings::Settings;
use clock::{Budget, Clock};

pub use decide::{Command, Decided};
pub use entry::{Act, Entry, Holder, Reason};
pub use new::{NewTable, SeatPlan, first_moves};
pub use past::PastEntry;
pub use refusal::Refusal;
pub use rights::Right;
pub use seats::Seat;
pub use stored::{PersonName, StoredTable};
pub use summary::{GameResult, SeatSummary, Summary};

/// A table after all its entries. Each command makes a new one, which shares its history with the one before.
#[derive(Debug)]
pub struct Table {
    fixed: Arc<Fixed>,
    entries: List<PastEntry>,
    names: Arc<HashMap<UserId, PersonName>>,
    // The rest is computed from the above.
    game: Box<dyn AnyGame>,
    seats: Arc<Vec<Seat>>,
    status: Status,
    /// The number of the last entry that changed the position.
    position: i64,
    /// The moves that were not taken back, by the places of their entries.
    made: List<u32>,
    /// Everyone's time before each of them, one player after the other; empty unless the pace is live.
    budgets: List<Budget>,
    clock: Clock,
    undo: Option<UndoRequest>,
    ending: Option<Ending>,
}

/// What never changes.
#[derive(Debug)]
struct Fixed {
    id: TableId,
    owner: UserId,
    settings: Settings,
    created_at: i64,
}

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Waiting for players.
    Open,
    /// The game is running.
    Running,
    /// The game is over.
    Over,
}

/// A player's request to take moves back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// The seat of the player who asks.
    pub seat: usize,
    /// How many moves would remain.
    pub moves: usize,
    /// The seats that have agreed.
    pub agreed: Vec<usize>,
}

/// Why a game ended early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ending {
    seat: Option<usize>,
    reason: Reason,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Open, Self::Running, Self::Over];

    /// Its name in the store and the API.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
        }
    }
}

impl Table {
    /// The table's id.
    pub fn id(&self) -> &TableId {
        &self.fixed.id
    }

    /// The owner.
    pub fn owner(&self) -> &UserId {
        &self.fixed.owner
    }

    /// Game, options and clock.
    pub fn settings(&self) -> &Settings {
        &self.fixed.settings
    }

    /// When it was created.
    pub fn created_at(&self) -> i64 {
        self.fixed.created_at
    }

    /// The entries.
    pub fn entries(&self) -> &List<PastEntry> {
        &self.entries
    }

    /// The game, with everything hidden in it.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// The seats.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The status.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The number of the last entry.
    pub fn number(&self) -> i64 {
        self.entries.len() as i64
    }

    /// The number of the last entry that changed the position; a move must name it.
    pub fn position_number(&self) -> i64 {
        self.position
    }

    /// When the last entry was written.
    pub fn updated_at(&self) -> i64 {
        self.entries.last().map_or(self.fixed.created_at, |entry| entry.at)
    }

    /// The pending undo request.
    pub fn undo(&self) -> Option<&UndoRequest> {
        self.undo.as_ref()
    }

    /// A person's name, unless the account was deleted.
    pub fn name_of(&self, id: &UserId) -> Option<&str> {
        self.names.get(id)?.name.as_deref()
    }

    /// Is this person a guest?
    pub fn is_guest(&self, id: &UserId) -> bool {
        self.names.get(id).is_some_and(|person| person.is_guest)
    }

    /// Sets the name of a person who joins the table.
    pub fn set_name(&mut self, id: &UserId, name: PersonName) {
        if self.names.get(id) != Some(&name) {
            Arc::make_mut(&mut self.names).insert(id.clone(), name);
        }
    }

    /// The name of the player in a seat, or of the person it is reserved for. Deleting an account also anonymises everyone who
    /// shared its screen.
    pub fn name_at<'a>(&'a self, seat: &'a Seat) -> Option<&'a str> {
        let name = self.name_of(seat.person.as_ref().or(seat.reserved.as_ref())?)?;
        Some(seat.called.as_deref().unwrap_or(name))
    }

    /// The players' names, in seat order.
    pub fn names(&self) -> Vec<Option<String>> {
        let name = |seat: &Seat| self.name_at(seat).filter(|_| seat.person.is_some()).map(str::to_owned);
        self.seats.iter().map(name).collect()
    }

    /// The seat to act, while the game is running.
    pub fn to_act(&self) -> Option<usize> {
        self.game.to_act().filter(|_| self.status == Status::Running)
    }

    /// The bot to act.
    pub fn bot_to_act(&self) -> Option<caylus_bots::Level> {
        self.seats[self.to_act()?].bot
    }

    /// The person to act.
    pub fn person_to_act(&self) -> Option<&UserId> {
        self.seats[self.to_act()?].player()
    }

    /// A person's seats, including those a bot plays for them.
    pub fn seats_of(&self, who: &UserId) -> impl Iterator<Item = usize> {
        self.where_seat(move |seat| seat.person.as_ref() == Some(who))
    }

    fn played_by(&self, who: &UserId) -> impl Iterator<Item = usize> {
        self.where_seat(move |seat| seat.player() == Some(who))
    }

    fn where_seat(&self, is_so: impl Fn(&Seat) -> bool) -> impl Iterator<Item = usize> {
        self.seats.iter().enumerate().filter(move |(_, seat)| is_so(seat)).map(|(number, _)| number)
    }

    /// The seat whose view a person gets: the one asked for if it is theirs, else their seat to act, else their first. Everyone
    /// else is a spectator. So is a person with several seats and hidden information who names none: several people may share
    /// that screen.
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

    /// The people who play, each once.
    fn persons(&self) -> Vec<&UserId> {
        let mut persons: Vec<&UserId> = self.seats.iter().filter_map(Seat::player).collect();
        persons.sort();
        persons.dedup();
        persons
    }

    /// Does every seat belong to this person or a bot? A player who is away can come back, so their stand-in does not count as a
    /// bot.
    fn is_alone(&self, who: &UserId) -> bool {
        self.seats.iter().all(|seat| seat.person.as_ref().is_none_or(|person| person == who))
    }

    /// Each player's remaining time; `None` unless the pace is live.
    pub fn time_left(&self, now: i64) -> Option<Vec<i64>> {
        self.clock.left(now)
    }

    /// The seat whose clock runs.
    pub fn clock_runs_for(&self) -> Option<usize> {
        self.clock.seat()
    }
}
