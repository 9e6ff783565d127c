//! Are the tables as their players know them? What was acknowledged or seen is there, nothing else is, and the games go on.

use std::time::Duration;

use serde_json::Value;

use crate::client::{Client, Fault};
use crate::ledger::{Ledger, Page, Sent};
use crate::tables::Table;

/// How often it is looked whether a game goes on, and how long to wait in between.
const LOOKS: usize = 600;
const PAUSE: Duration = Duration::from_millis(50);

/// How far a table is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    number: i64,
    is_over: bool,
}

/// What is wrong with a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wrong {
    /// Moves that were acknowledged or seen and are gone, or are others now.
    pub(crate) lost: usize,
    /// What is there and should not be: gaps, and moves that nobody sent.
    pub(crate) strange: Vec<String>,
}

/// Looks at a table through the eyes of everybody who sits there, and compares it with what they know.
pub(crate) async fn look(client: &Client, table: &Table, ledger: &Ledger) -> Result<(Seen, Wrong), Fault> {
    // Before looking: what is acknowledged later may not be there yet.
    let page = ledger.page(&table.id);
    let mut wrong = Wrong::default();
    let mut seen = Seen { number: 0, is_over: false };
    for (seat, guest) in table.guests.iter().enumerate() {
        let answer = client.get(guest, &format!("/api/tables/{}?since=0", table.id)).await?;
        let number = answer["table"]["number"].as_i64().unwrap_or_default();
        let entries = answer["entries"].as_array().cloned().unwrap_or_default();
        // Moves may come in while this is compared: what was sent is looked up as late as possible.
        compare(seat, number, &entries, &page, &ledger.page(&table.id), &mut wrong);
        seen = Seen { number, is_over: answer["table"]["status"] == "over" };
    }
    let name = |what: &String| format!("table {}: {what}", table.id);
    wrong.strange = wrong.strange.iter().map(name).collect();
    Ok((seen, wrong))
}

/// Compares the entries that one seat is shown with what was known before, and what was sent until now.
fn compare(seat: usize, number: i64, entries: &[Value], before: &Page, now: &Page, wrong: &mut Wrong) {
    let numbers = entries.iter().map(|entry| entry["number"].as_i64().unwrap_or_default());
    if !numbers.eq(1..=number) {
        wrong.strange.push(format!("its entries are not those from 1 to {number}"));
    }
    if number < before.seen {
        wrong.lost += 1;
    }
    let own = |entry: &Value| {
        // A move is told to who made it.
        let chosen = entry["move"].as_str()?.to_owned();
        Some(Sent { seat: entry["seat"].as_u64()? as usize, chosen }).filter(|sent| sent.seat == seat)
    };
    let at = |number: i64| entries.get(usize::try_from(number - 1).ok()?).and_then(own);
    let expected = before.acknowledged.iter().filter(|(_, sent)| sent.seat == seat);
    wrong.lost += expected.filter(|(number, sent)| at(**number).as_ref() != Some(*sent)).count();
    for (entry, sent) in entries.iter().filter_map(|entry| Some((entry, own(entry)?))) {
        let number = entry["number"].as_i64().unwrap_or_default();
        if !now.sent.get(&number).is_some_and(|known| known.contains(&sent)) {
            wrong.strange.push(format!("nobody sent the move of entry {number}: {sent:?}"));
        }
    }
}

/// Waits until something more happens at a table; false if nothing does although somebody has to decide.
pub(crate) async fn goes_on(client: &Client, table: &Table, since: Seen) -> Result<bool, Fault> {
    for _ in 0..LOOKS {
        let answer = client.get(&table.guests[0], &format!("/api/tables/{}?since={}", table.id, since.number)).await?;
        let is_over = since.is_over || answer["table"]["status"] == "over";
        if is_over || answer["table"]["number"].as_i64() > Some(since.number) {
            return Ok(true);
        }
        tokio::time::sleep(PAUSE).await;
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

    fn sent(seat: usize, chosen: &str) -> Sent {
        Sent { seat, chosen: chosen.to_owned() }
    }

    fn page() -> Page {
        let mut page = Page { seen: 3, ..Page::default() };
        page.sent.entry(2).or_default().insert(sent(0, "pass"));
        page.acknowledged.insert(2, sent(0, "pass"));
        page
    }

    fn wrong(entries: &[Value], page: &Page) -> (usize, usize) {
        let mut wrong = Wrong::default();
        compare(0, entries.len() as i64, entries, page, page, &mut wrong);
        (wrong.lost, wrong.strange.len())
    }

    #[test]
    fn what_is_lost_or_strange_is_found() {
        assert_eq!(wrong(&entries(), &page()), (0, 0));
        assert_eq!(wrong(&entries()[..2], &page()), (1, 0), "somebody has seen the third");
        assert_eq!(wrong(&entries()[..1], &page()), (2, 0), "and the second was acknowledged");
        assert_eq!(wrong(&entries()[1..], &Page::default()), (0, 2), "a gap, and a move that nobody sent");
        let mut other = page();
        other.acknowledged.insert(2, sent(0, "place r1"));
        assert_eq!(wrong(&entries(), &other), (1, 0), "another move was acknowledged");
    }
}
