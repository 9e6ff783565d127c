//! The log of a game: the events of each move as sentences, under headings.

use caylus_rules::Game;
use caylus_rules::parts::Player;
use caylus_rules::record::{Record, Start};

use crate::text::{capital, wrap};
use crate::{Names, Said, Told, Viewer, Words};

/// A part of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The heading of a turn.
    Turn(String),
    /// The heading of a phase; only if something happens in it.
    Phase(String),
    /// A sentence; the first one of a move has the move's number.
    Sentence {
        /// The number of the move, from 1.
        number: Option<usize>,
        /// What happened.
        text: String,
    },
}

impl Entry {
    /// The entry as lines of 80 columns.
    pub fn lines(&self) -> String {
        match self {
            Self::Turn(text) => text.clone(),
            Self::Phase(text) => format!("  {text}"),
            Self::Sentence { number, text } => {
                let number = number.map_or_else(String::new, |number| number.to_string());
                wrap(&format!("{number:>6}  "), text)
            }
        }
    }
}

/// Words the events of a game, move by move.
pub struct Log<G: Told> {
    words: &'static Words,
    teller: G::Teller,
    names: Names,
    viewer: Viewer,
    /// A heading to write as soon as something happens under it.
    heading: Option<String>,
}

/// An unfinished sentence.
struct Sentence {
    subject: Option<Player>,
    text: String,
    cause: String,
}

impl<G: Told> Log<G> {
    /// A log that starts at this position.
    pub fn new(words: &'static Words, game: &G, names: &Names, viewer: Viewer) -> Self {
        Self { words, teller: game.teller(), names: names.clone(), viewer, heading: None }
    }

    /// Words the events of a move; its first sentence gets the number.
    pub fn tell(&mut self, number: Option<usize>, events: &[G::Event]) -> Vec<Entry> {
        let mut entries = Vec::new();
        let mut number = number;
        let mut open: Option<Sentence> = None;
        let events: Vec<G::Event> = events.iter().map(|event| self.viewer.redact::<G>(*event)).collect();
        for (at, event) in events.iter().enumerate() {
            let said = G::tell(&mut self.teller, self.words, event, &events[at + 1..], &self.names);
            let (subject, text, cause) = match said {
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
                // One sentence for everything a player does in a row; a cause is said once.
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

    /// Words everything after that many moves.
    pub fn tell_since(&mut self, record: &Record<G>, moves: usize) -> Vec<Entry> {
        let mut game = record.after(moves);
        let (mut entries, mut events) = (Vec::new(), Vec::new());
        for (number, chosen) in (1..).zip(record.moves()).skip(moves) {
            events.clear();
            game.apply_unchecked(*chosen, &mut events);
            entries.extend(self.tell(Some(number), &events));
        }
        entries
    }

    /// Takes the pending heading, if any.
    pub fn heading(&mut self) -> Option<Entry> {
        self.heading.take().map(Entry::Phase)
    }

    /// Writes the sentence, after a pending heading.
    fn close(&mut self, open: &mut Option<Sentence>, number: &mut Option<usize>, entries: &mut Vec<Entry>) {
        let Some(mut sentence) = open.take() else { return };
        entries.extend(self.heading());
        sentence.finish_cause();
        let text = match sentence.subject {
            Some(player) => format!("{} {}.", self.names.of_player(player), sentence.text),
            None => format!("{}.", capital(&sentence.text)),
        };
        entries.push(Entry::Sentence { number: number.take(), text });
    }
}

impl Sentence {
    fn finish_cause(&mut self) {
        if !self.cause.is_empty() {
            self.text = format!("{} {}", self.text, std::mem::take(&mut self.cause));
        }
    }
}

/// The events of the set-up; none if the game started from a position.
pub fn set_up_events<G: Game>(record: &Record<G>) -> Vec<G::Event> {
    let mut events = Vec::new();
    if let Start::Seed(seed) = record.start() {
        let game = record.game();
        // Cannot fail: the record was set up with the same values.
        let _ = G::new(game.players(), &game.options(), *seed, &mut events);
    }
    events
}

/// The whole log of a record.
pub fn chronicle<G: Told>(words: &'static Words, record: &Record<G>, names: &Names, viewer: Viewer) -> Vec<Entry> {
    let mut log = Log::new(words, &record.after(0), names, viewer);
    let mut entries = log.tell(None, &set_up_events(record));
    entries.extend(log.tell_since(record, 0));
    entries
}
