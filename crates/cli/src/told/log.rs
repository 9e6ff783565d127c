//! The story of a game: the events of each move in words, under headings.

use caylus_rules::Game;
use caylus_rules::record::{Record, Start};

use super::{Names, Said, Told, Viewer};
use crate::text::{capital, wrap};

/// A part of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// A turn begins.
    Turn(String),
    /// Lines below it.
    Text(String),
}

impl Entry {
    /// The text.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Turn(text) | Self::Text(text) => text,
        }
    }
}

/// Tells the events of one move after the other.
pub(crate) struct Log<G: Told> {
    teller: G::Teller,
    names: Names,
    /// To whom it is told.
    viewer: Viewer,
    /// A heading that is written once something happens under it.
    heading: Option<String>,
}

/// What one player did, or what happened, as one line in the making.
struct Sentence {
    subject: Option<caylus_rules::parts::Player>,
    text: String,
    cause: String,
}

impl<G: Told> Log<G> {
    /// Tells what happens from here on.
    pub(crate) fn new(game: &G, names: &Names, viewer: Viewer) -> Self {
        Self { teller: game.teller(), names: names.clone(), viewer, heading: None }
    }

    /// The events of a move; its number stands before its first sentence.
    pub(crate) fn tell(&mut self, number: Option<usize>, events: &[G::Event]) -> Vec<Entry> {
        let mut entries = Vec::new();
        let mut number = number.map_or_else(String::new, |number| number.to_string());
        let mut open: Option<Sentence> = None;
        let events: Vec<G::Event> = events.iter().map(|event| self.viewer.redact::<G>(*event)).collect();
        for (at, event) in events.iter().enumerate() {
            let (subject, text, cause) = match G::tell(&mut self.teller, event, &events[at + 1..], &self.names) {
                Said::Nothing => continue,
                Said::Turn(text) => {
                    self.close(&mut open, &mut number, &mut entries);
                    self.heading = None;
                    entries.push(Entry::Turn(text));
                    continue;
                }
                Said::Phase(text) => {
                    self.close(&mut open, &mut number, &mut entries);
                    self.heading = Some(text);
                    continue;
                }
                Said::Sentence(text) => (None, text, String::new()),
                Said::Of(player, text, cause) => (Some(player), text, cause),
            };
            match &mut open {
                // One line for all that one player does in a row; a cause is said once.
                Some(sentence) if subject.is_some() && sentence.subject == subject => {
                    if sentence.cause != cause {
                        sentence.finish_cause();
                    }
                    sentence.text += &format!(", {text}");
                    sentence.cause = cause;
                }
                _ => {
                    self.close(&mut open, &mut number, &mut entries);
                    open = Some(Sentence { subject, text, cause });
                }
            }
        }
        self.close(&mut open, &mut number, &mut entries);
        entries
    }

    /// All that happened in a game since it had that many moves.
    pub(crate) fn tell_since(&mut self, record: &Record<G>, moves: usize) -> Vec<Entry> {
        let mut game = record.after(moves);
        let (mut entries, mut events) = (Vec::new(), Vec::new());
        for (number, chosen) in (1..).zip(record.moves()).skip(moves) {
            events.clear();
            game.apply_unchecked(*chosen, &mut events);
            entries.extend(self.tell(Some(number), &events));
        }
        entries
    }

    /// The heading under which the next thing will happen, if it has not been written yet; now it has.
    pub(crate) fn heading(&mut self) -> Option<String> {
        self.heading.take().map(|heading| format!("  {heading}"))
    }

    /// Writes the sentence, after the heading it stands under.
    fn close(&mut self, open: &mut Option<Sentence>, number: &mut String, entries: &mut Vec<Entry>) {
        let Some(mut sentence) = open.take() else { return };
        entries.extend(self.heading().map(Entry::Text));
        sentence.finish_cause();
        let text = match sentence.subject {
            Some(player) => format!("{} {}.", self.names.of_player(player), sentence.text),
            None => format!("{}.", capital(&sentence.text)),
        };
        entries.push(Entry::Text(wrap(&format!("{number:>6}  "), &text)));
        number.clear();
    }
}

impl Sentence {
    fn finish_cause(&mut self) {
        if !self.cause.is_empty() {
            self.text = format!("{} {}", self.text, std::mem::take(&mut self.cause));
        }
    }
}

/// The events of the set-up; there are none if the game started from a position.
pub(crate) fn set_up_events<G: Game>(record: &Record<G>) -> Vec<G::Event> {
    let mut events = Vec::new();
    if let Start::Seed(seed) = record.start() {
        let game = record.game();
        // It was set up like this before, so it cannot fail now.
        let _ = G::new(game.players(), &game.options(), *seed, &mut events);
    }
    events
}

/// The whole story of a record.
pub(crate) fn chronicle<G: Told>(record: &Record<G>, names: &Names, viewer: Viewer) -> Vec<Entry> {
    let mut log = Log::new(&record.after(0), names, viewer);
    let mut entries = log.tell(None, &set_up_events(record));
    entries.extend(log.tell_since(record, 0));
    entries
}
