//! The rules of the Caylus family of board games.
//!
//! Every game implements [`Game`]: Caylus is [`classic::Classic`], Magna Carta [`magna_carta::MagnaCarta`], Caylus 1303
//! [`y1303::Caylus1303`]. A game is a small `Copy` value. Nothing here does I/O, reads a clock or allocates while playing.
//!
//! ```
//! use caylus_rules::classic::{Classic, Move, Options};
//! use caylus_rules::record::Record;
//! use caylus_rules::{Game, MoveList};
//!
//! // Set up a game for three from a seed, and list the legal moves.
//! let mut game = Classic::new(3, &Options::default(), 42, &mut ())?;
//! let mut moves = MoveList::new();
//! game.legal_moves(&mut moves);
//! assert!(moves.contains(&"pass".parse()?));
//!
//! // Play a move and collect what happens. Illegal moves are refused with a reason and the rule.
//! let mut events = Vec::new();
//! game.apply("place r1".parse::<Move>()?, &mut events)?;
//! assert!(!events.is_empty());
//! let refused = game.apply("place r1".parse::<Move>()?, &mut ()).unwrap_err();
//! assert_eq!(refused.rule, "C2.4");
//!
//! // A view holds what a player, or a spectator, may know.
//! let view = game.view(game.to_act());
//! assert_eq!(Classic::determinize(&view, 0).decision(), game.decision());
//!
//! // A record is the game as text; reading it plays it again.
//! let mut record = Record::<Classic>::new(3, &Options::default(), 42, &mut ())?;
//! record.play("place r1".parse()?, &mut ())?;
//! assert_eq!(Record::<Classic>::read(&record.to_string())?.game(), &game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Errors are data ([`Coded`]): their `Display` shows codes and arguments; `caylus-words` has the sentences.
//!
//! Caylus is the work of William Attia, its artists and publishers. This is an unofficial edition.

pub mod classic;
pub mod facts;
pub mod family;
mod game;
pub mod magna_carta;
pub mod options;
pub mod parts;
pub mod perft;
pub mod reason;
pub mod record;
mod reveals;
#[cfg(feature = "ts")]
pub mod schemas;
#[cfg(feature = "ts")]
pub mod typescript;
pub mod y1303;

pub use game::{
    Game, IllegalMove, MAX_MOVES, MoveList, Outcome, ParseMoveError, PositionError, Score, Scores, SetupError, Sink,
};
pub(crate) use game::{list_moves, refuse, require};
pub use options::OptionError;
pub use reason::{Coded, ParseReason, Reason};
pub use reveals::reveals;
