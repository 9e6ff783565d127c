//! The one place that knows which games there are.

use std::fmt;
use std::str::FromStr;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use serde::Serialize;

/// A game, by the name it has on the command line, in records and in positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum GameName {
    /// Caylus.
    #[default]
    Classic,
    /// Caylus Magna Carta.
    MagnaCarta,
    /// Caylus 1303.
    Y1303,
}

/// Runs an expression with `$game` standing for the type of the named game.
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            $crate::games::GameName::Classic => {
                type $game = caylus_rules::classic::Classic;
                $body
            }
            $crate::games::GameName::MagnaCarta => {
                type $game = caylus_rules::magna_carta::MagnaCarta;
                $body
            }
            $crate::games::GameName::Y1303 => {
                type $game = caylus_rules::y1303::Caylus1303;
                $body
            }
        }
    };
}
pub(crate) use with_game;

/// An option of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct GameOption {
    pub(crate) name: &'static str,
    /// The values it can have.
    pub(crate) values: &'static [&'static str],
    pub(crate) default: &'static str,
    pub(crate) help: &'static str,
}

impl GameName {
    /// All games.
    pub(crate) const ALL: &'static [Self] = &[Self::Classic, Self::MagnaCarta, Self::Y1303];

    /// The game's name.
    pub(crate) fn name(self) -> &'static str {
        with_game!(self, G => <G as caylus_rules::Game>::NAME)
    }

    /// The options the game can be played with.
    pub(crate) fn options(self) -> &'static [GameOption] {
        match self {
            Self::Classic => &CLASSIC,
            Self::MagnaCarta => &MAGNA_CARTA,
            Self::Y1303 => &Y1303,
        }
    }
}

impl ValueEnum for GameName {
    fn value_variants<'a>() -> &'a [Self] {
        Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

impl FromStr for GameName {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = Self::ALL.iter().find(|game| game.name() == name);
        found.copied().ok_or_else(|| {
            let known: Vec<_> = Self::ALL.iter().map(|game| game.name()).collect();
            format!("there is no game `{name}`; the games are {}", known.join(", "))
        })
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An option whose first value is the default.
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

const MAGNA_CARTA: [GameOption; 1] =
    [option("rules", &["standard", "beginner"], "beginner: no provost, no Lawyer, no Church, no residences")];

const Y1303: [GameOption; 2] = [
    option("characters", &["random", "first-game"], "first-game: the characters recommended for a first game"),
    option("open_prestige", &["no", "yes"], "can everybody see the others' prestige points?"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_listed_options_are_those_of_the_games() {
        for game in GameName::ALL {
            assert_eq!(game.name().parse(), Ok(*game));
            for option in game.options() {
                for value in option.values {
                    let text = format!("{}={value}", option.name);
                    with_game!(*game, G => {
                        let read = text.parse::<<G as caylus_rules::Game>::Options>();
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
