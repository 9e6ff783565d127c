//! All texts about the games, in English and French.
//!
//! The texts are Fluent files in `texts/LANGUAGE`; their ids come from the notation, as in `classic-tile-stone-bank`. [`Worded`]
//! says what a game's questions, moves and events mean as [`Message`]s without a language, [`refusal`] does so for its errors, and
//! [`Words`] renders messages in one language.
//!
//! ```
//! use caylus_rules::classic::{Classic, Options};
//! use caylus_rules::record::Record;
//! use caylus_rules::{Game, MoveList};
//! use caylus_words::{Lang, Names, Viewer, Worded, Words, full_log};
//!
//! let mut record = Record::<Classic>::new(2, &Options::default(), 7, &mut ())?;
//! let game = *record.game();
//! let mut moves = MoveList::new();
//! game.legal_moves(&mut moves);
//!
//! // The question and every move explained, in both languages.
//! let question = game.question().expect("the game is not over");
//! for lang in Lang::ALL {
//!     let words = Words::of(lang);
//!     let names = Names::of(words, &record);
//!     println!("{}", words.render(&question, &names));
//!     for chosen in &moves {
//!         println!("{chosen}: {}", game.choice(*chosen).line(words, &names));
//!     }
//! }
//! let (english, french) = (Words::of(Lang::English), Words::of(Lang::French));
//!
//! // Why a move is not legal.
//! let refused = game.check("place r12".parse()?).unwrap_err();
//! assert_eq!(english.error(&refused), "there is no building on r12 (C2.4)");
//! assert_eq!(french.error(&refused), "il n’y a pas de bâtiment en r12 (C2.4)");
//!
//! // The log of a record.
//! record.play("pass".parse()?, &mut ())?;
//! let names = Names::of(french, &record);
//! for entry in full_log(&record, Viewer::Spectator) {
//!     println!("{}", entry.render(french, &names).lines());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choice;
pub mod classic;
mod effects;
mod errors;
mod expected;
mod lang;
mod log;
pub mod magna_carta;
mod message;
mod names;
mod phrases;
mod render;
mod result;
mod table;
pub mod text;
mod viewer;
mod worded;
mod words;
pub mod y1303;

pub use choice::Choice;
pub use errors::refusal;
pub use expected::{Expected, expected};
pub use lang::{Lang, UnknownLang};
pub use log::{Clause, Log, LogEntry, LogText, full_log, set_up_events};
pub use message::{Arg, Join, Message, Noun, TYPESCRIPT};
pub use names::Names;
pub use result::result;
pub use viewer::Viewer;
pub use worded::{Phrase, Secrets, Worded};
pub use words::{Value, Values, Words};

#[cfg(test)]
mod tests;
