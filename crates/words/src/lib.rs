//! All texts about the games, in English and French.
//!
//! The texts are Fluent files in `texts/LANGUAGE`; their ids come from the notation, as in `classic-tile-stone-bank`. [`Words`]
//! holds the texts of one language, [`Told`] words a game's questions, moves and events, and [`Words::error`] its errors.
//!
//! ```
//! use caylus_rules::classic::{Classic, Options};
//! use caylus_rules::record::Record;
//! use caylus_rules::{Game, MoveList};
//! use caylus_words::{Lang, Names, Told, Viewer, Words, chronicle};
//!
//! let mut record = Record::<Classic>::new(2, &Options::default(), 7, &mut ())?;
//! let game = *record.game();
//! let mut moves = MoveList::new();
//! game.legal_moves(&mut moves);
//!
//! // The question and every move explained, in both languages.
//! for lang in Lang::ALL {
//!     let words = Words::of(lang);
//!     let names = Names::of(words, &record);
//!     println!("{}", game.question(words));
//!     for chosen in &moves {
//!         println!("{chosen}: {}", game.explain(words, &names, *chosen));
//!     }
//! }
//! let (english, french) = (Words::of(Lang::English), Words::of(Lang::French));
//! assert_ne!(game.question(english), game.question(french));
//!
//! // Why a move is not legal.
//! let refused = game.check("place r12".parse()?).unwrap_err();
//! assert_eq!(english.error(&refused), "there is no building on r12 (C2.4)");
//! assert_eq!(french.error(&refused), "il n’y a pas de bâtiment en r12 (C2.4)");
//!
//! // The log of a record.
//! record.play("pass".parse()?, &mut ())?;
//! for entry in chronicle(french, &record, &Names::of(french, &record), Viewer::Spectator) {
//!     println!("{}", entry.lines());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
