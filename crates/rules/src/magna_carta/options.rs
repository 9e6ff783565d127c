//! The standard and the beginner game.

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
    /// Standard or beginner.
    pub rules: Rules,
}

/// The two games of the booklets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rules {
    /// Everything.
    #[default]
    Standard,
    /// [M8.1] No provost, no Lawyer, no Church, no residences, no Hotel.
    Beginner,
}

impl Options {
    /// The standard game.
    pub const STANDARD: Self = Self { rules: Rules::Standard };
    /// The beginner game.
    pub const BEGINNER: Self = Self { rules: Rules::Beginner };

    #[inline]
    pub(super) const fn is_beginner(self) -> bool {
        matches!(self.rules, Rules::Beginner)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_beginner() { "rules=beginner" } else { "rules=standard" })
    }
}

impl FromStr for Options {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        let mut options = None;
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').ok_or_else(|| OptionError::Form(word.to_owned()))?;
            if name != "rules" {
                return Err(OptionError::Unknown { name: name.to_owned(), known: "rules" });
            }
            let chosen = match value {
                "standard" => Self::STANDARD,
                "beginner" => Self::BEGINNER,
                _ => {
                    let known = "standard, beginner";
                    return Err(OptionError::Value { name: "rules", value: value.to_owned(), known });
                }
            };
            if options.replace(chosen).is_some() {
                return Err(OptionError::Twice(name.to_owned()));
            }
        }
        Ok(options.unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let given: BTreeMap<String, String> = unique_keys(deserializer)?;
        let words: Vec<String> = given.iter().map(|(name, value)| format!("{name}={value}")).collect();
        words.join(" ").parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_round_trip() {
        for options in [Options::STANDARD, Options::BEGINNER] {
            assert_eq!(options.to_string().parse(), Ok(options));
            assert_eq!(serde_json::from_str::<Options>(&serde_json::to_string(&options).unwrap()).unwrap(), options);
        }
        assert_eq!("".parse(), Ok(Options::STANDARD));
        for (text, reason) in
            [("rules=hard", "cannot be `hard`"), ("edition=french", "no option `edition`"), ("rules", "name=value")]
        {
            assert!(text.parse::<Options>().unwrap_err().to_string().contains(reason));
        }
        assert!("rules=standard rules=beginner".parse::<Options>().unwrap_err().to_string().contains("twice"));
    }
}
