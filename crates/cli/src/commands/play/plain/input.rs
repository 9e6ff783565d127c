//! Parses what a player types in plain mode.

use std::path::PathBuf;

use caylus_words::{Lang, Words};

/// A line typed by a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Input {
    /// A move by its number in the list, from 1.
    Number(usize),
    /// Anything else: a move in notation, or nonsense.
    Text(String),
    /// The rules of this decision, and the commands.
    Help,
    /// The board.
    Board,
    /// The legal moves.
    Moves,
    /// The buildings that can be built.
    Tiles,
    /// The log of this turn, or of the whole game.
    Log { all: bool },
    /// The move a strong bot suggests.
    Hint,
    /// Take back the last decision.
    Undo,
    /// Save to this file, or to the last one.
    Save(Option<PathBuf>),
    /// Quit.
    Quit,
    /// An empty line.
    Nothing,
}

/// The commands: the text with their words, their abbreviation if any, and what they mean.
const COMMANDS: [(&str, &str, Input); 9] = [
    ("terminal-command-help", "h", Input::Help),
    ("terminal-command-board", "b", Input::Board),
    ("terminal-command-moves", "m", Input::Moves),
    ("terminal-command-tiles", "t", Input::Tiles),
    ("terminal-command-log", "l", Input::Log { all: false }),
    ("terminal-command-hint", "i", Input::Hint),
    ("terminal-command-undo", "u", Input::Undo),
    ("terminal-command-save", "", Input::Save(None)),
    ("terminal-command-quit", "q", Input::Quit),
];

impl Input {
    /// Parses a line. Commands of all languages are accepted in every language.
    pub(super) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        let command = COMMANDS.into_iter().find(|(id, short, _)| word == *short || is(&word, id));
        match (command.map(|(_, _, command)| command), rest) {
            _ if line.is_empty() => Self::Nothing,
            (Some(command), "") => command,
            (Some(Self::Log { .. }), rest) if is(rest, "terminal-command-all") => Self::Log { all: true },
            (Some(Self::Save(_)), file) => Self::Save(Some(file.into())),
            (None, "") if word == "?" => Self::Help,
            (None, "") if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                // Too large for usize is also too large for the list.
                Self::Number(word.parse().unwrap_or(usize::MAX))
            }
            _ => Self::Text(line.to_lowercase()),
        }
    }
}

/// Whether the word is one of this text, in any language.
fn is(word: &str, id: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| Words::of(lang).say(id, &[]).split_whitespace().any(|known| known == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_input_lines() {
        assert_eq!(Input::read(" 12 "), Input::Number(12));
        assert_eq!(Input::read("99999999999999999999999"), Input::Number(usize::MAX));
        assert_eq!(Input::read("-1"), Input::Text("-1".to_owned()));
        assert_eq!(Input::read("Place R3"), Input::Text("place r3".to_owned()));
        assert_eq!(Input::read("log  all"), Input::Log { all: true });
        assert_eq!(Input::read("save My Game.txt"), Input::Save(Some("My Game.txt".into())));
        assert_eq!(Input::read("\t"), Input::Nothing);
        assert_eq!(Input::read("quit now"), Input::Text("quit now".to_owned()));
        assert_eq!((Input::read("?"), Input::read("Q")), (Input::Help, Input::Quit));
        assert_eq!(Input::read("journal tout"), Input::Log { all: true });
        assert_eq!(Input::read("cartes"), Input::Tiles);
    }

    #[test]
    fn every_language_has_its_commands() {
        for lang in Lang::ALL {
            let file = format!("crates/words/texts/{lang}/terminal.ftl");
            let words = Words::of(lang);
            let shown = format!("{} {}", words.say("terminal-how", &[]), words.say("terminal-commands", &[]));
            for (id, _, command) in COMMANDS {
                let text = words.say(id, &[]);
                for word in text.split_whitespace() {
                    assert_eq!(Input::read(word), command, "{file}: `{word}` of {id} means something else");
                }
                let first = text.split_whitespace().next().unwrap_or_default();
                let is_shown = shown.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == first);
                assert!(is_shown, "{file}: the help does not show `{first}` of {id}");
            }
        }
    }
}
