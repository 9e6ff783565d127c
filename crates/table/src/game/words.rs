//! Puts a game into words. All use of `caylus-words` is in this file.

use std::fmt;

use caylus_bots::Candidate;
use caylus_rules::parts::Player;
use caylus_rules::{Coded, IllegalMove, MoveList};
use caylus_words::{Expected, Lang, Log, LogText, expected, refusal};

use super::{AnyGame, AskDoc, ChoiceDoc, ExpectedDoc, HintDoc, ToldDoc};

pub(super) use caylus_words::Worded;
pub use caylus_words::{Choice, LogEntry, Message, Names, Viewer, Words};

/// Why a game refuses a move, its options or a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameError {
    /// The rule that forbids it, if one does.
    pub rule: Option<&'static str>,
    /// The reason.
    pub message: Message,
}

impl GameError {
    /// An error that no rule of the game is about.
    pub fn new(message: Message) -> Self {
        Self { rule: None, message }
    }

    pub(super) fn illegal(error: &IllegalMove) -> Self {
        Self { rule: Some(error.rule), ..Self::from(error as &dyn Coded) }
    }

    /// A position that cannot be loaded.
    pub(super) fn position(detail: impl ToString) -> Self {
        Self::new(Message::new("refusals-position").with("detail", detail.to_string()))
    }
}

impl From<&dyn Coded> for GameError {
    fn from(error: &dyn Coded) -> Self {
        Self::new(refusal(error))
    }
}

impl fmt::Display for GameError {
    /// In English, like all details of problems.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::of(Lang::English).render(&self.message, &Names::default()))
    }
}

/// The events without what the viewer may not know.
pub(super) fn redacted<G: Worded>(events: &[G::Event], viewer: Viewer) -> impl Iterator<Item = G::Event> {
    events.iter().map(move |event| viewer.redact::<G>(*event))
}

/// The log of a move, or of the set-up.
pub(super) fn log<G: Worded>(before: &G, events: &[G::Event], viewer: Viewer) -> Vec<LogEntry> {
    // Each move gets its own log, so that its text does not depend on earlier ones. The heading of the next phase belongs to the move
    // that led there.
    let mut log = Log::new(before, viewer);
    let mut entries = log.add(None, events);
    entries.extend(log.heading());
    entries
}

/// The question and the rules for the decision.
pub(super) fn ask<G: Worded>(game: &G) -> Option<AskDoc> {
    Some(AskDoc { question: game.question()?, help: game.help() })
}

/// The legal moves.
pub(super) fn choices<G: Worded>(game: &G) -> Vec<ChoiceDoc> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    let doc = |(chosen, choice): (&G::Move, Choice)| ChoiceDoc { chosen: chosen.to_string(), choice, text: None };
    moves.iter().zip(game.choices(&moves)).map(doc).collect()
}

/// A bot's candidates as hints for the player to act. `guess` is a determinization of that player's view, so no secret leaks.
pub(super) fn hints<G: Worded>(guess: &G, player: Player, candidates: Vec<Candidate<G>>) -> Vec<HintDoc> {
    let expect = |expected: Expected<G::Move>| ExpectedDoc {
        seat: expected.player.index(),
        chosen: expected.chosen.to_string(),
        log: expected.line,
        text: None,
    };
    let rounded = |chance: f64| (chance * 1000.0).round() / 1000.0;
    let hint = |candidate: Candidate<G>| HintDoc {
        chosen: candidate.chosen.to_string(),
        choice: guess.choice(candidate.chosen),
        text: None,
        points: (candidate.points * 100.0).round() / 100.0,
        chance: rounded(candidate.chance),
        chances: candidate.chances.into_iter().map(rounded).collect(),
        line: expected(guess, player, &candidate.line).into_iter().skip(1).map(expect).collect(),
    };
    candidates.into_iter().map(hint).collect()
}

/// Texts for programs that ask for a language: documents filled with the rendered messages.
#[derive(Clone)]
pub struct Reader {
    words: &'static Words,
    names: Names,
}

impl Reader {
    /// A reader of this language; the names are those of the players, in seat order.
    pub fn new(words: &'static Words, game: &dyn AnyGame, names: &[Option<String>]) -> Self {
        Self { words, names: game.names(words, names) }
    }

    /// A message in words, as one paragraph.
    pub fn text(&self, message: &Message) -> String {
        self.words.render(message, &self.names).replace('\n', " ")
    }

    /// Log entries in words.
    pub fn log(&self, log: &[LogEntry]) -> Vec<ToldDoc> {
        log.iter().map(|entry| entry.render(self.words, &self.names).into()).collect()
    }

    /// Adds the texts of the legal moves.
    pub fn choices(&self, choices: &mut [ChoiceDoc]) {
        for doc in choices {
            doc.text = Some(doc.choice.line(self.words, &self.names));
        }
    }

    /// Adds the texts of hints.
    pub fn hints(&self, hints: &mut [HintDoc]) {
        for hint in hints {
            hint.text = Some(hint.choice.line(self.words, &self.names));
            for expected in &mut hint.line {
                let line = expected.log.as_ref();
                expected.text = line.map(|line| line.render(self.words, &self.names).into_text());
            }
        }
    }
}

/// The players' names in a language.
pub(super) fn names_of<G: Worded>(words: &Words, names: &[Option<String>]) -> Names {
    Names::new::<G>(words, names.iter().map(Option::as_deref))
}

impl From<LogText> for ToldDoc {
    fn from(entry: LogText) -> Self {
        match entry {
            LogText::Turn(text) => Self::Turn(text),
            LogText::Phase(text) => Self::Phase(text),
            LogText::Sentence { text, .. } => Self::Text(text),
        }
    }
}
