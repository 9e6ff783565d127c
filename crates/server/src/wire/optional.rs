//! Optional values parsed from JSON strings, for `#[serde(deserialize_with = …)]`.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, de};

pub(crate) fn text<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: FromStr,
    T::Err: Display,
    D: Deserializer<'de>,
{
    Option::<String>::deserialize(deserializer)?.map(|text| text.parse().map_err(de::Error::custom)).transpose()
}
