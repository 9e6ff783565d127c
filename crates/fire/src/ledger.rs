//! What all players have seen: what was sent, what was acknowledged, when everybody knew, and what went wrong.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The book of one run, shared by all players.
#[derive(Debug, Default)]
pub struct Ledger {
    book: Mutex<Book>,
    /// How many watch each table.
    viewers: usize,
}

#[derive(Debug, Default)]
struct Book {
    /// Moves on their way: when they were sent, and how many viewers have not seen them yet.
    sent: HashMap<(String, i64), (Instant, usize)>,
    /// From sending to the last viewer's receipt.
    latencies: Vec<Duration>,
    /// For each table the acknowledged entries and the seats that made them.
    acknowledged: HashMap<String, HashMap<i64, usize>>,
    faults: Vec<String>,
    disconnects: usize,
}

impl Ledger {
    /// A book for tables that each have so many viewers.
    pub fn new(viewers: usize) -> Self {
        Self { book: Mutex::default(), viewers }
    }

    fn with<T>(&self, change: impl FnOnce(&mut Book) -> T) -> T {
        change(&mut self.book.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    /// A move is being sent that will be this entry.
    pub fn sends(&self, table: &str, number: i64) {
        self.with(|book| book.sent.insert((table.to_owned(), number), (Instant::now(), self.viewers)));
    }

    /// A viewer has seen all entries after one up to another.
    pub fn sees(&self, table: &str, after: i64, to: i64) {
        self.with(|book| {
            for number in after + 1..=to {
                let key = (table.to_owned(), number);
                let Some((at, missing)) = book.sent.get_mut(&key) else { continue };
                *missing -= 1;
                if *missing == 0 {
                    let time = at.elapsed();
                    book.sent.remove(&key);
                    book.latencies.push(time);
                }
            }
        });
    }

    /// The server has said that this entry is there.
    pub fn acknowledged(&self, table: &str, number: i64, seat: usize) {
        self.with(|book| book.acknowledged.entry(table.to_owned()).or_default().insert(number, seat));
    }

    /// Something went wrong that must not.
    pub fn fault(&self, what: impl Into<String>) {
        self.with(|book| book.faults.push(what.into()));
    }

    /// A socket was closed while it should not have been.
    pub fn disconnect(&self) {
        self.with(|book| book.disconnects += 1);
    }

    /// How many moves have been acknowledged.
    pub fn moves(&self) -> usize {
        self.with(|book| book.acknowledged.values().map(HashMap::len).sum())
    }

    /// The acknowledged entries of a table.
    pub fn of_table(&self, table: &str) -> HashMap<i64, usize> {
        self.with(|book| book.acknowledged.get(table).cloned().unwrap_or_default())
    }

    /// What went wrong so far.
    pub fn faults(&self) -> Vec<String> {
        self.with(|book| book.faults.clone())
    }

    /// How many sockets were lost.
    pub fn disconnects(&self) -> usize {
        self.with(|book| book.disconnects)
    }

    /// From sending to the last viewer's receipt, shortest first.
    pub fn latencies(&self) -> Vec<Duration> {
        let mut latencies = self.with(|book| book.latencies.clone());
        latencies.sort_unstable();
        latencies
    }
}
