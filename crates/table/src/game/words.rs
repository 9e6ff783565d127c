//! Puts a game into words. All use of `caylus-words` is in this file.

use caylus_bots::Candidate;
use caylus_rules::parts::Player;
use caylus_rules::{Coded, MoveList};
use caylus_words::{Expected, Lang, Log, LogText, Names, expected};

use super::{ChoiceDoc, ExpectedDoc, HintDoc, Reader, ToldDoc};

pub(super) use caylus_words::Worded;
pub use caylus_words::{Viewer, Words};

/// Problem details are English.
pub(super) fn english(error: &dyn Coded) -> String {
    Words::of(Lang::English).error(error)
}

/// The events without what the viewer may not know.
pub(super) fn redacted<G: Worded>(events: &[G::Event], viewer: Viewer) -> impl Iterator<Item = G::Event> {
    events.iter().map(move |event| viewer.redact::<G>(*event))
}

/// The log of a move, or of the set-up; none without a language.
pub(super) fn log<G: Worded>(
    before: &G,
    number: Option<usize>,
    events: &[G::Event],
    reader: &Reader<'_>,
) -> Vec<ToldDoc> {
    let Some(words) = reader.words else { return Vec::new() };
    // Each move gets its own log, so that its text does not depend on earlier ones. The heading of the next phase belongs to the move
    // that led there.
    let names = names_of::<G>(words, reader.names);
    let mut log = Log::new(before, reader.viewer);
    let mut entries = log.add(number, events);
    entries.extend(log.heading());
    entries.iter().map(|entry| entry.render(words, &names).into()).collect()
}

/// The question and the help text for the decision.
pub(super) fn question<G: Worded>(game: &G, words: &Words) -> (String, String) {
    let say = |message| words.render(&message, &Names::default());
    (game.question().map_or_else(String::new, say), say(game.help()).replace('\n', " "))
}

/// The legal moves.
pub(super) fn choices<G: Worded>(game: &G, words: Option<&'static Words>, names: &[Option<String>]) -> Vec<ChoiceDoc> {
    let told = words.map(|words| (words, names_of::<G>(words, names)));
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    let choice = |chosen: &G::Move| ChoiceDoc {
        chosen: chosen.to_string(),
        text: told.as_ref().map(|(words, names)| game.choice(*chosen).line(words, names)),
    };
    moves.iter().map(choice).collect()
}

/// A bot's candidates as hints for the player to act. `guess` is a determinization of that player's view, so no secret leaks.
pub(super) fn hints<G: Worded>(
    guess: &G,
    player: Player,
    candidates: Vec<Candidate<G>>,
    words: Option<&'static Words>,
    names: &[Option<String>],
) -> Vec<HintDoc> {
    let told = words.unwrap_or_else(|| Words::of(Lang::default()));
    let names = names_of::<G>(told, names);
    let expect = |expected: Expected<G::Move>| ExpectedDoc {
        seat: expected.player.index(),
        chosen: expected.chosen.to_string(),
        text: expected.line.zip(words).map(|(line, words)| line.render(words, &names).into_text()),
    };
    let hint = |candidate: Candidate<G>| HintDoc {
        chosen: candidate.chosen.to_string(),
        text: words.map(|words| guess.choice(candidate.chosen).line(words, &names)),
        points: (candidate.points * 100.0).round() / 100.0,
        chance: (candidate.chance * 1000.0).round() / 1000.0,
        line: expected(guess, player, &candidate.line).into_iter().skip(1).map(expect).collect(),
    };
    candidates.into_iter().map(hint).collect()
}

fn names_of<G: Worded>(words: &Words, names: &[Option<String>]) -> Names {
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
