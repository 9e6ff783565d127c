//! What the players of a run sent and saw, what the server acknowledged, and what went wrong.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

/// The record of one run, shared by all players.
#[derive(Debug, Default)]
pub struct Ledger {
    state: Mutex<State>,
}

/// A move a player sent.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SentMove {
    /// The seat.
    pub seat: usize,
    /// The move in notation.
    pub chosen: String,
}

/// What the players of one table know about it.
#[derive(Clone, Debug, Default)]
pub struct TableLedger {
    /// Moves sent for each entry number.
    pub sent: HashMap<i64, HashSet<SentMove>>,
    /// Acknowledged entries.
    pub acknowledged: BTreeMap<i64, SentMove>,
    /// The last entry any player has seen.
    pub seen: i64,
}

#[derive(Debug, Default)]
struct State {
    tables: HashMap<String, TableLedger>,
    faults: Vec<String>,
    disconnects: usize,
    /// Seats notified that the database is away, and that it is back.
    away: HashSet<(String, usize)>,
    back: HashSet<(String, usize)>,
}

impl Ledger {
    fn with<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        change(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A move is being sent for this entry number.
    pub fn record_sent(&self, table: &str, number: i64, sent: SentMove) {
        self.with(|state| {
            state.tables.entry(table.to_owned()).or_default().sent.entry(number).or_default().insert(sent);
        });
    }

    /// A viewer has seen the entries up to this number.
    pub fn record_seen(&self, table: &str, number: i64) {
        self.with(|state| {
            let known = state.tables.entry(table.to_owned()).or_default();
            known.seen = known.seen.max(number);
        });
    }

    /// The server has acknowledged an entry.
    pub fn record_acknowledged(&self, table: &str, number: i64, sent: SentMove) {
        self.with(|state| state.tables.entry(table.to_owned()).or_default().acknowledged.insert(number, sent));
    }

    /// A check failed.
    pub fn record_fault(&self, what: impl Into<String>) {
        self.with(|state| state.faults.push(what.into()));
    }

    /// A socket was closed unexpectedly.
    pub fn record_disconnect(&self) {
        self.with(|state| state.disconnects += 1);
    }

    /// A seat was notified that the database is away.
    pub fn record_away(&self, table: &str, seat: usize) {
        self.with(|state| state.away.insert((table.to_owned(), seat)));
    }

    /// A seat was notified that the database is back.
    pub fn record_back(&self, table: &str, seat: usize) {
        self.with(|state| state.back.insert((table.to_owned(), seat)));
    }

    /// Seats notified that the database is away, and that it is back.
    pub fn notified(&self) -> (usize, usize) {
        self.with(|state| (state.away.len(), state.back.len()))
    }

    /// Number of acknowledged moves.
    pub fn moves(&self) -> usize {
        self.with(|state| state.tables.values().map(|table| table.acknowledged.len()).sum())
    }

    /// What is known about a table.
    pub fn table(&self, table: &str) -> TableLedger {
        self.with(|state| state.tables.get(table).cloned().unwrap_or_default())
    }

    /// Failed checks so far.
    pub fn faults(&self) -> Vec<String> {
        self.with(|state| state.faults.clone())
    }

    /// Sockets closed unexpectedly.
    pub fn disconnects(&self) -> usize {
        self.with(|state| state.disconnects)
    }
}
