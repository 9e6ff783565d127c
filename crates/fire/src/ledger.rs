//! What all players have seen: what was sent, what was acknowledged, when everybody knew, and what went wrong.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The book of one run, shared by all players.
#[derive(Debug, Default)]
pub struct Ledger {
    book: Mutex<Book>,
    /// How many watch each table.
    viewers: usize,
}

/// A move as its player knows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sent {
    /// The seat.
    pub seat: usize,
    /// The move in notation.
    pub chosen: String,
}

/// What the players of one table know.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// For each entry the moves that were sent to become it.
    pub sent: HashMap<i64, HashSet<Sent>>,
    /// The entries that the server has acknowledged.
    pub acknowledged: BTreeMap<i64, Sent>,
    /// The last entry that anybody has seen.
    pub seen: i64,
}

#[derive(Debug, Default)]
struct Book {
    pages: HashMap<String, Page>,
    /// Moves on their way: when they were sent, and how many viewers have not seen them yet.
    on_their_way: HashMap<(String, i64), (Instant, usize)>,
    /// From sending to the last viewer's receipt.
    latencies: Vec<Duration>,
    faults: Vec<String>,
    disconnects: usize,
    /// The seats that were told that the database is away, and then that it is back.
    away: HashSet<(String, usize)>,
    back: HashSet<(String, usize)>,
}

impl Ledger {
    /// A book for tables that each have so many viewers.
    pub fn new(viewers: usize) -> Self {
        Self { book: Mutex::default(), viewers }
    }

    fn with<T>(&self, change: impl FnOnce(&mut Book) -> T) -> T {
        change(&mut self.book.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A move is being sent that will be this entry.
    pub fn sends(&self, table: &str, number: i64, sent: Sent) {
        self.with(|book| {
            book.on_their_way.insert((table.to_owned(), number), (Instant::now(), self.viewers));
            book.pages.entry(table.to_owned()).or_default().sent.entry(number).or_default().insert(sent);
        });
    }

    /// A viewer has seen all entries after one up to another.
    pub fn sees(&self, table: &str, after: i64, to: i64) {
        self.with(|book| {
            let page = book.pages.entry(table.to_owned()).or_default();
            page.seen = page.seen.max(to);
            for number in after + 1..=to {
                let key = (table.to_owned(), number);
                let Some((at, missing)) = book.on_their_way.get_mut(&key) else { continue };
                *missing -= 1;
                if *missing == 0 {
                    let time = at.elapsed();
                    book.on_their_way.remove(&key);
                    book.latencies.push(time);
                }
            }
        });
    }

    /// The server has said that this entry is there.
    pub fn acknowledged(&self, table: &str, number: i64, sent: Sent) {
        self.with(|book| book.pages.entry(table.to_owned()).or_default().acknowledged.insert(number, sent));
    }

    /// Something went wrong that must not.
    pub fn fault(&self, what: impl Into<String>) {
        self.with(|book| book.faults.push(what.into()));
    }

    /// A socket was closed while it should not have been.
    pub fn disconnect(&self) {
        self.with(|book| book.disconnects += 1);
    }

    /// The viewer in a seat was told that the database is away.
    pub fn away(&self, table: &str, seat: usize) {
        self.with(|book| book.away.insert((table.to_owned(), seat)));
    }

    /// The viewer in a seat was told that the database is back.
    pub fn back(&self, table: &str, seat: usize) {
        self.with(|book| book.back.insert((table.to_owned(), seat)));
    }

    /// How many viewers were told that the database is away, and how many that it is back.
    pub fn told(&self) -> (usize, usize) {
        self.with(|book| (book.away.len(), book.back.len()))
    }

    /// How many moves have been acknowledged.
    pub fn moves(&self) -> usize {
        self.with(|book| book.pages.values().map(|page| page.acknowledged.len()).sum())
    }

    /// What is known of a table.
    pub fn page(&self, table: &str) -> Page {
        self.with(|book| book.pages.get(table).cloned().unwrap_or_default())
    }

    /// What went wrong so far.
    pub fn faults(&self) -> Vec<String> {
        self.with(|book| book.faults.clone())
    }

    /// How many sockets were lost.
    pub fn disconnects(&self) -> usize {
        self.with(|book| book.disconnects)
    }

    /// From sending to the last viewer's receipt.
    pub fn latencies(&self) -> Vec<Duration> {
        self.with(|book| book.latencies.clone())
    }
}
