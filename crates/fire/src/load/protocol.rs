//! What a light client knows of the server's messages. It scans for a few fields and skips the rest.

use memchr::memmem;
use rand::RngExt;
use rand::rngs::SmallRng;

use crate::client::Guest;

/// The language viewers ask for, as the page does.
const LANG: &str = "en";

/// A message from the server.
#[derive(PartialEq, Debug)]
pub(super) enum Received<'a> {
    /// The table, on connecting and after every change.
    Table(Seen<'a>),
    /// Our move was refused, the server is leaving, or the message makes no sense.
    Fault(&'a [u8]),
    /// Anything else, such as the acknowledgement of a move: viewers see it as a change of the table.
    Other,
}

/// The table as a viewer sees it.
#[derive(PartialEq, Debug)]
pub(super) struct Seen<'a> {
    /// The number of the last entry.
    pub(super) number: i64,
    /// Is the game over?
    pub(super) is_over: bool,
    /// The viewer's turn, if it is.
    pub(super) turn: Option<Turn<'a>>,
}

/// What a player needs in order to move.
#[derive(PartialEq, Debug)]
pub(super) struct Turn<'a> {
    /// The number of the position, to be sent with the move.
    pub(super) position: i64,
    /// The legal moves, as JSON.
    legal: &'a [u8],
}

/// The path of a viewer's socket.
pub(super) fn path(table: &str) -> String {
    format!("/api/tables/{table}/live?protocol=2&lang={LANG}")
}

/// The headers of a viewer: the cookie of a player, nothing for a spectator.
pub(super) fn headers(guest: Option<&Guest>) -> String {
    guest.map(|guest| format!("Cookie: {}\r\n", guest.cookie())).unwrap_or_default()
}

/// Reads a message.
pub(super) fn read(message: &[u8]) -> Received<'_> {
    let kind = after(message, br#"{"type":""#).unwrap_or_default();
    let kind = &kind[..memchr::memchr(b'"', kind).unwrap_or_default()];
    match kind {
        b"hello" => hello(message).map_or(Received::Fault(message), Received::Table),
        b"update" => update(message).map_or(Received::Fault(message), Received::Table),
        b"problem" | b"" | b"bye" => Received::Fault(message),
        _ => Received::Other,
    }
}

/// The whole table.
fn hello(message: &[u8]) -> Option<Seen<'_>> {
    // Up to `number` it holds only ids.
    let number = integer(after(message, br#""number":"#)?)?;
    let position = || integer(after(message, br#""position":{"number":"#)?);
    seen(message, number, position)
}

/// What changed. All entries are moves, so the position has the number of the last one.
fn update(message: &[u8]) -> Option<Seen<'_>> {
    let number = integer(after(message, br#""number":"#)?)?;
    seen(message, number, || Some(number))
}

fn seen(message: &[u8], number: i64, position: impl FnOnce() -> Option<i64>) -> Option<Seen<'_>> {
    let is_over = memmem::find(message, br#""status":"over""#).is_some();
    let legal = after(message, br#""legal":["#);
    let turn = legal.and_then(|legal| Some(Turn { position: position()?, legal }));
    Some(Seen { number, is_over, turn })
}

impl Turn<'_> {
    /// A message with a random legal move.
    pub(super) fn answer(&self, rng: &mut SmallRng) -> Option<String> {
        const START: &[u8] = br#"{"move":""#;
        let count = memmem::find_iter(self.legal, START).count();
        let at = memmem::find_iter(self.legal, START).nth(rng.random_range(0..count.max(1)))?;
        let chosen = &self.legal[at + START.len()..];
        let chosen = std::str::from_utf8(&chosen[..memchr::memchr(b'"', chosen)?]).ok()?;
        let (number, key) = (self.position, rng.random::<u64>());
        Some(format!(r#"{{"type":"move","move":"{chosen}","number":{number},"key":"{key:016x}"}}"#))
    }
}

/// What follows the first occurrence of a text.
fn after<'a>(message: &'a [u8], text: &[u8]) -> Option<&'a [u8]> {
    memmem::find(message, text).map(|at| &message[at + text.len()..])
}

fn integer(text: &[u8]) -> Option<i64> {
    let end = text.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    std::str::from_utf8(&text[..end]).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn a_player_on_turn_answers_with_one_of_the_legal_moves() {
        let hello =
            br#"{"type":"hello","protocol":2,"page":"x","table":{"id":"t","status":"running","number":12,"seats":[],
            "position":{"number":11,"moves":9,"view":{},"legal":null}},"private":{"viewer":0,"own":[0],"can":["move"],
            "legal":[{"move":"pass","choice":{}},{"move":"place r3","choice":{}}],"view":null},
            "entries":[{"number":12,"kind":"moved","seat":0,"move":"no","events":[]}]}"#;
        let update = br#"{"type":"update","from":11,"number":12,"table":{"number":12,"position":{"number":12}},"entries":[],
            "private":{"viewer":0,"own":[0],"can":["move"],"legal":[{"move":"pass"},{"move":"place r3"}],"view":null}}"#;
        for (message, position) in [(&hello[..], 11), (&update[..], 12)] {
            let Received::Table(seen) = read(message) else { panic!("not a table") };
            assert_eq!((seen.number, seen.is_over), (12, false));
            let turn = seen.turn.unwrap();
            let mut rng = SmallRng::seed_from_u64(1);
            let answers: Vec<String> = (0..20).map(|_| turn.answer(&mut rng).unwrap()).collect();
            let starts = ["pass", "place r3"]
                .map(|text| format!(r#"{{"type":"move","move":"{text}","number":{position},"key":""#));
            for start in &starts {
                assert!(answers.iter().any(|answer| answer.starts_with(start)), "{answers:?}");
            }
            assert!(answers.iter().all(|answer| starts.iter().any(|start| answer.starts_with(start))), "{answers:?}");
        }
    }

    #[test]
    fn other_messages_are_told_apart() {
        let over = br#"{"type":"update","from":2,"number":3,"table":{"status":"over","number":3},"entries":[]}"#;
        assert_eq!(read(over), Received::Table(Seen { number: 3, is_over: true, turn: None }));
        let watching = br#"{"type":"update","from":2,"number":3,"table":{"number":3},"entries":[]}"#;
        assert_eq!(read(watching), Received::Table(Seen { number: 3, is_over: false, turn: None }));
        assert_eq!(read(br#"{"type":"done","key":"k","number":7}"#), Received::Other);
        for fault in
            [&br#"{"type":"problem","status":409}"#[..], br#"{"type":"bye"}"#, br#"{"type":"hello"}"#, b"nonsense"]
        {
            assert_eq!(read(fault), Received::Fault(fault));
        }
    }
}
