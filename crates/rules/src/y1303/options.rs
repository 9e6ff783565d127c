//! How characters are chosen, and whether prestige points are public.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::OptionError;
use crate::parts::unique_keys;

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Which characters are in the game.
    pub characters: Set,
    /// Whether all prestige totals are public.
    pub open_prestige: bool,
}

/// Which characters are in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Set {
    /// Drawn at random.
    #[default]
    Random,
    /// The characters recommended for a first game.
    FirstGame,
}

impl Options {
    /// The recommended first game.
    pub const FIRST_GAME: Self = Self { characters: Set::FirstGame, open_prestige: false };
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let characters = match self.characters {
            Set::Random => "random",
            Set::FirstGame => "first-game",
        };
        let open = if self.open_prestige { "yes" } else { "no" };
        write!(f, "characters={characters} open_prestige={open}")
    }
}

impl FromStr for Options {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        let (mut characters, mut open_prestige) = (None, None);
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').ok_or_else(|| OptionError::Form(word.to_owned()))?;
            let wrong = |name, known| OptionError::Value { name, value: value.to_owned(), known };
            let twice = match name {
                "characters" => {
                    let set = match value {
                        "random" => Set::Random,
                        "first-game" => Set::FirstGame,
                        _ => return Err(wrong("characters", "random, first-game")),
                    };
                    characters.replace(set).is_some()
                }
                "open_prestige" => {
                    let open = match value {
                        "yes" => true,
                        "no" => false,
                        _ => return Err(wrong("open_prestige", "yes, no")),
                    };
                    open_prestige.replace(open).is_some()
                }
                _ => {
                    return Err(OptionError::Unknown { name: name.to_owned(), known: "characters, open_prestige" });
                }
            };
            if twice {
                return Err(OptionError::Twice(name.to_owned()));
            }
        }
        Ok(Self { characters: characters.unwrap_or_default(), open_prestige: open_prestige.unwrap_or_default() })
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let given: BTreeMap<String, serde_json::Value> = unique_keys(deserializer)?;
        let mut words = Vec::new();
        for (name, value) in given {
            words.push(match value {
                serde_json::Value::String(text) => format!("{name}={text}"),
                serde_json::Value::Bool(yes) => format!("{name}={}", if yes { "yes" } else { "no" }),
                other => return Err(D::Error::custom(format!("option `{name}` cannot be {other}"))),
            });
        }
        words.join(" ").parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_round_trip() {
        for characters in [Set::Random, Set::FirstGame] {
            for open_prestige in [false, true] {
                let options = Options { characters, open_prestige };
                assert_eq!(options.to_string().parse(), Ok(options));
                let document = serde_json::to_string(&options).unwrap();
                assert_eq!(serde_json::from_str::<Options>(&document).unwrap(), options);
            }
        }
        assert_eq!("".parse(), Ok(Options::default()));
        for (text, reason) in [
            ("characters=all", "cannot be `all`"),
            ("open_prestige=true", "cannot be `true`"),
            ("edition=french", "no option `edition`"),
            ("characters", "name=value"),
            ("open_prestige=no open_prestige=no", "twice"),
        ] {
            assert!(text.parse::<Options>().unwrap_err().to_string().contains(reason), "{text}");
        }
        assert!(serde_json::from_str::<Options>(r#"{"open_prestige": 1}"#).is_err());
    }
}
