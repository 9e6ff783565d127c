//! Compares stored tables with what their players know: everything acknowledged or seen is there, nothing else is, and play goes on.

use std::time::Duration;

use serde_json::Value;

use crate::client::{Client, Error};
use crate::ledger::{Ledger, SentMove, TableLedger};
use crate::tables::Table;

/// How often to poll for a new entry before giving up, and the interval.
const MAX_POLLS: usize = 600;
const POLL_INTERVAL: Duration = Duration::from_millis(50);

#[derive(Clone, Copy, Debug)]
pub(crate) struct Progress {
    number: i64,
    is_over: bool,
}

/// Differences between a table and what its players know.
#[derive(Clone, Debug, Default)]
pub(crate) struct Discrepancies {
    /// Moves that were acknowledged or seen, and are now missing or different.
    pub(crate) lost: usize,
    /// Gaps, and moves that no player sent.
    pub(crate) unexpected: Vec<String>,
}

/// Fetches a table as each of its players and compares it with what they know.
pub(crate) async fn check_table(
    client: &Client,
    table: &Table,
    ledger: &Ledger,
) -> Result<(Progress, Discrepancies), Error> {
    // Taken before the requests: anything acknowledged later may not be in the answers.
    let before = ledger.table(&table.id);
    let mut found = Discrepancies::default();
    let mut progress = Progress { number: 0, is_over: false };
    for (seat, guest) in table.guests.iter().enumerate() {
        let answer = client.get(guest, &format!("/api/tables/{}?since=0", table.id)).await?;
        let number = answer["table"]["number"].as_i64().unwrap_or_default();
        let entries = answer["entries"].as_array().cloned().unwrap_or_default();
        // Play goes on meanwhile, so the sent moves are looked up last.
        compare(seat, number, &entries, &before, &ledger.table(&table.id), &mut found);
        progress = Progress { number, is_over: answer["table"]["status"] == "over" };
    }
    let name = |what: &String| format!("table {}: {what}", table.id);
    found.unexpected = found.unexpected.iter().map(name).collect();
    Ok((progress, found))
}

/// Compares the entries that one seat sees with what was acknowledged before the request and sent until now.
fn compare(
    seat: usize,
    number: i64,
    entries: &[Value],
    before: &TableLedger,
    now: &TableLedger,
    found: &mut Discrepancies,
) {
    let numbers = entries.iter().map(|entry| entry["number"].as_i64().unwrap_or_default());
    if !numbers.eq(1..=number) {
        found.unexpected.push(format!("entries are not numbered 1 to {number} without gaps"));
    }
    if number < before.seen {
        found.lost += 1;
    }
    let own = |entry: &Value| {
        // Only the player who made a move is sure to see it.
        let chosen = entry["move"].as_str()?.to_owned();
        Some(SentMove { seat: entry["seat"].as_u64()? as usize, chosen }).filter(|sent| sent.seat == seat)
    };
    let at = |number: i64| entries.get(usize::try_from(number - 1).ok()?).and_then(own);
    let expected = before.acknowledged.iter().filter(|(_, sent)| sent.seat == seat);
    found.lost += expected.filter(|(number, sent)| at(**number).as_ref() != Some(*sent)).count();
    for (entry, sent) in entries.iter().filter_map(|entry| Some((entry, own(entry)?))) {
        let number = entry["number"].as_i64().unwrap_or_default();
        if !now.sent.get(&number).is_some_and(|known| known.contains(&sent)) {
            found.unexpected.push(format!("no player sent the move of entry {number}: {sent:?}"));
        }
    }
}

/// Waits for a new entry at a table; false on timeout, unless the game is over.
pub(crate) async fn makes_progress(client: &Client, table: &Table, since: Progress) -> Result<bool, Error> {
    for _ in 0..MAX_POLLS {
        let answer = client.get(&table.guests[0], &format!("/api/tables/{}?since={}", table.id, since.number)).await?;
        let is_over = since.is_over || answer["table"]["status"] == "over";
        if is_over || answer["table"]["number"].as_i64() > Some(since.number) {
            return Ok(true);
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn entries() -> Vec<Value> {
        vec![
            json!({"number": 1, "kind": "started"}),
            json!({"number": 2, "kind": "moved", "seat": 0, "move": "pass"}),
            json!({"number": 3, "kind": "moved", "seat": 1}),
        ]
    }

    fn sent(seat: usize, chosen: &str) -> SentMove {
        SentMove { seat, chosen: chosen.to_owned() }
    }

    fn ledger() -> TableLedger {
        let mut ledger = TableLedger { seen: 3, ..TableLedger::default() };
        ledger.sent.entry(2).or_default().insert(sent(0, "pass"));
        ledger.acknowledged.insert(2, sent(0, "pass"));
        ledger
    }

    fn discrepancies(entries: &[Value], ledger: &TableLedger) -> (usize, usize) {
        let mut found = Discrepancies::default();
        compare(0, entries.len() as i64, entries, ledger, ledger, &mut found);
        (found.lost, found.unexpected.len())
    }

    #[test]
    fn finds_lost_and_unexpected_moves() {
        assert_eq!(discrepancies(&entries(), &ledger()), (0, 0));
        assert_eq!(discrepancies(&entries()[..2], &ledger()), (1, 0), "entry 3 was seen");
        assert_eq!(discrepancies(&entries()[..1], &ledger()), (2, 0), "entry 2 was acknowledged");
        assert_eq!(
            discrepancies(&entries()[1..], &TableLedger::default()),
            (0, 2),
            "a gap, and a move that no player sent"
        );
        let mut other = ledger();
        other.acknowledged.insert(2, sent(0, "place r1"));
        assert_eq!(discrepancies(&entries(), &other), (1, 0), "another move was acknowledged");
    }
}
