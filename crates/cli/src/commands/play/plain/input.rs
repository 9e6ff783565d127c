//! Parses what a player types in plain mode.

use std::path::PathBuf;

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

impl Input {
    /// Parses a line. Commands of all languages are accepted in every language.
    pub(super) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("", _) => Self::Nothing,
            ("help" | "aide" | "h" | "?", "") => Self::Help,
            ("board" | "plateau" | "b", "") => Self::Board,
            ("moves" | "coups" | "m", "") => Self::Moves,
            ("tiles" | "cards" | "tuiles" | "cartes" | "t", "") => Self::Tiles,
            ("log" | "journal" | "l", "") => Self::Log { all: false },
            ("log" | "journal" | "l", "all" | "tout") => Self::Log { all: true },
            ("hint" | "conseil" | "i", "") => Self::Hint,
            ("undo" | "annuler" | "u", "") => Self::Undo,
            ("save" | "sauver", "") => Self::Save(None),
            ("save" | "sauver", file) => Self::Save(Some(file.into())),
            ("quit" | "quitter" | "q" | "exit", "") => Self::Quit,
            (number, "") if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                // Too large for usize is also too large for the list.
                Self::Number(number.parse().unwrap_or(usize::MAX))
            }
            _ => Self::Text(line.to_lowercase()),
        }
    }
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
    }
}
