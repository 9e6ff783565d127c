//! Options as data: each game has one table, from which notation, JSON, forms, help and documentation follow.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::parts::unique_keys;
use crate::reason::{Arg, Coded};

/// The name of the option that stands for several others.
pub(crate) const EDITION: &str = "edition";

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameOption {
    /// The name.
    pub name: &'static str,
    /// The possible values.
    pub values: Vec<&'static str>,
    /// The default value.
    pub default: &'static str,
    /// What it does.
    pub help: &'static str,
    /// Its value in each edition, in the order of the values of `edition`; empty if the editions agree.
    pub by_edition: Vec<&'static str>,
    /// Whether it is a detail that forms need not show at first.
    pub is_advanced: bool,
}

/// The options of a game, made by `options!`.
pub trait OptionTable: Copy + Default + 'static {
    /// The editions by name; the first is the default.
    const EDITIONS: &'static [(&'static str, Self)];

    /// All options in writing order, after `edition` if there are editions.
    fn options() -> &'static [GameOption];

    /// The value of an option; `None` if there is no such option. An edition is not remembered.
    fn value(&self, name: &str) -> Option<&'static str>;

    /// Sets an option; false if there is no such option or value.
    fn set(&mut self, name: &str, value: &str) -> bool;
}

/// Makes the struct of a game's options from their table: field and type, name, values with their notation (the default first), help.
/// Editions list what they change.
macro_rules! options {
    (
        $(#[$about:meta])*
        pub struct Options {$(
            $(#[$doc:meta])*
            $(@$advanced:ident)? $field:ident: $type:ty = $name:literal
                { $usual:tt: $usual_text:literal $(, $value:tt: $text:literal)+ $(,)? } $help:literal;
        )+}
        $(editions {$(
            $(#[$edition_doc:meta])*
            $edition:ident = $edition_name:literal { $($changed:ident: $to:expr),* };
        )+})?
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Options {
            $($(#[$doc])* pub $field: $type,)+
        }

        impl Options {
            const DEFAULT: Self = Self { $($field: $usual),+ };
            $($($(#[$edition_doc])* pub const $edition: Self = Self { $($changed: $to,)* ..Self::DEFAULT };)+)?
        }

        impl Default for Options {
            fn default() -> Self {
                Self::DEFAULT
            }
        }

        impl $crate::options::OptionTable for Options {
            const EDITIONS: &'static [(&'static str, Self)] = &[$($(($edition_name, Self::$edition)),+)?];

            fn options() -> &'static [$crate::options::GameOption] {
                static ALL: std::sync::LazyLock<Vec<$crate::options::GameOption>> = std::sync::LazyLock::new(|| {
                    $crate::options::list::<Options>(&[$((
                        $name,
                        &[$usual_text $(, $text)+],
                        $help,
                        !<[&str]>::is_empty(&[$(stringify!($advanced))?]),
                    )),+])
                });
                &ALL
            }

            fn value(&self, name: &str) -> Option<&'static str> {
                match name {
                    $($name => Some(match self.$field { $usual => $usual_text $(, $value => $text)+ }),)+
                    _ => None,
                }
            }

            fn set(&mut self, name: &str, value: &str) -> bool {
                match (name, value) {
                    $(($name, $usual_text) => self.$field = $usual, $(($name, $text) => self.$field = $value,)+)+
                    _ => return false,
                }
                true
            }
        }

        impl std::fmt::Display for Options {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::options::write(self, f)
            }
        }

        impl std::str::FromStr for Options {
            type Err = $crate::OptionError;

            fn from_str(text: &str) -> Result<Self, $crate::OptionError> {
                $crate::options::read(text)
            }
        }

        impl serde::Serialize for Options {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::options::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for Options {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::options::deserialize(deserializer)
            }
        }
    };
}
pub(crate) use options;

/// A row of the table: name, values, help, and whether it is advanced.
type Row = (&'static str, &'static [&'static str], &'static str, bool);

/// The rows as options, after `edition` if there are editions.
pub(crate) fn list<T: OptionTable>(rows: &[Row]) -> Vec<GameOption> {
    let editions: Vec<&str> = T::EDITIONS.iter().map(|(name, _)| *name).collect();
    let help = "sets the options that differ between the editions";
    let edition = (!editions.is_empty()).then(|| GameOption {
        name: EDITION,
        default: editions[0],
        values: editions,
        help,
        by_edition: vec![],
        is_advanced: false,
    });
    let others = rows.iter().map(|&(name, values, help, is_advanced)| {
        let mut by_edition: Vec<&str> = T::EDITIONS.iter().filter_map(|(_, options)| options.value(name)).collect();
        if by_edition.iter().all(|value| *value == values[0]) {
            by_edition.clear();
        }
        GameOption { name, values: values.to_vec(), default: values[0], help, by_edition, is_advanced }
    });
    edition.into_iter().chain(others).collect()
}

/// The options that are remembered, with their values, in writing order.
fn values<T: OptionTable>(options: &T) -> impl Iterator<Item = (&'static str, &'static str)> {
    T::options().iter().filter_map(|option| Some((option.name, options.value(option.name)?)))
}

/// Writes `name=value name=value`.
pub(crate) fn write<T: OptionTable>(options: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (number, (name, value)) in values(options).enumerate() {
        write!(f, "{}{name}={value}", if number == 0 { "" } else { " " })?;
    }
    Ok(())
}

/// Reads `name=value name=value`.
pub(crate) fn read<T: OptionTable>(text: &str) -> Result<T, OptionError> {
    let mut given = BTreeMap::new();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or_else(|| OptionError::Form(word.to_owned()))?;
        if given.insert(name, value).is_some() {
            return Err(OptionError::Twice(name.to_owned()));
        }
    }
    from_values(given)
}

fn from_values<T: OptionTable>(mut given: BTreeMap<&str, &str>) -> Result<T, OptionError> {
    let mut options = T::default();
    // The edition comes first, wherever it is on the line: the other options override it.
    if !T::EDITIONS.is_empty()
        && let Some(value) = given.remove(EDITION)
    {
        let edition = T::EDITIONS.iter().find(|(name, _)| *name == value);
        options = edition.ok_or_else(|| refused::<T>(EDITION, value))?.1;
    }
    for (name, value) in given {
        if !options.set(name, value) {
            return Err(refused::<T>(name, value));
        }
    }
    Ok(options)
}

/// Why an option cannot be set.
fn refused<T: OptionTable>(name: &str, value: &str) -> OptionError {
    match T::options().iter().find(|option| option.name == name) {
        Some(option) => {
            OptionError::Value { name: option.name, value: value.to_owned(), known: option.values.join(", ") }
        }
        None => {
            let known: Vec<&str> = T::options().iter().map(|option| option.name).collect();
            OptionError::Unknown { name: name.to_owned(), known: known.join(", ") }
        }
    }
}

/// A value in JSON: `yes` and `no` are `true` and `false`, a number is itself.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "an option must be a text, a whole number, true or false")]
pub(crate) enum JsonValue {
    Flag(bool),
    Number(i64),
    Text(String),
}

impl From<&str> for JsonValue {
    fn from(value: &str) -> Self {
        match (value, value.parse()) {
            ("yes", _) => Self::Flag(true),
            ("no", _) => Self::Flag(false),
            (_, Ok(number)) => Self::Number(number),
            (text, Err(_)) => Self::Text(text.to_owned()),
        }
    }
}

impl From<JsonValue> for String {
    fn from(value: JsonValue) -> Self {
        match value {
            JsonValue::Flag(flag) => (if flag { "yes" } else { "no" }).to_owned(),
            JsonValue::Number(number) => number.to_string(),
            JsonValue::Text(text) => text,
        }
    }
}

pub(crate) fn serialize<T: OptionTable, S: Serializer>(options: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    for (name, value) in values(options) {
        map.serialize_entry(name, &JsonValue::from(value))?;
    }
    map.end()
}

pub(crate) fn deserialize<'de, T: OptionTable, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let given = unique_keys::<D, String, JsonValue>(deserializer)?;
    let given: Vec<(String, String)> = given.into_iter().map(|(name, value)| (name, value.into())).collect();
    from_values(given.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()).map_err(D::Error::custom)
}

/// Invalid options.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// Not of the form `name=value`.
    #[error("`{0}` is not of the form name=value")]
    Form(String),
    /// There is no such option.
    #[error("there is no option `{name}`; the options are {known}")]
    Unknown {
        /// The name given.
        name: String,
        /// The valid names.
        known: String,
    },
    /// The option has no such value.
    #[error("option `{name}` cannot be `{value}`; it can be {known}")]
    Value {
        /// The option.
        name: &'static str,
        /// The value given.
        value: String,
        /// The valid values.
        known: String,
    },
    /// The option is given twice.
    #[error("option `{0}` is given twice")]
    Twice(String),
}

impl Coded for OptionError {
    fn code(&self) -> &'static str {
        match self {
            Self::Form(_) => "option-form",
            Self::Unknown { .. } => "option-unknown",
            Self::Value { .. } => "option-value",
            Self::Twice(_) => "option-twice",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
        match self {
            Self::Form(text) => vec![("text", Arg::Text(text))],
            Self::Unknown { name, known } => vec![("name", Arg::Text(name)), ("known", Arg::Text(known))],
            Self::Value { name, value, known } => {
                vec![("name", Arg::Text(name)), ("value", Arg::Text(value)), ("known", Arg::Text(known))]
            }
            Self::Twice(name) => vec![("name", Arg::Text(name))],
        }
    }
}
