//! The log of a game: the events of each move as sentences, under headings.

use caylus_rules::Game;
use caylus_rules::parts::Player;
use caylus_rules::record::{Record, Start};

use serde::Serialize;

use crate::text::{capital, wrap};
use crate::{Message, Names, Phrase, Viewer, Worded, Words};

/// A part of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum LogEntry {
    /// A turn begins.
    Turn {
        /// The heading.
        turn: Message,
    },
    /// The heading of a phase; only if something happens in it.
    Phase {
        /// The phase, in notation.
        phase: &'static str,
        /// The heading.
        heading: Message,
    },
    /// A sentence.
    Line {
        /// The number of the move, from 1, with its first sentence.
        #[serde(skip)]
        number: Option<usize>,
        /// The player it is about.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<Player>,
        /// What happened, in order.
        clauses: Vec<Clause>,
    },
}

/// Part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clause {
    /// What happened, as in `gets 2 wood`.
    pub message: Message,
    /// Where or why, as in `at the Sawmill (r3)`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<Message>,
}

/// A part of the log in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogText {
    /// The heading of a turn.
    Turn(String),
    /// The heading of a phase.
    Phase(String),
    /// A sentence; the first one of a move has the move's number.
    Sentence {
        /// The number of the move, from 1.
        number: Option<usize>,
        /// What happened.
        text: String,
    },
}

impl LogEntry {
    /// The entry in words.
    pub fn render(&self, words: &Words, names: &Names) -> LogText {
        match self {
            Self::Turn { turn } => LogText::Turn(words.render(turn, names)),
            Self::Phase { heading, .. } => LogText::Phase(words.render(heading, names)),
            Self::Line { number, seat, clauses } => {
                let clauses: Vec<String> = clauses.iter().map(|clause| clause.render(words, names)).collect();
                let text = match seat {
                    Some(player) => format!("{} {}.", names.of_player(*player), clauses.join(", ")),
                    None => format!("{}.", capital(&clauses.join(", "))),
                };
                LogText::Sentence { number: *number, text }
            }
        }
    }
}

impl Clause {
    fn render(&self, words: &Words, names: &Names) -> String {
        let text = words.render(&self.message, names);
        match &self.cause {
            Some(cause) => format!("{text} {}", words.render(cause, names)),
            None => text,
        }
    }
}

impl LogText {
    /// The text alone.
    pub fn into_text(self) -> String {
        match self {
            Self::Turn(text) | Self::Phase(text) | Self::Sentence { text, .. } => text,
        }
    }

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

/// Turns the events of a game into log entries, move by move.
#[derive(Clone, Debug)]
pub struct Log<G: Worded> {
    narrator: G::Narrator,
    viewer: Viewer,
    /// A heading to write as soon as something happens under it.
    heading: Option<LogEntry>,
}

impl<G: Worded> Log<G> {
    /// A log that starts at this position.
    pub fn new(game: &G, viewer: Viewer) -> Self {
        Self { narrator: game.narrator(), viewer, heading: None }
    }

    /// The entries for the events of a move; its first sentence gets the number.
    pub fn add(&mut self, number: Option<usize>, events: &[G::Event]) -> Vec<LogEntry> {
        let mut entries = Vec::new();
        let mut number = number;
        let events: Vec<G::Event> = events.iter().map(|event| self.viewer.redact::<G>(*event)).collect();
        // Does the last entry go on? A heading ends a sentence.
        let mut is_open = false;
        for (at, event) in events.iter().enumerate() {
            let (seat, clause) = match G::narrate(&mut self.narrator, event, &events[at + 1..]) {
                Phrase::Nothing => continue,
                Phrase::Turn(turn) => {
                    self.heading = None;
                    entries.push(LogEntry::Turn { turn });
                    is_open = false;
                    continue;
                }
                Phrase::Phase(phase, heading) => {
                    self.heading = Some(LogEntry::Phase { phase, heading });
                    is_open = false;
                    continue;
                }
                Phrase::Sentence(message) => (None, Clause { message, cause: None }),
                Phrase::Of(player, message, cause) => (Some(player), Clause { message, cause }),
            };
            match entries.last_mut() {
                // One sentence for everything a player does in a row; a cause is said once.
                Some(LogEntry::Line { seat: subject, clauses, .. })
                    if is_open && seat.is_some() && *subject == seat =>
                {
                    if let Some(last) = clauses.last_mut().filter(|last| last.cause == clause.cause) {
                        last.cause = None;
                    }
                    clauses.push(clause);
                }
                _ => {
                    entries.extend(self.heading.take());
                    entries.push(LogEntry::Line { number: number.take(), seat, clauses: vec![clause] });
                    is_open = true;
                }
            }
        }
        entries
    }

    /// The entries for everything after that many moves.
    pub fn add_since(&mut self, record: &Record<G>, moves: usize) -> Vec<LogEntry> {
        let mut game = record.after(moves);
        let (mut entries, mut events) = (Vec::new(), Vec::new());
        for (number, chosen) in (1..).zip(record.moves()).skip(moves) {
            events.clear();
            game.apply_unchecked(*chosen, &mut events);
            entries.extend(self.add(Some(number), &events));
        }
        entries
    }

    /// The heading under which nothing has happened yet.
    pub fn heading(&mut self) -> Option<LogEntry> {
        self.heading.take()
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
pub fn full_log<G: Worded>(record: &Record<G>, viewer: Viewer) -> Vec<LogEntry> {
    let mut log = Log::new(&record.after(0), viewer);
    let mut entries = log.add(None, &set_up_events(record));
    entries.extend(log.add_since(record, 0));
    entries
}
