//! Schemas for the OpenAPI document, where the Rust type does not say all: names from a list, texts of limited length, numbers in a range.

use caylus_bots::Level;
use caylus_rules::family::GameName;
use utoipa::openapi::{ObjectBuilder, Type};

/// Declares types that stand for schemas, for `#[schema(value_type = …)]`.
#[macro_export]
macro_rules! schemas {
    ($($(#[doc = $about:literal])+ $visible:vis $name:ident = $schema:expr;)*) => {
        $($(#[doc = $about])+
        #[derive(Debug)]
        $visible struct $name;

        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let about = [$($about),+].map(str::trim).join(" ");
                $schema.description(Some(about)).into()
            }
        }

        impl utoipa::ToSchema for $name {})*
    };
}

/// Declares types that refer to schemas of the same name. They are generated from the TypeScript types.
macro_rules! generated {
    ($($(#[doc = $about:literal])+ $name:ident;)*) => {
        $($(#[doc = $about])+
        #[derive(Debug)]
        pub struct $name;

        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                utoipa::openapi::Ref::from_schema_name(stringify!($name)).into()
            }
        }

        impl utoipa::ToSchema for $name {})*
    };
}

generated! {
    /// A view of any game.
    View;
    /// A decision of any game, or null.
    Decision;
    /// An event of any game.
    Event;
    /// A text with its arguments.
    Message;
    /// An entry of the log, as messages.
    LogEntry;
    /// A legal move, as messages.
    Choice;
    /// What changed in a document.
    Patch;
}

schemas! {
    /// The name of a game.
    pub Game = one_of(GameName::ALL.iter().map(|game| game.name()));
    /// The level of a bot.
    pub BotLevel = one_of(Level::ALL.map(Level::name));
}

/// One of these texts.
pub fn one_of(values: impl IntoIterator<Item = &'static str>) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(values))
}

/// A text of `least` to `most` characters.
pub fn text(least: usize, most: usize) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).min_length(Some(least)).max_length(Some(most))
}

/// A text that matches a regular expression.
pub fn pattern(pattern: &str) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern))
}

/// A whole number from `least` to `most`.
pub fn number(least: u32, most: u32) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(least)).maximum(Some(most))
}
