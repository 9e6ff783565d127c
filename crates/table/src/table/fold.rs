//! Fold: computes a table from its entries. Pure.

use std::sync::Arc;

use super::clock::Clock;
use super::seats::Seat;
use super::{Act, Ending, Entry, Fixed, Holder, PastEntry, Reason, Status, StoredTable, Table, UndoRequest};
use crate::game;
use crate::list::List;

impl Table {
    /// Computes a table from its stored form; fails if the entries are invalid, or illegal under the current rules.
    pub fn fold(stored: StoredTable) -> Result<Self, String> {
        let StoredTable { id, owner, settings, beginning, created_at, entries, names, .. } = stored;
        let game = game::open(settings.game, settings.players, &settings.options, &beginning)
            .map_err(|error| error.to_string())?;
        let players = game.players();
        let mut table = Self {
            entries: List::default(),
            names: Arc::new(names),
            game,
            seats: Arc::new(vec![Seat::default(); players]),
            status: Status::Open,
            position: 0,
            made: List::default(),
            budgets: List::default(),
            clock: Clock::new(&settings.pace, players),
            undo: None,
            ending: None,
            fixed: Arc::new(Fixed { id, owner, settings, created_at }),
        };
        table.extend(entries)?;
        Ok(table)
    }

    /// The same table with more entries; fails if they are invalid.
    pub fn with(&self, entries: &[Entry]) -> Result<Self, String> {
        let mut table = self.clone();
        table.extend(entries.iter().cloned())?;
        Ok(table)
    }

    fn extend(&mut self, entries: impl IntoIterator<Item = Entry>) -> Result<(), String> {
        for entry in entries {
            let number = entry.number;
            if let Act::Moved { chosen } = &entry.act {
                self.game.play(chosen).map_err(|reason| format!("entry {number}: {reason}"))?;
            }
            self.add(entry).map_err(|reason| format!("entry {number}: {reason}"))?;
        }
        Ok(())
    }

    /// Adds an entry. If it is a move, the game has already been played on.
    pub(super) fn add(&mut self, entry: Entry) -> Result<(), String> {
        self.apply(&entry)?;
        self.entries.push(PastEntry::new(entry));
        Ok(())
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), String> {
        if entry.number != self.number() + 1 {
            return Err(format!("expected entry {}", self.number() + 1));
        }
        match &entry.act {
            Act::Sat { seat, holder, called } => self.seat_mut(*seat)?.take(holder, called.as_deref()),
            Act::Reserved { seat, id } => self.seat_mut(*seat)?.reserved = Some(id.clone()),
            Act::Left { seat } => *self.seat_mut(*seat)? = Seat::default(),
            Act::Started => {
                self.status = Status::Running;
                self.position = entry.number;
                self.go_on(entry.at);
            }
            Act::Moved { .. } => self.moved(entry),
            Act::UndoAsked { seat, moves } => {
                self.undo = Some(UndoRequest { seat: *seat, moves: *moves, agreed: Vec::new() });
            }
            Act::UndoAnswered { seat, agrees: true } => {
                if let Some(request) = &mut self.undo {
                    request.agreed.push(*seat);
                }
            }
            Act::UndoAnswered { agrees: false, .. } => self.undo = None,
            Act::Undone { moves } => self.undone(entry, *moves)?,
            Act::HandedOver { seat, holder, reason } => self.handed_over(entry, *seat, holder, *reason)?,
            Act::Ended { seat, reason } => {
                self.clock.stop(entry.at, false);
                self.ending = Some(Ending { seat: *seat, reason: *reason });
                self.status = Status::Over;
                self.undo = None;
            }
        }
        Ok(())
    }

    fn seat_mut(&mut self, seat: usize) -> Result<&mut Seat, String> {
        Arc::make_mut(&mut self.seats).get_mut(seat).ok_or_else(|| format!("no such seat: {seat}"))
    }

    fn moved(&mut self, entry: &Entry) {
        self.clock.budgets().iter().for_each(|budget| self.budgets.push(*budget));
        self.clock.stop(entry.at, entry.by.is_some());
        self.made.push(self.entries.len() as u32);
        self.position = entry.number;
        // A player who moves on declines the request. A bot's move leaves it open, unless it reveals a secret.
        let closes = |request: &UndoRequest| entry.by.is_some() || self.game.revealed_since(request.moves);
        if self.undo.as_ref().is_some_and(closes) {
            self.undo = None;
        }
        if self.game.to_act().is_none() {
            self.status = Status::Over;
            self.undo = None;
        }
        self.go_on(entry.at);
    }

    fn undone(&mut self, entry: &Entry, moves: usize) -> Result<(), String> {
        if moves >= self.made.len() {
            return Err(format!("cannot go back to move {moves} of {}", self.made.len()));
        }
        let before = moves * self.clock.budgets().len();
        self.clock.stop(entry.at, false);
        self.clock.take_back(self.budgets.iter_from(before));
        self.game.take_back(moves);
        self.made.truncate(moves);
        self.budgets.truncate(before);
        self.position = entry.number;
        self.undo = None;
        self.go_on(entry.at);
        Ok(())
    }

    fn handed_over(&mut self, entry: &Entry, seat: usize, holder: &Holder, reason: Reason) -> Result<(), String> {
        self.seat_mut(seat)?.hand_over(holder, reason, entry.at);
        // The set of players to ask has changed.
        self.undo = None;
        let is_to_act = self.to_act() == Some(seat);
        if is_to_act {
            self.clock.stop(entry.at, false);
        }
        if matches!(holder, Holder::User { .. }) {
            self.clock.top_up(seat);
        }
        if is_to_act {
            self.go_on(entry.at);
        }
        Ok(())
    }

    /// Starts the clock of the player to act, unless it is a bot.
    fn go_on(&mut self, at: i64) {
        let seat = self.to_act().filter(|seat| self.seats[*seat].player().is_some());
        self.clock.start(seat, at);
    }
}

impl Clone for Table {
    fn clone(&self) -> Self {
        Self {
            fixed: Arc::clone(&self.fixed),
            entries: self.entries.clone(),
            names: Arc::clone(&self.names),
            game: self.game.boxed(),
            seats: Arc::clone(&self.seats),
            status: self.status,
            position: self.position,
            made: self.made.clone(),
            budgets: self.budgets.clone(),
            clock: self.clock.clone(),
            undo: self.undo.clone(),
            ending: self.ending,
        }
    }
}
