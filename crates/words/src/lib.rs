//! Everything the project says about the games, in every language it speaks.
//!
//! The texts are Fluent files in `texts/LANGUAGE`; their ids come from the notation, as in `classic-tile-stone-bank`. What is said
//! when is decided here: [`Told`] is what a game says of itself, [`Words`] gives the texts of one language.

pub mod classic;
mod errors;
mod expected;
mod goods;
mod lang;
mod log;
pub mod magna_carta;
mod names;
mod noun;
mod phrases;
mod result;
mod table;
pub mod text;
mod told;
mod viewer;
mod words;
pub mod y1303;

pub use expected::{Expected, expected};
pub use lang::{Lang, UnknownLang};
pub use log::{Entry, Log, chronicle, set_up_events};
pub use names::Names;
pub use noun::Noun;
pub use result::result;
pub use told::{Said, Secrets, Told};
pub use viewer::Viewer;
pub use words::{Value, Values, Words};

#[cfg(test)]
mod tests;
