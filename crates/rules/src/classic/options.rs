//! Editions and variants of Caylus.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::OptionError;
use crate::parts::unique_keys;

/// What differs between the editions, and the simplified favors variant. Each can be set separately.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether the Jeweller is in the supply.
    pub jeweller: bool,
    /// Whether building the Church gives 4 prestige points (English) instead of 3.
    pub english_church: bool,
    /// Whether the Tailor gives 2 prestige points for 1 cloth (English) instead of 4 for 2.
    pub english_tailor: bool,
    /// [C8.9] Whether every favor is simply 3 prestige points.
    pub simplified_favors: bool,
}

impl Options {
    /// The French edition, the default.
    pub const FRENCH: Self =
        Self { jeweller: true, english_church: false, english_tailor: false, simplified_favors: false };
    /// The English edition.
    pub const ENGLISH: Self =
        Self { jeweller: false, english_church: true, english_tailor: true, simplified_favors: false };
    /// The premium edition, with the same tiles as the French one.
    pub const PREMIUM: Self = Self::FRENCH;

    /// The names and values in notation, in writing order.
    fn values(self) -> [(&'static str, &'static str); 4] {
        [
            ("jeweller", if self.jeweller { "yes" } else { "no" }),
            ("church", if self.english_church { "4" } else { "3" }),
            ("tailor", if self.english_tailor { "1-2" } else { "2-4" }),
            ("favors", if self.simplified_favors { "simplified" } else { "table" }),
        ]
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::FRENCH
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, rest @ ..] = self.values();
        write!(f, "{}={}", first.0, first.1)?;
        rest.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl FromStr for Options {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        let mut given = BTreeMap::new();
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').ok_or_else(|| OptionError::Form(word.to_owned()))?;
            if given.insert(name, value).is_some() {
                return Err(OptionError::Twice(name.to_owned()));
            }
        }

        // The edition comes first, wherever it is on the line: the other options override it.
        let mut options = match given.remove("edition") {
            None | Some("french") => Self::FRENCH,
            Some("english") => Self::ENGLISH,
            Some("premium") => Self::PREMIUM,
            Some(value) => return Err(invalid_value("edition", value, "french, english, premium")),
        };
        for (name, value) in given {
            let choice = |name, no: &str, yes: &str, known| match value {
                _ if value == yes => Ok(true),
                _ if value == no => Ok(false),
                _ => Err(invalid_value(name, value, known)),
            };
            match name {
                "jeweller" => options.jeweller = choice("jeweller", "no", "yes", "yes, no")?,
                "church" => options.english_church = choice("church", "3", "4", "3, 4")?,
                "tailor" => options.english_tailor = choice("tailor", "2-4", "1-2", "2-4, 1-2")?,
                "favors" => options.simplified_favors = choice("favors", "table", "simplified", "table, simplified")?,
                _ => {
                    let known = "edition, jeweller, church, tailor, favors";
                    return Err(OptionError::Unknown { name: name.to_owned(), known });
                }
            }
        }
        Ok(options)
    }
}

fn invalid_value(name: &'static str, value: &str, known: &'static str) -> OptionError {
    OptionError::Value { name, value: value.to_owned(), known }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [_, _, (_, tailor), (_, favors)] = self.values();
        let mut doc = serializer.serialize_struct("Options", 4)?;
        doc.serialize_field("jeweller", &self.jeweller)?;
        doc.serialize_field("church", if self.english_church { &4 } else { &3 })?;
        doc.serialize_field("tailor", tailor)?;
        doc.serialize_field("favors", favors)?;
        doc.end()
    }
}

/// An option's value in JSON: `true` is yes, `false` is no, a number is itself.
#[derive(Deserialize)]
#[serde(untagged)]
enum Value {
    Flag(bool),
    Number(i64),
    Text(String),
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut text = String::new();
        for (name, value) in unique_keys::<D, String, Value>(deserializer)? {
            let value = match value {
                Value::Flag(true) => "yes".to_owned(),
                Value::Flag(false) => "no".to_owned(),
                Value::Number(number) => number.to_string(),
                Value::Text(text) => text,
            };
            text.push_str(&format!("{name}={value} "));
        }
        text.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Options, String> {
        text.parse::<Options>().map_err(|error| error.to_string())
    }

    #[test]
    fn editions_are_shorthands() {
        assert_eq!(read(""), Ok(Options::FRENCH));
        assert_eq!(read("edition=english"), read("jeweller=no church=4 tailor=1-2"));
        assert_eq!(read("edition=premium"), read("edition=french"));
        assert_eq!(
            read("tailor=2-4 edition=english").unwrap().to_string(),
            "jeweller=no church=4 tailor=2-4 favors=table"
        );
        for church in [false, true] {
            let options = Options { english_church: church, simplified_favors: !church, ..Options::FRENCH };
            assert_eq!(read(&options.to_string()), Ok(options));
            let json = serde_json::to_string(&options).unwrap();
            assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
        }
    }

    #[test]
    fn rejects_invalid_options() {
        assert_eq!(
            read("edition=german"),
            Err("option `edition` cannot be `german`; it can be french, english, premium".into())
        );
        assert!(read("church=5").unwrap_err().contains("`church` cannot be `5`"));
        assert!(read("moat=yes").unwrap_err().contains("no option `moat`"));
        assert!(read("church").unwrap_err().contains("name=value"));
        assert!(read("church=3 church=4").unwrap_err().contains("twice"));
    }
}
