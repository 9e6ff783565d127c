//! Requests and answers.

use std::fmt;

use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use crate::seed;

/// A request. Fields are taken out one by one; leftovers are an error.
#[derive(Debug)]
pub(super) struct Request<'a> {
    id: Option<&'a str>,
    fields: Vec<(String, &'a str)>,
}

impl<'a> Request<'a> {
    /// Parses a line.
    pub(super) fn read(line: &'a str) -> Result<Self, String> {
        let object: Object<'a> = serde_json::from_str(line).map_err(|reason| match reason.classify() {
            serde_json::error::Category::Data => format!("request must be a JSON object: {reason}"),
            _ => format!("line is not valid JSON: {reason}"),
        })?;
        let mut request = Self { id: None, fields: object.0 };
        request.id = request.take("id");
        Ok(request)
    }

    /// The id, verbatim, to be echoed.
    pub(super) fn id(&self) -> &'a str {
        self.id.unwrap_or("null")
    }

    /// An optional field; null counts as missing.
    pub(super) fn optional<T: DeserializeOwned>(&mut self, name: &str, what: &str) -> Result<Option<T>, String> {
        let Some(text) = self.take(name) else { return Ok(None) };
        serde_json::from_str(text).map_err(|_| format!("`{name}` must be {what}, not {}", truncated(text)))
    }

    /// A required field.
    pub(super) fn required<T: DeserializeOwned>(&mut self, name: &str, what: &str) -> Result<T, String> {
        let text = self.raw(name)?;
        serde_json::from_str(text).map_err(|_| format!("`{name}` must be {what}, not {}", truncated(text)))
    }

    /// The seed, or a random one.
    pub(super) fn seed(&mut self) -> Result<u64, String> {
        Ok(self.optional("seed", "a whole number from 0 to 2^64 - 1")?.unwrap_or_else(seed::random))
    }

    /// An optional structured field, with serde's error message; null counts as missing.
    pub(super) fn document<T: DeserializeOwned>(&mut self, name: &str) -> Result<Option<T>, String> {
        let Some(text) = self.take(name) else { return Ok(None) };
        serde_json::from_str(text).map_err(|reason| format!("`{name}`: {reason}"))
    }

    /// The JSON text of a required field.
    pub(super) fn raw(&mut self, name: &str) -> Result<&'a str, String> {
        self.take(name).ok_or_else(|| format!("missing field `{name}`"))
    }

    /// Rejects leftover fields: ignoring a misspelt one would silently do something else.
    pub(super) fn finish(self) -> Result<(), String> {
        match self.fields.first() {
            None => Ok(()),
            Some((name, _)) => Err(format!("unknown or repeated field `{name}`")),
        }
    }

    fn take(&mut self, name: &str) -> Option<&'a str> {
        let at = self.fields.iter().position(|(other, _)| other == name)?;
        Some(self.fields.remove(at).1)
    }
}

/// A value as messages quote it.
fn truncated(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The fields of a JSON object, unparsed.
struct Object<'a>(Vec<(String, &'a str)>);

impl<'de> Deserialize<'de> for Object<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = Object<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, &RawValue>()? {
                    fields.push((name, value.get()));
                }
                Ok(Object(fields))
            }
        }
        deserializer.deserialize_map(Fields)
    }
}

/// Options, given as an object or as text (docs/notation.md), kept as text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct OptionsDoc(pub(super) String);

/// A value of an option; `true` and `false` mean `yes` and `no`.
#[derive(Deserialize)]
#[serde(untagged, expecting = "an option must be a text, a whole number, true or false")]
enum OptionValue {
    Flag(bool),
    Number(i64),
    Text(String),
}

impl<'de> Deserialize<'de> for OptionsDoc {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Options;
        impl<'de> Visitor<'de> for Options {
            type Value = OptionsDoc;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(r#"an object like {"church":4} or a text like "church=4""#)
            }

            fn visit_unit<E>(self) -> Result<OptionsDoc, E> {
                Ok(OptionsDoc::default())
            }

            fn visit_str<E>(self, text: &str) -> Result<OptionsDoc, E> {
                Ok(OptionsDoc(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<OptionsDoc, A::Error> {
                let mut text = String::new();
                while let Some((name, value)) = map.next_entry::<String, OptionValue>()? {
                    let value = match value {
                        OptionValue::Flag(true) => "yes".to_owned(),
                        OptionValue::Flag(false) => "no".to_owned(),
                        OptionValue::Number(number) => number.to_string(),
                        OptionValue::Text(text) => text,
                    };
                    let option = format!("{name}={value}");
                    // A space would smuggle in another option.
                    if option.contains(char::is_whitespace) {
                        return Err(A::Error::custom(format!("`{option}` is not an option: it contains a space")));
                    }
                    text = text + &option + " ";
                }
                Ok(OptionsDoc(text))
            }
        }
        deserializer.deserialize_any(Options)
    }
}

/// The fields of an answer after `id` and `ok`.
#[derive(Debug, Default)]
pub(super) struct Body(String);

impl Body {
    pub(super) fn put(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Result<(), String> {
        let value = serde_json::to_string(value).map_err(|reason| format!("`{name}` cannot be written: {reason}"))?;
        self.0 += &format!(r#","{name}":{value}"#);
        Ok(())
    }

    /// The fields as JSON, each preceded by a comma.
    pub(super) fn text(&self) -> &str {
        &self.0
    }
}
