//! Parsing values on the command line, with errors that can be translated.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use caylus_bots::Level;
use caylus_words::Words;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::language::english;

/// Why clap rejected a value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message(english()))]
pub(crate) struct NumberError {
    /// The least and the largest number allowed; nothing if any whole number is.
    range: Option<(String, String)>,
}

impl NumberError {
    pub(crate) fn message(&self, words: &Words) -> String {
        match &self.range {
            None => words.say("cli-number", &[]),
            Some((min, max)) => words.say("cli-number-range", &[("min", min), ("max", max)]),
        }
    }
}

/// Parses a whole number that is not negative.
pub(crate) fn number<T: FromStr>(text: &str) -> Result<T, NumberError> {
    text.parse().map_err(|_| NumberError { range: None })
}

/// A parser of whole numbers in a range.
pub(crate) fn number_in<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, NumberError> + Clone
where
    T: FromStr + PartialOrd + Display + Clone,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| NumberError { range: Some((range.start().to_string(), range.end().to_string())) })
    }
}

/// A parser of the names of bots; help and completions list them.
pub(crate) fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).try_map(|name| name.parse::<Level>())
}

/// Parses the name of a bot, for arguments that are not just such a name.
pub(crate) fn parse_level(name: &str) -> Result<Level, String> {
    let names = Level::ALL.map(Level::name);
    let level = Level::ALL.into_iter().find(|level| level.name() == name);
    level.ok_or_else(|| format!("unknown bot `{name}`; the bots are {}", names.join(", ")))
}
