//! The list of games: the only place that knows all of them.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::reason::{Arg, Coded};

/// A game by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GameName {
    /// Caylus.
    #[default]
    Classic,
    /// Caylus Magna Carta.
    MagnaCarta,
    /// Caylus 1303.
    Y1303,
}

/// Runs an expression with `$game` as the type of the named game.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            $crate::family::GameName::Classic => {
                type $game = $crate::classic::Classic;
                $body
            }
            $crate::family::GameName::MagnaCarta => {
                type $game = $crate::magna_carta::MagnaCarta;
                $body
            }
            $crate::family::GameName::Y1303 => {
                type $game = $crate::y1303::Caylus1303;
                $body
            }
        }
    };
}

/// An option of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct GameOption {
    /// The name.
    pub name: &'static str,
    /// The possible values.
    pub values: &'static [&'static str],
    /// The default value.
    pub default: &'static str,
    /// What it does.
    pub help: &'static str,
}

impl GameName {
    /// All games.
    pub const ALL: &'static [Self] = &[Self::Classic, Self::MagnaCarta, Self::Y1303];

    /// The game's name.
    pub fn name(self) -> &'static str {
        with_game!(self, G => <G as crate::Game>::NAME)
    }

    /// The options of the game.
    pub fn options(self) -> &'static [GameOption] {
        match self {
            Self::Classic => &CLASSIC,
            Self::MagnaCarta => &MAGNA_CARTA,
            Self::Y1303 => &Y1303,
        }
    }
}

/// There is no game of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{name}`; the games are {known}")]
pub struct UnknownGame {
    name: String,
    known: String,
}

impl Coded for UnknownGame {
    fn code(&self) -> &'static str {
        "unknown-game"
    }

    fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
        vec![("name", Arg::Text(&self.name)), ("known", Arg::Text(&self.known))]
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.iter().find(|game| game.name() == name);
        found.copied().ok_or_else(|| {
            let known: Vec<_> = Self::ALL.iter().map(|game| game.name()).collect();
            UnknownGame { name: name.to_owned(), known: known.join(", ") }
        })
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The first value is the default.
const fn option(name: &'static str, values: &'static [&'static str], help: &'static str) -> GameOption {
    GameOption { name, values, default: values[0], help }
}

const CLASSIC: [GameOption; 5] = [
    option("edition", &["french", "english", "premium"], "sets jeweller, church and tailor as in that edition"),
    option("jeweller", &["yes", "no"], "is the Jeweller in the supply?"),
    option("church", &["3", "4"], "prestige points for building the Church"),
    option("tailor", &["2-4", "1-2"], "the Tailor's smaller offer, cloth for points"),
    option("favors", &["table", "simplified"], "simplified: every favor is 3 prestige points"),
];

const MAGNA_CARTA: [GameOption; 1] = [option(
    "rules",
    &["standard", "beginner"],
    "beginner: no provost, no residences; without Lawyer, Church and Hotel",
)];

const Y1303: [GameOption; 2] = [
    option("characters", &["random", "first-game"], "first-game: the characters recommended for a first game"),
    option(
        "open_prestige",
        &["no", "yes"],
        "are all totals shown? gains are public either way, so they can be added up",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listed_options_match_the_games() {
        for game in GameName::ALL {
            assert_eq!(game.name().parse(), Ok(*game));
            for option in game.options() {
                for value in option.values {
                    let text = format!("{}={value}", option.name);
                    with_game!(*game, G => {
                        let read = text.parse::<<G as crate::Game>::Options>();
                        assert!(read.is_ok(), "{text}");
                        if *value == option.default {
                            assert_eq!(read.unwrap(), Default::default(), "{text} is the default");
                        }
                    });
                }
            }
        }
    }
}
