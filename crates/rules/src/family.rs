//! The list of games: the only place that knows all of them.

use std::fmt;
use std::str::FromStr;

use crate::options::{GameOption, OptionTable};
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

impl GameName {
    /// All games.
    pub const ALL: &'static [Self] = &[Self::Classic, Self::MagnaCarta, Self::Y1303];

    /// The game's name.
    pub fn name(self) -> &'static str {
        with_game!(self, G => <G as crate::Game>::NAME)
    }

    /// The options of the game.
    pub fn options(self) -> &'static [GameOption] {
        with_game!(self, G => <G as crate::Game>::Options::options())
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
