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
    format!("/api/tables/{table}/live?lang={LANG}")
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
        b"table" => table(message).map_or(Received::Fault(message), Received::Table),
        b"problem" | b"" | b"bye" => Received::Fault(message),
        _ => Received::Other,
    }
}

fn table(message: &[u8]) -> Option<Seen<'_>> {
    // Up to `number` a message holds only ids.
    let number = integer(after(message, br#""number":"#)?)?;
    let is_over = after(message, br#""status":""#)?.starts_with(b"over");
    let turn = after(message, br#""legal":["#).and_then(|legal| {
        let position = integer(after(message, br#""position":{"number":"#)?)?;
        Some(Turn { position, legal: &legal[..memmem::find(legal, br#","clock":"#)?] })
    });
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
        let message = br#"{"type":"table","table":{"id":"t","status":"running","number":12,"seats":[],
            "position":{"number":11,"moves":9,"view":{},"legal":[{"move":"pass","text":"Pass"},{"move":"place r3"}]},"clock":null},
            "entries":[{"number":12,"kind":"moved","events":[{"move":"no"}]}]}"#;
        let Received::Table(seen) = read(message) else { panic!("not a table") };
        assert_eq!((seen.number, seen.is_over), (12, false));
        let turn = seen.turn.unwrap();
        let mut rng = SmallRng::seed_from_u64(1);
        let answers: Vec<String> = (0..20).map(|_| turn.answer(&mut rng).unwrap()).collect();
        let starts = ["pass", "place r3"].map(|text| format!(r#"{{"type":"move","move":"{text}","number":11,"key":""#));
        for start in &starts {
            assert!(answers.iter().any(|answer| answer.starts_with(start)), "{answers:?}");
        }
        assert!(answers.iter().all(|answer| starts.iter().any(|start| answer.starts_with(start))), "{answers:?}");
    }

    #[test]
    fn other_messages_are_told_apart() {
        let over = br#"{"type":"table","table":{"id":"t","status":"over","number":3,"position":{"number":2,"legal":null},"clock":null}}"#;
        assert_eq!(read(over), Received::Table(Seen { number: 3, is_over: true, turn: None }));
        assert_eq!(read(br#"{"type":"done","key":"k","number":7}"#), Received::Other);
        for fault in
            [&br#"{"type":"problem","status":409}"#[..], br#"{"type":"bye"}"#, br#"{"type":"table"}"#, b"nonsense"]
        {
            assert_eq!(read(fault), Received::Fault(fault));
        }
    }
}
